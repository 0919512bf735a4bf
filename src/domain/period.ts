import { addDays, daysBetween, type IsoDay } from './calendar.ts'
import { isDay } from './iso-dates.ts'
import { isReportingYear, periodEnd, periodStart } from './reporting-year.ts'

/** A period by its first and last day, both included. */
export interface Period {
  readonly start: IsoDay
  readonly end: IsoDay
}

/** A reporting period: 2024-25, a calendar year 2025, or two days joined by a slash. Undefined where it is none of these. */
export function parsePeriod(text: string): Period | undefined {
  const [start, end, ...rest] = firstAndLast(text)
  if (start === undefined || end === undefined || rest.length > 0) return undefined
  return isDay(start) && isDay(end) && start <= end ? { start, end } : undefined
}

function firstAndLast(text: string): readonly string[] {
  if (text.includes('/')) return text.split('/')
  if (/^\d{4}$/.test(text)) return [`${text}-01-01`, `${text}-12-31`]
  return isReportingYear(text) ? [periodStart(text), periodEnd(text)] : []
}

export const isOrdered = ({ start, end }: Period): boolean => start <= end

export const isInside = (inner: Period, outer: Period): boolean =>
  inner.start >= outer.start && inner.end <= outer.end

export const samePeriod = (a: Period, b: Period): boolean => a.start === b.start && a.end === b.end

export const overlaps = (a: Period, b: Period): boolean => a.start <= b.end && b.start <= a.end

export const daysOf = ({ start, end }: Period): number => daysBetween(start, end)

export const showPeriod = ({ start, end }: Period): string => `${start} to ${end}`

/** True for twelve months to the day, whichever day they begin on. */
export const isTwelveMonths = ({ start, end }: Period): boolean => {
  const days = daysBetween(start, end)
  return (days === 365 || days === 366) && addDays(end, 1).slice(5) === start.slice(5)
}

/** How many months of the period fall in each calendar year; undefined unless it consists of whole months. */
export function monthsByYear(period: Period): ReadonlyMap<number, number> | undefined {
  const after = addDays(period.end, 1)
  if (!isOrdered(period) || !period.start.endsWith('-01') || !after.endsWith('-01')) return undefined
  const months = new Map<number, number>()
  for (let month = monthNumber(period.start); month < monthNumber(after); month += 1) {
    const year = Math.floor(month / 12)
    months.set(year, (months.get(year) ?? 0) + 1)
  }
  return months
}

const monthNumber = (day: IsoDay): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
