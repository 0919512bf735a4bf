import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { streamZip } from '../../../sources/formats/zip/zip-stream.ts'
import type { InputFile } from '../../../sources/input-file.ts'

/** A year of climate grids is some gigabytes; no publisher's archive has a thousand files. */
const LIMITS = { entries: 1000, totalBytes: 8 * 1024 ** 3, ratio: 200 }

/**
 * Writes the entries of an archive into a folder under their own names and says where they lie. Names that leave the folder,
 * encrypted entries and decompression bombs are refused; so is an archive that does not match its own check sums.
 */
export async function unpackArchive(file: InputFile, into: string): Promise<string[]> {
  const written: string[] = []
  for await (const entry of streamZip(file, LIMITS)) {
    const location = path.join(into, ...entry.name.split('/'))
    await mkdir(path.dirname(location), { recursive: true })
    await pipeline(entry.stream(), createWriteStream(location, { flags: 'wx' }))
    written.push(location)
  }
  return written
}
