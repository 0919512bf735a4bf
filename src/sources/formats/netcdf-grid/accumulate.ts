import type { NetcdfValues } from '../netcdf/netcdf-file.ts'
import type { Numbers } from '../netcdf/numbers.ts'
import { addStep } from './add-step.ts'
import { CELLS_AT_ONCE, type CellSums, emptySums } from './cell-sums.ts'
import type { FigureKind } from './day-figures.ts'
import type { DaySpan } from './day-reader.ts'
import type { GridVariable } from './grid-variable.ts'
import { measureOf } from './measures.ts'
import { planSlabs } from './slabs.ts'

/** Steps of one file over a window of its cells. */
export interface StepsOfFile {
  readonly grid: GridVariable
  /** Steps in ascending order. */
  readonly steps: readonly number[]
  /** Rows and columns of the file, first and end. */
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
}

/** Steps that are days of a year, which more than sums is wanted of. */
export interface DaysOfJob {
  /** Figures of single days; undefined where only daily means are kept. */
  readonly kind: FigureKind | undefined
  readonly span: DaySpan
  /** The day of the year of each step; days before the year are below zero. */
  readonly dayOf: readonly number[]
  /** The four days before the span, for falls of five days. */
  readonly before: readonly (StepsOfFile & { readonly dayOf: readonly number[] })[]
}

/** Some steps of one file over a window of its cells, to be added up. */
export interface AccumulateJob extends StepsOfFile {
  /** The days that each step stands for: 1, or the days of its month. */
  readonly days: readonly number[]
  readonly daily?: DaysOfJob | undefined
}

/** Takes a step of some cells, counted from the first of the window. */
export type StepTaker = (step: number, firstCell: number, values: Numbers) => void

/** As above, of which it is known whether every cell has a value. */
export type CheckedStepTaker = (step: number, firstCell: number, values: Numbers, isWhole: boolean) => void

/**
 * Reads steps slab by slab: memory is that of one slab. A cell's steps come in order. All steps of some cells come before the next
 * cells, so that what is kept of those stays in the fastest cache.
 */
export function readSteps(
  file: NetcdfValues,
  { grid, steps, rows, columns }: StepsOfFile,
  take: StepTaker,
): void {
  const width = columns[1] - columns[0]
  const wanted = new Set(steps)
  const chunk = { steps: grid.chunkSteps, rows: grid.chunkRows }
  for (const slab of planSlabs(chunk, steps, rows, width)) {
    const height = slab.rows[1] - slab.rows[0]
    const block = file.read(
      grid.variable,
      [slab.steps[0], slab.rows[0], columns[0]],
      [slab.steps[1] - slab.steps[0], height, width],
    )
    const firstCell = (slab.rows[0] - rows[0]) * width
    const cells = height * width
    for (let cell = 0; cell < cells; cell += CELLS_AT_ONCE)
      for (let step = slab.steps[0]; step < slab.steps[1]; step += 1) {
        if (!wanted.has(step)) continue
        const from = (step - slab.steps[0]) * cells
        const end = from + Math.min(cells, cell + CELLS_AT_ONCE)
        take(step, firstCell + cell, block.subarray(from + cell, end))
      }
  }
}

/** Adds up the steps of a job and hands each on once it is known to be possible. */
export function accumulate(file: NetcdfValues, job: AccumulateJob, also?: CheckedStepTaker): CellSums {
  const { grid, rows, columns } = job
  const cells = (rows[1] - rows[0]) * (columns[1] - columns[0])
  const sums = emptySums(cells, measureOf(grid.measure).thresholds.length)
  const missing = new Uint16Array(cells)
  const daysOf = new Map(job.steps.map((step, index) => [step, job.days[index] ?? 1]))
  readSteps(file, job, (step, firstCell, values) => {
    const isWhole = addStep(grid, step, values, daysOf.get(step) ?? 1, firstCell, sums, missing)
    also?.(step, firstCell, values, isWhole)
  })
  const days = job.days.reduce((sum, count) => sum + count, 0)
  for (let cell = 0; cell < missing.length; cell += 1) sums.days[cell] = days - missing[cell]!
  return sums
}
