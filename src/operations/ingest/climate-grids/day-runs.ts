import type { AccumulateJob, DaysOfJob } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import { figureKind } from '../../../sources/formats/netcdf-grid/day-figures.ts'
import type { GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { type Area, windowOf } from './area.ts'
import type { MeasureYear } from './plan.ts'

/** The years whose days make thresholds and response curves, and how many of them must be loaded. */
export const GRID_BASELINE = { first: 1981, last: 2010, fewest: 25 } as const

export const isBaselineYear = (year: number): boolean =>
  year >= GRID_BASELINE.first && year <= GRID_BASELINE.last

/** Days of a year in a row that are read from one file at once. */
interface DayRun {
  readonly first: number
  readonly end: number
  readonly days: readonly DayStep[]
}

export interface DayStep {
  readonly day: number
  readonly grid: GridVariable
  readonly step: number
}

/** The days of a year in order, each with its step. */
export const daysInOrder = ({ parts }: MeasureYear): DayStep[] =>
  parts
    .flatMap(({ grid, steps, dayOf }) => steps.map((step, index) => ({ day: dayOf[index] ?? 0, grid, step })))
    .toSorted((a, b) => a.day - b.day)

/**
 * Cuts a year into runs of days of one file along the borders of its compressed pieces. Together they cover the year: days
 * without a step belong to the run before them.
 */
export function dayRuns(year: MeasureYear, daysARun: number): DayRun[] {
  const runs = runsOf(daysInOrder(year), daysARun)
  return runs.map((days, index) => ({
    days,
    first: index === 0 ? 0 : days[0]!.day,
    end: runs[index + 1]?.[0]?.day ?? year.calendarDays,
  }))
}

/** Days in order, cut where another file begins, where a file goes back, and after so many days. */
export function runsOf(ordered: readonly DayStep[], daysARun: number): DayStep[][] {
  const runs: DayStep[][] = []
  for (const day of ordered) {
    const last = runs.at(-1)?.at(-1)
    const together = Math.max(1, Math.round(daysARun / day.grid.chunkSteps)) * day.grid.chunkSteps
    const goesOn =
      last !== undefined &&
      last.grid === day.grid &&
      last.step < day.step &&
      Math.floor(last.step / together) === Math.floor(day.step / together)
    if (goesOn) runs.at(-1)?.push(day)
    else runs.push([day])
  }
  return runs
}

/** Steps of days, grouped by their files, over an area. */
export const jobsOfDays = (
  year: MeasureYear,
  days: readonly DayStep[],
  area: Area,
  daily: Omit<DaysOfJob, 'dayOf'> | undefined,
): AccumulateJob[] =>
  [...Map.groupBy(days, ({ grid }) => grid)].map(([grid, own]) => {
    const ordered = own.toSorted((a, b) => a.step - b.step)
    return {
      grid,
      steps: ordered.map(({ step }) => step),
      days: ordered.map(() => 1),
      daily:
        daily === undefined || year.months === undefined
          ? undefined
          : { ...daily, dayOf: ordered.map(({ day }) => day) },
      ...windowOf(grid, area),
    }
  })

/** Days before a run that falls of five days may have begun on. */
const DAYS_BEFORE = 4

/** The jobs of a year of which the figures of single days are wanted, in the order of time. */
export function dailyJobs(
  year: MeasureYear,
  area: Area,
  daysARun: number,
  previous: MeasureYear | undefined,
): AccumulateJob[] {
  const { months, measure, calendarDays } = year
  if (months === undefined) return []
  const kind = figureKind(measure, isBaselineYear(year.year))
  const earlier = previous?.months === undefined ? [] : daysInOrder(previous).slice(-DAYS_BEFORE)
  const all = [
    ...earlier.map((one) => ({ ...one, day: one.day - (previous?.calendarDays ?? calendarDays) })),
    ...daysInOrder(year),
  ]
  return dayRuns(year, daysARun).flatMap(({ days, first, end }) => {
    const before = kind === 'rain' ? all.filter(({ day }) => day >= first - DAYS_BEFORE && day < first) : []
    const sameWay = before.filter(({ grid }) => grid.space.rowStep === days[0]?.grid.space.rowStep)
    return jobsOfDays(year, days, area, {
      kind,
      span: { first, end, months },
      before: jobsOfDays(year, sameWay, area, {
        kind: undefined,
        span: { first, end, months },
        before: [],
      }).map(({ grid, steps, rows, columns, daily }) => ({
        grid,
        steps,
        rows,
        columns,
        dayOf: daily?.dayOf ?? [],
      })),
    })
  })
}
