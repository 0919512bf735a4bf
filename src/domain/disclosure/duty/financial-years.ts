import { addDays, addYears, daysBetween, type IsoDay } from '../../calendar.ts'
import { daysOf, isTwelveMonths, overlaps, type Period } from '../../period.ts'
import { TOLERANCES } from '../contradictions/rule.ts'

/** Years of 52 and of 53 weeks. */
const WEEKS_52 = 364
const WEEKS_53 = 371
const DAYS_A_YEAR = 365.25

/** A financial year takes 53 weeks at most, but for the first since the entity was formed (section 323D). */
export const isLongYear = (period: Period): boolean => daysOf(period) > TOLERANCES.longest_year_days.value

/** Twelve months from the start of a period. */
export const twelveMonthsFrom = ({ start }: Pick<Period, 'start'>): Period => ({
  start,
  end: addDays(addYears(start, 1), -1),
})

/**
 * First days of the financial years as far as they speak of a period: not at all where the period begins on none of them, or where a
 * year among them is longer than the law lets it be.
 */
export function standingYearStarts(
  starts: readonly IsoDay[] | null,
  period: Period | null,
): readonly IsoDay[] | null {
  if (starts === null || period === null) return starts
  const years = starts.slice(1).map((next, index) => ({ start: starts[index]!, end: addDays(next, -1) }))
  return starts.includes(period.start) && !years.some(isLongYear) ? starts : null
}

/** Whether a day is the end of a financial year of a company, give or take what years of whole weeks move it. `yearEnd` is MM-DD. */
export function endsYear(day: IsoDay, yearEnd: string): boolean {
  const year = Number(day.slice(0, 4))
  return [year - 1, year, year + 1].some(
    (one) => Math.abs(daysBetween(dayIn(one, yearEnd), day) - 1) <= TOLERANCES.year_end_days.value,
  )
}

/** So many years of earlier periods say when the year of a period ends. */
const YEARS_LOOKED_BACK = 2

export const lookBackFrom = ({ start }: Pick<Period, 'start'>): IsoDay => addYears(start, -YEARS_LOOKED_BACK)

/**
 * The earlier period that a period is held against, out of those of the years before, latest first: one that ends on another day of the
 * year, else one that shares days with it, else the latest. A further one in between, made up or not, does not answer for the first.
 */
export const periodBeside = (period: Period, earlier: readonly Period[]): Period | null =>
  earlier.find(({ end }) => !endsYear(period.end, end.slice(5))) ??
  earlier.find((one) => overlaps(one, period)) ??
  earlier[0] ??
  null

/** The last end of a financial year that a period takes in although it goes on after it; null where it ends with the year, or takes in none. */
export function yearEndWithin(period: Period, yearEnd: string | null): IsoDay | null {
  if (yearEnd === null || endsYear(period.end, yearEnd)) return null
  const year = Number(period.end.slice(0, 4))
  const last = [year, year - 1].map((one) => dayIn(one, yearEnd)).find((day) => day < period.end)
  return last === undefined || last < period.start ? null : last
}

/** What is known of a company's financial years. */
export interface KnownYears {
  /** Last day of the year as MM-DD, where it is the same each year. */
  readonly year_end: string | null
  /** First days of its years in order, where they are not. */
  readonly year_starts: readonly IsoDay[] | null
  /** The period that is asked about. */
  readonly period: Period | null
}

/** The first financial year that begins on or after a day; null where what is known does not tell. */
export function firstYearFrom(from: IsoDay, { year_end, year_starts, period }: KnownYears): Period | null {
  if (year_starts !== null) return firstListed(from, year_starts, period)
  if (period !== null && !isTwelveMonths(period)) return firstOfWeeks(from, period)
  return year_end === null ? null : firstOfCalendar(from, year_end)
}

/** The first of a list. An earlier one must not be missing from it, and the end of the year must be known. */
function firstListed(from: IsoDay, starts: readonly IsoDay[], period: Period | null): Period | null {
  const index = starts.findIndex((start) => start >= from)
  const start = starts[index]
  if (start === undefined || (index === 0 && addDays(start, -WEEKS_52) >= from)) return null
  if (period?.start === start) return period
  const next = starts[index + 1]
  return next === undefined ? null : { start, end: addDays(next, -1) }
}

/** A year of whole weeks moves against the calendar: its neighbours are not known to the day. */
function firstOfWeeks(from: IsoDay, period: Period): Period | null {
  const days = daysOf(period)
  const isYear = days === WEEKS_52 || days === WEEKS_53
  return isYear && period.start >= from && addDays(period.start, -WEEKS_52) < from ? period : null
}

function firstOfCalendar(from: IsoDay, yearEnd: string): Period {
  const start = Array.from({ length: 3 }, (_, index) => Number(from.slice(0, 4)) - 1 + index)
    .map((year) => addDays(dayIn(year, yearEnd), 1))
    .find((day) => day >= from)!
  return twelveMonthsFrom({ start })
}

/** 29 February becomes 28 February in other years, as does the year end itself. */
const dayIn = (year: number, monthAndDay: string): IsoDay => addYears(`2024-${monthAndDay}`, year - 2024)

/** The number of a reporting period, 1 for the first; null before it. A short year after a changed year end counts as one. */
export function reportingYearNumber(
  first: Period,
  period: Period,
  yearStarts: readonly IsoDay[] = [],
): number | null {
  if (yearStarts.includes(period.start)) {
    const since = yearStarts.filter((start) => start >= first.start && start <= period.start)
    return since.length === 0 ? null : since.length
  }
  const years = Math.round((daysBetween(first.end, period.end) - 1) / DAYS_A_YEAR)
  return years < 0 ? null : years + 1
}

/** Some months after a day; the last day of a month stays the last. */
export function monthsLater(day: IsoDay, months: number): IsoDay {
  const isLast = addDays(day, 1).endsWith('-01')
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const last = addDays(firstOfMonth(month + 1), -1)
  const same = `${firstOfMonth(month).slice(0, 8)}${day.slice(8)}`
  return isLast || same > last ? last : same
}

const firstOfMonth = (month: number): IsoDay =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
