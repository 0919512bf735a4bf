import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface StoredWarmingLevel {
  readonly release_id: string
  readonly row_ref: string
  readonly region: string
  readonly region_name: string
  readonly ensemble: string
  readonly gwl_c: number
  readonly season: string
  readonly variable: string
  readonly unit: string
  readonly baseline: string
  readonly low: number
  readonly median: number
  readonly high: number
  readonly range: string
  readonly n_models: number
  readonly models_drier_percent: number | null
  readonly note: string
}

/** Changes of the four regions by warming level: 320 rows. */
export function warmingLevelRows(sql: ReadonlySql, snapshotId: string): Promise<StoredWarmingLevel[]> {
  return sql.query<StoredWarmingLevel>(
    SQL`select w.release_id, w.row_ref, w.region, w.region_name, w.ensemble, w.gwl_c, w.season, w.variable, w.unit,
       w.baseline, w.low, w.median, w.high, w.range, w.n_models, w.models_drier_percent, w.note
     from ${rowsInForce(SQL`climate_warming_level`)} w
     order by w.release_id, w.ordinal`,
    [snapshotId],
  )
}

export interface StoredLevelYear {
  readonly release_id: string
  readonly row_ref: string
  readonly scenario: string
  readonly gwl_c: number
  readonly year_early: number | null
  readonly year_best: number | null
  readonly year_late: number | null
}

/** When pathways reach the levels: 20 rows. */
export function levelYearRows(sql: ReadonlySql, snapshotId: string): Promise<StoredLevelYear[]> {
  return sql.query<StoredLevelYear>(
    SQL`select y.release_id, y.row_ref, y.scenario, y.gwl_c, y.year_early, y.year_best, y.year_late
     from ${rowsInForce(SQL`climate_warming_level_year`)} y
     order by y.scenario, y.gwl_c, y.release_id, y.ordinal`,
    [snapshotId],
  )
}

export interface StoredHeatResponse {
  readonly release_id: string
  readonly row_ref: string
  readonly location: string
  readonly latitude: number
  readonly longitude: number
  readonly series: string
  readonly baseline: string
  readonly n_years: number
  readonly shift_c: number
  readonly days_ge_35: number
  readonly days_ge_40: number
  readonly hottest_day_c: number
}

/** Points of all response curves: some 1,100 rows. */
export function heatResponseRows(sql: ReadonlySql, snapshotId: string): Promise<StoredHeatResponse[]> {
  return sql.query<StoredHeatResponse>(
    SQL`select h.release_id, h.row_ref, h.location, h.latitude, h.longitude, h.series, h.baseline, h.n_years, h.shift_c,
       h.days_ge_35, h.days_ge_40, h.hottest_day_c
     from ${rowsInForce(SQL`climate_heat_response`)} h
     order by h.series, h.baseline, h.shift_c, h.release_id, h.ordinal`,
    [snapshotId],
  )
}
