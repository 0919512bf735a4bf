import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { NO_DAY } from '../../../domain/daily-indices/heat-of-cell.ts'
import type { MeanDays } from '../../../sources/formats/netcdf-grid/mean-days.ts'

/**
 * Daily means of a year between reading and assembling, on disk: the threshold of a heatwave needs thirty years of them, which
 * no memory holds. Blocks of days and rows lie one after another, each with room for all its cells. In a block: where the cells of
 * each row begin, the column of each cell that has a value, and its days. Cells at sea take no room on the disk.
 */
export interface MeanBlock {
  readonly offset: number
  /** Days of the year, the end left out. */
  readonly first: number
  readonly end: number
  /** Rows of the area from the south, the end left out. */
  readonly rows: readonly [number, number]
}

/** Puts blocks one after another. */
export function layBlocks(blocks: readonly Omit<MeanBlock, 'offset'>[], columns: number): MeanBlock[] {
  let offset = 0
  return blocks.map((block) => {
    const laid = { ...block, offset }
    offset += bytesOf(block, columns)
    return laid
  })
}

const bytesOf = ({ rows, first, end }: Omit<MeanBlock, 'offset'>, columns: number): number => {
  const height = rows[1] - rows[0]
  return 4 * (height + 1) + 2 * height * columns * (1 + end - first)
}

/** Writes the days of a block; `isDescending` where its rows come from the north, `values` is room for all its days. */
export function writeBlock(
  location: string,
  block: MeanBlock,
  days: MeanDays,
  columns: number,
  isDescending: boolean,
  values: Int16Array,
): void {
  const height = block.rows[1] - block.rows[0]
  const span = block.end - block.first
  const starts = new Uint32Array(height + 1)
  const column = new Uint16Array(height * columns)
  let cells = 0
  for (let row = 0; row < height; row += 1) {
    const first = (isDescending ? height - 1 - row : row) * columns
    starts[row] = cells
    for (let at = 0; at < columns; at += 1) if (hasValue(days, first + at)) column[cells++] = at
    take(days, first, column.subarray(starts[row], cells), values.subarray(starts[row]! * span))
  }
  starts[height] = cells
  const file = openSync(location, 'r+')
  try {
    const columnsAt = block.offset + 4 * (height + 1)
    writeAll(file, starts, block.offset)
    writeAll(file, column.subarray(0, cells), columnsAt)
    writeAll(file, values.subarray(0, cells * span), columnsAt + 2 * height * columns)
  } finally {
    closeSync(file)
  }
}

function hasValue({ values, days }: MeanDays, cell: number): boolean {
  for (let at = cell * days; at < (cell + 1) * days; at += 1) if (values[at] !== NO_DAY) return true
  return false
}

/** Moves the days of a row's cells close together, as many at once as lie side by side. */
function take({ values, days }: MeanDays, first: number, column: Uint16Array, to: Int16Array): void {
  for (let from = 0; from < column.length; ) {
    let end = from + 1
    while (end < column.length && column[end] === column[end - 1]! + 1) end += 1
    const start = (first + column[from]!) * days
    to.set(values.subarray(start, start + (end - from) * days), from * days)
    from = end
  }
}

function writeAll(file: number, part: Uint32Array | Uint16Array | Int16Array, at: number): void {
  const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
  for (let done = 0; done < bytes.length; )
    done += writeSync(file, bytes, done, bytes.length - done, at + done)
}

/** Cells of one row of the area in a block, each with its days. */
export interface BlockRow {
  readonly columns: Uint16Array
  readonly days: Int16Array
}

export function readBlockRow(file: number, block: MeanBlock, row: number, columns: number): BlockRow {
  const height = block.rows[1] - block.rows[0]
  const span = block.end - block.first
  const columnsAt = block.offset + 4 * (height + 1)
  const [from = 0, to = 0] = new Uint32Array(readBytes(file, block.offset + 4 * (row - block.rows[0]), 8))
  return {
    columns: new Uint16Array(readBytes(file, columnsAt + 2 * from, 2 * (to - from))),
    days: new Int16Array(
      readBytes(file, columnsAt + 2 * height * columns + 2 * span * from, 2 * span * (to - from)),
    ),
  }
}

function readBytes(file: number, at: number, length: number): ArrayBuffer {
  const bytes = new Uint8Array(length)
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, at + done)
    if (read === 0)
      throw new Error('a staged year is cut short: remove $SOUTHERLY_HOME/grid-work and load again')
    done += read
  }
  return bytes.buffer
}
