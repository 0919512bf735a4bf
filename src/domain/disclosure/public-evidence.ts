import type { Outcome } from '../company/outcome.ts'
import type { Profile } from '../company/profile.ts'
import type { ClimateRisk } from '../company/risk/climate-risk.ts'
import type { EvidenceInput } from '../evidence.ts'
import { type Period, samePeriod } from '../period.ts'
import { periodEnd, periodStart } from '../reporting-year.ts'
import type { EvidenceRules, PublishedFact } from './framework.ts'
import type { PublicEvidence, ReadinessInputs } from './readiness/row.ts'
import type { RegistryFeed } from './registry-feed.ts'

/** Published data about a company, as readiness looks at it. */
export interface PublishedFacts {
  readonly period: Period
  /** The day of the snapshot: observations of the climate reach up to it. */
  readonly as_of: string
  /** The snapshot that everything was computed from. */
  readonly snapshot_id: string
  readonly registry: RegistryFeed
  readonly profile: Profile
  readonly risk: ClimateRisk
}

/** What published data says to readiness, with the inputs that it says so from. */
export type PublicFindings = Pick<
  ReadinessInputs,
  'public_evidence' | 'finance_sector' | 'legal_limit' | 'to_state'
> & {
  readonly inputs: readonly EvidenceInput[]
}

/** The division of the industry classification that holds banks, insurers and asset managers. */
const FINANCE_DIVISION = 'K'

/** Which requirements published data bears on, and which conditions it decides. */
export function publicFindings(
  facts: PublishedFacts,
  rules: Pick<EvidenceRules, 'published' | 'to_state_with_scenarios' | 'to_state_with_transition'>,
): PublicFindings {
  const { registry, profile } = facts
  const { safeguard_mechanism: safeguard, sector_classification: sector, transition_risk } = profile.blocks
  const found = new Map<string, PublicEvidence>()
  for (const { fact, evidence } of bearings(facts))
    for (const id of rules.published[fact]) if (found.get(id)?.is_current !== true) found.set(id, evidence)
  const division = sector.result?.anzsic.division ?? null
  return {
    public_evidence: found,
    to_state: toState(facts, rules),
    finance_sector:
      division === null
        ? null
        : { is_finance: division.code === FINANCE_DIVISION, reference: `ANZSIC division ${division.code}` },
    legal_limit:
      safeguard.result?.coverage === 'covered'
        ? `Safeguard baseline ${safeguard.result.reporting_year}`
        : null,
    inputs: [
      ...(registry.actual?.evidence ?? []),
      ...[safeguard, sector, transition_risk].flatMap(({ inputs }) => inputs),
      ...facts.risk.inputs,
    ],
  }
}

/** What is computed for each paragraph of scenarios, physical and transition, and what only the company can say of it. */
function toState(
  { profile, snapshot_id }: PublishedFacts,
  rules: Pick<EvidenceRules, 'to_state_with_scenarios' | 'to_state_with_transition'>,
): ReadonlyMap<string, string> {
  const physical = hasBothScenarios(profile) ? [PHYSICAL_COMPUTED] : []
  const transition = transitionComputed(profile)
  const sentences = (computed: readonly string[], what: Readonly<Record<string, string>>) =>
    Object.entries(computed.length === 0 ? {} : what).map(
      ([id, words]) =>
        [
          id,
          `Still to be stated: ${words}. Computed from snapshot ${snapshot_id}: ${computed.join(', and ')}.`,
        ] as const,
    )
  return new Map([
    ...sentences(physical.length === 0 ? [] : [...physical, ...transition], rules.to_state_with_scenarios),
    ...sentences(transition, rules.to_state_with_transition),
  ])
}

const PHYSICAL_COMPUTED = 'physical scenarios at 1.5 and 3 °C'

/** The transition scenarios that may serve as the two of the law; none unless there are both. */
function transitionComputed({ blocks }: Profile): string[] {
  const found = blocks.transition_scenarios.result
  if (found?.both_statutory_scenarios !== true) return []
  const serving = found.scenarios.filter(({ statutory_role }) => statutory_role !== null)
  const degrees = serving.map(({ warming_2100_c }) => warming_2100_c).join(' and ')
  return [`transition scenarios of the electricity market’s plan at ${degrees} °C`]
}

interface Bearing {
  readonly fact: PublishedFact
  readonly evidence: PublicEvidence
}

/** Only what is about the company itself: what the service could say of anyone is no evidence of this one. */
function bearings({ period, as_of, registry, profile, risk }: PublishedFacts): Bearing[] {
  const { reporting_year: year } = registry
  const actual = registry.availability.status === 'available' ? registry.actual : null
  const ofYear = { is_current: registry.match === 'same_period' }
  const observed = { is_current: as_of >= period.start }
  const safeguard = profile.blocks.safeguard_mechanism.result
  return [
    ...when(actual !== null && actual.scope1_t !== null, 'registry_scope1', {
      reference: `registry ${year}, scope 1`,
      ...ofYear,
    }),
    ...when(actual !== null && actual.scope2_t !== null, 'registry_scope2', {
      reference: `registry ${year}, location-based scope 2`,
      ...ofYear,
    }),
    ...when(actual !== null, 'registry', {
      reference: `registry ${year}, measured under NGER`,
      ...ofYear,
    }),
    ...when(hasResult(profile.blocks.transition_risk), 'transition_risk', {
      reference: 'transition risk from published figures',
      ...ofYear,
    }),
    ...when(hasResult(risk.sites.rollup), 'climate_at_sites', {
      reference: 'observed climate at the sites',
      ...observed,
    }),
    ...when(hasResult(risk.head_office), 'climate_at_head_office', {
      reference: 'observed climate at the head office',
      ...observed,
    }),
    ...when(hasBothScenarios(profile), 'scenarios', {
      reference: SCENARIOS_COMPUTED,
      ...observed,
    }),
    ...when(safeguard !== null && safeguard.coverage === 'covered', 'safeguard', {
      reference: `Safeguard ${safeguard?.reporting_year}`,
      is_current: safeguard !== null && isPeriod(safeguard.reporting_year, period),
    }),
  ]
}

/** What was computed, and what only the company can say. */
const SCENARIOS_COMPUTED =
  'scenarios of 1.5 and 3 °C computed from public data; what they mean for the business is still to be stated'

/** Whether both scenarios of the law were computed. Old observations do not make them less: the change is a model’s. */
export const hasBothScenarios = ({ blocks }: Profile): boolean =>
  blocks.scenario_analysis.result?.both_statutory_scenarios === true

const when = (holds: boolean, fact: PublishedFact, evidence: PublicEvidence): Bearing[] =>
  holds ? [{ fact, evidence }] : []

/** Whether an outcome is there and about the present: a stale one is no evidence of the period. */
export const hasResult = ({ availability, result }: Outcome<unknown>): boolean =>
  result !== null && availability.status === 'available'

const isPeriod = (year: string, period: Period): boolean =>
  samePeriod({ start: periodStart(year), end: periodEnd(year) }, period)
