import type { AccumulateJob } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import { addSums, type CellSums, emptySums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { measureOf } from '../../../sources/formats/netcdf-grid/measures.ts'
import { type Area, windowOf } from './area.ts'
import type { MeasureYear } from './plan.ts'
import type { GridPool } from './pool.ts'

/** Steps that one job takes on: enough to keep threads busy, few enough to share a year between them. */
const STEPS_A_JOB = 48

/**
 * Sums of a measure's year over an area, rows from south to north. Pieces are added in the order of time whatever thread
 * ends first, so that the result does not depend on the number of threads.
 */
export async function sumYear(
  pool: GridPool,
  year: MeasureYear,
  area: Area,
  onSteps: (steps: number) => void,
): Promise<CellSums> {
  const jobs = year.parts.flatMap((part) => {
    const window = windowOf(part.grid, area)
    return pieces(part.grid.chunkSteps, part.steps).map(
      ([from, to]): AccumulateJob => ({
        grid: part.grid,
        steps: part.steps.slice(from, to),
        days: part.days.slice(from, to),
        ...window,
      }),
    )
  })
  const total = emptySums(area.rows * area.columns, measureOf(year.measure).thresholds.length)
  const results = jobs.map(async (job) => {
    const sums = await pool.run(job)
    onSteps(job.steps.length)
    return { job, sums }
  })
  // A later piece may fail while an earlier one is awaited: its rejection must not count as unhandled.
  for (const result of results) result.catch(() => {})
  // Taken out of the list, so that the memory of a piece is free once it is added.
  for (let result = results.shift(); result !== undefined; result = results.shift()) {
    const { job, sums } = await result
    const isDescending = job.grid.space.rowStep === -1
    addSums(total, isDescending ? flipped(sums, area.columns) : sums)
  }
  return total
}

/** Cuts the steps of a file where compressed pieces end. */
function pieces(chunkSteps: number, steps: readonly number[]): (readonly [number, number])[] {
  const span = Math.max(1, Math.round(STEPS_A_JOB / chunkSteps)) * chunkSteps
  const starts = steps.flatMap((step, index) => {
    const before = steps[index - 1]
    return before === undefined || Math.floor(step / span) !== Math.floor(before / span) ? [index] : []
  })
  return starts.map((start, index) => [start, starts[index + 1] ?? steps.length])
}

/** The same sums with rows in opposite order. */
function flipped({ sum, days, reached }: CellSums, width: number): CellSums {
  const flip = <T extends Float64Array | Uint16Array>(values: T): T => {
    const result = values.slice() as T
    const rows = values.length / width
    for (let row = 0; row < rows; row += 1)
      result.set(values.subarray(row * width, (row + 1) * width), (rows - 1 - row) * width)
    return result
  }
  return { sum: flip(sum), days: flip(days), reached: reached.map(flip) }
}
