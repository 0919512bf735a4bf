import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '../../errors.ts'

/** $SOUTHERLY_HOME/desk: a folder for each file, and what is being received. */
const folderOf = (home: string): string => path.join(home, 'desk')
const INCOMING = 'incoming-'

/** Where the bytes of a file lie, under the name that the publisher gave them. */
export const deskLocation = (home: string, file: { readonly id: string; readonly file_name: string }) =>
  path.join(folderOf(home), file.id, file.file_name)

export interface Received {
  readonly bytes: number
  readonly sha256: string
  /** Puts the bytes in their place. */
  keep(file: { readonly id: string; readonly file_name: string }): Promise<void>
  /** Removes them, unless they were kept. */
  discard(): Promise<void>
}

/** Writes a body to the disk as it comes: a file of several hundred megabytes never lies in memory. */
export async function receiveBytes(
  home: string,
  body: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Received> {
  await mkdir(folderOf(home), { recursive: true })
  const aside = path.join(folderOf(home), `${INCOMING}${randomBytes(8).toString('hex')}`)
  const discard = (): Promise<void> => rm(aside, { force: true })
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) return done(tooLarge(most))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(body, counted, createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    await discard()
    throw error
  }
  return {
    bytes,
    sha256: hash.digest('hex'),
    discard,
    async keep(file) {
      const location = deskLocation(home, file)
      await mkdir(path.dirname(location))
      await rename(aside, location)
    },
  }
}

export const tooLarge = (most: number): ServiceError =>
  new ServiceError(
    'payload_too_large',
    `The file is larger than ${Math.floor(most / 1_048_576)} MB, which is the most that the desk takes.`,
    {
      hint: 'Load it with `southerly ingest` on the machine of the service, or raise SOUTHERLY_DESK_FILE_MB.',
    },
  )

export const removeBytes = (home: string, id: string): Promise<void> =>
  rm(path.join(folderOf(home), id), { recursive: true, force: true })

/** Whatever is in the desk folder and has not been touched since `before`: uploads that broke off, and folders of files by their ids. */
export async function oldEntries(home: string, before: number): Promise<readonly string[]> {
  const names = await readdir(folderOf(home)).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const found = await stat(path.join(folderOf(home), name)).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < before) old.push(name)
  }
  return old
}

export const isIncoming = (name: string): boolean => name.startsWith(INCOMING)
