import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A public set of factors as an operator loaded it. */
export interface FactorSetRow {
  readonly id: string
  readonly version: number
  readonly source: string
  readonly year: number
  readonly gwp_set: string
  readonly licence: string
  readonly document: string
  readonly file_name: string
  readonly file_sha256: string
  /** JSON. */
  readonly factors: string
  readonly loaded_by: string
  readonly loaded_at: string
}

/** The newest version of each set, by id; of a set that was withdrawn it has no factors. */
export const publicFactorSets = (sql: ReadonlySql): Promise<FactorSetRow[]> =>
  sql.query<FactorSetRow>(
    SQL`select distinct on (id) id, version, source, year, gwp_set, licence, document, file_name, file_sha256, factors, loaded_by, loaded_at
     from public_factor_set order by id, version desc`,
    [],
    'public_factor_sets',
  )

export async function insertFactorSet(sql: Sql, row: FactorSetRow): Promise<void> {
  await sql.query(
    SQL`insert into public_factor_set (id, version, source, year, gwp_set, licence, document, file_name, file_sha256, factors, loaded_by, loaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::timestamptz)`,
    [
      row.id,
      row.version,
      row.source,
      row.year,
      row.gwp_set,
      row.licence,
      row.document,
      row.file_name,
      row.file_sha256,
      row.factors,
      row.loaded_by,
      row.loaded_at,
    ],
  )
}
