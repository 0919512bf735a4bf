import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { ServiceError } from '../../../errors.ts'
import { arrivingName, sweepArriving } from '../../arriving-files.ts'
import { writeArriving } from '../../write-arriving.ts'

/** What is read stays below it in memory by far; larger files belong to several imports. */
const MEGABYTE = 1024 * 1024
export const MOST_IMPORT_BYTES = 50 * MEGABYTE
/** A million lines of activity: they are read as a stream. */
export const MOST_LEDGER_BYTES = 200 * MEGABYTE

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
  most = MOST_IMPORT_BYTES,
): Promise<SpooledFile> {
  const folder = folderOf(home)
  await mkdir(folder, { recursive: true })
  const location = path.join(folder, arrivingName())
  const written = await writeArriving(location, body, { most, tooLarge: () => tooLarge(most) })
  return { location, ...written, discard: () => rm(location, { force: true }) }
}

export const tooLarge = (most: number): ServiceError =>
  new ServiceError(
    'payload_too_large',
    `The file is larger than ${most / MEGABYTE} MB, which is the most that is imported at once.`,
    {
      hint: 'Split it: a meter file by meters, a spreadsheet by sites or months.',
    },
  )

/** Removes what an import left behind whose process was ended. Answers how many. */
export const sweepImports = (home: string, now?: number): Promise<number> =>
  sweepArriving(folderOf(home), now)

const folderOf = (home: string): string => path.join(home, 'imports')
