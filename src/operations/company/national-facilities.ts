import { LOCATION } from '../../domain/company/climate/location.ts'
import { HAZARDS_METHOD } from '../../domain/company/hazards/hazards.ts'
import { SCENARIO_ANALYSIS, scenarioAnalysis } from '../../domain/company/scenarios/scenario-analysis.ts'
import type { ScenarioQuestion } from '../../domain/company/scenarios/scenario-question.ts'
import { type SiteScenarios, scenarioInputs } from '../../domain/company/scenarios/site-scenarios.ts'
import { type NationalFacility, nationalFacilities } from '../../domain/company/sites/national-facilities.ts'
import { hazardInputs } from '../../domain/company/sites/site-hazards.ts'
import { type AtSite, placeOfSite } from '../../domain/company/sites/sites.ts'
import { condenseEvidence } from '../../domain/condense-evidence.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { mapInTurns } from '../in-turns.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { releasesOf } from './climate-profile.ts'

export interface AssessedFacility extends NationalFacility, SiteScenarios {
  readonly hazards: AtSite['hazards']
}

export interface FacilitiesAnswer {
  readonly snapshot: SnapshotView
  readonly located: readonly AssessedFacility[]
  readonly not_located: readonly NationalFacility[]
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

export interface FacilitiesQuestion {
  readonly state?: string | undefined
  readonly scenarios?: readonly ScenarioQuestion[] | undefined
}

/** Every facility of the newest public tables, with hazards and scenarios where its place is known. */
export async function facilitiesWithHazards(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { state, scenarios }: FacilitiesQuestion,
): Promise<FacilitiesAnswer> {
  const reference = await companyReference(database, snapshot)
  const all = nationalFacilities(reference.printedFacilities, reference.locations).filter(
    ({ site }) => state === undefined || site.state === state,
  )
  const placed = all.flatMap((facility) => {
    const place = placeOfSite(facility.site)
    return place === null ? [] : [{ facility, place }]
  })
  const climateAt = await reference.climate(
    database,
    placed.map(({ place }) => place),
  )
  const located = await mapInTurns(placed, ({ facility, place }): AssessedFacility => {
    const known = climateAt(place)
    // Remembered for the answer, which is hashed in one go.
    condenseEvidence(known.hazards.inputs)
    const analysis = scenarioAnalysis(place, known, reference.warming, scenarios)
    return { ...facility, hazards: known.hazards, analysis }
  })
  const inputs = [
    ...scenarioInputs(located),
    ...hazardInputs(located),
    ...condenseEvidence(all.flatMap(({ site }) => site.evidence)),
  ]
  return {
    snapshot,
    located,
    not_located: all.filter(({ site }) => site.location === null),
    releases: releasesOf(snapshot, inputs),
    evidence_hash: evidenceHash(inputs, [LOCATION, HAZARDS_METHOD, SCENARIO_ANALYSIS]),
  }
}
