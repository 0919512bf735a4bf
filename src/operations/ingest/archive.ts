import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ReleaseProvenance } from '../../store/releases.ts'

/** A publisher's bytes in the archive, before anything is read from them. */
export interface ArchivedFile {
  readonly name: string
  readonly location: string
  readonly sha256: string
  readonly bytes: number
  /** Where these bytes were fetched from the first time, unless somebody brought them. */
  readonly retrieved_from: ReleaseProvenance['retrieved_from']
}

/**
 * Copies a file into the archive under its SHA-256 and writes a sidecar with where and when it was obtained. The copy
 * is whole or absent: it is written aside, synced and renamed. A file that is there already is left as it is.
 */
export async function archiveFile(
  archive: string,
  location: string,
  facts: { readonly retrieved_on: string; readonly url?: string; readonly mirror?: string },
): Promise<ArchivedFile> {
  const name = path.basename(location)
  await mkdir(archive, { recursive: true })
  const aside = path.join(archive, `.incoming-${randomBytes(6).toString('hex')}`)
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
    const bytes = (await stat(aside)).size
    const target = path.join(archive, sha256)
    await sync(aside)
    await mkdir(target, { recursive: true })
    await rename(aside, path.join(target, 'bytes'))
    const sidecar = { file_name: name, sha256, bytes, ...facts }
    const origin = path.join(target, 'origin.json')
    await writeFile(origin, `${JSON.stringify(sidecar, null, 2)}\n`, { flag: 'wx' }).catch(ignoreExisting)
    const retrieved_from = retrieval(facts) ?? retrieval(await readSidecar(origin))
    return { name, location: path.join(target, 'bytes'), sha256, bytes, retrieved_from }
  } finally {
    await rm(aside, { force: true })
  }
}

const retrieval = ({ url, mirror }: { readonly url?: string; readonly mirror?: string }) =>
  url === undefined ? undefined : { url, mirror: mirror ?? null }

/** Empty for one that a process which was killed wrote in part. */
async function readSidecar(location: string): Promise<{ readonly url?: string; readonly mirror?: string }> {
  try {
    return JSON.parse(await readFile(location, 'utf8')) as { url?: string; mirror?: string }
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
