import { spellingKey } from '../../domain/company/identity/entity-name.ts'
import { linkFacilities } from '../../domain/company/safeguard/links.ts'
import type { CompanySite, SiteLocation } from '../../domain/company/sites/sites.ts'
import type { FacilityLocationRow } from '../../store/localities.ts'
import { cite } from '../reference/cite.ts'
import type { CompanyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { sandboxFacility, sandboxSafeguard } from '../sandbox/sandbox.ts'
import type { CompanyFacts } from './company-facts.ts'

/**
 * The company's facilities in the newest table of each scheme. Facilities of earlier years may have been sold or closed
 * and are not sites.
 */
export function publicSites(
  snapshot: SnapshotView,
  reference: CompanyReference,
  { abn, record, sandbox }: CompanyFacts,
): CompanySite[] {
  const table = sandbox === null ? reference.safeguard : sandboxSafeguard(sandbox, reference)
  const names = [...new Set((record?.names ?? []).map(({ name }) => name))]
  const linked = linkFacilities({ abn, names }, table, table.latest_year)
  const stations = (reference.stations.get(abn) ?? []).filter(
    (one) => one.reporting_year === reference.latest_station_year,
  )
  const facilities = linked.map(({ row, link_basis }): CompanySite => {
    const found = locate(reference, 'safeguard', row.facility)
    const invented = sandbox === null ? null : sandboxFacility(sandbox, row.facility)
    return {
      id: `safeguard ${row.facility}`,
      name: row.facility,
      origin: 'safeguard',
      state: invented === null ? singleState(reference.stateOf.get(row) ?? '') : invented.state,
      as_at: row.reporting_year,
      link: link_basis,
      covered_emissions_t: row.covered_emissions_t,
      scope1_t: null,
      grid: null,
      location: invented === null ? locationOf(found) : invented.location,
      address_match: null,
      evidence: [...row.evidence, ...locationEvidence(snapshot, found)],
    }
  })
  const generators = stations.map((station): CompanySite => {
    const found = locate(reference, 'generation', station.facility)
    return {
      id: `generation ${station.facility}`,
      name: station.facility,
      origin: 'generation',
      state: station.state,
      as_at: station.reporting_year,
      link: station.link_basis,
      covered_emissions_t: null,
      scope1_t: station.scope1_t,
      grid: station.grid,
      location: locationOf(found),
      address_match: null,
      evidence: [...station.evidence, ...locationEvidence(snapshot, found)],
    }
  })
  return withUniqueIds(joinStations(facilities, generators))
}

/** A power station that both schemes list by one name is one site; the place of the generation scheme's map comes first. */
function joinStations(facilities: readonly CompanySite[], stations: readonly CompanySite[]): CompanySite[] {
  const stationOf = new Map(stations.map((station) => [spellingKey(station.name), station]))
  const joined = facilities.map((facility) => ({
    facility,
    station: stationOf.get(spellingKey(facility.name)),
  }))
  return [
    ...joined.map(({ facility, station }) =>
      station === undefined
        ? facility
        : {
            ...facility,
            scope1_t: station.scope1_t,
            grid: station.grid,
            location: station.location ?? facility.location,
            evidence: [...facility.evidence, ...station.evidence],
          },
    ),
    ...stations.filter((one) => !joined.some(({ station }) => station === one)),
  ]
}

/** The Safeguard table prints `QLD; SA` or `National` for facilities in several states; such a site has none. */
const singleState = (state: string): string | null => (/^[A-Z]{2,3}$/.test(state) ? state : null)

const locate = (
  reference: CompanyReference,
  scheme: FacilityLocationRow['scheme'],
  facility: string,
): FacilityLocationRow | undefined => reference.locationOf.get(`${scheme} ${facility}`)

function locationOf(row: FacilityLocationRow | undefined): SiteLocation | null {
  if (row === undefined || row.latitude === null || row.longitude === null) return null
  return {
    lat: row.latitude,
    lon: row.longitude,
    // Every published location was matched by name or taken from a map: none is a surveyed point of the facility.
    quality: 'approximate',
    precision: row.precision,
    matched_name: row.matched_name,
    source: row.source_text,
  }
}

const locationEvidence = (snapshot: SnapshotView, row: FacilityLocationRow | undefined) =>
  row === undefined
    ? []
    : cite(snapshot, row, row.last_year, { latitude: row.latitude, longitude: row.longitude })

/** Two emitters may share a facility in a year; the second of a name gets a number. */
function withUniqueIds(sites: readonly CompanySite[]): CompanySite[] {
  const seen = new Map<string, number>()
  return sites.map((site) => {
    const count = (seen.get(site.id) ?? 0) + 1
    seen.set(site.id, count)
    return count === 1 ? site : { ...site, id: `${site.id} (${count})` }
  })
}
