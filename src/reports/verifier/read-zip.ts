import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableBundle } from './verification.ts'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_SIZE = 22
/** 1 January 1980, midnight, as ZIP writes it: a bundle carries no time. */
const NO_TIME = 0x00210000
/** Far above any bundle, which has some megabytes: a ZIP that claims more is refused before memory is taken. */
const MOST_FILES = 64
export const MOST_BYTES = 256 * 1024 * 1024
/** How far from its end other programs look for the end record of a ZIP: the longest comment. */
const LONGEST_COMMENT = 0xffff

export interface ReadZip {
  /** In the order in which they stand. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Bytes of the container that are not as a bundle has them; the files may be whole anyway. */
  readonly faults: readonly string[]
}

/** Undefined where the bytes are no ZIP at all; whoever asks next says why. */
export function readIfZip(bytes: Uint8Array): ReadZip | undefined {
  try {
    return readZip(bytes)
  } catch (error) {
    if (error instanceof UnreadableBundle) return undefined
    throw error
  }
}

/** Reads a ZIP strictly: every byte of the container is looked at, not only those that are needed to unpack it. */
export function readZip(bytes: Uint8Array, mostFiles = MOST_FILES): ReadZip {
  if (bytes.length > MOST_BYTES) throw new UnreadableBundle(`it has ${bytes.length} bytes`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const faults: string[] = []
  const after = bytes.length - end - END_SIZE
  if (after > 0) faults.push(`${after} bytes follow after the end of the ZIP`)
  const expect = (what: string, found: number, wanted: number): void => {
    if (found !== wanted) faults.push(`${what} is ${found}, not ${wanted}`)
  }
  const count = view.getUint16(end + 10, true)
  const directory = view.getUint32(end + 16, true)
  expect('number of the disk', view.getUint32(end + 4, true), 0)
  expect('files on this disk', view.getUint16(end + 8, true), count)
  expect('size of the directory', view.getUint32(end + 12, true), end - directory)
  expect('length of the comment', view.getUint16(end + 20, true), 0)
  if (count > mostFiles)
    throw new UnreadableBundle(`it claims ${count} files; no more than ${mostFiles} are read`)
  const files = new Map<string, Uint8Array>()
  let [at, next, claimed] = [directory, 0, 0]
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL)
      throw new UnreadableBundle(`entry ${index + 1} of its directory cannot be read`)
    const entry = entryAt(view, at)
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + entry.nameLength)).toString()
    claimed += entry.size
    if (claimed > MOST_BYTES)
      throw new UnreadableBundle(`it claims to unpack to more than ${MOST_BYTES} bytes, with ${name}`)
    expect(`${name}: place in the archive`, entry.offset, next)
    const data = checkEntry({ bytes, view, expect }, name, at, entry)
    if (files.has(name)) faults.push(`${name} appears twice; the second one is used`)
    files.set(name, unpack(name, entry, bytes.subarray(data, data + entry.packed), faults))
    next = data + entry.packed
    at += 46 + entry.nameLength
  }
  expect('start of the directory', directory, next)
  expect('end of the directory', at, end)
  return { files, faults }
}

/** Where the end record stands: the last one, as other programs read it. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at
  throw new UnreadableBundle('it does not end as a ZIP should')
}

interface Entry {
  readonly method: number
  readonly checksum: number
  readonly packed: number
  readonly size: number
  readonly nameLength: number
  readonly offset: number
}

const entryAt = (view: DataView, at: number): Entry => ({
  method: view.getUint16(at + 10, true),
  checksum: view.getUint32(at + 16, true),
  packed: view.getUint32(at + 20, true),
  size: view.getUint32(at + 24, true),
  nameLength: view.getUint16(at + 28, true),
  offset: view.getUint32(at + 42, true),
})

interface Reading {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly expect: (what: string, found: number, wanted: number) => void
}

/** Compares the entry of the directory with the header before the data; where the data begins. */
function checkEntry({ bytes, view, expect }: Reading, name: string, at: number, entry: Entry): number {
  const { offset } = entry
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL)
    throw new UnreadableBundle(`${name} is not where the directory says`)
  const of = (what: string): string => `${name}: ${what}`
  expect(of('version'), view.getUint16(offset + 4, true), view.getUint16(at + 6, true))
  expect(of('maker'), view.getUint16(at + 4, true), 20)
  expect(of('version'), view.getUint16(at + 6, true), 20)
  expect(of('flags'), view.getUint16(offset + 6, true), view.getUint16(at + 8, true))
  expect(of('flags'), view.getUint16(at + 8, true), 0)
  expect(of('packing'), view.getUint16(offset + 8, true), entry.method)
  expect(of('time'), view.getUint32(at + 12, true), NO_TIME)
  expect(of('time'), view.getUint32(offset + 10, true), NO_TIME)
  expect(of('checksum'), view.getUint32(offset + 14, true), entry.checksum)
  expect(of('packed size'), view.getUint32(offset + 18, true), entry.packed)
  expect(of('size'), view.getUint32(offset + 22, true), entry.size)
  expect(of('length of the name'), view.getUint16(offset + 26, true), entry.nameLength)
  expect(of('length of extra data'), view.getUint16(offset + 28, true), 0)
  expect(of('length of extra data and comment'), view.getUint32(at + 30, true), 0)
  expect(of('disk'), view.getUint16(at + 34, true), 0)
  expect(of('attributes'), view.getUint16(at + 36, true), 0)
  expect(of('attributes'), view.getUint32(at + 38, true), 0)
  const local = Buffer.from(bytes.subarray(offset + 30, offset + 30 + entry.nameLength)).toString()
  if (local !== name) expect(of(`name before the data, ${local}`), 0, 1)
  return offset + 30 + entry.nameLength
}

function unpack(name: string, entry: Entry, packed: Uint8Array, faults: string[]): Uint8Array {
  const bytes = inflate(name, entry, packed, faults)
  if (bytes.length !== entry.size) faults.push(`${name} has ${bytes.length} bytes, not ${entry.size}`)
  if (crc32(bytes) !== entry.checksum) faults.push(`${name} does not match its checksum`)
  return bytes
}

function inflate(name: string, { method, size }: Entry, packed: Uint8Array, faults: string[]): Uint8Array {
  if (method === 0) return packed
  if (method !== 8) throw new UnreadableBundle(`${name} is packed by method ${method}`)
  // One byte more than claimed is let through, so that a file that is longer than it says is seen to be.
  const unpacked = inflated(packed, size + 1)
  if (unpacked === null) faults.push(`${name} cannot be unpacked to ${size} bytes`)
  else if (inflated(packed.subarray(0, -1), size + 1) !== null)
    faults.push(`${name}: extra bytes follow its packed content`)
  return unpacked ?? new Uint8Array()
}

function inflated(packed: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch {
    return null
  }
}
