import type { ReportingYear } from '../../reporting-year.ts'
import { spellingKey } from '../identity/entity-name.ts'
import type { Evidenced } from '../outcome.ts'
import { type CompanyIdentity, linkFacilities } from '../safeguard/links.ts'
import type { SafeguardTable } from '../safeguard/table.ts'
import { singleState } from './printed-facilities.ts'
import { type CompanySite, OF_THE_SITE, type RefusedLocation, type SiteLocation } from './sites.ts'
import type { StationYear } from './stations.ts'

/** Where a facility is said to be; the location is null where it is known only that it was looked for. */
export interface FacilityLocation extends Evidenced {
  readonly scheme: 'safeguard' | 'generation'
  readonly facility: string
  readonly location: SiteLocation | null
  /** Why the location is null though a point is published. */
  readonly refused?: RefusedLocation | undefined
}

/** The tables that a company's facilities are in. */
export interface FacilityTables {
  readonly safeguard: SafeguardTable
  /** Power stations by ABN. */
  readonly stations: ReadonlyMap<string, readonly StationYear[]>
  readonly latest_station_year: ReportingYear | null
  /** By scheme and facility, as `locationKey` writes them. */
  readonly locations: ReadonlyMap<string, FacilityLocation>
}

/** Without spaces, marks and case: a table that prints a name with another dash has moved no facility. */
export const locationKey = ({ scheme, facility }: Pick<FacilityLocation, 'scheme' | 'facility'>): string =>
  `${scheme} ${spellingKey(facility)}`

/** Farther apart, two sources do not mean the same site. */
const DISPUTED_BEYOND_KM = 25

/** The location of a facility, or the location that two sources dispute, or the point that cannot be right. */
export function undisputed({
  location,
  refused,
}: Pick<FacilityLocation, 'location' | 'refused'>): Pick<
  CompanySite,
  'location' | 'disputed_location' | 'refused_location'
> {
  if (refused !== undefined) return { location: null, refused_location: refused }
  const second = location?.second_opinion
  const isDisputed =
    second !== undefined && second.distance_km > DISPUTED_BEYOND_KM && OF_THE_SITE.has(second.kind)
  return location !== null && isDisputed ? { location: null, disputed_location: location } : { location }
}

/**
 * The company's facilities in the newest table of each scheme. Facilities of earlier years may have been sold or closed
 * and are not sites.
 */
export function publicSites(company: CompanyIdentity, tables: FacilityTables): CompanySite[] {
  const locate = (scheme: FacilityLocation['scheme'], facility: string) => {
    const found = tables.locations.get(locationKey({ scheme, facility }))
    return { place: undisputed(found ?? { location: null }), evidence: found?.evidence ?? [] }
  }
  const { safeguard } = tables
  const facilities = linkFacilities(company, safeguard, safeguard.latest_year).map(
    ({ row, link_basis }): CompanySite => {
      const { place, evidence } = locate('safeguard', row.facility)
      return {
        id: `safeguard ${row.facility}`,
        name: row.facility,
        origin: 'safeguard',
        state: singleState(row.state),
        as_at: row.reporting_year,
        link: link_basis,
        covered_emissions_t: row.covered_emissions_t,
        scope1_t: null,
        grid: null,
        ...place,
        address_match: null,
        evidence: [...row.evidence, ...evidence],
      }
    },
  )
  const stations = (tables.stations.get(company.abn) ?? []).filter(
    ({ reporting_year }) => reporting_year === tables.latest_station_year,
  )
  const generators = stations.map((station): CompanySite => {
    const { place, evidence } = locate('generation', station.facility)
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
      ...place,
      address_match: null,
      evidence: [...station.evidence, ...evidence],
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

/** Two emitters may share a facility in a year; the second of a name gets a number. */
function withUniqueIds(sites: readonly CompanySite[]): CompanySite[] {
  const seen = new Map<string, number>()
  return sites.map((site) => {
    const count = (seen.get(site.id) ?? 0) + 1
    seen.set(site.id, count)
    return count === 1 ? site : { ...site, id: `${site.id} (${count})` }
  })
}
