import type { Buffer } from 'node:buffer'
import { ReadError } from '../../read-error.ts'

/** What an archive may hold. Every limit is checked on what it declares and again on what comes out. */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of all entries together, uncompressed. */
  readonly totalBytes: number
  /** Uncompressed bytes per compressed byte, for entries large enough to hurt. */
  readonly ratio: number
}

/** One entry as the directory at the archive's end describes it. */
export interface ZipEntryFacts {
  readonly name: string
  readonly method: number
  readonly compressedBytes: number
  readonly bytes: number
  readonly crc32: number
  /** Where the entry's local header begins. */
  readonly offset: number
}

/** The methods of compression that are read. */
export const STORED = 0
const DEFLATED = 8

export const ZIP_LIMITS: ZipLimits = { entries: 10_000, totalBytes: 256 * 1024 * 1024, ratio: 200 }

/** Deflate cannot do better than about 1032, and real tables stay below 60; small entries of blanks may reach more. */
export const RATIO_MATTERS_FROM_BYTES = 10 * 1024 * 1024

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const ENTRY_BYTES = 46
const ZIP64_LOCATOR = 0x07064b50
const ZIP64_LOCATOR_BYTES = 20
const ZIP64_END = 0x06064b50
const ZIP64_END_BYTES = 56
const ENCRYPTED = 1
const SIZE_IN_ZIP64_FIELD = 0xffff_ffff
const ZIP64_FIELD = 1

/**
 * Reads the directory at an archive's end. `tail` is the archive, or its last bytes when it was too large to keep; then
 * `skippedBytes` says how many came before them.
 */
export function readZipDirectory(fileName: string, tail: Buffer, skippedBytes = 0): ZipEntryFacts[] {
  const end = findEnd(fileName, tail)
  const { count, start } = locateDirectory(tail, end, skippedBytes)
  let position = start
  const entries: ZipEntryFacts[] = []
  while (position >= 0 && position + ENTRY_BYTES <= end && tail.readUInt32LE(position) === DIRECTORY_ENTRY) {
    const nameLength = tail.readUInt16LE(position + 28)
    const extraLength = tail.readUInt16LE(position + 30)
    const next = position + ENTRY_BYTES + nameLength + extraLength + tail.readUInt16LE(position + 32)
    if (next > end) break
    entries.push(readEntry(fileName, tail, position, nameLength, extraLength))
    position = next
  }
  if (entries.length !== count)
    throw new ReadError({
      file: fileName,
      value: entries.length,
      problem: 'entries can be read in the directory of the archive',
      expected: `${count} as its end record says; the file is damaged`,
    })
  if (skippedBytes === 0)
    for (const entry of entries)
      if (entry.offset + entry.compressedBytes > tail.length)
        throw new ReadError({
          file: fileName,
          at: entry.name,
          problem: 'reaches beyond the end of the archive; the file is cut off or damaged',
        })
  return entries
}

/** Refuses archives that would not stay small: too many entries, too many bytes, or a suspicious ratio. */
export function refuseZipBomb(fileName: string, entries: readonly ZipEntryFacts[], limits: ZipLimits): void {
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  if (entries.length > limits.entries)
    throw bomb(fileName, `${entries.length} entries`, `at most ${limits.entries} entries`)
  if (total > limits.totalBytes)
    throw bomb(fileName, `${total} bytes uncompressed`, `at most ${limits.totalBytes} bytes`)
  for (const entry of entries) {
    const ratio = entry.bytes / Math.max(1, entry.compressedBytes)
    if (entry.bytes >= RATIO_MATTERS_FROM_BYTES && ratio > limits.ratio)
      throw bomb(
        fileName,
        `${Math.round(ratio)} times as large as compressed`,
        `at most ${limits.ratio} times`,
        entry.name,
      )
  }
}

/** Refuses entry names that would leave a folder they are unpacked into, or that mean different things on different systems. */
export function refuseUnsafeName(fileName: string, entryName: string): void {
  const unsafe =
    entryName === '' ||
    /^[/\\]|^[a-z]:/iu.test(entryName) ||
    /[\0\\]/u.test(entryName) ||
    entryName.split('/').includes('..')
  if (unsafe)
    throw new ReadError({
      file: fileName,
      value: entryName,
      problem: 'is not a safe name of an archive entry',
    })
}

export function refuseOtherMethods(fileName: string, entryName: string, method: number): void {
  if (method !== STORED && method !== DEFLATED)
    throw new ReadError({
      file: fileName,
      at: entryName,
      problem: `is compressed by method ${method}, which is not supported`,
    })
}

function bomb(file: string, found: string, expected: string, at?: string): ReadError {
  return new ReadError({ file, at, problem: `is ${found}, which looks like a decompression bomb`, expected })
}

function findEnd(fileName: string, tail: Buffer): number {
  const lowest = Math.max(0, tail.length - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = tail.length - END_BYTES; at >= lowest; at--)
    if (tail.readUInt32LE(at) === END_OF_DIRECTORY) return at
  throw new ReadError({
    file: fileName,
    problem: 'has no archive directory at its end, so it is cut off or not a ZIP archive',
    hint: 'Download the file again.',
  })
}

/** Where the directory begins within `tail`. A ZIP64 archive says so in its own record, found through a locator. */
function locateDirectory(tail: Buffer, end: number, skippedBytes: number): { count: number; start: number } {
  const locator = end - ZIP64_LOCATOR_BYTES
  if (locator >= 0 && tail.readUInt32LE(locator) === ZIP64_LOCATOR) {
    const record = Number(tail.readBigUInt64LE(locator + 8)) - skippedBytes
    if (record >= 0 && record + ZIP64_END_BYTES <= locator && tail.readUInt32LE(record) === ZIP64_END)
      return {
        count: Number(tail.readBigUInt64LE(record + 32)),
        start: record - Number(tail.readBigUInt64LE(record + 40)),
      }
  }
  // Counted back from the end record, so that bytes in front of the archive do not matter.
  return { count: tail.readUInt16LE(end + 10), start: end - tail.readUInt32LE(end + 12) }
}

function readEntry(
  file: string,
  tail: Buffer,
  at: number,
  nameLength: number,
  extraLength: number,
): ZipEntryFacts {
  const name = tail.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
  const flags = tail.readUInt16LE(at + 8)
  if ((flags & ENCRYPTED) !== 0)
    throw new ReadError({
      file,
      at: name,
      problem: 'is encrypted',
      hint: 'Save it without a password first.',
    })
  const extra = tail.subarray(at + ENTRY_BYTES + nameLength, at + ENTRY_BYTES + nameLength + extraLength)
  const sizes = [tail.readUInt32LE(at + 24), tail.readUInt32LE(at + 20), tail.readUInt32LE(at + 42)]
  const [bytes, compressedBytes, offset] = withZip64Sizes(sizes, extra)
  return {
    name,
    method: tail.readUInt16LE(at + 10),
    crc32: tail.readUInt32LE(at + 16),
    bytes: bytes!,
    compressedBytes: compressedBytes!,
    offset: offset!,
  }
}

/** Sizes that do not fit 32 bits stand, in this order, in an extra field. */
function withZip64Sizes(sizes: readonly number[], extra: Buffer): number[] {
  if (!sizes.includes(SIZE_IN_ZIP64_FIELD)) return [...sizes]
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_FIELD) continue
    let next = at + 4
    return sizes.map((size) => {
      if (size !== SIZE_IN_ZIP64_FIELD || next + 8 > extra.length) return size
      next += 8
      return Number(extra.readBigUInt64LE(next - 8))
    })
  }
  return [...sizes]
}
