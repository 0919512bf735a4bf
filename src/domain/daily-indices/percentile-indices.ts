import { calendarDayPercentiles, inBaseShares } from './calendar-day-percentiles.ts'
import { type DailySeries, dayOfYear, type YearRange } from './daily-series.ts'
import { daysInSpellsWithinYears } from './spells.ts'

/** Days around a calendar day whose values make its percentile. */
const WINDOW = 5
/** Days in a row that make a warm or cold spell. */
const SPELL_DAYS = 6

/** A question about calendar-day percentiles: of which column, which percentile, and on which side of it. */
export interface PercentileQuestion {
  readonly values: Float64Array
  readonly probability: number
  readonly side: 'above' | 'below'
}

const SIDES = {
  above: (value: number, threshold: number) => value > threshold,
  below: (value: number, threshold: number) => value < threshold,
} as const

/** Per cent of each year's days on one side of the percentile of their calendar day (TX90p, TX10p, TN90p, TN10p). */
export function sharesOfDays(
  series: DailySeries,
  base: YearRange,
  { values, probability, side }: PercentileQuestion,
): number[] {
  const passes = SIDES[side]
  const question = { window: WINDOW, probability }
  const outside = calendarDayPercentiles(values, series, base, question)
  const inside = inBaseShares(values, series, base, { ...question, passes })
  return series.years.map((span) => {
    const inBase = span.year >= base.first && span.year <= base.last
    let [total, count] = [0, 0]
    for (let at = span.first; at < span.end; at += 1) {
      const value = values[at]!
      if (Number.isNaN(value)) {
        if (inBase) count += 1
        continue
      }
      count += 1
      if (inBase) total += inside[at]!
      else total += passes(value, outside[dayOfYear(span, at)]!) ? 1 : 0
    }
    return count === 0 ? Number.NaN : (100 * total) / count
  })
}

/** Days of each year in warm or cold spells (WSDI, CSDI). */
export function daysInSpells(
  series: DailySeries,
  base: YearRange,
  { values, probability, side }: PercentileQuestion,
): number[] {
  const passes = SIDES[side]
  const thresholds = calendarDayPercentiles(values, series, base, { window: WINDOW, probability })
  const placeOf = dayPlaces(series)
  return daysInSpellsWithinYears(
    series.years,
    (at) => passes(values[at]!, thresholds[placeOf[at]!]!),
    SPELL_DAYS,
  )
}

/** The place of every day of a series in a year of 365 days. */
function dayPlaces({ years, tmax }: DailySeries): Uint16Array {
  const places = new Uint16Array(tmax.length)
  for (const span of years) for (let at = span.first; at < span.end; at += 1) places[at] = dayOfYear(span, at)
  return places
}
