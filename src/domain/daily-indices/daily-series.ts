import { addDays, daysBetween, type IsoDay, yearOf } from '../calendar.ts'

/** One day as a station or a grid cell has it; null where nothing was measured. */
export interface DayValues {
  readonly date: IsoDay
  readonly tmax: number | null
  readonly tmin: number | null
  readonly rain: number | null
}

/** A calendar year within a series: days from `first` up to, not including, `end`. */
export interface YearSpan {
  readonly year: number
  readonly first: number
  readonly end: number
  /** Where each month begins, January first. */
  readonly months: readonly number[]
}

/**
 * Whole calendar years of daily values in columns. Days that were not measured, and those before the first and after the last
 * day known, are NaN: a year that is only begun shows its gap like any other.
 */
export interface DailySeries {
  readonly tmax: Float64Array
  readonly tmin: Float64Array
  readonly rain: Float64Array
  readonly years: readonly YearSpan[]
  readonly first_day: IsoDay
}

export interface YearRange {
  readonly first: number
  readonly last: number
}

/** Days of a year without 29 February, which calendar-day percentiles and the heatwave indices count by. */
export const DAYS_A_YEAR = 365

/** Puts days in ascending order into columns. Days may lack; none may come twice. */
export function dailySeries(days: readonly DayValues[]): DailySeries {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('a daily series has at least one day')
  const first_day = `${first.date.slice(0, 4)}-01-01`
  const years = yearSpans(yearOf(first.date), yearOf(last.date))
  const length = years.at(-1)?.end ?? 0
  const [tmax, tmin, rain] = [0, 1, 2].map(() => new Float64Array(length).fill(Number.NaN)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  let before = -1
  for (const day of days) {
    const at = daysBetween(first_day, day.date) - 1
    if (at <= before) throw new RangeError(`${day.date}: days must ascend`)
    before = at
    tmax[at] = day.tmax ?? Number.NaN
    tmin[at] = day.tmin ?? Number.NaN
    rain[at] = day.rain ?? Number.NaN
  }
  return { tmax, tmin, rain, years, first_day }
}

function yearSpans(firstYear: number, lastYear: number): YearSpan[] {
  const spans: YearSpan[] = []
  let at = 0
  for (let year = firstYear; year <= lastYear; year += 1) {
    const first = at
    const months = MONTH_LENGTHS.map((length, month) => {
      const start = at
      at += month === 1 && isLeapYear(year) ? 29 : length
      return start
    })
    spans.push({ year, first, end: at, months })
  }
  return spans
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Where 29 February is in a year; undefined in a year without one. */
export const leapDayOf = ({ first, end }: YearSpan): number | undefined =>
  end - first > DAYS_A_YEAR ? first + LEAP_DAY : undefined

/** Days before 29 February. */
const LEAP_DAY = 59

/** The place of a day in a year of 365 days; 29 February takes that of the day before. */
export function dayOfYear(span: YearSpan, at: number): number {
  const day = at - span.first
  return span.end - span.first > DAYS_A_YEAR && day >= LEAP_DAY ? day - 1 : day
}

export const dateAt = (series: DailySeries, at: number): IsoDay => addDays(series.first_day, at)

/** A column without 29 February: 365 values for each year. */
export function withoutLeapDays(values: Float64Array, years: readonly YearSpan[]): Float64Array {
  const kept = new Float64Array(years.length * DAYS_A_YEAR)
  let to = 0
  for (const span of years) {
    const leap = leapDayOf(span)
    for (let at = span.first; at < span.end; at += 1) {
      if (at === leap) continue
      kept[to] = values[at]!
      to += 1
    }
  }
  return kept
}

/** Most missing days of a year and of each of its months that the peers accept (ETCCDI). */
const MOST_MISSING = { year: 15, month: 3 } as const

/** For each year, whether enough of its days are known in a column. */
export const completeYears = (values: Float64Array, years: readonly YearSpan[]): boolean[] =>
  years.map(({ first, end, months }) => {
    const byMonth = months.map((from, month) => countMissing(values, from, months[month + 1] ?? end))
    const all = countMissing(values, first, end)
    return all <= MOST_MISSING.year && byMonth.every((count) => count <= MOST_MISSING.month)
  })

function countMissing(values: Float64Array, from: number, to: number): number {
  let missing = 0
  for (let at = from; at < to; at += 1) if (Number.isNaN(values[at])) missing += 1
  return missing
}
