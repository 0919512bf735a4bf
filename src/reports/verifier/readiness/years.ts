import type { Period } from '../documents.ts'

const DAY_MS = 864e5
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayAt = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)
const WEEKS_52 = 364
const WEEKS_53 = 371

/** A year of more than 53 weeks: docs/methods/reporting_duty.md. */
export const isLong = ({ start, end }: Period): boolean => dayNumber(end) - dayNumber(start) + 1 > WEEKS_53

/** The last of twelve months that begin on a day. */
export function twelveMonths(start: string): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const again = iso(year + 1, month, Math.min(day, daysIn(year + 1, month)))
  return dayAt(dayNumber(again) - 1)
}

/** The end of a financial year in a calendar year. */
function endIn(year: number, yearEnd: string): string {
  const [month = 0, day = 0] = yearEnd.split('-').map(Number)
  return iso(year, month, Math.min(day, daysIn(year, month)))
}

/** Days between a day and the nearest end of a financial year. */
export function daysFromYearEnd(day: string, yearEnd: string): number {
  const year = Number(day.slice(0, 4))
  const apart = [-1, 0, 1].map((more) => Math.abs(dayNumber(endIn(year + more, yearEnd)) - dayNumber(day)))
  return Math.min(...apart)
}

/** Years of whole weeks end on other days than calendar years, by up to so many. */
const WEEK = 7

/** docs/methods/reporting_duty.md: a year end that the period runs past, or null. */
export function passedYearEnd({ start, end }: Period, yearEnd: string): string | null {
  if (daysFromYearEnd(end, yearEnd) <= WEEK) return null
  const year = Number(end.slice(0, 4))
  const ends = [endIn(year, yearEnd), endIn(year - 1, yearEnd)]
  return ends.find((day) => day < end && day >= start) ?? null
}

/** The listed first days, if the period begins on one of them and no year between two of them is too long. */
export function listedYears(starts: readonly string[] | undefined, period: Period): readonly string[] | null {
  if (starts === undefined || !starts.includes(period.start)) return null
  const isTooLong = starts.some(
    (start, index) => index > 0 && dayNumber(start) - dayNumber(starts[index - 1]!) > WEEKS_53,
  )
  return isTooLong ? null : starts
}

/** 1 for the first period; null before it or where that is unknown. Years that a company lists are counted along its list. */
export function yearNumber(first: Period | null, period: Period, listed: readonly string[]): number | null {
  if (first === null) return null
  if (listed.includes(period.start))
    return listed.filter((start) => start >= first.start && start <= period.start).length || null
  const years = Math.round((dayNumber(period.end) - dayNumber(first.end)) / 365.25)
  return years < 0 ? null : years + 1
}

/** The first year that begins on or after a day. */
export function firstPeriod(
  from: string,
  facts: Readonly<Record<string, unknown>>,
  period: Period,
): Period | null {
  const starts = facts['year_starts'] as readonly string[] | undefined
  if (starts !== undefined) return firstListed(from, starts, period)
  const length = dayNumber(period.end) - dayNumber(period.start) + 1
  const isCalendar = dayAt(dayNumber(period.end) + 1).slice(5) === period.start.slice(5)
  if (!isCalendar || length <= WEEKS_52 || length >= WEEKS_53) {
    const isFirst = period.start >= from && dayNumber(period.start) - WEEKS_52 < dayNumber(from)
    return isFirst && (length === WEEKS_52 || length === WEEKS_53) ? period : null
  }
  const yearEnd = facts['year_end'] as string | undefined
  return yearEnd === undefined ? null : firstOfCalendar(from, yearEnd)
}

function firstListed(from: string, starts: readonly string[], period: Period): Period | null {
  const [start, next] = starts.filter((one) => one >= from)
  if (start === undefined) return null
  const isCertain = starts[0]! < from || dayNumber(start) - WEEKS_52 < dayNumber(from)
  if (!isCertain) return null
  if (start === period.start) return period
  return next === undefined ? null : { start, end: dayAt(dayNumber(next) - 1) }
}

/** Of the years that end on the day and month. */
function firstOfCalendar(from: string, yearEnd: string): Period {
  const [month = 0, day = 0] = yearEnd.split('-').map(Number)
  for (let year = Number(from.slice(0, 4)) - 1; ; year += 1) {
    const start = iso(year, month, Math.min(day, daysIn(year, month)) + 1)
    if (start < from) continue
    const [, startMonth = 0, startDay = 0] = start.split('-').map(Number)
    const next = Number(start.slice(0, 4)) + 1
    return { start, end: iso(next, startMonth, Math.min(startDay, daysIn(next, startMonth)) - 1) }
  }
}

/** The last day of a month stays the last; no day beyond the month's end. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = daysIn(year, month + months)
  return iso(year, month + months, date === daysIn(year, month) ? last : Math.min(date, last))
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
