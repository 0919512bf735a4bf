import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { EXIT, OperatorError } from '../../errors.ts'

const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
const name = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,62}$' })

/** manifest.json of a backup: what every file must be, and what every table must come out as. */
const backupManifest = Type.Object({
  schema: Type.Literal('southerly/backup/1'),
  made_at: Type.String(),
  engine: Type.Enum(['embedded', 'postgres']),
  migrations: Type.Array(Type.Object({ name: Type.String(), sha256 })),
  tables: Type.Array(
    Type.Object({
      name,
      columns: Type.Array(name),
      rows: Type.Integer({ minimum: 0 }),
      sha256_sum: sha256,
      file_sha256: sha256,
      bytes: Type.Integer(),
    }),
  ),
  sequences: Type.Array(
    Type.Object({ name, last_value: Type.String({ pattern: '^[0-9]+$' }), is_called: Type.Boolean() }),
  ),
  /** Files with secrets that are beside the tables, by the name that they have in a home. */
  private_files: Type.Array(Type.String({ pattern: '^(?:secret|local-key|keys/[\\w.-]+\\.pem)$' })),
  /** SHA-256 of each of them; backups that are not signed lack it. */
  private_file_hashes: Type.Optional(Type.Record(Type.String(), sha256)),
})
export type BackupManifest = Static<typeof backupManifest>
const manifestCheck = Compile(backupManifest)

export const MANIFEST = 'manifest.json'
export const tableFile = (directory: string, table: string): string =>
  path.join(directory, 'tables', `${table}.csv.gz`)

/** Reads a manifest; a directory that is none, or half of one, is told apart from a damaged one. */
export async function readManifest(directory: string): Promise<BackupManifest> {
  const file = path.join(directory, MANIFEST)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${directory} is not a backup: it has no ${MANIFEST}`, {
      hint: 'Name the directory that `southerly backup` wrote. One that ends in .writing was not finished.',
      exitCode: EXIT.notFound,
    })
  })
  const manifest = parsed(text)
  if (manifestCheck.Check(manifest)) return manifest
  const [fault] = manifestCheck.Errors(manifest)
  throw new OperatorError(
    `${file} is damaged, or of another version: ${fault?.instancePath ?? ''} ${fault?.message ?? 'no JSON'}`,
    { hint: 'Restore from another backup.', exitCode: EXIT.badInput },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** SHA-256 of a small file; undefined where there is none. */
export async function fileHash(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes === undefined ? undefined : createHash('sha256').update(bytes).digest('hex')
}

/** Writes pieces of text into a compressed file. `end` answers its size and hash. */
export function writeTableFile(file: string): {
  write(csv: string): Promise<void>
  end(): Promise<{ readonly file_sha256: string; readonly bytes: number }>
} {
  const hash = createHash('sha256')
  let bytes = 0
  const gzip = createGzip({ level: 1 })
  const counted = new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const written = pipeline(gzip, counted, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }))
  // Awaited at the end; a failure before is told by the next piece.
  written.catch((error: unknown) => gzip.destroy(error instanceof Error ? error : undefined))
  return {
    async write(csv) {
      if (!gzip.write(csv)) await new Promise((resolve) => gzip.once('drain', resolve))
    },
    async end() {
      gzip.end()
      await written
      return { file_sha256: hash.digest('hex'), bytes }
    },
  }
}

/** The text of a table's file. One whose bytes are not those of the manifest ends in an error. */
export async function* readTableFile(
  file: string,
  expected: string,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const raw = createReadStream(file)
  raw.on('data', (chunk) => {
    hash.update(chunk)
    onBytes(chunk.length)
  })
  const text = raw.pipe(createGunzip())
  raw.on('error', (error) => text.destroy(error))
  try {
    for await (const chunk of Readable.from(text)) yield chunk as Uint8Array
    await finished(raw)
  } catch (error) {
    throw damaged(file, error)
  }
  if (hash.digest('hex') !== expected) throw damaged(file)
}

const damaged = (file: string, cause?: unknown): OperatorError =>
  new OperatorError(`${file} is not the file that the backup was made with`, {
    hint: 'Nothing was restored. The file is damaged or was changed: restore from another backup.',
    exitCode: EXIT.verificationFailed,
    ...(cause === undefined ? {} : { cause }),
  })
