import { type Availability, unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { ruleStep } from '../bands.ts'
import { evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import { DECLINE_RULE, REDUCTION_CONTRIBUTIONS } from '../safeguard/statutory-decline.ts'
import { roleOfLevel, servesBoth, servingScenarios } from '../scenarios/statutory-role.ts'
import { type ClosingStation, stationClosures } from './closures.ts'
import { emissionsValue, valuesInOutlook } from './emissions-value.ts'
import { TRANSITION_FORMULAS } from './formula.ts'
import {
  intensitiesOf,
  isCoarse,
  pathOf,
  planRegionOf,
  regionAvailability,
  regionEvidence,
  scope2Path,
} from './grid-path.ts'
import { isCovered, planCoverage } from './plan-coverage.ts'
import type { PlanScenario, PlanTarget, TransitionReference } from './reference.ts'
import type {
  ShownStation,
  TransitionCompany,
  TransitionScenario,
  TransitionScenarios,
} from './transition-answer.ts'
import { NOT_COVERED, PLAN, TRANSITION_STATEMENTS } from './transition-words.ts'
import { transitionWorkings } from './transition-workings.ts'

export const TRANSITION_SCENARIOS: Method = TRANSITION_FORMULAS.method

const particulars = { basis: 'derived', data_quality: 3 } as const

/** A company in the scenarios of the electricity market’s plan: its grid, its stations, its tonnes at the plan’s value. */
export function transitionScenarios(
  company: TransitionCompany,
  reference: TransitionReference,
): Outcome<TransitionScenarios> {
  if (reference.scenarios.length === 0)
    return withoutResult(
      TRANSITION_SCENARIOS,
      unavailable(
        'not_assessed',
        'transition_tables_not_loaded',
        'This snapshot contains no transition scenarios.',
      ),
      particulars,
    )
  const { emissions, decision, stations, income } = company
  const closures = stationClosures(stations, reference)
  const value = emissionsValue(reference, emissions?.scope1_t ?? null, income)
  const own = planRegionOf(decision.grid_region)
  const region = regionAvailability(decision)
  if ([region, closures.availability, value.availability].every(({ status }) => status !== 'available'))
    return withoutResult(
      TRANSITION_SCENARIOS,
      unavailable(
        'no_match',
        'no_region_price_or_closure',
        `No part of the scenarios is about the company. ${region.detail} ${value.availability.detail} ${closures.availability.detail}`,
      ),
      particulars,
    )
  const regions = [...new Set([...(own === null ? [] : [own]), ...company.facility_regions])]
  const scenarios = reference.scenarios.map((scenario) =>
    scenarioOf(scenario, { reference, regions, own, region, scope2_t: emissions?.scope2_t ?? null }),
  )
  const targets = targetsOf(reference, decision.state)
  const coverage = planCoverage({ emissions, scenarios, region, stations_t: closures.today_t })
  const serving = servingScenarios(scenarios)
  const result: TransitionScenarios = {
    plan: { ...PLAN, development_path: reference.development_path },
    statements: TRANSITION_STATEMENTS,
    not_covered: NOT_COVERED,
    both_statutory_scenarios: servesBoth(serving) && isCovered(coverage),
    statutory_scenarios: serving,
    coverage,
    emissions: emissions === null ? null : shownEmissions(emissions),
    region: {
      availability: region,
      region: own,
      grid_region: decision.grid_region,
      state: decision.state,
      rule: decision.rule,
    },
    scenarios,
    closures: { ...closures, facilities: closures.facilities.map(shownStation) },
    targets: targets.map(shownTarget),
    emissions_value: value,
    safeguard: {
      coverage: company.safeguard_coverage,
      rule: DECLINE_RULE,
      decline: [...REDUCTION_CONTRIBUTIONS].map(([reporting_year, reduction_contribution]) => ({
        reporting_year,
        reduction_contribution,
      })),
    },
  }
  const known = 'income' in income ? income.income.evidence : []
  const [first] = reference.scenarios
  const coarse =
    own !== null &&
    reference.scenarios.some(({ id }) => {
      const path = pathOf(reference, id, own)
      return path !== undefined && isCoarse(path)
    })
  return withResult(TRANSITION_SCENARIOS, result, {
    ...particulars,
    ...(company.emissions_availability.status === 'stale'
      ? { availability: company.emissions_availability }
      : {}),
    flags: [
      'outlook_is_draft',
      ...(own === null ? [] : ['one_region_assumed']),
      ...(coarse ? ['base_year_coarse'] : []),
      ...(closures.facilities.length === 0 ? [] : ['split_equally_over_units']),
      ...(closures.not_listed.length === 0 ? [] : ['stations_not_in_plan']),
      ...(coverage.percent === null || isCovered(coverage) ? [] : ['plan_covers_too_little']),
    ],
    inputs: [
      ...(emissions?.evidence ?? []),
      ...company.decided_by,
      ...evidenceOf(reference.scenarios),
      ...regions.flatMap((name) => regionEvidence(reference, name)),
      ...closures.facilities.flatMap(({ evidence, units }) => [...evidence, ...evidenceOf(units)]),
      ...evidenceOf(targets),
      ...known,
      ...evidenceOf(valuesInOutlook(reference)),
    ],
    trace: [
      ruleStep(
        'transition_scenarios.region',
        { state: decision.state, grid_region: decision.grid_region },
        decision.rule,
        own ?? region.reason_code ?? 'none',
      ),
      ruleStep(
        'transition_scenarios.first_scenario',
        { warming_2100_c: first?.warming_2100.value ?? null },
        'warming_by_2100',
        first?.id ?? 'none',
      ),
    ],
    workings: () => transitionWorkings({ reference, company, closures, own, result }),
  })
}

interface Asked {
  readonly reference: TransitionReference
  readonly regions: readonly string[]
  readonly own: string | null
  readonly region: Availability
  readonly scope2_t: number | null
}

function scenarioOf(scenario: PlanScenario, asked: Asked): TransitionScenario {
  const { reference, regions, own, region, scope2_t } = asked
  const { id, name } = scenario
  const ownPath = own === null ? undefined : pathOf(reference, id, own)
  return {
    id,
    name,
    warming_2100_c: scenario.warming_2100.value,
    statutory_role: roleOfLevel(scenario.warming_2100.value),
    market: marketOf(scenario),
    regions: regions.flatMap((one) => {
      const path = pathOf(reference, id, one)
      return path === undefined ? [] : [{ region: one, is_own: one === own, years: intensitiesOf(path) }]
    }),
    scope2: ownPath === undefined ? { availability: region, years: [] } : scope2Path(ownPath, scope2_t),
  }
}

/** What the plan says of the whole market in a scenario. */
export function marketOf(scenario: PlanScenario): TransitionScenario['market'] {
  const { id: _, name: __, evidence: ___, ...market } = scenario
  return market
}

/** Targets of the company’s state, and those of the whole market. */
const targetsOf = ({ targets }: TransitionReference, state: string | null): readonly PlanTarget[] =>
  targets.filter(({ region }) => region === state || region === 'NEM')

const shownEmissions = ({
  reporting_year,
  scope1_t,
  scope2_t,
}: NonNullable<TransitionCompany['emissions']>): TransitionScenarios['emissions'] => ({
  reporting_year,
  scope1_t,
  scope2_t,
})

export function shownTarget(target: PlanTarget): Omit<PlanTarget, 'evidence'> {
  const { evidence: _, ...shown } = target
  return shown
}

function shownStation(closing: ClosingStation): ShownStation {
  const { evidence: _, units, ...station } = closing
  return {
    ...station,
    units: units.map(({ unit, station: name, closure_year, cell }) => ({
      unit,
      station: name,
      expected_closure_year: closure_year,
      cell,
    })),
  }
}
