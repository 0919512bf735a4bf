import type { CpiObservation } from '../domain/statistics/cpi-series.ts'
import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface CpiFilter {
  readonly dataflow?: string | undefined
  readonly measure_code?: string | undefined
  readonly index_code?: string | undefined
  readonly region_code?: string | undefined
  readonly freq?: string | undefined
  readonly base_period?: string | undefined
}

/** Observations of the snapshot that fit, in the order of the publisher's file. */
export function cpiObservations(
  sql: ReadonlySql,
  snapshotId: string,
  filter: CpiFilter,
): Promise<CpiObservation[]> {
  return sql.query<CpiObservation>(
    SQL`select o.release_id, r.dataset, r.file_sha256, o.row_ref, o.dataflow, o.dataflow_version, o.measure_code, o.measure,
       o.index_code, o.index_name, o.tsest, o.region_code, o.region_name, o.freq, o.time_period, o.obs_value,
       o.obs_value_text, o.unit, o.base_period, o.abs_series_id, o.obs_status
     from ${rowsInForce(SQL`cpi_observation`)} o
     join release r on r.id = o.release_id
     where ($2::text is null or o.dataflow = $2) and ($3::text is null or o.measure_code = $3)
       and ($4::text is null or o.index_code = $4) and ($5::text is null or o.region_code = $5)
       and ($6::text is null or o.freq = $6) and ($7::text is null or o.base_period = $7)
     order by o.release_id, o.ordinal`,
    [
      snapshotId,
      filter.dataflow ?? null,
      filter.measure_code ?? null,
      filter.index_code ?? null,
      filter.region_code ?? null,
      filter.freq ?? null,
      filter.base_period ?? null,
    ],
  )
}

/** Values that each dimension has in the snapshot, for the message that names them. */
export function cpiDimensions(
  sql: ReadonlySql,
  snapshotId: string,
): Promise<{ region_code: string; region_name: string; measure_code: string; measure: string }[]> {
  return sql.query(
    SQL`select distinct o.region_code, o.region_name, o.measure_code, o.measure
     from ${rowsInForce(SQL`cpi_observation`)} o
     order by 1, 2, 3, 4`,
    [snapshotId],
  )
}
