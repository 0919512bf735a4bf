import { condenseEvidence } from '../../condense-evidence.ts'
import { distinctInputs, type EvidenceInput } from '../../evidence.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import type { Outcome } from '../outcome.ts'
import { type BandRollup, rollUpBands } from '../sites/band-rollup.ts'
import type { CompanySite, SiteAssessment } from '../sites/sites.ts'
import { placeOfSite } from '../sites/sites.ts'
import { type ScenarioAnalysis, type ScenarioReference, scenarioAnalysis } from './scenario-analysis.ts'
import type { ScenarioHazard } from './scenario-hazards.ts'
import type { ScenarioQuestion } from './scenario-question.ts'

export interface SiteScenarios {
  readonly site: CompanySite
  readonly analysis: Outcome<ScenarioAnalysis>
}

/** A site with the climate that its scenarios were added to. */
export interface AnalysedSite extends SiteScenarios {
  readonly climate: Outcome<ClimateContext>
}

/** Each site in the scenarios, where it stands. */
export const analyseSites = (
  sites: readonly SiteAssessment[],
  reference: ScenarioReference,
  asked?: readonly ScenarioQuestion[],
): readonly AnalysedSite[] =>
  sites.map(({ site, climate, hazards }) => ({
    site,
    climate,
    analysis: scenarioAnalysis(placeOfSite(site), { climate, hazards }, reference, asked),
  }))

/** What the analyses of sites rest on beside the climate there, each once. */
export const scenarioInputs = (sites: readonly SiteScenarios[]): readonly EvidenceInput[] =>
  condenseEvidence(distinctInputs(sites.flatMap(({ analysis }) => analysis.inputs)))

/** One hazard in one scenario over all sites. Bands are those of the middle of the models. */
export interface ScenarioHazardRollup extends BandRollup {
  readonly hazard: string
  /** Sites without a band of this hazard. They are not safe, they are not known. */
  readonly sites_without_band: number
}

export interface ScenarioRollup {
  readonly id: string
  readonly level_c: number | null
  readonly hazards: readonly ScenarioHazardRollup[]
}

/** Sites stay separate; this only counts them, hazard by hazard and scenario by scenario. */
export function rollUpScenarios(sites: readonly SiteScenarios[]): readonly ScenarioRollup[] {
  const first = sites.find(({ analysis }) => analysis.result !== null)?.analysis.result
  return (first?.scenarios ?? []).map(({ id, level_c, hazards }) => ({
    id,
    level_c,
    hazards: hazards.map(({ hazard }) => rollUpHazard(sites, id, hazard)),
  }))
}

function rollUpHazard(sites: readonly SiteScenarios[], id: string, hazard: string): ScenarioHazardRollup {
  const banded = sites.flatMap(({ site, analysis }) => {
    const band = hazardIn(analysis, id, hazard)?.band_then?.central
    return band === undefined ? [] : [{ site, band }]
  })
  return { hazard, ...rollUpBands(banded), sites_without_band: sites.length - banded.length }
}

export const hazardIn = (
  { result }: Outcome<ScenarioAnalysis>,
  id: string,
  hazard: string,
): ScenarioHazard | undefined =>
  result?.scenarios.find((one) => one.id === id)?.hazards.find((one) => one.hazard === hazard)
