import { ReadError } from '../read-error.ts'
import type { CellPlace } from './numbers.ts'

/** Order of the parts of a printed date. Never guessed: 1/02/2024 is another day in each. */
export type DateOrder = 'year-month-day' | 'day-month-year' | 'compact'

const PATTERNS: Readonly<Record<DateOrder, RegExp>> = {
  'year-month-day': /^(?<year>\d{4})[/-](?<month>\d{1,2})[/-](?<day>\d{1,2})$/,
  'day-month-year': /^(?<day>\d{1,2})[/-](?<month>\d{1,2})[/-](?<year>\d{4})$/,
  compact: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
}

const EXAMPLES: Readonly<Record<DateOrder, string>> = {
  'year-month-day': '2024/12/29',
  'day-month-year': '29/12/2024',
  compact: '20241229',
}

/** A printed date as YYYY-MM-DD. A day that the calendar does not have is an error. */
export function printedDate(text: string, order: DateOrder, place: CellPlace): string {
  const iso = isoDate(text, order)
  if (iso === undefined)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not a date',
      expected: `a date such as ${EXAMPLES[order]}`,
    })
  return iso
}

/** The same, or undefined when the text is no date of that order. */
export function isoDate(text: string, order: DateOrder): string | undefined {
  const parts = PATTERNS[order].exec(text.trim())?.groups
  if (parts === undefined) return undefined
  const iso = `${parts['year']}-${parts['month']!.padStart(2, '0')}-${parts['day']!.padStart(2, '0')}`
  return isCalendarDay(iso) ? iso : undefined
}

/** The day `days` after another, both YYYY-MM-DD. */
export function addDays(iso: string, days: number): string {
  const at = new Date(`${iso}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** By arithmetic: bulk files hold tens of millions of dates, and a Date for each took an eighth of the time. */
function isCalendarDay(iso: string): boolean {
  const [year, month, day] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10))]
  const leapDay = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0
  return day >= 1 && day <= (DAYS_IN_MONTH[month - 1] ?? 0) + leapDay
}
