import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** A station or grid cell of which days are loaded. */
export interface StoredStation {
  readonly dataset: string
  readonly station: string | null
  readonly station_name: string | null
  readonly latitude: number
  readonly longitude: number
  /** The newest release that says any of its days. */
  readonly release_id: string
}

/** Places with loaded days. Those without coordinates can stand for nothing. */
export function stationRows(sql: ReadonlySql, snapshotId: string): Promise<StoredStation[]> {
  return sql.query<StoredStation>(
    SQL`select s.dataset, s.station, max(s.station_name) as station_name, s.latitude, s.longitude,
       (array_agg(s.release_id order by s.date desc))[1] as release_id
     from ${rowsInForce(SQL`silo_point_day`)} s
     where s.latitude is not null and s.longitude is not null
     group by s.dataset, s.station, s.latitude, s.longitude
     order by s.dataset, s.station, s.latitude, s.longitude`,
    [snapshotId],
  )
}

export interface StoredStationDay {
  readonly date: string
  readonly max_temp_c: number | null
  readonly min_temp_c: number | null
  readonly daily_rain_mm: number | null
  readonly max_temp_c_source: number | null
  readonly min_temp_c_source: number | null
  readonly daily_rain_mm_source: number | null
  readonly code_scheme: 'csv' | 'apsim'
}

/** All days of one place in order: 50,000 where the record begins in 1889. */
export function stationDayRows(
  sql: ReadonlySql,
  snapshotId: string,
  { dataset, station, latitude, longitude }: StoredStation,
): Promise<StoredStationDay[]> {
  return sql.query<StoredStationDay>(
    SQL`select s.date, s.max_temp_c, s.min_temp_c, s.daily_rain_mm,
       s.max_temp_c_source, s.min_temp_c_source, s.daily_rain_mm_source, s.code_scheme
     from ${rowsInForce(SQL`silo_point_day`)} s
     where s.dataset = $2 and s.station is not distinct from $3 and s.latitude = $4 and s.longitude = $5
     order by s.date`,
    [snapshotId, dataset, station, latitude, longitude],
  )
}
