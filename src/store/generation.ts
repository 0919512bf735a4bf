import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface GenerationRow {
  readonly release_id: string
  readonly row_ref: string
  readonly reporting_year: string
  readonly reporting_entity: string
  readonly facility_name: string
  readonly state: string | null
  readonly electricity_mwh: number | null
  readonly intensity_t_per_mwh: number | null
  readonly scope1_t: number | null
  readonly grid: string | null
  readonly primary_fuel: string | null
}

/** Designated generation facilities of all years: some 4,600 rows. The publisher prints no ABN, only names. */
export function generationRows(sql: ReadonlySql, snapshotId: string): Promise<GenerationRow[]> {
  return sql.query<GenerationRow>(
    SQL`select g.release_id, g.row_ref, g.reporting_year, g.reporting_entity, g.facility_name, g.state, g.electricity_mwh,
       g.intensity_t_per_mwh, g.scope1_t, g.grid, g.primary_fuel
     from ${rowsInForce(SQL`generation_facility`)} g
     order by g.reporting_year, g.release_id, g.ordinal`,
    [snapshotId],
  )
}
