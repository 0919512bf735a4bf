import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import { type EmissionsRecord, leftOutOfYear, ownYears } from '../company/emissions/emissions-record.ts'
import type { RegistryYear } from '../company/emissions/registry-row.ts'
import type { Profile } from '../company/profile.ts'
import type { EvidenceInput } from '../evidence.ts'
import { overlaps, type Period, samePeriod, showPeriod } from '../period.ts'
import { periodEnd, periodStart, type ReportingYear } from '../reporting-year.ts'
import type { RegistryActual } from './targets/target-actuals.ts'

/** How the registry year that is beside a period relates to it. */
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

/** A year that the registry has published, with the rows left out of it that are the company's own or may be. */
export type RegistryTable = Pick<RegistryYear, 'reporting_year' | 'left_out'>

/** What the registry prints of a company, year by year; years without a row of its own are left out. */
export const registryActuals = (record: EmissionsRecord | undefined): RegistryActual[] =>
  ownYears(record).map(({ reporting_year, scope1_t, scope2_t, net_energy_gj }) => {
    const ofYear = (record?.inputs ?? []).filter(({ observed }) => observed === reporting_year)
    const gj = net_energy_gj?.value ?? null
    return {
      reporting_year,
      scope1_t: scope1_t?.value ?? null,
      scope2_t: scope2_t?.value ?? null,
      evidence: ofYear.filter(({ field }) => field !== 'net_energy_gj'),
      ...(gj === null
        ? {}
        : { net_energy: { gj, evidence: ofYear.filter(({ field }) => field === 'net_energy_gj') } }),
    }
  })

/**
 * The year that is the period; else the latest that ended within or before it. A later year never speaks for it. `tables`
 * are the years that the registry has published, as the company sees them: who is missing from the newest of them may have
 * shrunk or been sold, or an operator left the row out.
 */
export function registryFeed(
  period: Period,
  years: readonly RegistryActual[],
  tables: readonly RegistryTable[],
): RegistryFeed {
  const known = tables.filter(({ reporting_year }) => periodEnd(reporting_year) <= period.end)
  const newest = known.at(-1)
  const actual = years.findLast(({ reporting_year }) => periodEnd(reporting_year) <= period.end)
  if (actual === undefined)
    return {
      availability: lastLeftOut(known) ?? notPrinted(years, period),
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
      newest === undefined || newest.reporting_year === reporting_year
        ? AVAILABLE
        : absentFrom(newest, reporting_year),
    match,
    reporting_year,
    mismatch:
      match === 'same_period'
        ? null
        : {
            code: match,
            detail: `The latest registry year at that date is ${reporting_year} (${showPeriod(days)}); the period is ${showPeriod(period)}.`,
          },
    actual,
  }
}

/** The newest table that a row was left out of, which may have been the company's. */
const lastLeftOut = (tables: readonly RegistryTable[]): Availability | undefined =>
  tables.map(leftOutOfYear).findLast((left) => left !== undefined)

const notPrinted = (years: readonly RegistryActual[], { end }: Period): Availability =>
  years.length === 0
    ? unavailable(
        'not_published',
        'not_in_registry',
        'The registry has no row for this ABN. It lists only corporations at or above 50,000 t CO2-e, so this does not mean zero emissions.',
      )
    : unavailable(
        'not_published',
        'no_registry_year_yet',
        `The registry publishes no year for this company that ends by ${end}.`,
      )

function absentFrom(newest: RegistryTable, last: ReportingYear): Availability {
  const left = leftOutOfYear(newest)
  if (left !== undefined) return { ...left, status: 'stale' }
  return unavailable(
    'stale',
    'absent_from_latest_year',
    `The registry last listed this company for ${last}; the table for ${newest.reporting_year} does not include it.`,
  )
}

/** What prints the published figures of the year that feeds a report. A profile holds those of its newest year alone. */
export const inputsOfYear = (
  { blocks }: Pick<Profile, 'blocks'>,
  { reporting_year }: RegistryFeed,
): readonly EvidenceInput[] =>
  blocks.emissions
    .workings()
    .flatMap((working) =>
      working.kind === 'published' && working.observed === reporting_year
        ? Object.values(working.outputs).flatMap(({ input }) => input ?? [])
        : [],
    )
