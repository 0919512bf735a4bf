import { GRID_FACTOR_REGIONS, gridRegionOf } from '../grid/region-of-place.ts'
import { normaliseName } from '../identity/entity-name.ts'
import type { PrintedName } from '../identity/printed-names.ts'
import type { Evidenced } from '../outcome.ts'
import type { Station } from '../scope3/energy.ts'

/** A power station in one year as the generation table prints it, which names its company and gives no ABN. */
export interface PrintedStation extends Evidenced {
  readonly facility: string
  readonly reporting_year: string
  readonly reporting_entity: string
  readonly state: string | null
  readonly grid: string | null
  readonly scope1_t: number
  readonly primary_fuel: string | null
  readonly generation: Generation | null
}

/** What a station sent out in the year, with what it emitted for it. */
export interface Generation extends Evidenced {
  readonly electricity_mwh: number
  /** Scope 1, as printed: two decimals. */
  readonly intensity_t_per_mwh: number | null
}

/** A power station in one year, with how its company was found. */
export interface StationYear extends PrintedStation, Station {
  readonly link_basis: 'same_name' | 'facility_owner'
}

/** Who owns a power station, by our table of locations. */
export interface StationOwner {
  readonly facility: string
  readonly abn: string
}

/**
 * Stations by ABN. A reporting entity is the corporation with the same name after normalising, where one ABN alone has
 * that name or reported under it in that year (two were Delta Electricity, one after the other); else the owner of the
 * facility.
 */
export function stationsByAbn(
  printed: readonly PrintedStation[],
  names: readonly PrintedName[],
  owners: readonly StationOwner[],
): ReadonlyMap<string, readonly StationYear[]> {
  const bearers = Map.groupBy(names, ({ name }) => normaliseName(name))
  const ownerOf = soleOwners(owners)
  const found = printed.flatMap((station) => {
    const sameName = bearerIn(
      station.reporting_year,
      bearers.get(normaliseName(station.reporting_entity)) ?? [],
    )
    const abn = sameName ?? ownerOf.get(station.facility)
    return abn === undefined ? [] : [{ abn, station: linked(station, sameName === undefined) }]
  })
  return new Map(
    [...Map.groupBy(found, ({ abn }) => abn)].map(([abn, group]) => [
      abn,
      group.map(({ station }) => station),
    ]),
  )
}

const linked = (station: PrintedStation, isByOwner: boolean): StationYear => ({
  ...station,
  // A station on a grid that the national factors do not list takes its state's.
  factor_region:
    station.grid !== null && GRID_FACTOR_REGIONS.has(station.grid)
      ? station.grid
      : gridRegionOf({ state: station.state, postcode: null }).factor_region,
  link_basis: isByOwner ? 'facility_owner' : 'same_name',
})

function bearerIn(year: string, bearers: readonly PrintedName[]): string | undefined {
  const inYear = bearers.filter(({ first_year, last_year }) => first_year <= year && year <= last_year)
  return onlyAbn(bearers) ?? onlyAbn(inYear)
}

/** Facilities that one owner alone has: a name that two of them bear decides nothing. */
const soleOwners = (owners: readonly StationOwner[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(owners, ({ facility }) => facility)].flatMap(([facility, group]) => {
      const abn = onlyAbn(group)
      return abn === undefined ? [] : [[facility, abn]]
    }),
  )

function onlyAbn(bearers: readonly { readonly abn: string }[]): string | undefined {
  const abns = new Set(bearers.map(({ abn }) => abn))
  return abns.size === 1 ? bearers[0]?.abn : undefined
}
