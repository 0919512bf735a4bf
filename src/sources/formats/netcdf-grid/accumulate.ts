import type { NetcdfValues } from '../netcdf/netcdf-file.ts'
import { addStep } from './add-step.ts'
import { type CellSums, emptySums } from './cell-sums.ts'
import type { GridVariable } from './grid-variable.ts'
import { measureOf } from './measures.ts'
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

/** Reads the steps of a job slab by slab. Memory is that of one slab and of the sums. */
export function accumulate(file: NetcdfValues, job: AccumulateJob): CellSums {
  const { grid, rows, columns } = job
  const width = columns[1] - columns[0]
  const sums = emptySums((rows[1] - rows[0]) * width, measureOf(grid.measure).thresholds.length)
  const missing = new Uint16Array(sums.days.length)
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
      addStep(grid, step, block.subarray(from, from + height * width), days, firstCell, sums, missing)
    }
  }
  const days = job.days.reduce((sum, count) => sum + count, 0)
  for (let cell = 0; cell < missing.length; cell += 1) sums.days[cell] = days - missing[cell]!
  return sums
}
