import { type GammaTails, gammaTails } from '../mathematics/gamma.ts'
import { normalQuantile } from '../mathematics/normal-quantile.ts'
import { mean } from '../mathematics/statistics.ts'
import type { DailySeries, YearRange } from './daily-series.ts'

/** Fewest sums of one calendar month that a distribution is fitted to. */
const FEWEST_SUMS = 10
const MONTHS_A_YEAR = 12

/** One month; null where a day of the sum is missing, or where its calendar month has no distribution. */
interface MonthlyIndex {
  readonly month: string
  readonly value: number | null
}

/**
 * Standardized Precipitation Index: the rain of so many months that end with a month, as a standard normal value. For each
 * calendar month a gamma distribution is fitted to the sums that end with it in the baseline (Thom's estimator); dry sums are a
 * probability of their own.
 */
export const precipitationIndex = (series: DailySeries, base: YearRange, months: number): MonthlyIndex[] =>
  indexOfMonths(monthlyRain(series), series.years[0]!.year, base, months)

/** The same from the rain of every month since January of a year; NaN where a day is missing. */
export function indexOfMonths(
  rain: readonly number[],
  firstYear: number,
  base: YearRange,
  months: number,
): MonthlyIndex[] {
  const sums = sumsOfMonths(rain, months)
  const fits = Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
    fitSums(
      sums.filter((_sum, at) => {
        const year = firstYear + Math.floor(at / MONTHS_A_YEAR)
        return at % MONTHS_A_YEAR === month && year >= base.first && year <= base.last
      }),
    ),
  )
  return sums.map((sum, at) => {
    const fit = fits[at % MONTHS_A_YEAR]
    return {
      month: monthName(firstYear, at),
      value: fit === undefined || Number.isNaN(sum) ? null : standardized(fit, sum),
    }
  })
}

const monthName = (firstYear: number, at: number): string =>
  `${firstYear + Math.floor(at / MONTHS_A_YEAR)}-${String((at % MONTHS_A_YEAR) + 1).padStart(2, '0')}`

/** Rain of every month; NaN where a day is missing. */
export function monthlyRain({ rain, years }: DailySeries): number[] {
  return years.flatMap(({ months, end }) =>
    months.map((from, month) => {
      let total = 0
      for (let at = from; at < (months[month + 1] ?? end); at += 1) total += rain[at]!
      return total
    }),
  )
}

const sumsOfMonths = (rain: readonly number[], months: number): number[] =>
  rain.map((_month, at) =>
    at < months - 1 ? Number.NaN : rain.slice(at - months + 1, at + 1).reduce((total, one) => total + one, 0),
  )

interface GammaFit {
  readonly shape: number
  readonly scale: number
  /** Share of the baseline's sums that are zero. */
  readonly dry: number
}

function fitSums(sums: readonly number[]): GammaFit | undefined {
  const known = sums.filter((sum) => !Number.isNaN(sum))
  const wet = known.filter((sum) => sum > 0)
  const average = mean(wet)
  const logs = mean(wet.map((sum) => Math.log(sum)))
  if (known.length < FEWEST_SUMS || average === null || logs === null) return undefined
  const spread = Math.log(average) - logs
  if (!(spread > 0)) return undefined
  const shape = (1 + Math.sqrt(1 + (4 * spread) / 3)) / (4 * spread)
  return { shape, scale: average / shape, dry: (known.length - wet.length) / known.length }
}

function standardized({ shape, scale, dry }: GammaFit, sum: number): number {
  const { below, above }: GammaTails = gammaTails(shape, sum / scale)
  return normalQuantile(dry + (1 - dry) * below, (1 - dry) * above)
}
