import { mean } from '../mathematics/statistics.ts'
import { rememberedUpTo } from '../remembered-by.ts'
import { startYear } from '../reporting-year.ts'
import { type Evidenced, evidenceOf } from './outcome.ts'
import type { QuarterPrice } from './price-change.ts'

/** The multipliers are in prices of about this year; their publisher does not declare it. */
const MULTIPLIER_BASE_YEAR = '2014-15'

/** More than there are years with prices; a caller's odd questions push each other out. */
const YEARS_KEPT = 100

export interface Deflator extends Evidenced {
  readonly ratio: number
  readonly base_year: string
}

/** Prices of the multipliers' base year over those of a July-June year, both from one series and one base period. */
export function deflators(prices: readonly QuarterPrice[]): (year: string) => Deflator | null {
  const bases = [...Map.groupBy(prices, (price) => price.base_period).values()]
  return rememberedUpTo(YEARS_KEPT, (year: string) => {
    for (const series of bases) {
      const then = yearOf(series, MULTIPLIER_BASE_YEAR)
      const now = yearOf(series, year)
      if (then === null || now === null) continue
      return {
        ratio: then.level / now.level,
        base_year: MULTIPLIER_BASE_YEAR,
        evidence: evidenceOf([...new Set([...then.quarters, ...now.quarters])]),
      }
    }
    return null
  })
}

/** The mean of a year's four quarters; null where one is missing. */
function yearOf(
  series: readonly QuarterPrice[],
  year: string,
): { readonly level: number; readonly quarters: readonly QuarterPrice[] } | null {
  const wanted = quartersOf(year)
  const quarters = wanted.flatMap((quarter) => series.find((price) => price.quarter === quarter) ?? [])
  const level = mean(quarters.map(({ index }) => index))
  return quarters.length === wanted.length && level !== null && level > 0 ? { level, quarters } : null
}

/** The quarters of a July-June year. */
export function quartersOf(year: string): readonly string[] {
  const start = startYear(year)
  return [`${start}-Q3`, `${start}-Q4`, `${start + 1}-Q1`, `${start + 1}-Q2`]
}
