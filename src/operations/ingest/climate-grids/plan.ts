import { compareText } from '../../../domain/text-order.ts'
import { CALENDARS, type Calendar, type CalendarDay } from '../../../sources/formats/netcdf-grid/calendars.ts'
import type { GridSource } from '../../../sources/formats/netcdf-grid/grid-source.ts'
import type { GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import type { MeasureId } from '../../../sources/formats/netcdf-grid/measures.ts'
import { ReadError } from '../../../sources/read-error.ts'

/** Steps of one file that belong to one year. */
export interface YearPart {
  readonly grid: GridVariable
  readonly steps: readonly number[]
  readonly days: readonly number[]
  /** The day of the year of each step, from 0. */
  readonly dayOf: readonly number[]
}

/** One measure in one year: what is read, stored and resumed as a unit. */
export interface MeasureYear {
  readonly measure: MeasureId
  readonly year: number
  readonly isDaily: boolean
  /** The month that the year ends with. */
  readonly lastMonth: number
  /** Days that the year has in the files' calendar. */
  readonly calendarDays: number
  /** The day of the year on which each month begins; undefined where single days say nothing or the calendar is not ours. */
  readonly months: readonly number[] | undefined
  readonly parts: readonly YearPart[]
}

export interface GridPlan {
  readonly years: readonly MeasureYear[]
  readonly notes: readonly string[]
}

interface Step {
  readonly grid: GridVariable
  readonly step: number
  readonly day: CalendarDay
}

/**
 * Decides from headers alone which step of which file counts for which day. A day that comes twice counts once: the step
 * that was written last stands, in the file that reaches furthest.
 */
export function planGrid(source: GridSource, grids: readonly GridVariable[]): GridPlan {
  const notes: string[] = []
  const lastMonth = source.years === 'calendar' ? 12 : newestFullMonth(grids)
  const years = [...Map.groupBy(grids, ({ measure }) => measure)].flatMap(([measure, own]) =>
    planMeasure(measure, own, lastMonth, notes),
  )
  return {
    years: years.toSorted((a, b) => a.year - b.year || compareText(a.measure, b.measure)),
    notes,
  }
}

function planMeasure(
  measure: MeasureId,
  grids: readonly GridVariable[],
  lastMonth: number,
  notes: string[],
): MeasureYear[] {
  const first = requireAlike(grids)
  const isDaily = first.time.spacing === 'daily'
  const calendar = CALENDARS[first.time.calendar]!
  const steps = new Map<string, Step>()
  let doubled = 0
  for (const grid of grids.toSorted(byLastDay))
    for (const [step, day] of grid.time.days.entries()) {
      const key = isDaily ? `${day.year}-${day.month}-${day.day}` : `${day.year}-${day.month}`
      if (steps.has(key)) doubled += 1
      steps.set(key, { grid, step, day })
    }
  if (doubled > 0)
    notes.push(
      `${first.variable}: ${doubled} steps come twice for the same day; the last one written counts.`,
    )
  const yearOf = ({ day }: Step): number => day.year + (day.month > lastMonth ? 1 : 0)
  const years = [...Map.groupBy(steps.values(), yearOf)].map(([year, own]) => {
    const last = (of: number): number =>
      calendar.toNumber({ year: of, month: lastMonth, day: calendar.daysInMonth(of, lastMonth) })
    const calendarDays = lastMonth === 12 ? calendar.daysInYear(year) : last(year) - last(year - 1)
    const first = last(year) - calendarDays + 1
    return {
      measure,
      year,
      isDaily,
      lastMonth,
      calendarDays,
      months: isDaily && lastMonth === 12 && calendarDays >= 365 ? monthsOf(calendar, year) : undefined,
      parts: [...Map.groupBy(own, ({ grid }) => grid)].map(([grid, group]) => {
        const ordered = group.toSorted((a, b) => a.step - b.step)
        return {
          grid,
          steps: ordered.map(({ step }) => step),
          days: ordered.map(({ day }) => (isDaily ? 1 : calendar.daysInMonth(day.year, day.month))),
          dayOf: ordered.map(({ day }) => calendar.toNumber(day) - first),
        }
      }),
    }
  })
  notes.push(...shortYears(first.variable, years))
  return years
}

const monthsOf = (calendar: Calendar, year: number): number[] =>
  Array.from(
    { length: 12 },
    (_, month) =>
      calendar.toNumber({ year, month: month + 1, day: 1 }) - calendar.toNumber({ year, month: 1, day: 1 }),
  )

/** Years that lack days. The newest may have only begun, so nothing is said of it. */
function shortYears(variable: string, years: readonly MeasureYear[]): string[] {
  const newest = Math.max(...years.map(({ year }) => year))
  return years.flatMap(({ year, calendarDays, parts }) => {
    const days = parts.flatMap((part) => part.days).reduce((sum, count) => sum + count, 0)
    return year === newest || days >= calendarDays
      ? []
      : [`${variable}: ${year} has ${days} of ${calendarDays} days.`]
  })
}

/** Files of one measure must count time alike; which of two ways is right cannot be guessed. */
function requireAlike(grids: readonly GridVariable[]): GridVariable {
  const first = grids[0]!
  const odd = grids.find(
    ({ time }) => time.spacing !== first.time.spacing || time.calendar !== first.time.calendar,
  )
  if (odd !== undefined)
    throw new ReadError({
      file: odd.file,
      column: odd.variable,
      value: `${odd.time.spacing}, ${odd.time.calendar}`,
      problem: 'does not go with the other files of this variable',
      expected: `${first.time.spacing}, ${first.time.calendar} as ${first.file}`,
      hint: 'Load daily or monthly files, and one calendar, at a time.',
    })
  return first
}

const lastDayOf = (grid: GridVariable): number => {
  const calendar = CALENDARS[grid.time.calendar]!
  return grid.time.days.reduce(
    (last, day) => Math.max(last, calendar.toNumber(day)),
    Number.NEGATIVE_INFINITY,
  )
}

const byLastDay = (a: GridVariable, b: GridVariable): number =>
  lastDayOf(a) - lastDayOf(b) || compareText(a.file, b.file)

/** The month that the newest files end with; a month that daily files have only begun does not count. */
function newestFullMonth(grids: readonly GridVariable[]): number {
  const ends = grids.map((grid) => {
    const calendar = CALENDARS[grid.time.calendar]!
    const { year, month, day } = calendar.fromNumber(lastDayOf(grid))
    const isFull = grid.time.spacing === 'monthly' || day === calendar.daysInMonth(year, month)
    return isFull ? year * 12 + month - 1 : year * 12 + month - 2
  })
  return (Math.max(...ends) % 12) + 1
}
