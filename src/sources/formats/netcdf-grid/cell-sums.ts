import { type DayFigures, flipFigures, joinFigures } from './day-figures.ts'

/** Sums over time for each cell of a window, row by row in the file's order. */
export interface CellSums {
  readonly sum: Float64Array
  /** Days with a value. */
  readonly days: Uint16Array
  /** Days at or above each threshold of the measure. */
  readonly reached: readonly Uint16Array[]
  /** What single days add to the sums; undefined for months, and for measures of which only sums are wanted. */
  readonly figures?: DayFigures | undefined
}

export const emptySums = (cells: number, thresholds: number, figures?: DayFigures): CellSums => ({
  sum: new Float64Array(cells),
  days: new Uint16Array(cells),
  reached: Array.from({ length: thresholds }, () => new Uint16Array(cells)),
  figures,
})

/**
 * Cells that a loop goes over at once: they stay in the fastest cache, and loops this short are compiled once and for good. One
 * of 600,000 rounds took more than twice the time for each cell.
 */
export const CELLS_AT_ONCE = 2048

/** Adds sums of the steps that follow. */
export function addSums(total: CellSums, part: CellSums): void {
  for (let from = 0; from < total.sum.length; from += CELLS_AT_ONCE) {
    const to = Math.min(from + CELLS_AT_ONCE, total.sum.length)
    addNumbers(total.sum, part.sum, from, to)
    addCounts(total.days, part.days, from, to)
    for (const [index, counts] of total.reached.entries()) addCounts(counts, part.reached[index]!, from, to)
  }
  if (total.figures !== undefined && part.figures !== undefined) joinFigures(total.figures, part.figures)
}

/** One function for each kind of array: one for both would be slow for both. */
function addNumbers(total: Float64Array, part: Float64Array, from: number, to: number): void {
  for (let cell = from; cell < to; cell += 1) total[cell]! += part[cell]!
}

function addCounts(total: Uint16Array, part: Uint16Array, from: number, to: number): void {
  for (let cell = from; cell < to; cell += 1) total[cell]! += part[cell]!
}

/** The same sums with rows in opposite order. */
export function flipSums({ sum, days, reached, figures }: CellSums, width: number): CellSums {
  return {
    sum: flipRows(sum, width),
    days: flipRows(days, width),
    reached: reached.map((counts) => flipRows(counts, width)),
    figures: figures === undefined ? undefined : flipFigures(figures, (values) => flipRows(values, width)),
  }
}

function flipRows<T extends Float64Array | Float32Array | Uint16Array>(values: T, width: number): T {
  const result = values.slice() as T
  const rows = values.length / width
  for (let row = 0; row < rows; row += 1)
    result.set(values.subarray(row * width, (row + 1) * width), (rows - 1 - row) * width)
  return result
}

/** All arrays of the sums, in the order in which they are kept. */
export const arraysOf = ({
  sum,
  days,
  reached,
  figures,
}: CellSums): readonly (Float64Array | Float32Array | Uint16Array)[] => [
  sum,
  days,
  ...reached,
  ...(figures?.arrays ?? []),
]
