import {
  type DailyAtPlace,
  type DailyFigures,
  type DailyHazard,
  dailyHazard,
} from '../../domain/company/hazards/daily-hazards.ts'
import type { StationOfDays } from '../../domain/company/hazards/days-near.ts'
import { daysOfStation } from '../../domain/company/hazards/days-of-station.ts'
import type { HeatCurve } from '../../domain/company/scenarios/heat-response.ts'
import { dailySeries } from '../../domain/daily-indices/daily-series.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
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
interface StationDays extends StationOfDays {
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
  const { latitude: lat, longitude: lon, elevation_m, release_id } = station
  const series = dailySeries(rows.map(weatherOf))
  const days = daysOfStation(series)
  const name = nameOf(station)
  const place = { days, release_id, first_year: series.years[0]?.year ?? 0, name, lat, lon }
  return {
    id: name,
    lat,
    lon,
    elevation_m,
    assess: decidedOnce(() => dailyFigures(snapshot, place)),
    curve: cellCurve(snapshot, place),
  }
}

const nameOf = ({ dataset, station, station_name, latitude, longitude }: StoredStation): string =>
  dataset === 'patched_point'
    ? `station ${station ?? ''} ${station_name ?? ''}`.trim()
    : `point ${latitude}, ${longitude}`

/**
 * The hazards of a station, each decided when a place first asks for it and then kept for all places around: the interval of
 * heavy falls takes a thousand draws.
 */
export function decidedOnce(make: () => DailyFigures): DailyAtPlace {
  let figures: DailyFigures | undefined
  return rememberedUpTo(HAZARDS_OF_DAYS, (hazard: DailyHazard) => {
    figures ??= make()
    return dailyHazard(hazard, figures)
  })
}

const HAZARDS_OF_DAYS = 4
