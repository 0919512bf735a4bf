import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

export interface IncomeRow {
  readonly release_id: string
  readonly row_ref: string
  readonly abn: string
  readonly income_year: string
  readonly total_income_aud: number | null
}

/**
 * Incomes of the tax entities with an ABN in some years, of all or of those named. A later report may print a year again; the first row of an
 * ABN and year is the newest report's.
 */
export function incomeRows(
  sql: ReadonlySql,
  snapshotId: string,
  incomeYears: readonly string[],
  abns: readonly string[] | null = null,
): Promise<IncomeRow[]> {
  return sql.query<IncomeRow>(
    SQL`select distinct on (t.abn, t.income_year) t.release_id, t.row_ref, t.abn, t.income_year, t.total_income_aud
     from ${rowsInForce(SQL`tax_entity_income`)} t
     where t.income_year = any($2::text[]) and t.abn is not null
       and ($3::text[] is null or t.abn = any ($3))
     order by t.abn, t.income_year, t.release desc, t.release_id, t.ordinal`,
    [snapshotId, incomeYears, abns],
  )
}

/** A name of the tax table, with the years in which it stands there. */
export interface TaxNameRow {
  readonly release_id: string
  readonly row_ref: string
  readonly abn: string
  readonly name: string
  readonly first_year: string
  readonly last_year: string
}

/** Every tax entity with an ABN, by the name of its last year. */
export function taxNameRows(sql: ReadonlySql, snapshotId: string): Promise<TaxNameRow[]> {
  return sql.query<TaxNameRow>(
    SQL`select distinct on (t.abn) t.release_id, t.row_ref, t.abn, t.name, t.income_year as last_year,
       min(t.income_year) over (partition by t.abn) as first_year
     from ${rowsInForce(SQL`tax_entity_income`)} t
     where t.abn is not null
     order by t.abn, t.income_year desc, t.release desc, t.release_id, t.ordinal`,
    [snapshotId],
  )
}
