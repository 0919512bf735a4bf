import type { FactorRow } from '../domain/factors/factor.ts'
import type { GwpRow } from '../domain/factors/gwp.ts'
import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/**
 * Every cell of every edition that was published by the snapshot's day: issues in force and those superseded, so that
 * an earlier issue can still be asked for; also of a release of the snapshot that was withdrawn since. One query; some
 * 5,000 rows.
 */
export function factorRows(sql: ReadonlySql, snapshotId: string): Promise<FactorRow[]> {
  return sql.query<FactorRow>(
    SQL`select f.release_id, r.dataset, r.file_sha256, sr.release_id is not null as in_force,
       f.row_ref, f.edition, f.vintage, f.scope, f.category, f.subcategory, f.activity, f.region, f.period, f.gas,
       f.value, f.value_text, f.unit, f.energy_content, f.energy_content_text, f.energy_content_unit, f.method,
       f.carbon_origin, f.gwp_set, f."table", f.table_title, f.cell, f.footnote, f.flags
     from nga_factor f
     join release r on r.id = f.release_id
     left join snapshot_release sr on sr.release_id = f.release_id and sr.snapshot_id = $1
     where (r.withdrawn_on is null or sr.release_id is not null) and r.published_on <= (select as_of from snapshot where id = $1)
     order by f.edition, in_force desc, r.published_on desc, r.revision desc, f.release_id, f.ordinal`,
    [snapshotId],
  )
}

/** Warming potentials of the snapshot. */
export function gwpRows(sql: ReadonlySql, snapshotId: string): Promise<GwpRow[]> {
  return sql.query<GwpRow>(
    SQL`select g.release_id, r.dataset, r.file_sha256, g.row_ref, g.gas_code, g.ar4_gwp100, g.ar5_gwp100, g.ar6_gwp100
     from ${rowsInForce(SQL`global_warming_potential`)} g
     join release r on r.id = g.release_id
     order by g.release_id, g.ordinal`,
    [snapshotId],
  )
}
