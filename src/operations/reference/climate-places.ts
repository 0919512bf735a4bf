import { LRUCache } from 'lru-cache'
import {
  type ClimateContext,
  type ClimateSeries,
  climateContext,
  type Place,
  type PlaceNames,
  type WithYears,
} from '../../domain/company/climate/climate-context.ts'
import { type WaterStress, waterStress } from '../../domain/company/climate/water-stress.ts'
import { type DailyAtPlace, dailyHazard, withoutDays } from '../../domain/company/hazards/daily-hazards.ts'
import { daysNear, type StationOfDays } from '../../domain/company/hazards/days-near.ts'
import {
  type HazardPlace,
  type HazardsAtPlace,
  type HazardTables,
  hazardsAt,
} from '../../domain/company/hazards/hazards.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import { physicalRisk } from '../../domain/company/risk/physical-risk.ts'
import type { WithHeatCurve } from '../../domain/company/scenarios/heat-response.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { createTurns } from '../in-turns.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { type GridPlace, gridPlaces, type LoadedGrid } from './grid-cells.ts'
import { cellOfDays, climateCells, waterCell } from './grid-climate.ts'
import { cellCurve, dailyFigures, type PlaceOfDays } from './grid-days.ts'
import type { PostcodePlace } from './places.ts'

export interface PlaceClimate {
  readonly climate: Outcome<ClimateContext> & WithYears & WithHeatCurve
  readonly water: Outcome<WaterStress>
  readonly hazards: Outcome<HazardsAtPlace>
}

/** Answers for places that were read before; any other is a mistake of the caller. */
export type ClimateAt = (place: Place | null) => PlaceClimate

/** Reads the climate of all places that a request needs, in one query or none. */
export type ClimateReader = (sql: ReadonlySql, places: readonly (Place | null)[]) => Promise<ClimateAt>

/** Places whose climate is kept: every postcode with an office, and the sites of late. Some 10 KB each. */
const PLACES_KEPT = 4000

/** The climate at places of a snapshot, computed once for each: companies share postcodes, and sites are asked for again. */
export function climateReader(
  snapshot: SnapshotView,
  series: readonly ClimateSeries[],
  grids: readonly LoadedGrid[],
  tables: Omit<HazardTables, 'has_climate'>,
  stations: readonly StationOfDays[],
): ClimateReader {
  const kept = new LRUCache<string, PlaceClimate>({ max: PLACES_KEPT })
  const known = { ...tables, has_climate: series.length > 0 || grids.length > 0 }
  const isLoaded = stations.length > 0 || grids.some(({ days }) => days !== null)
  // The cell of a grid is at the place itself; a station speaks for places near by.
  const dailyAt = (place: Place | null, cell: PlaceOfDays | null): DailyAtPlace => {
    if (cell !== null) {
      const figures = dailyFigures(snapshot, cell)
      return (hazard) => dailyHazard(hazard, figures)
    }
    if (!isLoaded) return withoutDays('not_loaded')
    return place === null ? withoutDays('outside_coverage') : daysNear(place, stations, snapshot.as_of)
  }
  const compute = (place: Place | null, cells: readonly GridPlace[]): PlaceClimate => {
    const cell = cellOfDays(cells)
    const climate = {
      ...climateContext(place, series, snapshot.as_of, climateCells(snapshot, cells)),
      heat_curve: cell === null ? null : cellCurve(snapshot, cell),
    }
    const at = { climate, risk: physicalRisk(climate), daily: dailyAt(place, cell), as_of: snapshot.as_of }
    return {
      climate,
      water: waterStress(waterCell(snapshot, cells), snapshot.as_of),
      hazards: hazardsAt(hazardPlace(place), known, at),
    }
  }
  return async (sql, places) => {
    const asked = new Map(places.map((place) => [keyOf(place), place]))
    const found = new Map<string, PlaceClimate>()
    for (const key of asked.keys()) {
      const known = kept.get(key)
      if (known !== undefined) found.set(key, known)
    }
    const missing = [...asked].filter(([key]) => !found.has(key))
    const located = missing.flatMap(([, place]) => place ?? [])
    const cells = await gridPlaces(sql, grids, located)
    const turn = createTurns()
    for (const [key, place] of missing) {
      await turn()
      const own = place === null ? [] : (cells[located.indexOf(place)] ?? [])
      const made = compute(place, own)
      found.set(key, made)
      kept.set(key, made)
    }
    return (place) => {
      const known = found.get(keyOf(place))
      if (known === undefined) throw new Error(`the climate at ${keyOf(place)} was not read before`)
      return known
    }
  }
}

const keyOf = (place: Place | null): string =>
  place === null
    ? ''
    : `${place.lat} ${place.lon} ${place.elevation_m ?? ''} ${place.quality} ${place.id}${place.named === undefined ? '' : ` ${JSON.stringify(place.named)}`}`

const NAMELESS: PlaceNames = { state: null, postcode: null, localities: [] }

/** An office is known by its postcode, with state and suburbs; a site by what was declared of it, else by its coordinates alone. */
const hazardPlace = (place: Place | null): HazardPlace | null =>
  place === null || isOffice(place)
    ? place
    : { id: place.id, lat: place.lat, lon: place.lon, ...(place.named ?? NAMELESS) }

const isOffice = (place: Place): place is PostcodePlace => 'postcode' in place && 'localities' in place
