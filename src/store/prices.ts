import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface PriceRow {
  readonly release_id: string
  readonly row_ref: string
  readonly time_period: string
  readonly obs_value: number
  readonly obs_value_text: string | null
  readonly base_period: string | null
}

/** The quarterly consumer price index, all groups, weighted average of the capitals, original: one row a quarter and base. */
export function quarterlyPriceRows(sql: ReadonlySql, snapshotId: string): Promise<PriceRow[]> {
  return sql.query<PriceRow>(
    SQL`select c.release_id, c.row_ref, c.time_period, c.obs_value, c.obs_value_text, c.base_period
     from ${rowsInForce(SQL`cpi_observation`)} c
     where c.index_code = '10001' and c.region_code = '50' and c.measure_code = '1' and c.tsest = '10' and c.freq = 'Q'
       and c.obs_value is not null
     order by c.base_period, c.time_period, c.release_id, c.ordinal`,
    [snapshotId],
  )
}
