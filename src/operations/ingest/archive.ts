import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ReleaseProvenance } from '../../store/releases.ts'

/** What a release says of a publisher's bytes. */
export interface FileFacts {
  readonly name: string
  readonly sha256: string
  readonly bytes: number
  /** Where these bytes were fetched from the first time, unless someone brought them. */
  readonly retrieved_from: ReleaseProvenance['retrieved_from']
}

/** A publisher's bytes beside the archive: no one changes them while they are read, and nothing stays unless it is kept. */
export interface ReceivedFile extends FileFacts {
  readonly location: string
  /** Moves the bytes into the archive. They can no longer be read from `location`. */
  keep(): Promise<void>
  /** Removes bytes that were not kept. */
  remove(): Promise<void>
}

/**
 * Copies a file beside the archive. Kept, it is there under its SHA-256 with a sidecar that says where and when it was
 * obtained. It is whole or absent: it is written aside, synced and renamed.
 */
export async function receiveFile(
  archive: string,
  location: string,
  facts: { readonly retrieved_on: string; readonly url?: string; readonly mirror?: string },
): Promise<ReceivedFile> {
  const name = path.basename(location)
  await mkdir(archive, { recursive: true })
  const aside = path.join(archive, `${INCOMING}${randomBytes(6).toString('hex')}`)
  try {
    const hash = createHash('sha256')
    await pipeline(
      createReadStream(location),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(aside),
    )
    const sha256 = hash.digest('hex')
    const { size: bytes, mtimeMs: now } = await stat(aside)
    await removeLeftovers(archive, now)
    const target = path.join(archive, sha256)
    const origin = path.join(target, 'origin.json')
    const beside = await readSidecar(path.join(path.dirname(location), ORIGIN_BESIDE))
    const obtained = facts.url === undefined && beside.sha256 === sha256 ? { ...beside, ...facts } : facts
    const retrieved_from = retrieval(obtained) ?? retrieval(await readSidecar(origin))
    return {
      name,
      location: aside,
      sha256,
      bytes,
      retrieved_from,
      async keep() {
        await sync(aside)
        await mkdir(target, { recursive: true })
        await rename(aside, path.join(target, 'bytes'))
        const sidecar = { ...obtained, file_name: name, sha256, bytes }
        await writeFile(origin, `${JSON.stringify(sidecar, null, 2)}\n`, { flag: 'wx' }).catch(ignoreExisting)
      },
      remove: () => rm(aside, { force: true }),
    }
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Beside a file that an update left for a person: where it was fetched. It counts for those very bytes alone. */
export const ORIGIN_BESIDE = '.origin.json'

const INCOMING = '.incoming-'
/** No load takes a day: what is older was left by a process that was killed. */
const LEFT_AFTER_MS = 86_400_000

async function removeLeftovers(archive: string, now: number): Promise<void> {
  for (const name of await readdir(archive)) {
    if (!name.startsWith(INCOMING)) continue
    const location = path.join(archive, name)
    const facts = await stat(location).catch(() => undefined)
    if (facts !== undefined && now - facts.mtimeMs > LEFT_AFTER_MS) await rm(location, { force: true })
  }
}

const retrieval = ({ url, mirror }: { readonly url?: string; readonly mirror?: string }) =>
  url === undefined ? undefined : { url, mirror: mirror ?? null }

interface Sidecar {
  readonly sha256?: string
  readonly url?: string
  readonly mirror?: string
}

/** Empty where there is none, or where a process that was killed wrote it in part. */
async function readSidecar(location: string): Promise<Sidecar> {
  try {
    return JSON.parse(await readFile(location, 'utf8')) as Sidecar
  } catch {
    return {}
  }
}

async function sync(location: string): Promise<void> {
  const handle = await open(location, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The sidecar tells of the first time that these bytes were obtained. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
