import { readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { ChunkIndex } from './hdf5-chunk-index.ts'
import type { Numbers, NumberType } from './numbers.ts'
import { type Move, unshuffler, type Width } from './unshuffle.ts'

/** How a variable of three dimensions is cut into compressed pieces and where they lie; can be sent to a worker thread. */
export interface ChunkLayout {
  readonly shape: readonly number[]
  readonly chunk: readonly number[]
  readonly index: ChunkIndex
  readonly type: NumberType
  readonly width: Width
  readonly isShuffled: boolean
  readonly isDeflated: boolean
}

/** Reads blocks of a variable; undefined where a piece was never written. The numbers hold until the next read. */
export type ChunkReader = (start: readonly number[], count: readonly number[]) => Numbers | undefined

/** Unpacks pieces with the runtime's own zlib, which is faster than the library's, and keeps its memory from read to read. */
export function chunkReader(descriptor: number, layout: ChunkLayout): ChunkReader {
  const packed = reusedBytes()
  const block = reusedBytes()
  const view = VIEWS[layout.type]
  if (view === undefined) return () => undefined
  return (start, count) => {
    const result = block(count.reduce((product, length) => product * length, layout.width))
    const [steps, rows, columns] = [0, 1, 2].map((axis) => spansOf(layout, axis, start, count))
    for (const step of steps!)
      for (const row of rows!)
        for (const column of columns!) {
          const piece = unpack(descriptor, layout, [step.piece, row.piece, column.piece], packed)
          if (piece === undefined) return undefined
          place(moverOf(layout, piece, result), layout.chunk, count, step, row, column)
          if (layout.isDeflated) release(piece)
        }
    return view(result)
  }
}

/** Types whose bytes are taken as they are. */
const VIEWS: Readonly<Partial<Record<NumberType, (bytes: Uint8Array<ArrayBuffer>) => Numbers>>> = {
  i2: ({ buffer, length }) => new Int16Array(buffer, 0, length / 2),
  u2: ({ buffer, length }) => new Uint16Array(buffer, 0, length / 2),
  i4: ({ buffer, length }) => new Int32Array(buffer, 0, length / 4),
  u4: ({ buffer, length }) => new Uint32Array(buffer, 0, length / 4),
  f4: ({ buffer, length }) => new Float32Array(buffer, 0, length / 4),
  f8: ({ buffer, length }) => new Float64Array(buffer, 0, length / 8),
}

/** Bytes that are used again: half a gigabyte of them would lie waiting for the collector otherwise. */
function reusedBytes(): (length: number) => Uint8Array<ArrayBuffer> {
  let held = new Uint8Array()
  return (length) => {
    if (held.length < length) held = new Uint8Array(length)
    return held.subarray(0, length)
  }
}

/** What a block takes of a piece along one axis. */
interface Span {
  readonly piece: number
  readonly inPiece: number
  readonly inBlock: number
  readonly length: number
}

function spansOf(
  { chunk }: ChunkLayout,
  axis: number,
  start: readonly number[],
  count: readonly number[],
): Span[] {
  const extent = chunk[axis]!
  const [first, end] = [start[axis]!, start[axis]! + count[axis]!]
  const pieces = Math.ceil(end / extent) - Math.floor(first / extent)
  return Array.from({ length: pieces }, (_, index) => {
    const piece = Math.floor(first / extent) + index
    const from = Math.max(first, piece * extent)
    const to = Math.min(end, (piece + 1) * extent)
    return { piece, inPiece: from - piece * extent, inBlock: from - first, length: to - from }
  })
}

function unpack(
  descriptor: number,
  { shape, chunk, width, index, isDeflated }: ChunkLayout,
  piece: readonly number[],
  memory: (length: number) => Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | undefined {
  const number = piece.reduce((sum, at, axis) => sum * Math.ceil(shape[axis]! / chunk[axis]!) + at, 0)
  const bytes = index.bytes[number] ?? 0
  if (bytes === 0) return undefined
  const packed = memory(bytes)
  if (readSync(descriptor, packed, 0, bytes, index.at[number]!) < bytes)
    throw new Error(`the file ends before piece ${piece.join(', ')}`)
  const size = chunk.reduce((product, length) => product * length, width)
  // One byte more than expected, so that the output arrives in one part. No more than that is ever unpacked.
  const most = Math.max(64, size + 1)
  const plain = isDeflated ? inflateSync(packed, { chunkSize: most, maxOutputLength: most }) : packed
  if (plain.length !== size)
    throw new Error(`piece ${piece.join(', ')} unpacks to ${plain.length} bytes instead of ${size}`)
  return plain
}

/**
 * Gives the memory of an unpacked piece back at once: a hundred megabytes of them would lie waiting for the collector. Small
 * pieces are in memory that the runtime shares between buffers and must keep.
 */
function release({ buffer, length }: Uint8Array<ArrayBuffer>): void {
  if (buffer.byteLength === length + 1) buffer.transfer(0)
}

function moverOf(
  { isShuffled, width }: ChunkLayout,
  piece: Uint8Array,
  block: Uint8Array<ArrayBuffer>,
): Move {
  if (isShuffled) return unshuffler(piece, block, width)
  return (from, count, to) => block.set(piece.subarray(from * width, (from + count) * width), to * width)
}

/** Moves the part of a piece that is in the block, in runs as long as they are together in both. */
function place(
  move: Move,
  chunk: readonly number[],
  count: readonly number[],
  steps: Span,
  rows: Span,
  columns: Span,
): void {
  const isWholeRow = columns.length === chunk[2] && columns.length === count[2]
  const atOnce = isWholeRow ? rows.length : 1
  for (let step = 0; step < steps.length; step += 1)
    for (let row = 0; row < rows.length; row += atOnce)
      move(
        ((steps.inPiece + step) * chunk[1]! + rows.inPiece + row) * chunk[2]! + columns.inPiece,
        atOnce * columns.length,
        ((steps.inBlock + step) * count[1]! + rows.inBlock + row) * count[2]! + columns.inBlock,
      )
}
