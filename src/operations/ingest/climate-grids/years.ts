import type { AccumulateJob } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import {
  addSums,
  type CellSums,
  emptySums,
  flipSums,
} from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import {
  emptyFigures,
  type FigureKind,
  figureKind,
} from '../../../sources/formats/netcdf-grid/day-figures.ts'
import { measureOf } from '../../../sources/formats/netcdf-grid/measures.ts'
import { type Area, windowOf } from './area.ts'
import { dailyJobs, isBaselineYear } from './day-runs.ts'
import type { MeasureYear } from './plan.ts'
import type { GridPool } from './pool.ts'

/** Steps that one job takes on: enough to keep threads busy, few enough to share a year between them. */
const STEPS_A_JOB = 48

/** The figures that the days of a measure's year give; undefined where they give none. */
export const figuresOf = ({ measure, months, year }: MeasureYear): FigureKind | undefined =>
  months === undefined ? undefined : figureKind(measure, isBaselineYear(year))

/** Sums of nothing yet, with room for the figures of days where they are wanted. */
export function noSums(year: MeasureYear, cells: number, withFigures: boolean): CellSums {
  const kind = withFigures ? figuresOf(year) : undefined
  return emptySums(
    cells,
    measureOf(year.measure).thresholds.length,
    kind === undefined ? undefined : emptyFigures(kind, cells),
  )
}

/**
 * Sums of a measure's year over an area, rows from south to north. Pieces are added in the order of time whatever thread
 * ends first, so that the result does not depend on the number of threads.
 */
export async function sumYear(
  pool: GridPool,
  year: MeasureYear,
  area: Area,
  onSteps: (steps: number) => void,
  figures?: { readonly previous: MeasureYear | undefined },
): Promise<CellSums> {
  const jobs =
    figures === undefined || year.months === undefined
      ? plainJobs(year, area)
      : dailyJobs(year, area, STEPS_A_JOB, figures.previous)
  const total = noSums(year, area.rows * area.columns, figures !== undefined)
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
    addSums(total, southFirst(job, sums, area.columns))
  }
  return total
}

/** Sums with rows from south to north. */
export const southFirst = ({ grid }: AccumulateJob, sums: CellSums, columns: number): CellSums =>
  grid.space.rowStep === -1 ? flipSums(sums, columns) : sums

const plainJobs = (year: MeasureYear, area: Area): AccumulateJob[] =>
  year.parts.flatMap((part) => {
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

/** Cuts the steps of a file where compressed pieces end. */
function pieces(chunkSteps: number, steps: readonly number[]): (readonly [number, number])[] {
  const span = Math.max(1, Math.round(STEPS_A_JOB / chunkSteps)) * chunkSteps
  const starts = steps.flatMap((step, index) => {
    const before = steps[index - 1]
    return before === undefined || Math.floor(step / span) !== Math.floor(before / span) ? [index] : []
  })
  return starts.map((start, index) => [start, starts[index + 1] ?? steps.length])
}
