import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { sum } from '../../mathematics/statistics.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { fitTrend, type TrendFlag } from '../emissions/trajectory.ts'
import type { SafeguardRow } from './facility.ts'
import type { PricePath } from './price-path.ts'
import { LAST_DECLINE_YEAR, REDUCTION_CONTRIBUTIONS } from './statutory-decline.ts'

/** No baseline falls below this, whatever the decline says. */
export const BASELINE_FLOOR_T = 100_000

export interface PathYear {
  readonly reporting_year: ReportingYear
  readonly reduction_contribution: number
  readonly baseline_t: number
  readonly at_floor: boolean
  /** Null when the facility has too few years for a trend. */
  readonly projected_t: number | null
  /** The line would fall below zero by then, which no facility does. */
  readonly floored: boolean
  /** Of the projection; null with fewer than four years. */
  readonly interval: { readonly low: number; readonly high: number } | null
  readonly shortfall_t: number | null
}

export interface FacilityPath {
  readonly facility: string
  readonly availability: Availability
  readonly flags: readonly ('relief_in_latest_year' | TrendFlag)[]
  readonly years: readonly PathYear[]
}

export interface ShortfallYear {
  readonly reporting_year: ReportingYear
  /** Sum over facilities that can be projected; a facility below its baseline does not offset another. */
  readonly shortfall_t: number
  /** As the caller gave it; null where none was given. */
  readonly price_aud_per_t: number | null
  readonly cost_aud: number | null
}

export interface SafeguardOutlook {
  readonly facilities: readonly FacilityPath[]
  readonly not_projected: readonly string[]
  readonly years: readonly ShortfallYear[]
  readonly total_shortfall_t: number | null
  readonly cost_availability: Availability
  readonly total_cost_aud: number | null
}

/** Baselines under the statutory decline, the shortfall if each facility keeps to its trend, and its cost. */
export function safeguardOutlook(
  histories: ReadonlyMap<string, readonly SafeguardRow[]>,
  prices: PricePath = new Map(),
): SafeguardOutlook {
  const facilities = [...histories]
    .map(([facility, rows]) => facilityPath(facility, rows))
    .toSorted((a, b) => compareText(a.facility, b.facility))
  const projected = facilities.filter((path) => path.years.some((year) => year.shortfall_t !== null))
  const labels = [...new Set(projected.flatMap((path) => path.years.map((year) => year.reporting_year)))]
  const years = labels.toSorted().map((label) => {
    const shortfalls = projected.flatMap((path) =>
      path.years.filter((year) => year.reporting_year === label).map((year) => year.shortfall_t ?? 0),
    )
    const shortfall_t = sum(shortfalls)
    const price = prices.get(label)
    return {
      reporting_year: label,
      shortfall_t,
      price_aud_per_t: price ?? null,
      cost_aud: price === undefined ? null : shortfall_t * price,
    }
  })
  const costs = years.map((year) => year.cost_aud).filter((cost) => cost !== null)
  const priced = years.length > 0 && costs.length === years.length
  return {
    facilities,
    not_projected: facilities.filter((path) => !projected.includes(path)).map((path) => path.facility),
    years,
    total_shortfall_t: years.length === 0 ? null : sum(years.map((year) => year.shortfall_t)),
    cost_availability: priced ? AVAILABLE : noCost(prices, years, facilities),
    total_cost_aud: priced ? sum(costs) : null,
  }
}

/** Flags of the lines that a shortfall rests on; `floored` is not among them, as zero is above no baseline. */
export const shortfallFlags = ({ facilities }: SafeguardOutlook): readonly TrendFlag[] => {
  const counted = facilities.filter(({ years }) => years.some(({ shortfall_t }) => (shortfall_t ?? 0) > 0))
  return (['weak_trend', 'wide_interval'] as const).filter((flag) =>
    counted.some(({ flags }) => flags.includes(flag)),
  )
}

function noCost(
  prices: PricePath,
  years: readonly ShortfallYear[],
  facilities: readonly FacilityPath[],
): Availability {
  if (facilities.length === 0)
    return unavailable(
      'not_applicable',
      'no_covered_facility',
      'None of the company’s facilities is listed in the latest year.',
    )
  if (years.length === 0)
    return unavailable(
      'not_assessed',
      'no_shortfall_projected',
      'No covered facility has enough years for a trend.',
    )
  if (prices.size === 0)
    return unavailable('not_assessed', 'no_price_path', 'Give a price path to see a cost; none is assumed.')
  const missing = years.filter((year) => year.cost_aud === null).map((year) => year.reporting_year)
  return unavailable(
    'not_assessed',
    'price_path_incomplete',
    `The price path has no price for ${missing.join(', ')}.`,
  )
}

function facilityPath(facility: string, rows: readonly SafeguardRow[]): FacilityPath {
  const latest = rows.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year)).at(-1)
  const contribution = latest?.reduction_contribution ?? null
  if (latest === undefined || latest.baseline_t === null || contribution === null || contribution <= 0)
    return {
      facility,
      flags: [],
      years: [],
      availability: unavailable(
        'not_published',
        'no_baseline_under_decline',
        'The latest year has no baseline with a reduction contribution.',
      ),
    }
  const standing = REDUCTION_CONTRIBUTIONS.get(latest.reporting_year)
  const trend = fitTrend(
    rows.map((row) => ({ reporting_year: row.reporting_year, value: row.covered_emissions_t })),
  ).fit
  const undeclined = latest.baseline_t / contribution
  return {
    facility,
    availability: AVAILABLE,
    flags: [
      ...(standing !== undefined && contribution > standing ? (['relief_in_latest_year'] as const) : []),
      ...(trend?.flags ?? []),
    ],
    years: [...REDUCTION_CONTRIBUTIONS]
      .filter(([year]) => year > latest.reporting_year && year <= LAST_DECLINE_YEAR)
      .map(([year, standard]) => {
        const declined = undeclined * standard
        const baseline_t = Math.max(BASELINE_FLOOR_T, declined)
        const point = trend?.trajectory.find((one) => one.reporting_year === year)
        // A line below zero leaves no shortfall, so that zero stands for it here; `floored` says so.
        const projected = point?.floored === true ? 0 : (point?.value ?? null)
        return {
          reporting_year: year,
          reduction_contribution: standard,
          baseline_t,
          at_floor: declined <= BASELINE_FLOOR_T,
          projected_t: projected,
          floored: point?.floored ?? false,
          interval: point?.interval ?? null,
          shortfall_t: projected === null ? null : Math.max(0, projected - baseline_t),
        }
      }),
  }
}
