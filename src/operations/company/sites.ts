import { ADDRESS_MATCH } from '../../domain/address/outcome.ts'
import { LOCATION } from '../../domain/company/climate/location.ts'
import { HAZARDS_METHOD } from '../../domain/company/hazards/hazards.ts'
import { SCENARIO_ANALYSIS } from '../../domain/company/scenarios/scenario-analysis.ts'
import type { ScenarioQuestion } from '../../domain/company/scenarios/scenario-question.ts'
import {
  type AnalysedSite,
  analyseSites,
  scenarioInputs,
} from '../../domain/company/scenarios/site-scenarios.ts'
import { hazardInputs } from '../../domain/company/sites/site-hazards.ts'
import { assessSites, placeOfSite, type SitesAssessment } from '../../domain/company/sites/sites.ts'
import { condenseEvidence } from '../../domain/condense-evidence.ts'
import type { SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import { type EvidenceInput, evidenceHash } from '../../domain/evidence.ts'
import type { Database } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { mapInTurns } from '../in-turns.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { RegisterSights } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import { citedReleases } from './climate-profile.ts'
import { unknownCompany } from './company-emissions.ts'
import { companyFacts } from './company-facts.ts'
import { publicSitesOf } from './company-sites.ts'
import { declaredIdentities } from './declared-identity.ts'
import { placeDeclaredSites } from './place-declared-sites.ts'

export interface CompanySites {
  readonly abn: string
  readonly name: string
  readonly snapshot: SnapshotView
  /** The tenant's own list; undefined when it declared none. */
  readonly record: TenantRecord<SitesRecord> | undefined
  readonly assessment: SitesAssessment
  readonly scenarios: readonly AnalysedSite[]
  readonly releases: readonly Release[]
  readonly inputs: readonly EvidenceInput[]
  readonly evidence_hash: string
}

/** Public and declared sites of a company, each assessed where it stands. */
export async function companySites(
  database: Database,
  snapshot: SnapshotView,
  abn: string,
  record: TenantRecord<SitesRecord> | undefined,
  register?: RegisterSights,
  asked?: readonly ScenarioQuestion[],
): Promise<CompanySites> {
  const reference = await companyReference(database, snapshot)
  const declared = await declaredIdentities(database, snapshot, record)
  const facts = (await companyFacts(database, snapshot, [abn], register, declared)).get(abn)
  if (facts === undefined && record === undefined) throw unknownCompany(abn, snapshot)
  const sites = [
    ...(facts === undefined ? [] : publicSitesOf(facts)),
    ...(record === undefined ? [] : await placeDeclaredSites(database, snapshot, reference, record)),
  ]
  const places = sites.map(placeOfSite)
  const climateAt = await reference.climate(database, places)
  const climates = new Map(
    await mapInTurns(places, (place) => {
      const known = climateAt(place)
      // Remembered for the answer, which is written in one go.
      condenseEvidence(known.climate.inputs)
      condenseEvidence(known.hazards.inputs)
      return [place?.id, known] as const
    }),
  )
  const assessment = assessSites(sites, (place) => climates.get(place?.id) ?? climateAt(place))
  const scenarios = analyseSites(assessment.sites, reference.warming, asked)
  const inputs = [
    ...scenarioInputs(scenarios),
    ...hazardInputs(assessment.sites),
    ...condenseEvidence(assessment.sites.flatMap(({ climate }) => climate.inputs)),
    ...sites.flatMap((site) => site.evidence),
  ]
  return {
    abn,
    name: facts?.entity.result?.name ?? '',
    snapshot,
    record,
    assessment,
    scenarios,
    inputs,
    releases: citedReleases(snapshot, facts, inputs),
    evidence_hash: evidenceHash(inputs, [
      assessment.rollup.method,
      LOCATION,
      ...(assessment.sites.length === 0 ? [] : [HAZARDS_METHOD]),
      ...(scenarios.length === 0 ? [] : [SCENARIO_ANALYSIS]),
      ...(sites.some((site) => site.address_match !== null) ? [ADDRESS_MATCH] : []),
    ]),
  }
}
