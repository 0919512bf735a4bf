import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { number } from '../../shown-number.ts'
import type { WorkingArgument } from '../../working.ts'
import { STATUTORY_ROLES, type StatutoryRole } from '../scenarios/statutory-role.ts'
import { LEAST_COVERED_PERCENT, TRANSITION_FORMULAS } from './formula.ts'
import type { Scope2Path } from './grid-path.ts'

/** How much of a company’s scope 1 and 2 the plan speaks about. */
export interface PlanCoverage {
  readonly availability: Availability
  readonly covered_t: number | null
  readonly emissions_t: number | null
  readonly percent: number | null
  /** Below this the plan’s scenarios are not the company’s. */
  readonly least_percent: number
  readonly statement: string
}

interface Emissions {
  readonly reporting_year: string
  readonly scope1_t: number | null
  readonly scope2_t: number | null
}

interface Asked {
  /** Latest published year; null where the registry has none. */
  readonly emissions: Emissions | null
  readonly scenarios: readonly {
    readonly statutory_role: StatutoryRole | null
    readonly scope2: Scope2Path
  }[]
  /** Whether the plan has a region for its place, and why not. */
  readonly region: Availability
  /** Scope 1 of its stations in the plan; null without one. */
  readonly stations_t: number | null
}

/** Of its scope 1 the stations that the plan lists, and its scope 2 where both scenarios of the law have a path for it. */
export function planCoverage(asked: Asked): PlanCoverage {
  const { emissions, region } = asked
  const availability = coverageAvailability(emissions, region)
  if (emissions === null || availability.status !== 'available')
    return {
      availability,
      covered_t: null,
      emissions_t: null,
      percent: null,
      least_percent: LEAST_COVERED_PERCENT,
      statement: `${availability.detail} So no one can say how much of its emissions the plan covers.`,
    }
  const found = evaluate(
    TRANSITION_FORMULAS.formula('plan_coverage'),
    coverageGiven(asked, { scope1_t: emissions.scope1_t, scope2_t: emissions.scope2_t }),
  )
  const percent = found.number('covered_percent')
  return {
    availability,
    covered_t: found.number('covered_t'),
    emissions_t: found.number('emissions_t'),
    percent,
    least_percent: LEAST_COVERED_PERCENT,
    statement: coverageStatement(percent, emissions.reporting_year),
  }
}

export const coverageGiven = (
  { scenarios, stations_t }: Pick<Asked, 'scenarios' | 'stations_t'>,
  emissions: { readonly scope1_t: WorkingArgument; readonly scope2_t: WorkingArgument },
  stations: WorkingArgument = stations_t ?? 0,
) => ({
  ...emissions,
  stations_t: stations,
  paths: STATUTORY_ROLES.filter((role) =>
    scenarios.some(
      ({ statutory_role, scope2 }) => statutory_role === role && scope2.availability.status === 'available',
    ),
  ).length,
})

/** Whether the plan speaks about enough of the company for its scenarios to be the company’s. */
export const isCovered = ({ percent, least_percent }: PlanCoverage): boolean =>
  percent !== null && percent >= least_percent

function coverageAvailability(emissions: Emissions | null, region: Availability): Availability {
  const missing = (['scope1_t', 'scope2_t'] as const).filter((scope) => (emissions?.[scope] ?? null) === null)
  if (missing.length > 0)
    return unavailable(
      'not_published',
      'scope_not_published',
      `No ${missing.map((scope) => (scope === 'scope1_t' ? 'scope 1' : 'scope 2')).join(' and no ')} is published for the company.`,
    )
  // A place outside the plan is not covered; a place that nobody knows may be.
  return region.status === 'no_match' && emissions?.scope2_t !== 0 ? region : AVAILABLE
}

/** What the share means. */
export function coverageStatement(percent: number | null, year: string | null): string {
  if (percent === null) return `The company published no emissions for ${year}, so there is nothing to cover.`
  const share = `The plan covers ${number(percent, 1)} % of the company’s scope 1 and 2 of ${year}: electricity from the grid and the power stations that it lists.`
  return percent < LEAST_COVERED_PERCENT
    ? `${share} Below ${LEAST_COVERED_PERCENT} % its scenarios do not stand for the two that the law asks for.`
    : share
}
