/**
 * Where the compressed pieces of a dataset are in the file: object header, layout message, B-tree version 1. Newer ways of
 * indexing are left to the library; files of the publishers do not use them.
 */
import { readSync } from 'node:fs'

/**
 * Where each piece lies, counted row by row over the grid of pieces; a length of nothing means that it was never written. In
 * memory that threads share: a file of small pieces has tens of thousands.
 */
export interface ChunkIndex {
  readonly at: Float64Array
  readonly bytes: Uint32Array
}

/** Reads the index of the dataset whose object header is at `header`; undefined where it is kept in a way not known here. */
export function readChunkIndex(
  descriptor: number,
  header: number,
  shape: readonly number[],
  chunk: readonly number[],
): ChunkIndex | undefined {
  const layout = findLayout(descriptor, header)
  if (layout === undefined) return undefined
  const [version, layoutClass, dimensions] = layout
  if (version !== 3 || layoutClass !== CHUNKED || dimensions !== shape.length + 1) return undefined
  const perAxis = shape.map((length, axis) => Math.ceil(length / (chunk[axis] ?? 1)))
  const pieces = perAxis.reduce((product, count) => product * count, 1)
  if (pieces > MOST_PIECES) return undefined
  const index = {
    at: new Float64Array(new SharedArrayBuffer(pieces * 8)),
    bytes: new Uint32Array(new SharedArrayBuffer(pieces * 4)),
  }
  const root = address(layout, 3)
  if (root === undefined) return index
  const isKnown = walk(descriptor, root, shape.length, (offsets, at, bytes) => {
    const number = offsets.reduce(
      (sum, offset, axis) => sum * (perAxis[axis] ?? 1) + Math.floor(offset / (chunk[axis] ?? 1)),
      0,
    )
    index.at[number] = at
    index.bytes[number] = bytes
  })
  return isKnown ? index : undefined
}

const CHUNKED = 2
const LAYOUT_MESSAGE = 0x08
const CONTINUATION_MESSAGE = 0x10
const MOST_BLOCKS = 1000
/** A century of days in the smallest pieces that publishers write has some three million. */
const MOST_PIECES = 10_000_000

function bytesAt(descriptor: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const read = readSync(descriptor, bytes, 0, length, at)
  return bytes.subarray(0, read)
}

/** An address of all ones means that nothing is there. */
function address(bytes: Buffer, at: number): number | undefined {
  const value = bytes.readBigUInt64LE(at)
  return value === 0xff_ff_ff_ff_ff_ff_ff_ffn ? undefined : Number(value)
}

/** Messages of an object header may go on in further blocks. */
function findLayout(descriptor: number, header: number): Buffer | undefined {
  const start = bytesAt(descriptor, header, 64)
  const isNew = start.toString('latin1', 0, 4) === 'OHDR'
  const blocks = [isNew ? firstBlockNew(start, header) : { at: header + 16, bytes: start.readUInt32LE(8) }]
  const hasOrder = isNew && (start.readUInt8(5) & 0x04) !== 0
  for (let index = 0; index < Math.min(blocks.length, MOST_BLOCKS); index += 1) {
    const block = blocks[index]!
    const bytes = bytesAt(descriptor, block.at, block.bytes)
    const prefix = isNew ? (hasOrder ? 6 : 4) : 8
    for (let at = 0; at + prefix <= bytes.length; ) {
      const type = isNew ? bytes.readUInt8(at) : bytes.readUInt16LE(at)
      const size = bytes.readUInt16LE(isNew ? at + 1 : at + 2)
      const body = bytes.subarray(at + prefix, at + prefix + size)
      if (type === LAYOUT_MESSAGE) return body
      if (type === CONTINUATION_MESSAGE && body.length >= 16) {
        const next = { at: Number(body.readBigUInt64LE(0)), bytes: Number(body.readBigUInt64LE(8)) }
        // New blocks carry a signature before and a checksum after their messages.
        blocks.push(isNew ? { at: next.at + 4, bytes: next.bytes - 8 } : next)
      }
      at += prefix + size
    }
  }
  return undefined
}

function firstBlockNew(start: Buffer, header: number): { at: number; bytes: number } {
  const flags = start.readUInt8(5)
  const before = 6 + ((flags & 0x20) === 0 ? 0 : 16) + ((flags & 0x10) === 0 ? 0 : 4)
  const width = 1 << (flags & 0x03)
  const bytes = width === 8 ? Number(start.readBigUInt64LE(before)) : start.readUIntLE(before, width)
  return { at: header + before + width, bytes }
}

/** False where a node is not what it should be or a piece skipped a filter: the library then decides. */
function walk(
  descriptor: number,
  root: number,
  axes: number,
  onChunk: (offsets: readonly number[], at: number, bytes: number) => void,
): boolean {
  const keyBytes = 8 + (axes + 1) * 8
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const head = bytesAt(descriptor, node, 24)
    if (head.length < 24 || head.toString('latin1', 0, 4) !== 'TREE' || head.readUInt8(4) !== 1) return false
    const isLeaf = head.readUInt8(5) === 0
    const entries = head.readUInt16LE(6)
    const body = bytesAt(descriptor, node + 24, entries * (keyBytes + 8))
    if (body.length < entries * (keyBytes + 8)) return false
    for (let entry = 0; entry < entries; entry += 1) {
      const key = entry * (keyBytes + 8)
      const child = address(body, key + keyBytes)
      if (child === undefined) return false
      if (!isLeaf) {
        waiting.push(child)
        continue
      }
      if (body.readUInt32LE(key + 4) !== 0) return false
      const offsets = Array.from({ length: axes }, (_, axis) =>
        Number(body.readBigUInt64LE(key + 8 + axis * 8)),
      )
      onChunk(offsets, child, body.readUInt32LE(key))
    }
  }
  return true
}
