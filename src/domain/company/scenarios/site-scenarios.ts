import { condenseEvidence } from '../../condense-evidence.ts'
import { distinctInputs, type EvidenceInput } from '../../evidence.ts'
import { sum } from '../../mathematics/statistics.ts'
import { RISK_LEVELS, type RiskLevel, worstLevel } from '../bands.ts'
import type { Outcome } from '../outcome.ts'
import type { CompanySite, SiteAssessment } from '../sites/sites.ts'
import { placeOfSite } from '../sites/sites.ts'
import { type ScenarioAnalysis, type ScenarioReference, scenarioAnalysis } from './scenario-analysis.ts'
import type { ScenarioHazard } from './scenario-hazards.ts'
import type { ScenarioQuestion } from './scenario-question.ts'

export interface SiteScenarios {
  readonly site: CompanySite
  readonly analysis: Outcome<ScenarioAnalysis>
}

/** Each site in the scenarios, where it stands. */
export const analyseSites = (
  sites: readonly SiteAssessment[],
  reference: ScenarioReference,
  asked?: readonly ScenarioQuestion[],
): readonly SiteScenarios[] =>
  sites.map(({ site, climate }) => ({
    site,
    analysis: scenarioAnalysis(placeOfSite(site), climate, reference, asked),
  }))

/** What the analyses of sites rest on beside the climate there, each once. */
export const scenarioInputs = (sites: readonly SiteScenarios[]): readonly EvidenceInput[] =>
  condenseEvidence(distinctInputs(sites.flatMap(({ analysis }) => analysis.inputs)))

/** One hazard in one scenario over all sites. Bands are those of the middle of the models. */
export interface HazardRollup {
  readonly hazard: string
  readonly worst: RiskLevel | null
  readonly worst_sites: readonly string[]
  readonly by_band: readonly {
    readonly band: RiskLevel
    readonly sites: number
    /** Sums over the band's sites with known emissions; null when none of them has any. */
    readonly covered_emissions_t: number | null
    readonly scope1_t: number | null
  }[]
  /** Sites without a band of this hazard. They are not safe, they are not known. */
  readonly sites_without_band: number
}

export interface ScenarioRollup {
  readonly id: string
  readonly level_c: number | null
  readonly hazards: readonly HazardRollup[]
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

function rollUpHazard(sites: readonly SiteScenarios[], id: string, hazard: string): HazardRollup {
  const banded = sites.flatMap(({ site, analysis }) => {
    const band = hazardIn(analysis, id, hazard)?.band_then?.central
    return band === undefined ? [] : [{ site, band }]
  })
  const worst = worstLevel(banded.map(({ band }) => band)) ?? null
  return {
    hazard,
    worst,
    worst_sites: banded.filter(({ band }) => band === worst).map(({ site }) => site.id),
    by_band: RISK_LEVELS.flatMap((band) => {
      const members = banded.filter((one) => one.band === band).map(({ site }) => site)
      return members.length === 0
        ? []
        : [
            {
              band,
              sites: members.length,
              covered_emissions_t: tonnesOf(members, 'covered_emissions_t'),
              scope1_t: tonnesOf(members, 'scope1_t'),
            },
          ]
    }),
    sites_without_band: sites.length - banded.length,
  }
}

const hazardIn = (
  { result }: Outcome<ScenarioAnalysis>,
  id: string,
  hazard: string,
): ScenarioHazard | undefined =>
  result?.scenarios.find((one) => one.id === id)?.hazards.find((one) => one.hazard === hazard)

function tonnesOf(sites: readonly CompanySite[], figure: 'covered_emissions_t' | 'scope1_t'): number | null {
  const tonnes = sites.map((site) => site[figure]).filter((value) => value !== null)
  return tonnes.length === 0 ? null : sum(tonnes)
}
