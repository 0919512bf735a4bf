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

/** One hazard in one scenario, over the sites that have a band both now and then. Bands then are those of the middle of the models. */
export interface ScenarioHazardRollup extends BandRollup {
  readonly hazard: string
  /** The same sites now. */
  readonly now: BandRollup
  /** Sites that lack one of the two bands. They are not safe, they are not known. */
  readonly sites_without_band: number
  /** Sites whose figure then is milder than now; each says why. */
  readonly sites_milder_than_now: number
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
  const both = sites.flatMap(({ site, analysis }) => {
    const found = hazardIn(analysis, id, hazard)
    return hasBoth(found) ? [{ site, found }] : []
  })
  return {
    hazard,
    ...rollUpBands(both.map(({ site, found }) => ({ site, band: found.band_then.central }))),
    now: rollUpBands(both.map(({ site, found }) => ({ site, band: found.band_now }))),
    sites_without_band: sites.length - both.length,
    sites_milder_than_now: both.filter(({ found }) => found.milder_than_now !== null).length,
  }
}

type Compared = ScenarioHazard & {
  readonly band_now: NonNullable<ScenarioHazard['band_now']>
  readonly band_then: NonNullable<ScenarioHazard['band_then']>
}

/** Only a hazard with a band both now and then is counted: then is compared with now at the same sites. */
export const hasBoth = (hazard: ScenarioHazard | undefined): hazard is Compared =>
  hazard !== undefined && hazard.band_now !== null && hazard.band_then !== null

export const hazardIn = (
  { result }: Outcome<ScenarioAnalysis>,
  id: string,
  hazard: string,
): ScenarioHazard | undefined =>
  result?.scenarios.find((one) => one.id === id)?.hazards.find((one) => one.hazard === hazard)
