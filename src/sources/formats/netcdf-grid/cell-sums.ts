/** Sums over time for each cell of a window, row by row in the file's order. */
export interface CellSums {
  readonly sum: Float64Array
  /** Days with a value. */
  readonly days: Uint16Array
  /** Days at or above each threshold of the measure. */
  readonly reached: readonly Uint16Array[]
}

export const emptySums = (cells: number, thresholds: number): CellSums => ({
  sum: new Float64Array(cells),
  days: new Uint16Array(cells),
  reached: Array.from({ length: thresholds }, () => new Uint16Array(cells)),
})

/**
 * Cells that a loop goes over at once: they stay in the fastest cache, and loops this short are compiled once and for good. One
 * of 600,000 rounds took more than twice the time for each cell.
 */
export const CELLS_AT_ONCE = 2048

/** Adds sums of later steps. */
export function addSums(total: CellSums, part: CellSums): void {
  for (let from = 0; from < total.sum.length; from += CELLS_AT_ONCE) {
    const to = Math.min(from + CELLS_AT_ONCE, total.sum.length)
    addNumbers(total.sum, part.sum, from, to)
    addCounts(total.days, part.days, from, to)
    for (const [index, counts] of total.reached.entries()) addCounts(counts, part.reached[index]!, from, to)
  }
}

/** One function for each kind of array: one for both would be slow for both. */
function addNumbers(total: Float64Array, part: Float64Array, from: number, to: number): void {
  for (let cell = from; cell < to; cell += 1) total[cell]! += part[cell]!
}

function addCounts(total: Uint16Array, part: Uint16Array, from: number, to: number): void {
  for (let cell = from; cell < to; cell += 1) total[cell]! += part[cell]!
}
