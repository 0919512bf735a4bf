import { BESIDE_KM, type Point, seriesWithin } from '../../domain/company/climate/location.ts'
import { type DailyFigures, isLongEnough, withHazards } from '../../domain/company/hazards/daily-hazards.ts'
import { daysOfStation } from '../../domain/company/hazards/days-of-station.ts'
import type { HeatCurve } from '../../domain/company/scenarios/heat-response.ts'
import { dailySeries } from '../../domain/daily-indices/daily-series.ts'
import { weatherOf } from '../../sources/silo-point/weather.ts'
import {
  type StoredStation,
  type StoredStationDay,
  stationDayRows,
  stationRows,
} from '../../store/station-days.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cellCurve, dailyFigures } from './grid-days.ts'
import { perReleases } from './per-snapshot.ts'

/** A loaded station with what its days come to. */
export interface StationDays extends Point {
  readonly id: string
  readonly figures: DailyFigures
  readonly curve: HeatCurve | null
}

/** Stations whose days an operator loaded: few, and each is computed once for its releases. */
export const stationDays = perReleases<readonly StationDays[]>(['silo-point'], async (database, snapshot) => {
  const found: StationDays[] = []
  for (const station of await stationRows(database, snapshot.id))
    found.push(stationOf(snapshot, station, await stationDayRows(database, snapshot.id, station)))
  return found
})

function stationOf(
  snapshot: SnapshotView,
  station: StoredStation,
  rows: readonly StoredStationDay[],
): StationDays {
  const { latitude: lat, longitude: lon, release_id } = station
  const series = dailySeries(rows.map(weatherOf))
  const days = daysOfStation(series)
  const name = nameOf(station)
  const place = { days, release_id, first_year: series.years[0]?.year ?? 0, name, lat, lon }
  return {
    id: name,
    lat,
    lon,
    figures: withHazards(dailyFigures(snapshot, place)),
    curve: cellCurve(snapshot, place),
  }
}

const nameOf = ({ dataset, station, station_name, latitude, longitude }: StoredStation): string =>
  dataset === 'patched_point'
    ? `station ${station ?? ''} ${station_name ?? ''}`.trim()
    : `point ${latitude}, ${longitude}`

/** Figures of the nearest station with a long record, else of the nearest, which then say that it is short; null where none is near. */
export function figuresNear(place: Point, stations: readonly StationDays[]): DailyFigures | null {
  const near = seriesWithin(place, stations, BESIDE_KM)
  const chosen = near.find(({ series }) => isLongEnough(series.figures)) ?? near[0]
  if (chosen === undefined) return null
  const { series, distance_km } = chosen
  return { ...series.figures, station: { station: series.id, distance_km } }
}
