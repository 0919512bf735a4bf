import type { DeclaredSite, SitesRecord } from '../../domain/company/declared-sites.ts'
import { LOCATION } from '../../domain/company/location.ts'
import {
  assessSites,
  type CompanySite,
  placeOfSite,
  type SiteLocation,
  type SitesAssessment,
} from '../../domain/company/sites.ts'
import { condenseEvidence } from '../../domain/condense-evidence.ts'
import { type EvidenceInput, evidenceHash } from '../../domain/evidence.ts'
import type { Database } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { type CompanyReference, companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import { releasesOf } from './climate-profile.ts'
import { unknownCompany } from './company-emissions.ts'
import { companyFacts } from './company-facts.ts'
import { publicSites } from './company-sites.ts'

export interface CompanySites {
  readonly abn: string
  readonly name: string
  readonly snapshot: SnapshotView
  /** The tenant's own list; undefined when it declared none. */
  readonly record: TenantRecord<SitesRecord> | undefined
  readonly assessment: SitesAssessment
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
): Promise<CompanySites> {
  const reference = await companyReference(database, snapshot)
  const facts = (await companyFacts(database, snapshot, [abn])).get(abn)
  if (facts === undefined && record === undefined) throw unknownCompany(abn, snapshot)
  const sites = [
    ...(facts === undefined ? [] : publicSites(snapshot, reference, facts)),
    ...(record === undefined ? [] : record.body.sites.map((site) => declaredSite(reference, record, site))),
  ]
  const climateAt = await reference.climate(database, sites.map(placeOfSite))
  const assessment = assessSites(sites, (place) => climateAt(place).climate)
  const inputs = [
    ...condenseEvidence(assessment.sites.flatMap(({ climate }) => climate.inputs)),
    ...sites.flatMap((site) => site.evidence),
  ]
  return {
    abn,
    name: facts?.entity.result?.name ?? '',
    snapshot,
    record,
    assessment,
    inputs,
    releases: releasesOf(snapshot, inputs),
    evidence_hash: evidenceHash(inputs, [assessment.rollup.method, LOCATION]),
  }
}

function declaredSite(
  reference: CompanyReference,
  record: TenantRecord<SitesRecord>,
  site: DeclaredSite,
): CompanySite {
  const location = locate(reference, site)
  return {
    id: `tenant_declared ${site.site_id}`,
    name: site.name,
    origin: 'tenant_declared',
    state: site.state ?? null,
    as_at: record.authored_at,
    link: 'declared by the tenant',
    covered_emissions_t: null,
    scope1_t: null,
    grid: null,
    location,
    evidence: [
      {
        dataset: 'tenant_record',
        release: `sites version ${record.version}`,
        file_sha256: record.body_sha256,
        ref: site.site_id,
        field: 'location',
        observed: record.authored_at,
        value_text: location === null ? null : `${location.lat} ${location.lon}`,
      },
    ],
  }
}

/** Declared coordinates stand as they are. An address alone is only as exact as the middle of its postcode. */
function locate(reference: CompanyReference, site: DeclaredSite): SiteLocation | null {
  const { latitude, longitude } = site
  if (latitude !== undefined && longitude !== undefined)
    return {
      lat: latitude,
      lon: longitude,
      quality: 'exact',
      precision: 'declared_coordinates',
      matched_name: null,
      source: 'tenant',
    }
  const postcode = reference.placeOf(site.postcode ?? null)
  if (postcode === null) return null
  return {
    lat: postcode.lat,
    lon: postcode.lon,
    quality: 'approximate',
    precision: 'postcode_centroid',
    matched_name: `postcode ${postcode.postcode}`,
    source: 'localities',
  }
}
