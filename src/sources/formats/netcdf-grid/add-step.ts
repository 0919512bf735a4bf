import { ReadError } from '../../read-error.ts'
import type { Numbers } from '../netcdf/numbers.ts'
import type { CellSums } from './cell-sums.ts'
import type { GridVariable } from './grid-variable.ts'
import { measureOf } from './measures.ts'
import type { Packing } from './packing.ts'

/** Cells of which everything is asked, before those after them are taken for mild ones or for sea again. */
const CELLS_IN_DOUBT = 64

/**
 * Adds one step of some cells: 600,000 cells come 365 times a year. Days without a value are counted, for they are few. Says whether
 * every cell had a value.
 */
export function addStep(
  grid: GridVariable,
  step: number,
  values: Numbers,
  days: number,
  firstCell: number,
  sums: CellSums,
  missing: Uint16Array,
): boolean {
  const bounds = boundsOf(grid)
  const weight = measureOf(grid.measure).annual === 'mean' ? days : 1
  const cells = {
    sum: sums.sum.subarray(firstCell),
    missing: missing.subarray(firstCell),
    low: (sums.reached[0] ?? missing).subarray(firstCell),
    high: (sums.reached[1] ?? missing).subarray(firstCell),
  }
  const counts = { days, weight, firstCell }
  const { length } = values
  let isWhole = true
  for (let cell = 0; cell < length; ) {
    const mildUntil = addMild(grid, values, cell, length, bounds, cells.sum, weight)
    const seaUntil = addSea(grid, values, mildUntil, length, cells.missing, days)
    cell = Math.min(length, seaUntil + CELLS_IN_DOUBT)
    const hasGaps = addAny(grid, step, values, seaUntil, cell, bounds, cells, counts)
    isWhole &&= seaUntil === mildUntil && !hasGaps
  }
  return isWhole
}

/** What the inner loops compare with, in stored numbers, so that nothing is converted before it counts. */
interface Bounds {
  readonly least: number
  readonly most: number
  readonly thresholds: readonly [number, number]
  /** Where nothing from `least` to below this is a fill or reaches a threshold; nothing is where a fill is a possible value. */
  readonly mildBelow: number
}

function boundsOf({ packing, measure, time }: GridVariable): Bounds {
  const { least, most, thresholds } = measureOf(measure)
  const stored = (value: number): number => (value - packing.offset) / packing.scale
  // Months say nothing about single days: their thresholds are never reached, and the caller reports none.
  const threshold = (index: number): number => {
    const value = time.spacing === 'daily' ? thresholds[index] : undefined
    // 35 is reached by 350 tenths although 35 / 0.1 may come out a hair above 350.
    return value === undefined ? Number.POSITIVE_INFINITY : stored(value) - (packing.scale === 1 ? 0 : 1e-6)
  }
  const bounds = {
    least: Math.max(packing.least, stored(least)),
    most: Math.min(packing.most, stored(most)),
    thresholds: [threshold(0), threshold(1)],
  } as const
  const isFillPossible = packing.fills.some((fill) => fill >= bounds.least && fill <= bounds.most)
  return { ...bounds, mildBelow: isFillPossible ? bounds.least : Math.min(bounds.most, ...bounds.thresholds) }
}

interface CellViews {
  readonly sum: Float64Array
  readonly missing: Uint16Array
  readonly low: Uint16Array
  readonly high: Uint16Array
}

/** Adds values that are there and reach no threshold; the first cell of which more must be asked, or the end. */
function addMild(
  { packing: { scale, offset } }: GridVariable,
  values: Numbers,
  from: number,
  to: number,
  { least, mildBelow }: Bounds,
  sum: Float64Array,
  weight: number,
): number {
  for (let cell = from; cell < to; cell += 1) {
    const stored = values[cell]!
    if (!(stored >= least && stored < mildBelow)) return cell
    sum[cell]! += (stored * scale + offset) * weight
  }
  return to
}

/** Counts cells that hold the fill; the first that does not, or the end. */
function addSea(
  { packing: { fills } }: GridVariable,
  values: Numbers,
  from: number,
  to: number,
  missing: Uint16Array,
  days: number,
): number {
  const [fill = Number.NaN] = fills
  for (let cell = from; cell < to; cell += 1) {
    if (values[cell] !== fill) return cell
    missing[cell]! += days
  }
  return to
}

/** Says whether a cell had no value. */
function addAny(
  grid: GridVariable,
  step: number,
  values: Numbers,
  from: number,
  to: number,
  { least, most, thresholds }: Bounds,
  { sum, missing, low, high }: CellViews,
  counts: { readonly days: number; readonly weight: number; readonly firstCell: number },
): boolean {
  const { scale, offset, fills } = grid.packing
  const { days, weight, firstCell } = counts
  const [lowThreshold, highThreshold] = thresholds
  const [fill = Number.NaN, otherFill = Number.NaN] = fills
  let gaps = 0
  for (let cell = from; cell < to; cell += 1) {
    const stored = values[cell]!
    if (stored >= least && stored <= most && stored !== fill && stored !== otherFill) {
      sum[cell]! += (stored * scale + offset) * weight
      if (stored >= lowThreshold) {
        low[cell]! += 1
        if (stored >= highThreshold) high[cell]! += 1
      }
    } else if (stored === fill || stored === otherFill || isMissing(stored, grid.packing)) {
      missing[cell]! += days
      gaps += 1
    } else throw impossible(grid, step, firstCell + cell, stored * scale + offset)
  }
  return gaps > 0
}

/** Marks that publishers use for missing without declaring them. */
const MARKS = new Set([-999, -9999, -99_999, -32_767, -32_768])

/** Outside the range that the file declares valid, not a number, or a mark. */
const isMissing = (stored: number, { least, most }: Packing): boolean =>
  !(stored >= least && stored <= most) || MARKS.has(stored) || Math.abs(stored) >= 1e30

function impossible(grid: GridVariable, step: number, cell: number, value: number): ReadError {
  const { least, most, unit } = measureOf(grid.measure)
  return new ReadError({
    file: grid.file,
    at: `step ${step}, cell ${cell} of the window`,
    column: grid.variable,
    value,
    problem: 'cannot be',
    expected: `${least} to ${most} ${unit}, or a declared missing value`,
    hint: 'Check units, scale_factor and _FillValue of the file.',
  })
}
