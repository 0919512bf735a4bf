import type { Evidenced } from '../../company/outcome.ts'
import { add, divide, multiply, type Rational, rational, ZERO } from '../../factors/rational.ts'
import { monthsByYear, type Period, showPeriod } from '../../period.ts'

/** The renewable power percentage of a calendar year, as printed in percent. */
export interface YearPercentage extends Evidenced {
  readonly year: number
  readonly percent_text: string
}

export type RenewableShare =
  | { readonly ok: true; readonly share: Rational; readonly years: readonly YearPercentage[] }
  | { readonly ok: false; readonly reason_code: string; readonly detail: string }

/**
 * The share for a period: the mean of the calendar years that it touches, weighted by their months, so that a
 * July-to-June year has the plain mean of two. A year without a percentage leaves the period without one.
 */
export function renewableShare(period: Period, percentages: readonly YearPercentage[]): RenewableShare {
  const months = monthsByYear(period)
  if (months === undefined)
    return {
      ok: false,
      reason_code: 'period_not_whole_months',
      detail: `${showPeriod(period)} does not consist of whole months, by which the yearly percentages are weighted.`,
    }
  const used = [...months].map(([year, count]) => ({
    year,
    count,
    found: percentages.find((one) => one.year === year),
  }))
  const missing = used.filter(({ found }) => found === undefined).map(({ year }) => year)
  if (missing.length > 0)
    return {
      ok: false,
      reason_code: 'renewable_power_percentage_missing',
      detail: `No renewable power percentage is loaded for ${missing.join(' and ')}. The operator adds it to the source renewable-power-percentage.`,
    }
  const total = used.reduce((sum, { count }) => sum + count, 0)
  return {
    ok: true,
    share: divide(
      used.reduce(
        (sum, { count, found }) => add(sum, multiply(rational(found!.percent_text), rational(count))),
        ZERO,
      ),
      rational(100 * total),
    ),
    years: used.map(({ found }) => found!),
  }
}
