import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ServiceError } from '../../errors.ts'
import { writeArriving } from '../write-arriving.ts'

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

/** Writes a body to the disk as it comes: a file of several hundred megabytes is never in memory as a whole. */
export async function receiveBytes(
  home: string,
  body: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Received> {
  const aside = path.join(folderOf(home), `${INCOMING}${randomBytes(8).toString('hex')}`)
  const { bytes, sha256 } = await writeArriving(aside, body, { most, tooLarge: () => tooLarge(most) })
  return {
    bytes,
    sha256,
    discard: () => rm(aside, { force: true }),
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
    `The file is larger than ${Math.floor(most / 1_048_576)} MB, the most that the desk accepts.`,
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
