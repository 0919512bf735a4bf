import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface StoredPlanInput {
  readonly release_id: string
  readonly row_ref: string
  readonly measure: string
  readonly scenario: string | null
  readonly region: string | null
  readonly station: string | null
  readonly unit_id: string | null
  readonly technology: string | null
  readonly period: string | null
  readonly value: number
  readonly unit: string
  readonly price_basis: string | null
}

/** Figures of the plan’s inputs workbook: some 430 rows. */
export function planInputRows(sql: ReadonlySql, snapshotId: string): Promise<StoredPlanInput[]> {
  return sql.query<StoredPlanInput>(
    SQL`select i.release_id, i.row_ref, i.measure, i.scenario, i.region, i.station, i.unit_id, i.technology, i.period,
       i.value, i.unit, i.price_basis
     from ${rowsInForce(SQL`isp_input`)} i
     order by i.measure, i.release_id, i.ordinal`,
    [snapshotId],
  )
}

export interface StoredOutlookYear {
  readonly release_id: string
  readonly row_ref: string
  readonly scenario: string
  readonly development_path: string
  readonly region: string
  readonly year_ending_june: number
  readonly emissions_mt: number
  readonly generation_gwh: number
  readonly distributed_pv_gwh: number
}

/** Years of the outlook by scenario and region: 432 rows. */
export function planOutlookRows(sql: ReadonlySql, snapshotId: string): Promise<StoredOutlookYear[]> {
  return sql.query<StoredOutlookYear>(
    SQL`select o.release_id, o.row_ref, o.scenario, o.development_path, o.region, o.year_ending_june, o.emissions_mt,
       o.generation_gwh, o.distributed_pv_gwh
     from ${rowsInForce(SQL`isp_outlook`)} o
     order by o.scenario, o.region, o.year_ending_june, o.release_id, o.ordinal`,
    [snapshotId],
  )
}
