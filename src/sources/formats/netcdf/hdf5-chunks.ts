import { readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { ChunkIndex } from './hdf5-chunk-index.ts'

/** A chunked dataset of plain numbers whose pieces can be unpacked here. */
export interface ChunkedDataset {
  readonly descriptor: number
  readonly shape: readonly number[]
  readonly chunk: readonly number[]
  readonly index: ChunkIndex
  readonly width: 2 | 4 | 8
  readonly isShuffled: boolean
  readonly isDeflated: boolean
  /** Memory used again from piece to piece; half a gigabyte of it would lie waiting for the collector otherwise. */
  readonly scratch: Scratch
}

/** Buffers by what they are for, as large as they were last needed. */
export class Scratch {
  readonly #buffers = new Map<string, Uint8Array<ArrayBuffer>>()

  bytes(purpose: string, length: number): Uint8Array<ArrayBuffer> {
    const known = this.#buffers.get(purpose)
    if (known !== undefined && known.length >= length) return known.subarray(0, length)
    const fresh = new Uint8Array(length)
    this.#buffers.set(purpose, fresh)
    return fresh
  }
}

/**
 * Reads a block by unpacking its pieces with the runtime's own zlib, which is faster than the library's. Undefined where a
 * piece was never written: what stands there then is for the library to say. The bytes hold until the next read.
 */
export function readChunked(
  dataset: ChunkedDataset,
  start: readonly number[],
  count: readonly number[],
): Uint8Array<ArrayBuffer> | undefined {
  const { chunk, width, scratch } = dataset
  const [steps, rows, columns] = [0, 1, 2].map((axis) => piecesOf(dataset, axis, start, count))
  if (steps === undefined || rows === undefined || columns === undefined) return undefined
  const result = scratch.bytes(
    'block',
    count.reduce((product, length) => product * length, width),
  )
  for (const step of steps)
    for (const row of rows)
      for (const column of columns) {
        const piece = unpack(dataset, [step, row, column])
        if (piece === undefined) return undefined
        if (piece.length === result.length && chunk.every((extent, axis) => extent === count[axis]))
          return piece
        copy(result, piece, [step, row, column], chunk, start, count, width)
      }
  return result
}

/** Numbers of the pieces that a block touches along an axis. */
function piecesOf(
  { chunk }: ChunkedDataset,
  axis: number,
  start: readonly number[],
  count: readonly number[],
): number[] {
  const extent = chunk[axis] ?? 1
  const first = Math.floor((start[axis] ?? 0) / extent)
  const last = Math.floor(((start[axis] ?? 0) + (count[axis] ?? 1) - 1) / extent)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function unpack(dataset: ChunkedDataset, piece: readonly number[]): Uint8Array<ArrayBuffer> | undefined {
  const { shape, chunk, width, index, descriptor } = dataset
  const number = piece.reduce(
    (sum, at, axis) => sum * Math.ceil((shape[axis] ?? 1) / (chunk[axis] ?? 1)) + at,
    0,
  )
  const stored = index.get(number)
  if (stored === undefined) return undefined
  const packed = dataset.scratch.bytes('packed', stored.bytes)
  if (readSync(descriptor, packed, 0, stored.bytes, stored.at) < stored.bytes)
    throw new Error(`the file ends before piece ${piece.join(', ')}`)
  const size = chunk.reduce((product, length) => product * length, width)
  // One byte more than expected, so that the output arrives in one part.
  const plain = dataset.isDeflated ? inflateSync(packed, { chunkSize: Math.max(64, size + 1) }) : packed
  if (plain.length !== size)
    throw new Error(`piece ${piece.join(', ')} unpacks to ${plain.length} bytes instead of ${size}`)
  const result = dataset.scratch.bytes('piece', size)
  if (dataset.isShuffled) unshuffle(plain, result, width)
  else result.set(plain)
  return result
}

/** Puts bytes together again that were sorted by their place within the number. */
function unshuffle(bytes: Uint8Array, result: Uint8Array<ArrayBuffer>, width: 2 | 4 | 8): void {
  const length = bytes.length / width
  if (width === 4) {
    const words = new Int32Array(result.buffer, 0, length)
    const [second, third, fourth] = [length, 2 * length, 3 * length]
    for (let at = 0; at < length; at += 1)
      words[at] =
        bytes[at]! | (bytes[second + at]! << 8) | (bytes[third + at]! << 16) | (bytes[fourth + at]! << 24)
    return
  }
  for (let place = 0; place < width; place += 1) {
    const from = place * length
    for (let at = 0; at < length; at += 1) result[at * width + place] = bytes[from + at]!
  }
}

/** Copies the part of a piece that lies in the block, stretch by stretch of its fastest dimension. */
function copy(
  result: Uint8Array,
  piece: Uint8Array,
  place: readonly [number, number, number],
  chunk: readonly number[],
  start: readonly number[],
  count: readonly number[],
  width: number,
): void {
  const spans = place.map((number, axis) => {
    const extent = chunk[axis]!
    const from = Math.max(start[axis]!, number * extent)
    const to = Math.min(start[axis]! + count[axis]!, (number + 1) * extent)
    return { inPiece: from - number * extent, inBlock: from - start[axis]!, length: to - from }
  })
  const [steps, rows, columns] = spans as [Span, Span, Span]
  const isWholeRow = columns.length === chunk[2] && columns.length === count[2]
  const atOnce = isWholeRow ? rows.length : 1
  const bytes = atOnce * columns.length * width
  for (let step = 0; step < steps.length; step += 1)
    for (let row = 0; row < rows.length; row += atOnce) {
      const from =
        (((steps.inPiece + step) * chunk[1]! + rows.inPiece + row) * chunk[2]! + columns.inPiece) * width
      const to =
        (((steps.inBlock + step) * count[1]! + rows.inBlock + row) * count[2]! + columns.inBlock) * width
      result.set(piece.subarray(from, from + bytes), to)
    }
}

interface Span {
  readonly inPiece: number
  readonly inBlock: number
  readonly length: number
}
