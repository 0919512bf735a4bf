import { quantile } from '../mathematics/statistics.ts'
import { calendarDayPercentiles } from './calendar-day-percentiles.ts'
import { DAYS_A_YEAR, type DailySeries, withoutLeapDays, type YearRange } from './daily-series.ts'

/** Days whose mean is compared, and days before them that a body is used to. */
const HOT_DAYS = 3
const USED_TO_DAYS = 30
/** So near the threshold that rounding alone would decide: no value. */
const TIE = 1e-9
/** Days around a calendar day for the percentile after Perkins and Alexander. */
const PERKINS_WINDOW = 15

/** Mean of maximum and minimum of every day. */
function meanTemperatures({ tmax, tmin }: DailySeries): Float64Array {
  return tmax.map((high, at) => (high + tmin[at]!) / 2)
}

/** The 95th percentile of the daily mean over all days of the baseline (type 7, as the peers take it). */
export function hotDayThreshold(series: DailySeries, base: YearRange): number {
  const means = meanTemperatures(series)
  const days = series.years
    .filter(({ year }) => year >= base.first && year <= base.last)
    .flatMap(({ first, end }) => [...means.subarray(first, end)])
    .filter((value) => !Number.isNaN(value))
  return quantile(days, 0.95) ?? Number.NaN
}

/**
 * Excess Heat Factor of each day of 365-day years: how far the mean of three days is above the threshold, times how far above
 * the thirty days before, at least once. NaN where one of the 33 days is missing, and at a tie with the threshold.
 */
function excessHeatFactors(series: DailySeries, thresholdOf: (day: number) => number): Float64Array {
  const means = withoutLeapDays(meanTemperatures(series), series.years)
  const factors = new Float64Array(means.length).fill(Number.NaN)
  for (let at = HOT_DAYS + USED_TO_DAYS - 1; at < means.length; at += 1) {
    const hot = meanOf(means, at - HOT_DAYS + 1, at + 1)
    const usedTo = meanOf(means, at - HOT_DAYS - USED_TO_DAYS + 1, at - HOT_DAYS + 1)
    const significance = hot - thresholdOf(at % DAYS_A_YEAR)
    if (Math.abs(significance) < TIE) continue
    factors[at] = Math.max(1, hot - usedTo) * significance
  }
  return factors
}

/** After Nairn and Fawcett (2013): one threshold for all days of the year. */
export function excessHeat(series: DailySeries, base: YearRange): Float64Array {
  const threshold = hotDayThreshold(series, base)
  return excessHeatFactors(series, () => threshold)
}

/** After Perkins and Alexander (2013): the 90th percentile of each calendar day. */
export function excessHeatByCalendarDay(series: DailySeries, base: YearRange): Float64Array {
  const thresholds = calendarDayPercentiles(meanTemperatures(series), series, base, {
    window: PERKINS_WINDOW,
    probability: 0.9,
  })
  return excessHeatFactors(series, (day) => thresholds[day]!)
}

/** Days above the 90th percentile of the maximum of their calendar day, as the temperature; NaN for all others. */
export function maximumAboveCalendarDay(series: DailySeries, base: YearRange): Float64Array {
  const thresholds = calendarDayPercentiles(series.tmax, series, base, {
    window: PERKINS_WINDOW,
    probability: 0.9,
  })
  return withoutLeapDays(series.tmax, series.years).map((value, at) =>
    value > thresholds[at % DAYS_A_YEAR]! ? value : Number.NaN,
  )
}

/** NaN where a day is missing. */
function meanOf(values: Float64Array, from: number, to: number): number {
  let total = 0
  for (let at = from; at < to; at += 1) total += values[at]!
  return total / (to - from)
}
