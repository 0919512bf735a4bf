import { rememberedUpTo } from '../remembered-by.ts'
import {
  DAYS_A_YEAR,
  type DailySeries,
  leapDayOf,
  withoutLeapDays,
  type YearRange,
  type YearSpan,
} from './daily-series.ts'
import { quantileAt, quantileType8 } from './quantiles.ts'

/** A share of the window's values that must be there, so that a percentile is not made of a few days. */
const FEWEST_PRESENT = 0.1

/** The baseline's years of 365 days, with as many days before and after as half a window reaches over. */
interface BaseDays {
  readonly days: Float64Array
  readonly half: number
  readonly years: number
}

/** Takes the baseline out of a column; days beyond the ends of the series are missing. */
function baseDays(values: Float64Array, series: DailySeries, base: YearRange, window: number): BaseDays {
  const half = (window - 1) / 2
  const all = withoutLeapDays(values, series.years)
  const start = (base.first - series.years[0]!.year) * DAYS_A_YEAR - half
  const years = base.last - base.first + 1
  const days = new Float64Array(years * DAYS_A_YEAR + 2 * half)
  for (let at = 0; at < days.length; at += 1) days[at] = all[start + at] ?? Number.NaN
  return { days, half, years }
}

/** A percentile for each day of a year of 365 days, from the days around it in all years of the baseline. */
export function calendarDayPercentiles(
  values: Float64Array,
  series: DailySeries,
  base: YearRange,
  { window, probability }: { readonly window: number; readonly probability: number },
): Float64Array {
  const { days, years } = baseDays(values, series, base, window)
  const percentiles = new Float64Array(DAYS_A_YEAR)
  for (let day = 0; day < DAYS_A_YEAR; day += 1) {
    const around = new Float64Array(years * window)
    let count = 0
    for (let year = 0; year < years; year += 1)
      for (let at = day; at < day + window; at += 1) {
        const value = days[year * DAYS_A_YEAR + at]!
        if (!Number.isNaN(value)) around[count++] = value
      }
    percentiles[day] =
      count < FEWEST_PRESENT * around.length
        ? Number.NaN
        : quantileType8(around.subarray(0, count).sort(), probability)
  }
  return percentiles
}

/**
 * How often each day of the baseline passes the percentile of its calendar day: the mean over the percentiles in which its own
 * year was replaced by each other year of the baseline in turn (Zhang et al. 2005). A day compared with a percentile that it
 * helped to make would pass too seldom, and the index would jump at both ends of the baseline. NaN for all other days.
 */
export function inBaseShares(
  values: Float64Array,
  series: DailySeries,
  base: YearRange,
  question: {
    readonly window: number
    readonly probability: number
    readonly passes: (value: number, threshold: number) => boolean
  },
): Float64Array {
  const known = baseDays(values, series, base, question.window)
  const spans = series.years.filter(({ year }) => year >= base.first && year <= base.last)
  const shares = new Float64Array(values.length).fill(Number.NaN)
  for (let day = 0; day < DAYS_A_YEAR; day += 1) {
    const around = daysAround(known, day, question.window)
    for (const [year, span] of spans.entries())
      for (const at of daysOfCalendarDay(span, day)) {
        const value = values[at]!
        if (Number.isNaN(value)) continue
        const thresholds = replacedThresholds(known, around, year, question.probability)
        const passed = thresholds.filter((threshold) => question.passes(value, threshold)).length
        shares[at] = passed / thresholds.length
      }
  }
  return shares
}

/** The days that are compared with one calendar day: itself, and 29 February with the day before it. */
function daysOfCalendarDay(span: YearSpan, day: number): number[] {
  const leap = leapDayOf(span)
  if (leap === undefined || span.first + day < leap - 1) return [span.first + day]
  return span.first + day === leap - 1 ? [leap - 1, leap] : [span.first + day + 1]
}

/** The values around a calendar day in ascending order, each with the year of the baseline and the day that it is of. */
interface Around {
  readonly values: readonly number[]
  readonly yearOf: readonly number[]
  /** What each year puts in the place of the days that a removed year has in the windows, in ascending order. */
  readonly insteadOf: (removed: number) => readonly (readonly number[])[]
  /** How many there would be if no day were missing. */
  readonly whole: number
}

function daysAround({ days, half, years }: BaseDays, day: number, window: number): Around {
  const found: { value: number; year: number }[] = []
  const daysOf: number[][] = Array.from({ length: years }, () => [])
  for (let year = 0; year < years; year += 1)
    for (let offset = 0; offset < window; offset += 1) {
      const at = year * DAYS_A_YEAR + day + offset
      const own = Math.floor((at - half) / DAYS_A_YEAR)
      daysOf[own]?.push(at - half - own * DAYS_A_YEAR)
      if (!Number.isNaN(days[at])) found.push({ value: days[at]!, year: own })
    }
  found.sort((a, b) => a.value - b.value)
  // All years have the same days in the windows, but for the first and the last at the turn of the year.
  const patterns = daysOf.map((ofYear) => ofYear.join(' '))
  const valuesOf = rememberedUpTo(3, (pattern: string) =>
    Array.from({ length: years }, (_, year) =>
      pattern
        .split(' ')
        .map((ofYear) => days[half + year * DAYS_A_YEAR + Number(ofYear)]!)
        .filter((value) => !Number.isNaN(value))
        .sort((a, b) => a - b),
    ),
  )
  return {
    values: found.map(({ value }) => value),
    yearOf: found.map(({ year }) => year),
    insteadOf: (removed) => valuesOf(patterns[removed]!),
    whole: years * window,
  }
}

/** The percentile with one year replaced by each other in turn. */
function replacedThresholds(
  { years }: BaseDays,
  around: Around,
  removed: number,
  probability: number,
): number[] {
  const rest = around.values.filter((_value, at) => around.yearOf[at] !== removed)
  const thresholds: number[] = []
  for (let year = 0; year < years; year += 1) {
    if (year === removed) continue
    const added = around.insteadOf(removed)[year]!
    const count = rest.length + added.length
    thresholds.push(
      count < FEWEST_PRESENT * around.whole
        ? Number.NaN
        : quantileAt(count, probability, (rank) => rankOfBoth(rest, added, rank)),
    )
  }
  return thresholds
}

/** The value at a rank, counted from zero, of two ascending lists taken together; the second is short. */
function rankOfBoth(long: readonly number[], short: readonly number[], rank: number): number {
  const before = Number.NEGATIVE_INFINITY
  // How many of the short list are among the lowest: each takes the place of a greater value of the long one.
  let taken = 0
  while (
    taken < short.length &&
    (rank - taken >= long.length || (long[rank - taken] ?? before) > short[taken]!)
  )
    taken += 1
  return Math.max(short[taken - 1] ?? before, long[rank - taken] ?? before)
}
