import { ReadError } from '../../read-error.ts'
import type { NetcdfFile, Numbers } from '../netcdf/netcdf-file.ts'
import type { GridVariable } from './grid-variable.ts'
import { measureOf } from './measures.ts'
import type { Packing } from './packing.ts'
import { planSlabs } from './slabs.ts'

/** Some steps of one file over a window of its cells. */
export interface AccumulateJob {
  readonly grid: GridVariable
  /** Steps in ascending order, and the days that each stands for: 1, or the days of its month. */
  readonly steps: readonly number[]
  readonly days: readonly number[]
  /** Rows and columns of the file, first and end. */
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
}

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

/** Adds sums of later steps. */
export function addSums(total: CellSums, part: CellSums): void {
  const add = (into: Float64Array | Uint16Array, from: Float64Array | Uint16Array): void => {
    const { length } = into
    for (let cell = 0; cell < length; cell += 1) into[cell]! += from[cell]!
  }
  add(total.sum, part.sum)
  add(total.days, part.days)
  for (const [index, counts] of total.reached.entries()) add(counts, part.reached[index]!)
}

/** Reads the steps of a job slab by slab. Memory is that of one slab and of the sums. */
export function accumulate(file: NetcdfFile, job: AccumulateJob): CellSums {
  const { grid, rows, columns } = job
  const width = columns[1] - columns[0]
  const thresholds = measureOf(grid.measure).thresholds
  const sums = emptySums((rows[1] - rows[0]) * width, thresholds.length)
  const daysOf = new Map(job.steps.map((step, index) => [step, job.days[index] ?? 1]))
  const chunk = { steps: grid.chunkSteps, rows: grid.chunkRows }
  for (const slab of planSlabs(chunk, job.steps, rows, width)) {
    const height = slab.rows[1] - slab.rows[0]
    const block = file.read(
      grid.variable,
      [slab.steps[0], slab.rows[0], columns[0]],
      [slab.steps[1] - slab.steps[0], height, width],
    )
    const firstCell = (slab.rows[0] - rows[0]) * width
    for (let step = slab.steps[0]; step < slab.steps[1]; step += 1) {
      const days = daysOf.get(step)
      if (days === undefined) continue
      const from = (step - slab.steps[0]) * height * width
      addStep(grid, step, block.subarray(from, from + height * width), days, firstCell, sums)
    }
  }
  return sums
}

/** What the inner loops compare with, in stored numbers, so that nothing is converted before it counts. */
interface Bounds {
  readonly least: number
  readonly most: number
  readonly thresholds: readonly [number, number]
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
  return {
    least: Math.max(packing.least, stored(least)),
    most: Math.min(packing.most, stored(most)),
    thresholds: [threshold(0), threshold(1)],
  }
}

/** Cells looked at together: they stay in the fastest cache, and loops this short are compiled once and for good. */
const CELLS_AT_ONCE = 2048

/** Adds one step: some 600,000 cells, 365 times a year. */
function addStep(
  grid: GridVariable,
  step: number,
  values: Numbers,
  days: number,
  firstCell: number,
  sums: CellSums,
): void {
  const bounds = boundsOf(grid)
  const weight = measureOf(grid.measure).annual === 'mean' ? days : 1
  const cells = {
    sum: sums.sum.subarray(firstCell),
    days: sums.days.subarray(firstCell),
    low: (sums.reached[0] ?? sums.days).subarray(firstCell),
    high: (sums.reached[1] ?? sums.days).subarray(firstCell),
  }
  const isPlain = grid.packing.scale === 1 && grid.packing.offset === 0 && weight === 1
  const counts = { days, weight, firstCell }
  for (let from = 0; from < values.length; from += CELLS_AT_ONCE) {
    const to = Math.min(from + CELLS_AT_ONCE, values.length)
    const most = isPlain ? greatestOf(values, from, to, grid.packing.fills, bounds) : Number.NaN
    if (most < bounds.thresholds[0]) addMild(values, from, to, cells, days)
    else if (most >= bounds.thresholds[0]) addHot(values, from, to, bounds, cells, days)
    else addGaps(grid, step, values, from, to, bounds, cells, counts)
  }
}

interface CellViews {
  readonly sum: Float64Array
  readonly days: Uint16Array
  readonly low: Uint16Array
  readonly high: Uint16Array
}

/** The greatest of values that are all there and possible; NaN where one is not. NaN itself spoils least and greatest. */
function greatestOf(
  values: Numbers,
  from: number,
  to: number,
  fills: readonly number[],
  bounds: Bounds,
): number {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let cell = from; cell < to; cell += 1) {
    const value = values[cell]!
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const isComplete =
    least >= bounds.least && most <= bounds.most && fills.every((fill) => fill < least || fill > most)
  return isComplete ? most : Number.NaN
}

/** Where nothing is missing and no threshold is reached, there is nothing to ask of a cell. */
function addMild(values: Numbers, from: number, to: number, { sum, days }: CellViews, count: number): void {
  for (let cell = from; cell < to; cell += 1) {
    sum[cell]! += values[cell]!
    days[cell]! += count
  }
}

function addHot(
  values: Numbers,
  from: number,
  to: number,
  bounds: Bounds,
  { sum, days, low, high }: CellViews,
  count: number,
): void {
  const [lowThreshold, highThreshold] = bounds.thresholds
  for (let cell = from; cell < to; cell += 1) {
    const value = values[cell]!
    sum[cell]! += value
    days[cell]! += count
    if (value >= lowThreshold) {
      low[cell]! += 1
      if (value >= highThreshold) high[cell]! += 1
    }
  }
}

function addGaps(
  grid: GridVariable,
  step: number,
  values: Numbers,
  from: number,
  to: number,
  { least, most, thresholds }: Bounds,
  { sum, days, low, high }: CellViews,
  counts: { readonly days: number; readonly weight: number; readonly firstCell: number },
): void {
  const { scale, offset, fills } = grid.packing
  const [lowThreshold, highThreshold] = thresholds
  const [fill = Number.NaN, otherFill = Number.NaN] = fills
  for (let cell = from; cell < to; cell += 1) {
    const stored = values[cell]!
    if (stored >= least && stored <= most && stored !== fill && stored !== otherFill) {
      sum[cell]! += (stored * scale + offset) * counts.weight
      days[cell]! += counts.days
      if (stored >= lowThreshold) {
        low[cell]! += 1
        if (stored >= highThreshold) high[cell]! += 1
      }
    } else if (stored !== fill && stored !== otherFill && !isMissing(stored, grid.packing))
      throw impossible(grid, step, counts.firstCell + cell, stored * scale + offset)
  }
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
