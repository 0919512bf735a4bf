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

/** Some cells of several steps in order, as they are in what was read. */
export interface StepBlock {
  readonly steps: readonly number[]
  readonly values: Numbers
  /** Where the first of the cells is in each step. */
  readonly starts: readonly number[]
  /** The first of the cells, counted from the first of the window. */
  readonly firstCell: number
  readonly cells: number
}

/**
 * Reads steps slab by slab: memory is that of one slab. A cell's steps come in order. All steps of some cells come before the next
 * cells, so that what is kept of those stays in the fastest cache.
 */
export function readSteps(
  file: NetcdfValues,
  { grid, steps, rows, columns }: StepsOfFile,
  take: (block: StepBlock) => void,
): void {
  const width = columns[1] - columns[0]
  const chunk = { steps: grid.chunkSteps, rows: grid.chunkRows }
  for (const slab of planSlabs(chunk, steps, rows, width)) {
    const height = slab.rows[1] - slab.rows[0]
    const values = file.read(
      grid.variable,
      [slab.steps[0], slab.rows[0], columns[0]],
      [slab.steps[1] - slab.steps[0], height, width],
    )
    const cells = height * width
    const own = steps.filter((step) => step >= slab.steps[0] && step < slab.steps[1])
    for (let cell = 0; cell < cells; cell += CELLS_AT_ONCE)
      take({
        steps: own,
        values,
        starts: own.map((step) => (step - slab.steps[0]) * cells + cell),
        firstCell: (slab.rows[0] - rows[0]) * width + cell,
        cells: Math.min(cells - cell, CELLS_AT_ONCE),
      })
  }
}

/** Adds up the steps of a job and hands each block on once it is known to be possible, and whether every cell has every value. */
export function accumulate(
  file: NetcdfValues,
  job: AccumulateJob,
  also?: (block: StepBlock, isWhole: boolean) => void,
): CellSums {
  const { grid, rows, columns } = job
  const cells = (rows[1] - rows[0]) * (columns[1] - columns[0])
  const sums = emptySums(cells, measureOf(grid.measure).thresholds.length)
  const missing = new Uint16Array(cells)
  const daysOf = new Map(job.steps.map((step, index) => [step, job.days[index] ?? 1]))
  readSteps(file, job, (block) => {
    let isWhole = true
    for (const [index, step] of block.steps.entries()) {
      const start = block.starts[index]!
      const values = block.values.subarray(start, start + block.cells)
      const hasAll = addStep(grid, step, values, daysOf.get(step) ?? 1, block.firstCell, sums, missing)
      isWhole &&= hasAll
    }
    also?.(block, isWhole)
  })
  const days = job.days.reduce((sum, count) => sum + count, 0)
  for (let cell = 0; cell < missing.length; cell += 1) sums.days[cell] = days - missing[cell]!
  return sums
}
