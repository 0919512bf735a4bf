import { addYears } from '../../calendar.ts'
import { type Period, samePeriod } from '../../period.ts'
import { periodEnd, periodStart } from '../../reporting-year.ts'
import type { RegistryActual } from '../targets/target-actuals.ts'

/** The same measure of the same year: three significant digits round by up to 0.5 %, small sources may be left out. */
export const SAME_YEAR_SHARE = 0.02
/** Computed from kWh with the factors of one edition, reported with those of another: editions differ by up to 4 %. */
export const ELECTRICITY_SHARE = 0.05
/** Between places of the records themselves: both sides may be rounded to three digits, each by up to 0.5 %. */
export const ROUNDING_SHARE = 0.01
/** Between neighbouring years: 96 % of the registry's figures stay within half and double. */
const NEAR_YEAR_FACTOR = 2
/** Below it figures of neighbouring years say nothing about each other. */
const LEAST_COMPARED = 1000
/** Figures are printed in whole units. */
const ONE_UNIT = 1

/** How the registry year that is beside a period relates to it. */
export type Fit = 'same' | 'near'

/** The year that is the period; else the latest that begins before it ends, if it is not older than a year before. */
export function registryYearOf(
  period: Period,
  years: readonly RegistryActual[],
): { readonly year: RegistryActual; readonly fit: Fit } | undefined {
  const daysOf = ({ reporting_year }: RegistryActual): Period => ({
    start: periodStart(reporting_year),
    end: periodEnd(reporting_year),
  })
  const same = years.find((year) => samePeriod(daysOf(year), period))
  if (same !== undefined) return { year: same, fit: 'same' }
  const near = years.findLast((year) => daysOf(year).start <= period.end)
  return near === undefined || daysOf(near).end < addYears(period.start, -1)
    ? undefined
    : { year: near, fit: 'near' }
}

/** Whether two values differ by more than a share of the other, and more than one unit. */
export const differs = (value: number, other: number, share: number): boolean =>
  Math.abs(value - other) > Math.max(share * Math.abs(other), ONE_UNIT)

/** Whether a value and the figure of its year, or of a neighbouring one, cannot both be right. */
export function differsFrom(value: number, other: number, fit: Fit, share: number): boolean {
  if (fit === 'same') return differs(value, other, share)
  return other >= LEAST_COMPARED && (value < other / NEAR_YEAR_FACTOR || value > other * NEAR_YEAR_FACTOR)
}
