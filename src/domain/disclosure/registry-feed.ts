import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import { type EmissionsRecord, ownYears } from '../company/emissions/emissions-record.ts'
import { overlaps, type Period, samePeriod, showPeriod } from '../period.ts'
import { periodEnd, periodStart, type ReportingYear } from '../reporting-year.ts'
import type { RegistryActual } from './targets/target-actuals.ts'

/** How the registry year that stands beside a period relates to it. */
export type RegistryMatch = 'same_period' | 'overlapping_period' | 'earlier_period' | 'none'

/** The registry year that speaks for a period, and how far it is about something else. */
export interface RegistryFeed {
  readonly availability: Availability
  readonly match: RegistryMatch
  readonly reporting_year: ReportingYear | null
  /** What differs between the registry year and the period; null when they are the same days. */
  readonly mismatch: { readonly code: string; readonly detail: string } | null
  /** The figures of that year; null where there is none. */
  readonly actual: RegistryActual | null
}

/** What the registry prints of a company, year by year; years without a row of its own are left out. */
export const registryActuals = (record: EmissionsRecord | undefined): RegistryActual[] =>
  ownYears(record).map(({ reporting_year, scope1_t, scope2_t }) => ({
    reporting_year,
    scope1_t: scope1_t?.value ?? null,
    scope2_t: scope2_t?.value ?? null,
    evidence: (record?.inputs ?? []).filter(
      ({ observed, field }) => observed === reporting_year && field !== 'net_energy_gj',
    ),
  }))

/**
 * The year that is the period; else the latest that ended within or before it. A later year never speaks for it. `tables`
 * are the years that the registry has published: who is missing from the newest of them may have shrunk or been sold.
 */
export function registryFeed(
  period: Period,
  years: readonly RegistryActual[],
  tables: readonly ReportingYear[],
): RegistryFeed {
  const newest = tables.findLast((year) => periodEnd(year) <= period.end)
  const actual = years.findLast(({ reporting_year }) => periodEnd(reporting_year) <= period.end)
  if (actual === undefined)
    return {
      availability: unavailable(
        'not_published',
        years.length === 0 ? 'not_in_registry' : 'no_registry_year_yet',
        years.length === 0
          ? 'The registry prints no row for this ABN. It lists corporations at or above 50,000 t CO2-e; it does not mean zero.'
          : `The registry prints no year of this company that ends by ${period.end}.`,
      ),
      match: 'none',
      reporting_year: null,
      mismatch: null,
      actual: null,
    }
  const { reporting_year } = actual
  const days: Period = { start: periodStart(reporting_year), end: periodEnd(reporting_year) }
  const match = samePeriod(days, period)
    ? 'same_period'
    : overlaps(days, period)
      ? 'overlapping_period'
      : 'earlier_period'
  return {
    availability:
      newest === undefined || newest === reporting_year
        ? AVAILABLE
        : unavailable(
            'stale',
            'absent_from_latest_year',
            `The registry last printed this company for ${reporting_year}; the table of ${newest} does not hold it.`,
          ),
    match,
    reporting_year,
    mismatch:
      match === 'same_period'
        ? null
        : {
            code: match,
            detail: `The latest registry year by then is ${reporting_year} (${showPeriod(days)}); the period is ${showPeriod(period)}.`,
          },
    actual,
  }
}
