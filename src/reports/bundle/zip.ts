import { crc32 } from 'node:zlib'
import { deflateSync } from 'fflate'
import { BUNDLE_FILES, MANIFEST_NAME } from './files.ts'

/** A file as the ZIP holds it. */
export interface PackedFile {
  readonly name: string
  readonly size: number
  readonly crc: number
  readonly isDeflated: boolean
  readonly bytes: Uint8Array
}

/** Compressed already: a second time costs more than it spares. */
const STORED = /\.(?:pdf|xlsx)$/

/** By a library of a fixed version and not by zlib, whose bytes differ between versions of Node. Its name must be ASCII. */
export function packFile(name: string, bytes: Uint8Array): PackedFile {
  const isDeflated = !STORED.test(name)
  const packed = isDeflated ? deflateSync(bytes, { level: 6 }) : bytes
  return { name, size: bytes.length, crc: crc32(bytes), isDeflated, bytes: packed }
}

/** 1 January 1980, the first day that a ZIP can say: it keeps local time without a zone. */
const FIRST_DAY = 0x0021_0000
/** Of the format that is needed to read it: 2.0. */
const VERSION = 20
const LOCAL_MARK = Buffer.of(0x50, 0x4b, 3, 4)
/** With the version of the format that it was written in. */
const CENTRAL_MARK = Buffer.of(0x50, 0x4b, 1, 2, VERSION, 0)
/** Comment, disk, attributes and offset of the file. */
const CENTRAL_REST = 14
const OFFSET_AT = 42
const END_BYTES = 22

/** The files as one ZIP, in their fixed order. */
export function zipBundle(packed: readonly PackedFile[]): Uint8Array {
  const byName = new Map(packed.map((file) => [file.name, file]))
  return zipFiles(
    [...BUNDLE_FILES.map(({ name }) => name), MANIFEST_NAME].flatMap((name) => byName.get(name) ?? []),
  )
}

/**
 * The files as one ZIP, in this order and with fixed times. Written here because no library takes files that are compressed
 * already: most of a bundle is packed while its last file is still being made.
 */
export function zipFiles(files: readonly PackedFile[]): Uint8Array {
  const contents: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name, 'ascii')
    const facts = factsOf(file)
    const local = Buffer.concat([LOCAL_MARK, facts, name])
    const central = Buffer.concat([CENTRAL_MARK, facts, Buffer.alloc(CENTRAL_REST), name])
    central.writeUInt32LE(offset, OFFSET_AT)
    contents.push(local, file.bytes)
    directory.push(central)
    offset += local.length + file.bytes.length
  }
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...contents, ...directory, end]))
}

/** What both headers of a file say, from the version needed to the length of extra fields. */
function factsOf({ name, size, crc, isDeflated, bytes }: PackedFile): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(isDeflated ? 8 : 0, 4)
  facts.writeUInt32LE(FIRST_DAY, 6)
  facts.writeUInt32LE(crc, 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}
