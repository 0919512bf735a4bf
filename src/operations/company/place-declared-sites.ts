import type { PlaceNames } from '../../domain/company/climate/climate-context.ts'
import { distanceKm } from '../../domain/company/climate/location.ts'
import type { AddressTrial, CompanySite, SiteLocation } from '../../domain/company/sites/sites.ts'
import type { DeclaredSite, SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type AddressMatch, matchAddress } from '../addresses/match-address.ts'
import { createTurns } from '../in-turns.ts'
import { cite } from '../reference/cite.ts'
import type { CompanyReference } from '../reference/company-reference.ts'
import type { PostcodePlace } from '../reference/places.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'

/** A place, and what of the address file it rests on. */
interface Placed {
  readonly location: SiteLocation | null
  readonly evidence: readonly EvidenceInput[]
}

/**
 * The tenant's sites with their places. Declared coordinates stand as they are. An address takes the point of the address
 * file when it is matched beyond doubt; else the middle of its postcode, said so, and the candidates are shown to choose from.
 */
export async function placeDeclaredSites(
  database: ReadonlySql,
  snapshot: SnapshotView,
  reference: CompanyReference,
  record: TenantRecord<SitesRecord>,
): Promise<CompanySite[]> {
  const sites: CompanySite[] = []
  const turn = createTurns()
  for (const site of record.body.sites) {
    await turn()
    const match = isByAddress(site) ? await matchAddress(database, snapshot, addressText(site)) : null
    const { location: point, evidence } =
      declaredPoint(reference, site) ?? matchedPoint(snapshot, match) ?? postcodePoint(reference, site, match)
    const location = point === null ? null : { ...point, elevation_m: site.elevation_m }
    sites.push({
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
      address_match: match === null ? null : trialOf(match),
      evidence: [recordEvidence(record, site, location), ...evidence],
    })
  }
  return sites
}

const isByAddress = (site: DeclaredSite): boolean =>
  site.address !== undefined && (site.latitude === undefined || site.longitude === undefined)

/** The address with state and postcode, where its text does not name them already. */
function addressText({ address = '', state, postcode }: DeclaredSite): string {
  const words = address.toUpperCase().split(/[\s,]+/)
  return [address, state, postcode]
    .filter((part) => part === address || !words.includes(part ?? ''))
    .join(' ')
}

/** A postcode whose middle is farther from the declared point is not used: one of the two is wrong, or the postcode is vast. */
const POSTCODE_REACH_KM = 100

function declaredPoint(reference: CompanyReference, site: DeclaredSite): Placed | undefined {
  const { latitude, longitude } = site
  if (latitude === undefined || longitude === undefined) return undefined
  const postcode = reference.placeOf(site.postcode ?? null)
  const isNear =
    postcode !== null && distanceKm(postcode, { lat: latitude, lon: longitude }) <= POSTCODE_REACH_KM
  const location = {
    lat: latitude,
    lon: longitude,
    quality: 'exact',
    precision: 'declared_coordinates',
    matched_name: null,
    source: 'tenant',
    // Coordinates are in one suburb of the postcode, which they find themselves.
    named: isNear ? { ...namesOf(postcode, site), localities: [] } : undefined,
  } as const
  return { location, evidence: [] }
}

/** The suburbs of a declared postcode. The tenant's own word for the state comes first. */
const namesOf = (
  { state, postcode, localities }: PostcodePlace,
  declared: Pick<DeclaredSite, 'state'>,
): PlaceNames => ({ state: declared.state ?? state, postcode, localities })

/** Only a match without rivals and without differences is used unasked. */
function matchedPoint(snapshot: SnapshotView, match: AddressMatch | null): Placed | undefined {
  const [best] = match?.candidates ?? []
  const [release] = match?.releases ?? []
  if (
    match?.status !== 'matched' ||
    release === undefined ||
    best === undefined ||
    best.location === null ||
    best.ref === null
  )
    return undefined
  const { latitude, longitude } = best.location
  return {
    location: {
      lat: latitude,
      lon: longitude,
      quality: 'exact',
      precision: best.precision,
      matched_name: best.label,
      source: 'gnaf-core',
      named: { state: best.state, postcode: best.postcode, localities: [best.locality] },
    },
    evidence: cite(snapshot, { release_id: release.id, row_ref: best.ref }, release.edition, {
      latitude,
      longitude,
    }),
  }
}

function postcodePoint(reference: CompanyReference, site: DeclaredSite, match: AddressMatch | null): Placed {
  const postcode = reference.placeOf(site.postcode ?? match?.parsed.postcode ?? null)
  if (postcode === null) return { location: null, evidence: [] }
  return {
    location: {
      lat: postcode.lat,
      lon: postcode.lon,
      quality: 'approximate',
      precision: 'postcode_centroid',
      matched_name: `postcode ${postcode.postcode}`,
      source: 'localities',
      named: namesOf(postcode, site),
    },
    evidence: postcode.evidence,
  }
}

const trialOf = ({ status, availability, candidates }: AddressMatch): AddressTrial => ({
  status,
  availability,
  candidates: candidates.map(({ label, pid, score, precision, location }) => ({
    label,
    address_detail_pid: pid,
    score,
    precision,
    lat: location?.latitude ?? null,
    lon: location?.longitude ?? null,
  })),
})

const recordEvidence = (
  record: TenantRecord<SitesRecord>,
  site: DeclaredSite,
  location: SiteLocation | null,
): EvidenceInput => ({
  dataset: 'tenant_record',
  release: `sites version ${record.version}`,
  file_sha256: record.body_sha256,
  ref: site.site_id,
  field: 'location',
  observed: record.authored_at,
  value_text: location === null ? null : `${location.lat} ${location.lon}`,
})
