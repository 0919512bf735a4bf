import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { isZip } from './zip.ts'
import { streamZip } from './zip-stream.ts'

/** A text file to be streamed, be it the file itself or one inside an archive. */
export interface PackedFile {
  /** Name for errors: of the entry, within its archive. */
  readonly name: string
  stream(): AsyncIterable<Uint8Array>
}

/** The file itself, or, when it is an archive, its entries whose names fit. Read each before asking for the next. */
export async function* unpack(file: InputFile, wanted: RegExp): AsyncGenerator<PackedFile> {
  const start = await firstBytes(file)
  if (!isZip(start)) {
    yield { name: file.name, stream: () => file.stream() }
    return
  }
  let found = 0
  for await (const entry of streamZip(file)) {
    if (!wanted.test(entry.name)) continue
    found += 1
    yield { name: `${file.name}/${entry.name}`, stream: () => entry.stream() }
  }
  if (found === 0)
    throw new ReadError({
      file: file.name,
      problem: 'is an archive without the files of this source',
      expected: `entries named like ${wanted.source}`,
    })
}

async function firstBytes(file: InputFile): Promise<Uint8Array> {
  for await (const chunk of file.stream()) return chunk.subarray(0, 4)
  return new Uint8Array()
}
