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
  /** Metres above sea level; null where the file does not say. */
  readonly elevation_m: number | null
}

/** Places with loaded days. Those without coordinates can stand for nothing. */
export function stationRows(sql: ReadonlySql, snapshotId: string): Promise<StoredStation[]> {
  return sql.query<StoredStation>(
    SQL`select s.dataset, s.station, max(s.station_name) as station_name, s.latitude, s.longitude,
       max(s.elevation_m) as elevation_m,
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

/** A year of a station in figures, as it was loaded. */
export interface StoredStationYear {
  readonly release_id: string
  readonly row_ref: string
  readonly series: string
  readonly location: string
  readonly latitude: number
  readonly longitude: number
  readonly elevation_m: number | null
  readonly year: number
  readonly method: string
  readonly days_with_maximum: number
  readonly hottest_day_c: number | null
  readonly heatwave_days: number | null
  readonly severest_ehf: number | null
  readonly days_with_factor: number
  readonly days_ge_35: number | null
  readonly days_ge_40: number | null
  readonly warm_days_pct: number | null
  readonly warm_nights_pct: number | null
  readonly days_with_rain: number
  readonly days_interpolated: number | null
  readonly largest_day_mm: number | null
  readonly largest_5_days_mm: number | null
  readonly days_ge_20mm: number | null
  readonly dry_spell_days: number | null
  readonly rain_mm: readonly (number | null)[]
}

/** Heights of the stations that have one, by the name of their record. */
export function stationHeightRows(
  sql: ReadonlySql,
  snapshotId: string,
): Promise<{ readonly series: string; readonly elevation_m: number }[]> {
  return sql.query(
    SQL`select y.series, max(y.elevation_m) as elevation_m
     from ${rowsInForce(SQL`station_year`)} y
     where y.elevation_m is not null
     group by y.series
     order by y.series`,
    [snapshotId],
  )
}

/** Years of all stations: some 10,000 rows. */
export function stationYearRows(sql: ReadonlySql, snapshotId: string): Promise<StoredStationYear[]> {
  return sql.query<StoredStationYear>(
    SQL`select y.release_id, y.row_ref, y.series, y.location, y.latitude, y.longitude, y.elevation_m, y.year, y.method,
       y.days_with_maximum, y.hottest_day_c, y.heatwave_days, y.severest_ehf, y.days_with_factor, y.days_ge_35, y.days_ge_40,
       y.warm_days_pct, y.warm_nights_pct, y.days_with_rain, y.days_interpolated, y.largest_day_mm,
       y.largest_5_days_mm, y.days_ge_20mm, y.dry_spell_days,
       array[y.rain_01_mm, y.rain_02_mm, y.rain_03_mm, y.rain_04_mm, y.rain_05_mm, y.rain_06_mm,
         y.rain_07_mm, y.rain_08_mm, y.rain_09_mm, y.rain_10_mm, y.rain_11_mm, y.rain_12_mm] as rain_mm
     from ${rowsInForce(SQL`station_year`)} y
     order by y.series, y.year`,
    [snapshotId],
  )
}
