import { GRID_FACTOR_REGIONS, gridRegionOf } from '../../domain/company/grid/region-of-place.ts'
import { normaliseName } from '../../domain/company/identity/entity-name.ts'
import type { Station } from '../../domain/company/scope3/energy.ts'
import type { GenerationRow } from '../../store/generation.ts'
import type { FacilityLocationRow } from '../../store/localities.ts'
import type { ReporterNameRow } from '../../store/registry.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** A power station in one year, with how its company was found. */
export interface StationYear extends Station {
  readonly reporting_year: string
  readonly reporting_entity: string
  readonly state: string | null
  readonly grid: string | null
  readonly link_basis: 'same_name' | 'facility_owner'
}

/**
 * Stations by ABN. The generation table prints no ABN: a reporting entity is the corporation with the same name after
 * normalising, where one ABN alone has that name or reported under it in that year (two were Delta Electricity, one after
 * the other); else the owner that our table of locations gives for the facility.
 */
export function stationsByAbn(
  snapshot: SnapshotView,
  rows: readonly GenerationRow[],
  names: readonly ReporterNameRow[],
  locations: readonly FacilityLocationRow[],
): ReadonlyMap<string, readonly StationYear[]> {
  const bearers = Map.groupBy(names, ({ name }) => normaliseName(name))
  const byFacility = uniqueAbns(
    locations
      .filter(({ scheme, owner_abn }) => scheme === 'generation' && owner_abn !== null)
      .map(({ facility_name, owner_abn }) => [facility_name, owner_abn ?? '']),
  )
  const found = rows.flatMap((row) => {
    const sameName = bearerIn(row.reporting_year, bearers.get(normaliseName(row.reporting_entity)) ?? [])
    const abn = sameName ?? byFacility.get(row.facility_name)
    if (abn === undefined || row.scope1_t === null) return []
    return [{ abn, station: stationYear(snapshot, row, row.scope1_t, sameName === undefined) }]
  })
  return new Map(
    [...Map.groupBy(found, ({ abn }) => abn)].map(([abn, group]) => [
      abn,
      group.map(({ station }) => station),
    ]),
  )
}

function stationYear(
  snapshot: SnapshotView,
  row: GenerationRow,
  scope1_t: number,
  byOwner: boolean,
): StationYear {
  return {
    facility: row.facility_name,
    reporting_year: row.reporting_year,
    reporting_entity: row.reporting_entity,
    state: row.state,
    grid: row.grid,
    scope1_t,
    primary_fuel: row.primary_fuel,
    // A station on a grid that the national factors do not list takes its state's.
    factor_region:
      row.grid !== null && GRID_FACTOR_REGIONS.has(row.grid)
        ? row.grid
        : gridRegionOf({ state: row.state, postcode: null }).factor_region,
    link_basis: byOwner ? 'facility_owner' : 'same_name',
    evidence: cite(snapshot, row, row.reporting_year, { scope1_t, primary_fuel: row.primary_fuel }),
  }
}

function bearerIn(year: string, bearers: readonly ReporterNameRow[]): string | undefined {
  const inYear = bearers.filter(({ first_year, last_year }) => first_year <= year && year <= last_year)
  return onlyAbn(bearers) ?? onlyAbn(inYear)
}

function onlyAbn(bearers: readonly ReporterNameRow[]): string | undefined {
  const abns = new Set(bearers.map(({ abn }) => abn))
  return abns.size === 1 ? bearers[0]?.abn : undefined
}

/** Facilities that one owner alone has: a name that two of them bear decides nothing. */
function uniqueAbns(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  for (const [name, abn] of pairs) found.set(name, found.has(name) && found.get(name) !== abn ? null : abn)
  return new Map([...found].flatMap(([name, abn]) => (abn === null ? [] : [[name, abn]])))
}
