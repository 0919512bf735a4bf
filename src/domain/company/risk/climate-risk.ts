import { condenseEvidence } from '../../condense-evidence.ts'
import { type EvidenceInput, evidenceHash, type Method } from '../../evidence.ts'
import type { BandTables } from '../bands.ts'
import { LOCATION } from '../climate/location.ts'
import { HAZARDS_METHOD, type HazardAnswer, type HazardsAtPlace } from '../hazards/hazards.ts'
import type { Outcome } from '../outcome.ts'
import type { Profile, ProfileBlocks } from '../profile.ts'
import { EXCEEDANCE_BANDS } from '../safeguard/statuses.ts'
import { SCENARIO_ANALYSIS } from '../scenarios/scenario-analysis.ts'
import { scenarioRollup } from '../scenarios/site-scenario-rollup.ts'
import { type AnalysedSite, type ScenarioRollup, scenarioInputs } from '../scenarios/site-scenarios.ts'
import { hazardInputs } from '../sites/site-hazards.ts'
import type { SitesAssessment } from '../sites/sites.ts'
import { PHYSICAL_BAND_TABLES } from './physical-bands.ts'
import type { PhysicalRisk } from './physical-risk.ts'
import {
  BENCHMARK_BANDS,
  EXPOSURE_BY_INCOME_BANDS,
  EXPOSURE_BY_TONNES_BANDS,
  SECTOR_INTENSITY_BANDS,
  TRAJECTORY_BANDS,
} from './transition-formula.ts'
import { type TransitionRisk } from './transition-risk.ts'

/** Every band table that a risk answer may name, with its bounds. */
export const RISK_BAND_TABLES: BandTables = {
  ...PHYSICAL_BAND_TABLES,
  exposure_by_income: { measure: 't CO2-e per A$ million', bands: EXPOSURE_BY_INCOME_BANDS },
  exposure_by_tonnes: { measure: 't CO2-e', bands: EXPOSURE_BY_TONNES_BANDS },
  sector_intensity: { measure: 'kg CO2-e per A$ of the industry', bands: SECTOR_INTENSITY_BANDS },
  regulatory_trajectory: { measure: '% a year of an accepted line', bands: TRAJECTORY_BANDS },
  benchmark_position: {
    measure: 'percentile among peers on the named metric',
    bands: BENCHMARK_BANDS,
  },
  safeguard_exceedance: { measure: '% above the baseline, met with units', bands: EXCEEDANCE_BANDS },
}

export interface ClimateRisk {
  /** Of the office; kept apart from the sites. */
  readonly head_office: Outcome<PhysicalRisk>
  /** At the office, else at the facility that stands for it. */
  readonly hazards: Outcome<HazardsAtPlace>
  readonly sites: SitesAssessment
  /** The sites in the scenarios, counted hazard by hazard. */
  readonly site_scenarios: Outcome<readonly ScenarioRollup[]>
  readonly transition: Outcome<TransitionRisk>
  readonly inputs: readonly EvidenceInput[]
  readonly methods: readonly Method[]
  readonly evidence_hash: string
}

/** Physical and transition risk of a company. There is no one number over both: they are different things. */
export function composeClimateRisk(
  profile: Profile,
  sites: SitesAssessment,
  scenarios: readonly AnalysedSite[] = [],
): ClimateRisk {
  const { physical_risk: head_office, transition_risk: transition } = profile.blocks
  const inputs = climateRiskInputs(profile.blocks, sites, scenarios)
  const methods = [
    head_office.method,
    transition.method,
    sites.rollup.method,
    LOCATION,
    ...(sites.sites.length === 0 ? [] : [HAZARDS_METHOD]),
    ...(scenarios.length === 0 ? [] : [SCENARIO_ANALYSIS]),
  ]
  return {
    head_office,
    hazards: profile.blocks.hazards,
    sites,
    site_scenarios: scenarioRollup(scenarios),
    transition,
    inputs,
    methods,
    evidence_hash: evidenceHash(inputs, methods),
  }
}

/** What the risk of a company rests on. */
export const climateRiskInputs = (
  { physical_risk, transition_risk }: Pick<ProfileBlocks, 'physical_risk' | 'transition_risk'>,
  sites: SitesAssessment,
  scenarios: readonly AnalysedSite[],
): readonly EvidenceInput[] => [
  ...physical_risk.inputs,
  ...transition_risk.inputs,
  ...condenseEvidence(sites.rollup.inputs),
  ...sites.sites.flatMap(({ site }) => site.evidence),
  ...scenarioInputs(scenarios),
  ...hazardInputs(sites.sites),
]

/** Hazards of the places that the headline speaks of: the located sites, else the head office. */
export function hazardPlaces({ sites, hazards }: ClimateRisk): readonly (readonly HazardAnswer[])[] {
  const located = sites.sites.flatMap((site) => (site.hazards.result === null ? [] : [site.hazards.result]))
  const places = located.length > 0 ? located : hazards.result === null ? [] : [hazards.result]
  return places.map((place) => place.hazards)
}
