import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { Evaluation } from '../../formula/evaluate.ts'
import { plain } from '../../formula/list-output.ts'
import { sum } from '../../mathematics/statistics.ts'
import { type ReportingYear, reportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { fitTrend, type TrendFlag } from '../emissions/trajectory.ts'
import { windowStart } from '../emissions/trend-window.ts'
import type { SafeguardRow } from './facility.ts'
import { BASELINE_FLOOR_T } from './formula.ts'
import type { PricePath } from './price-path.ts'
import { REDUCTION_CONTRIBUTIONS } from './statutory-decline.ts'
import { facilityDivision } from './working.ts'

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
  /** Why nothing is projected; available where it is. */
  readonly projection: Availability
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
  /** What the facilities were above their baselines in the latest year, before units: read the projection beside it. */
  readonly actual_shortfall_t: number | null
  readonly total_shortfall_t: number | null
  readonly cost_availability: Availability
  readonly total_cost_aud: number | null
}

/** Baselines under the statutory decline, the shortfall if each facility keeps to its trend, and its cost. */
export function safeguardOutlook(
  position: Evaluation,
  histories: ReadonlyMap<string, readonly SafeguardRow[]>,
  division: string | null = null,
  prices: PricePath = new Map(),
): SafeguardOutlook {
  const names = position.column('facilities.facility')
  const facilities = [...histories]
    .map(([facility, rows]) =>
      facilityPath(facility, rows, outlookOf(position, names.indexOf(facility)), division),
    )
    .toSorted((a, b) => compareText(a.facility, b.facility))
  const total_shortfall_t = position.number('total_shortfall_t')
  const years = total_shortfall_t === null ? [] : shortfallYears(position, prices)
  const costs = years.map((year) => year.cost_aud).filter((cost) => cost !== null)
  const priced = years.length > 0 && costs.length === years.length
  return {
    facilities,
    not_projected: facilities
      .filter((path) => path.years.every((year) => year.shortfall_t === null))
      .map((path) => path.facility),
    years,
    actual_shortfall_t: position.number('actual_shortfall_t'),
    total_shortfall_t,
    cost_availability: priced ? AVAILABLE : noCost(prices, years, facilities),
    total_cost_aud: priced ? sum(costs) : null,
  }
}

const shortfallYears = (position: Evaluation, prices: PricePath): ShortfallYear[] =>
  position.column('years.shortfall_t').map((value, at) => {
    const reporting_year = reportingYear((position.column('years.year')[at] as number) - 1)
    const [shortfall_t, price] = [value as number, prices.get(reporting_year)]
    return {
      reporting_year,
      shortfall_t,
      price_aud_per_t: price ?? null,
      cost_aud: price === undefined ? null : shortfall_t * price,
    }
  })

type OutlookYear = Pick<
  PathYear,
  'reporting_year' | 'reduction_contribution' | 'baseline_t' | 'at_floor' | 'projected_t' | 'shortfall_t'
>

/** What the formula says of each year ahead of one facility. */
function outlookOf(position: Evaluation, facility: number): OutlookYear[] {
  const [from, to] = position.span('outlook', facility)
  const cell = (name: string, row: number) => plain(position.column(`outlook.${name}`)[row]!)
  return Array.from({ length: to - from }, (_, at) => ({
    reporting_year: cell('reporting_year', from + at) as ReportingYear,
    reduction_contribution: cell('reduction_contribution', from + at) as number,
    baseline_t: cell('baseline_t', from + at) as number,
    at_floor: (cell('declined_t', from + at) as number) <= BASELINE_FLOOR_T,
    projected_t: cell('projected_t', from + at) as number | null,
    shortfall_t: cell('shortfall_t', from + at) as number | null,
  }))
}

/** Flags of the lines that a shortfall rests on; `floored` is not among them, as zero is above no baseline. */
export const shortfallFlags = ({ facilities }: SafeguardOutlook): readonly TrendFlag[] => {
  const counted = facilities.filter(({ years }) => years.some(({ shortfall_t }) => (shortfall_t ?? 0) > 0))
  return (['weak_trend', 'wide_interval', 'covid_year'] as const).filter((flag) =>
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
      'No covered facility has a trend that can be carried on.',
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

const NO_BASELINE = unavailable(
  'not_published',
  'no_baseline_under_decline',
  'The latest year has no baseline with a reduction contribution.',
)

function facilityPath(
  facility: string,
  rows: readonly SafeguardRow[],
  ahead: readonly OutlookYear[],
  division: string | null,
): FacilityPath {
  const latest = rows.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year)).at(-1)
  const contribution = latest?.reduction_contribution ?? null
  if (latest === undefined || latest.baseline_t === null || contribution === null || contribution <= 0)
    return {
      facility,
      flags: [],
      years: [],
      availability: NO_BASELINE,
      projection: NO_BASELINE,
    }
  const standing = REDUCTION_CONTRIBUTIONS.get(latest.reporting_year)
  const from = windowStart(facilityDivision(latest, division))
  const line = fitTrend(
    rows
      .filter((row) => row.reporting_year >= from)
      .map((row) => ({ reporting_year: row.reporting_year, value: row.covered_emissions_t })),
  )
  const trend = line.fit
  return {
    facility,
    availability: AVAILABLE,
    projection: trend?.outlook ?? line.availability,
    flags: [
      ...(standing !== undefined && contribution > standing ? (['relief_in_latest_year'] as const) : []),
      ...(trend?.flags ?? []),
    ],
    years: ahead.map(({ shortfall_t, ...year }) => {
      const point = trend?.trajectory.find((one) => one.reporting_year === year.reporting_year)
      return { ...year, floored: point?.floored ?? false, interval: point?.interval ?? null, shortfall_t }
    }),
  }
}
