import { addYears } from '../../calendar.ts'
import { daysOf, overlaps, type Period } from '../../period.ts'
import { periodEnd, periodStart, type ReportingYear } from '../../reporting-year.ts'
import type { RegistryActual } from '../targets/target-actuals.ts'
import { TOLERANCES } from './rule.ts'

/** How a published year lies beside a period. */
export interface Beside {
  /** Nearly all days are shared: a period a day short of the year is no way around its figure. */
  readonly is_same: boolean
  /** Days that only the year has or only the period has, whichever are more: so far the figures may be apart. */
  readonly days_apart: number
}

export function besideYear(period: Period, year: ReportingYear): Beside {
  const days = daysOfYear(year)
  const shared = overlaps(days, period)
    ? daysOf({ start: later(days.start, period.start), end: earlier(days.end, period.end) })
    : 0
  return {
    is_same: shared >= TOLERANCES.least_shared_days.value,
    days_apart: Math.max(daysOf(days), daysOf(period)) - shared,
  }
}

/** The share of a year's figure that days which only one side has may account for. */
export const shareOfDays = (days: number): number => days / TOLERANCES.days_of_year.value

/**
 * The year that shares nearly all of its days with the period, the closest if there are two; else the latest that begins before it
 * ends, if it is not older than a year before.
 */
export function registryYearOf(
  period: Period,
  years: readonly RegistryActual[],
): { readonly year: RegistryActual; readonly beside: Beside } | undefined {
  const all = years.map((year) => ({ year, beside: besideYear(period, year.reporting_year) }))
  const [same] = all
    .filter(({ beside }) => beside.is_same)
    .toSorted((a, b) => a.beside.days_apart - b.beside.days_apart)
  if (same !== undefined) return same
  const near = all.findLast(({ year }) => periodStart(year.reporting_year) <= period.end)
  return near === undefined || periodEnd(near.year.reporting_year) < addYears(period.start, -1)
    ? undefined
    : near
}

/**
 * The years that a period lies across, each with the part of it that the period has; none unless they have all days of the period and
 * none of them nearly all. A calendar year has half of two.
 */
export function yearsAcross(
  period: Period,
  years: readonly RegistryActual[],
): readonly { readonly year: RegistryActual; readonly part: number }[] {
  const across = years.flatMap((year) => {
    const days = daysOfYear(year.reporting_year)
    if (!overlaps(days, period)) return []
    const shared = daysOf({ start: later(days.start, period.start), end: earlier(days.end, period.end) })
    return [{ year, shared, part: shared / daysOf(days) }]
  })
  const isWhole = across.reduce((sum, { shared }) => sum + shared, 0) === daysOf(period)
  const isOne = across.some(({ shared }) => shared >= TOLERANCES.least_shared_days.value)
  return isWhole && !isOne && across.length > 1 ? across : []
}

const daysOfYear = (year: ReportingYear): Period => ({ start: periodStart(year), end: periodEnd(year) })
const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)
