import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '../../../errors.ts'

/** What is read stays below it in memory by far; larger files belong to several imports. */
export const MOST_IMPORT_BYTES = 50 * 1024 * 1024
const ABANDONED_AFTER_MS = 60 * 60 * 1000

export interface SpooledFile {
  readonly location: string
  readonly bytes: number
  readonly sha256: string
  discard(): Promise<void>
}

/** Writes a body to the disk as it comes, so that the process that reads it finds it there. Nothing of it stays. */
export async function spoolImport(
  home: string,
  body: AsyncIterable<Uint8Array>,
  now: number,
): Promise<SpooledFile> {
  const folder = path.join(home, 'imports')
  await mkdir(folder, { recursive: true })
  await sweep(folder, now)
  const location = path.join(folder, randomBytes(8).toString('hex'))
  const discard = (): Promise<void> => rm(location, { force: true })
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > MOST_IMPORT_BYTES) return done(tooLarge())
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(body, counted, createWriteStream(location, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await discard()
    throw error
  }
  return { location, bytes, sha256: hash.digest('hex'), discard }
}

export const tooLarge = (): ServiceError =>
  new ServiceError(
    'payload_too_large',
    'The file is larger than 50 MB, which is the most that is imported at once.',
    {
      hint: 'Split it: a meter file by meters, a spreadsheet by sites.',
    },
  )

/** Removes what an import left behind whose process was ended. */
async function sweep(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const location = path.join(folder, name)
    const found = await stat(location).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < now - ABANDONED_AFTER_MS) await rm(location, { force: true })
  }
}
