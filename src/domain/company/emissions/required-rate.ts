import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { type ReportingYear, startYear } from '../../reporting-year.ts'
import {
  LAST_DECLINE_YEAR,
  REDUCTION_CONTRIBUTIONS,
  YEAR_BEFORE_DECLINE,
} from '../safeguard/statutory-decline.ts'
import type { YearValue } from './trajectory.ts'
import { EMISSIONS_TREND_FORMULAS } from './trend-formula.ts'

/** A level to be reached in a year, such as a tenant's target. */
export interface TargetPoint {
  readonly id: string
  readonly series: 'scope1' | 'scope2' | 'scope1_and_2'
  readonly target_year: ReportingYear
  readonly target_t: number
}

/** Emissions of the facilities that the mechanism covers in its latest year. */
export interface CoveredEmissions {
  readonly reporting_year: ReportingYear
  readonly covered_t: number
  /** Of the same facilities in the year before the decline; null where one of them is not listed then. */
  readonly before_decline_t: number | null
}

/** The id of the rate that the statutory decline asks for. */
const STATUTORY_PATH = 'safeguard_decline_path'

/** What the straight line from the latest year to a target asks for. */
export interface RequiredRate {
  readonly id: string
  /** Set where a tenant declared the target; the statutory path is public. */
  readonly basis?: 'tenant_declared'
  readonly availability: Availability
  readonly target_year: ReportingYear
  readonly target_t: number | null
  readonly change_t_per_year: number | null
  /** Of the latest year's value. */
  readonly change_percent_per_year: number | null
  /** Each year over the year before it, as the trend's headline counts; null where an end is not above zero. */
  readonly compound_percent_per_year: number | null
  /** The latest year is at or below the target already: a rate above zero is room, not a duty to emit. */
  readonly reached: boolean | null
}

/** The statutory path of covered facilities beside scope 1, then the caller's targets for the series. */
export function requiredRates(
  series: TargetPoint['series'],
  years: readonly YearValue[],
  targets: readonly TargetPoint[],
  covered: CoveredEmissions | null,
): RequiredRate[] {
  const latest = years.at(-1)
  if (latest === undefined) return []
  return [
    ...(series === 'scope1' && covered !== null ? [toStatutoryPath(covered)] : []),
    ...targets
      .filter((target) => target.series === series)
      .map((target) => ({
        ...towards(target.id, latest, target.target_year, target.target_t),
        basis: 'tenant_declared' as const,
      })),
  ]
}

/**
 * The law lowers the baselines of facilities, so that the path is that of the covered ones alone; it starts from their emissions
 * in the year before the decline, which must be published for all of them.
 */
function toStatutoryPath({ reporting_year, covered_t, before_decline_t }: CoveredEmissions): RequiredRate {
  const id = STATUTORY_PATH
  const contribution = REDUCTION_CONTRIBUTIONS.get(LAST_DECLINE_YEAR)
  if (before_decline_t === null || contribution === undefined)
    return withoutRate(
      id,
      LAST_DECLINE_YEAR,
      null,
      unavailable(
        'not_applicable',
        'year_before_decline_not_published',
        `Not every covered facility is listed in ${YEAR_BEFORE_DECLINE}, the year the statutory decline starts from.`,
      ),
    )
  return towards(id, { reporting_year, value: covered_t }, LAST_DECLINE_YEAR, before_decline_t * contribution)
}

function towards(id: string, latest: YearValue, target_year: ReportingYear, target_t: number): RequiredRate {
  const years = startYear(target_year) - startYear(latest.reporting_year)
  if (years <= 0)
    return withoutRate(
      id,
      target_year,
      target_t,
      unavailable('not_applicable', 'target_year_has_passed', `The latest year is ${latest.reporting_year}.`),
    )
  const rate = evaluate(EMISSIONS_TREND_FORMULAS.formula('required_rate'), {
    latest_t: latest.value,
    target_t,
    years_left: years,
  })
  return {
    id,
    availability: AVAILABLE,
    target_year,
    target_t,
    change_t_per_year: rate.number('required_change'),
    change_percent_per_year: rate.number('required_percent'),
    compound_percent_per_year: rate.number('required_compound_percent'),
    reached: latest.value <= target_t,
  }
}

const withoutRate = (
  id: string,
  target_year: ReportingYear,
  target_t: number | null,
  availability: Availability,
): RequiredRate => ({
  id,
  availability,
  target_year,
  target_t,
  change_t_per_year: null,
  change_percent_per_year: null,
  compound_percent_per_year: null,
  reached: null,
})
