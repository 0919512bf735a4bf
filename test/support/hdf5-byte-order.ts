import { readFileSync, writeFileSync } from 'node:fs'

/** A signed number of two bytes, least byte first, as an HDF5 header describes it; the lowest bit of its second byte is the order. */
const TWO_BYTES = Buffer.from('100800000200000000001000', 'hex')

/**
 * Declares the file's numbers of two bytes to be stored most significant byte first, as no library at hand can write them.
 * The header that says so is checked by a sum, which is made anew.
 */
export function declareBigEndian(location: string): void {
  const bytes = readFileSync(location)
  const datatype = bytes.indexOf(TWO_BYTES)
  const header = bytes.lastIndexOf('OHDR', datatype)
  if (datatype < 0 || header < 0 || bytes.indexOf(TWO_BYTES, datatype + 1) >= 0)
    throw new Error(`${location} does not describe exactly one variable of two-byte numbers`)
  const flags = bytes[header + 5]!
  const sizeAt = header + 6 + (flags & 0x20 ? 16 : 0) + (flags & 0x10 ? 4 : 0)
  const width = 1 << (flags & 3)
  const end = sizeAt + width + bytes.readUIntLE(sizeAt, width)
  if (bytes.readUInt32LE(end) !== lookup3(bytes.subarray(header, end)))
    throw new Error(`${location}: the header's sum is not where it was expected`)
  bytes[datatype + 1] = 0x09
  bytes.writeUInt32LE(lookup3(bytes.subarray(header, end)), end)
  writeFileSync(location, bytes)
}

/** Bob Jenkins's lookup3, the sum that HDF5 puts behind its headers. */
function lookup3(bytes: Uint8Array): number {
  const start = (0xdeadbeef + bytes.length) >>> 0
  let [a, b, c] = [start, start, start]
  const turn = (value: number, by: number): number => (value << by) | (value >>> (32 - by))
  const word = (at: number): number =>
    (bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24)
  let at = 0
  for (; bytes.length - at > 12; at += 12) {
    a = (a + word(at)) | 0
    b = (b + word(at + 4)) | 0
    c = (c + word(at + 8)) | 0
    for (const [first, second] of [
      [4, 6],
      [8, 16],
      [19, 4],
    ] as const) {
      // Three turns of the same step, the names moving round by two places each time.
      ;[a, c] = [((a - c) ^ turn(c, first)) | 0, (c + b) | 0]
      ;[b, a] = [((b - a) ^ turn(a, second)) | 0, (a + c) | 0]
      ;[a, b, c] = [c, a, b]
    }
  }
  a = (a + word(at)) | 0
  b = (b + word(at + 4)) | 0
  c = (c + word(at + 8)) | 0
  for (const by of [14, 11, 25, 16, 4, 14, 24]) {
    c = ((c ^ b) - turn(b, by)) | 0
    ;[a, b, c] = [b, c, a]
  }
  return b >>> 0
}
