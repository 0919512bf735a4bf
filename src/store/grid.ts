import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** One market day of one region as published. */
export interface GridDayRow {
  readonly release_id: string
  readonly row_ref: string
  readonly date: string
  readonly energy_mwh: number
  readonly emissions_t: number
  readonly intensity_t_per_mwh: number
  readonly energy_text: string
  readonly emissions_text: string
}

/** Every day of a region in a snapshot, oldest first: some 5,300 rows by the end of 2025. */
export function gridDayRows(sql: ReadonlySql, snapshotId: string, region: string): Promise<GridDayRow[]> {
  return sql.query<GridDayRow>(
    SQL`select g.release_id, g.row_ref, g.date, g.energy_mwh, g.emissions_t, g.intensity_t_per_mwh,
       g.energy_text, g.emissions_text
     from ${rowsInForce(SQL`grid_intensity`)} g
     where g.region = $2
     order by g.date, g.release_id, g.ordinal`,
    [snapshotId, region],
  )
}
