import { Buffer } from 'node:buffer'
import { crc32, inflateRawSync } from 'node:zlib'
import { fileInMemory, type InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import {
  readZipDirectory,
  refuseOtherMethods,
  refuseUnsafeName,
  refuseZipBomb,
  STORED,
  ZIP_LIMITS,
  type ZipEntryFacts,
  type ZipLimits,
} from './zip-directory.ts'

/** An archive small enough to keep: its entries by name, each inflated when asked for. */
export interface ZipArchive {
  readonly names: readonly string[]
  /** Inflates one entry and checks its size and check sum. */
  open(name: string): InputFile
}

const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30

export const isZip = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5)

/** Opens an archive that fits in memory. Folders are left out; limits are checked before anything is inflated. */
export async function openZip(file: InputFile, limits: ZipLimits = ZIP_LIMITS): Promise<ZipArchive> {
  const content = await file.bytes()
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const all = readZipDirectory(file.name, bytes)
  refuseZipBomb(file.name, all, limits)
  const entries = new Map<string, ZipEntryFacts>()
  for (const entry of all.filter(({ name }) => !name.endsWith('/'))) {
    refuseUnsafeName(file.name, entry.name)
    if (entries.has(entry.name))
      throw new ReadError({ file: file.name, value: entry.name, problem: 'is in the archive twice' })
    entries.set(entry.name, entry)
  }
  return {
    names: [...entries.keys()],
    open: (name) => {
      const entry = entries.get(name)
      if (entry === undefined)
        throw new ReadError({
          file: file.name,
          value: name,
          problem: 'is not in the archive',
          expected: `one of ${[...entries.keys()].slice(0, 10).join(', ')}`,
        })
      return fileInMemory(`${file.name}/${name}`, inflateEntry(file.name, bytes, entry))
    },
  }
}

/** The content of one entry, which must be as long as declared and have its check sum. */
export function inflateEntry(fileName: string, archive: Buffer, entry: ZipEntryFacts): Uint8Array {
  const fault = (problem: string): ReadError => new ReadError({ file: fileName, at: entry.name, problem })
  if (
    entry.offset + LOCAL_HEADER_BYTES > archive.length ||
    archive.readUInt32LE(entry.offset) !== LOCAL_HEADER
  )
    throw fault('does not begin where the directory says; the archive is damaged')
  const start =
    entry.offset +
    LOCAL_HEADER_BYTES +
    archive.readUInt16LE(entry.offset + 26) +
    archive.readUInt16LE(entry.offset + 28)
  const packed = archive.subarray(start, start + entry.compressedBytes)
  refuseOtherMethods(fileName, entry.name, entry.method)
  const content = entry.method === STORED ? packed : inflateAtMost(packed, entry.bytes, fault)
  if (content.length !== entry.bytes || crc32(content) !== entry.crc32)
    throw fault('does not match its check sum; the archive is damaged')
  return content
}

function inflateAtMost(packed: Buffer, bytes: number, fault: (problem: string) => ReadError): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw fault(
      code === 'ERR_BUFFER_TOO_LARGE'
        ? 'decompresses to more than it declares, which looks like a decompression bomb'
        : 'cannot be decompressed; the archive is damaged',
    )
  }
}
