import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface ClimateYearRow {
  readonly release_id: string
  readonly row_ref: string
  readonly series: string
  readonly location: string
  readonly latitude: number
  readonly longitude: number
  readonly kind: 'station' | 'grid_point'
  readonly year: number
  readonly mean_temp_c: number | null
  readonly rain_mm: number | null
  readonly days_ge_35: number | null
  readonly days_ge_40: number | null
  readonly completeness: number | null
}

/** Annual indicators of every observed series: some 20,000 rows. */
export function climateYearRows(sql: ReadonlySql, snapshotId: string): Promise<ClimateYearRow[]> {
  return sql.query<ClimateYearRow>(
    SQL`select c.release_id, c.row_ref, c.series, c.location, c.latitude, c.longitude, c.kind, c.year, c.mean_temp_c,
       c.rain_mm, c.days_ge_35, c.days_ge_40, c.completeness
     from ${rowsInForce(SQL`climate_series_year`)} c
     order by c.series, c.location, c.year, c.release_id, c.ordinal`,
    [snapshotId],
  )
}

export interface ProjectionYearRow {
  readonly release_id: string
  readonly row_ref: string
  readonly region: string
  readonly ensemble: string
  readonly scenario: string
  readonly variable: string
  readonly unit: string
  readonly period: string
  readonly baseline: string
  readonly low: number | null
  readonly median: number | null
  readonly high: number | null
  readonly low_text: string | null
  readonly median_text: string | null
  readonly high_text: string | null
  readonly range: string | null
  readonly n_models: number | null
}

/** Projected changes by region: some 220 rows. */
export function projectionRows(sql: ReadonlySql, snapshotId: string): Promise<ProjectionYearRow[]> {
  return sql.query<ProjectionYearRow>(
    SQL`select p.release_id, p.row_ref, p.region, p.ensemble, p.scenario, p.variable, p.unit, p.period, p.baseline,
       p.low, p.median, p.high, p.low_text, p.median_text, p.high_text, p.range, p.n_models
     from ${rowsInForce(SQL`climate_projection`)} p
     order by p.release_id, p.ordinal`,
    [snapshotId],
  )
}
