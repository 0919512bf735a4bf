import { addDays, addYears, daysBetween, type IsoDay } from '../calendar.ts'
import { divide, type Rational, rational } from '../factors/rational.ts'
import type { Period } from '../period.ts'
import { type Scaled, scaledPart } from './scaled.ts'

/** A calendar month with the days of a stretch that fall in it. */
interface MonthDays {
  readonly month: string
  readonly days: number
}

const lastOf = (day: IsoDay): IsoDay => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)

/** The calendar months of a stretch of days. */
export function monthsOf({ start, end }: Period): MonthDays[] {
  const months: MonthDays[] = []
  for (let first = start; first <= end; ) {
    const last = lastOf(first) < end ? lastOf(first) : end
    months.push({ month: first.slice(0, 7), days: daysBetween(first, last) })
    first = addDays(last, 1)
  }
  return months
}

/** An amount by month, in proportion to days; the last month takes what rounding leaves, so that the months add up to the whole. */
export function spreadOverMonths(
  amount: Scaled,
  stretch: Period,
): readonly { readonly month: string; readonly amount: Scaled }[] {
  const { start, end } = stretch
  if (start.slice(0, 7) === end.slice(0, 7)) return [{ month: start.slice(0, 7), amount }]
  const months = monthsOf(stretch)
  const days = daysBetween(start, end)
  let left = amount
  return months.map(({ month, days: own }, at) => {
    const part = at === months.length - 1 ? left : scaledPart(amount, own, days)
    left -= part
    return { month, amount: part }
  })
}

/** Days of a line as a share of the twelve months that begin with the period: what a rate a year is for. */
export const yearShareOf = (line: Period, { start }: Period): Rational =>
  divide(rational(daysBetween(line.start, line.end)), rational(daysBetween(start, addYears(start, 1)) - 1))
