import { endOf, fit, total, worst, yearEnding } from '../arithmetic.ts'
import { contributionOf, END_OF_DECLINE } from './decline.ts'
import type { Formula } from './formula.ts'

type Figure = number | null

interface Facility {
  readonly facility: string
  readonly responsible_emitter: string
  readonly role: string
  readonly derived_status: string
  readonly covered_emissions_t: number
  readonly baseline_t: Figure
  readonly net_emissions_t: Figure
  readonly reduction_contribution: Figure
  readonly accus_surrendered: Figure
  readonly smcs_surrendered: Figure
  readonly smcs_issued: Figure
  readonly history: readonly { readonly reporting_year: string; readonly covered_emissions_t: number }[]
}

/** Status and band by what was derived from the published figures; docs/methods/safeguard_mechanism.md. */
const STATUSES: Readonly<Record<string, readonly [status: string, band: string | null]>> = {
  below_baseline: ['within_baseline', 'moderate'],
  met_by_surrender: ['excess_met_with_units', 'by_exceedance'],
  mymp: ['multi_year_period', 'moderate'],
  mymp_closed_compliant: ['multi_year_period', 'moderate'],
  excess_emissions_situation: ['excess_unmet', 'very_high'],
  net_above_baseline: ['excess_unmet', 'very_high'],
  excess_situation_ended: ['excess_met_late', 'high'],
  no_baseline: ['not_published', null],
}

export const safeguardPosition: Formula = (given) => {
  const { reporting_year, covered_in_earlier_years, scope1_t, baseline_floor_t, facilities } = given as {
    reporting_year: string
    covered_in_earlier_years: boolean
    scope1_t: Figure
    baseline_floor_t: number
    facilities: readonly Facility[]
  }
  const assessed = facilities.map((facility) => assess(facility, endOf(reporting_year), baseline_floor_t))
  const isCovered = facilities.length > 0
  const covered = isCovered ? total(facilities.map(({ covered_emissions_t }) => covered_emissions_t)) : null
  const shortfalls = assessed.flatMap(({ outlook }) =>
    outlook.flatMap(({ shortfall_t }) => shortfall_t ?? []),
  )
  return {
    coverage: isCovered ? 'covered' : covered_in_earlier_years ? 'covered_in_earlier_years' : 'not_covered',
    band: worst(assessed.map(({ band }) => band)),
    covered_emissions_t: covered,
    share_of_scope1: covered === null || scope1_t === null || scope1_t <= 0 ? null : covered / scope1_t,
    total_shortfall_t: shortfalls.length === 0 ? null : total(shortfalls),
    facilities: assessed,
  }
}

function assess(facility: Facility, latest: number, floor: number) {
  const { baseline_t, covered_emissions_t, history, reduction_contribution, derived_status, ...shown } =
    facility
  const [status, rule] = STATUSES[derived_status] ?? ['unknown status', null]
  const exceedance =
    baseline_t === null || baseline_t <= 0 ? null : (100 * (covered_emissions_t - baseline_t)) / baseline_t
  return {
    ...shown,
    status,
    band:
      rule === 'by_exceedance' ? (exceedance === null ? null : exceedance > 10 ? 'high' : 'moderate') : rule,
    covered_emissions_t,
    baseline_t,
    exceedance_percent: exceedance,
    outlook: outlookOf(baseline_t, reduction_contribution, history, latest, floor),
  }
}

function outlookOf(
  baseline: Figure,
  contribution: Figure,
  history: Facility['history'],
  latest: number,
  floor: number,
) {
  if (baseline === null || contribution === null || contribution <= 0) return []
  const line = fit(history.map((row) => [endOf(row.reporting_year), row.covered_emissions_t] as const))
  return Array.from({ length: END_OF_DECLINE - latest }, (_, index) => {
    const year = latest + 1 + index
    const baseline_t = Math.max(floor, (baseline / contribution) * contributionOf(year))
    const projected_t = line === null ? null : Math.max(0, line.at(year))
    return {
      reporting_year: yearEnding(year),
      baseline_t,
      projected_t,
      shortfall_t: projected_t === null ? null : Math.max(0, projected_t - baseline_t),
    }
  })
}
