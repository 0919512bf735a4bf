import { isDay } from '../../iso-dates.ts'
import type { Period } from '../../period.ts'

/** What a printed text stands for, or why it stands for nothing certain. */
export type Read<Value> = { readonly value: Value } | { readonly problem: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00)?)?$/
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: 0?0:00(?::00)?)?$/
const SHORT_YEAR = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/
const NAMED = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]${MONTH_NAME}[ ,-]+(\\d{4}|\\d{2})$`, 'i')
const NAMED_MONTH = new RegExp(`^${MONTH_NAME}[ ,/-]+(\\d{4}|\\d{2})$`, 'i')

const EXAMPLES = 'write it as 31/12/2025, 31-Dec-2025 or 2025-12-31'

/** A day as Australians write it: the day is before the month. What could be two days is refused. */
export function readDay(cell: string | number | boolean): Read<string> {
  const text = String(cell).trim()
  if (typeof cell === 'number' || /^\d{5}(?:\.\d+)?$/.test(text))
    return { problem: `is a number, not a date; format the column as a date, or ${EXAMPLES}` }
  if (SHORT_YEAR.test(text))
    return { problem: `could mean several days, because its year has two digits; ${EXAMPLES}` }
  const iso = ISO.exec(text)
  if (iso !== null) return calendarDay(iso[1]!, iso[2]!, iso[3]!)
  const numeric = NUMERIC.exec(text)
  if (numeric !== null) {
    const [, day = '', month = '', year = ''] = numeric
    if (Number(month) > 12 && Number(day) <= 12)
      return { problem: `has no such month; put the day before the month: ${EXAMPLES}` }
    return calendarDay(year, month, day)
  }
  const named = NAMED.exec(text)
  if (named !== null) return calendarDay(fullYear(named[3]!), monthOf(named[2]!), named[1]!)
  return { problem: `is not a date; ${EXAMPLES}` }
}

/** A month: Jul 2025, 07/2025, 2025-07, or its first day as a spreadsheet keeps it. */
export function readMonth(cell: string | number | boolean): Read<Period> {
  const text = String(cell).trim()
  const named = NAMED_MONTH.exec(text)
  if (named !== null) return monthPeriod(fullYear(named[2]!), monthOf(named[1]!))
  const numeric = /^(\d{1,2})[/-](\d{4})$/.exec(text)
  if (numeric !== null) return monthPeriod(numeric[2]!, numeric[1]!)
  const iso = /^(\d{4})-(\d{1,2})$/.exec(text)
  if (iso !== null) return monthPeriod(iso[1]!, iso[2]!)
  const day = readDay(cell)
  if ('value' in day && day.value.endsWith('-01'))
    return monthPeriod(day.value.slice(0, 4), day.value.slice(5, 7))
  return { problem: 'is not a month; write it as Jul 2025, 07/2025 or 2025-07' }
}

/** Two days in one cell: 1/07/2025 - 31/07/2025. */
export function readSpan(cell: string | number | boolean): Read<Period> {
  const parts = String(cell)
    .split(/\s+(?:-|–|—|to|until)\s+/i)
    .map((part) => part.trim())
  const [first = '', last = ''] = parts
  if (parts.length !== 2) return { problem: 'is not a date range; write it as 1/07/2025 - 31/07/2025' }
  const [start, end] = [readDay(first), readDay(last)]
  if ('problem' in start) return { problem: `begins with “${first}”, which ${start.problem}` }
  if ('problem' in end) return { problem: `ends with “${last}”, which ${end.problem}` }
  return { value: { start: start.value, end: end.value } }
}

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

const monthOf = (name: string): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1)

function calendarDay(year: string, month: string, day: string): Read<string> {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(value) ? { value } : { problem: `is not a date in the calendar; ${EXAMPLES}` }
}

function monthPeriod(year: string, month: string): Read<Period> {
  const padded = month.padStart(2, '0')
  const last = [31, 30, 29, 28].map((day) => `${year}-${padded}-${day}`).find(isDay)
  return last === undefined
    ? { problem: 'is not a month in the calendar' }
    : { value: { start: `${year}-${padded}-01`, end: last } }
}
