import type { RegistryRow } from '../domain/company/emissions/registry-row.ts'
import type { PrintedRow } from '../domain/company/registry/totals.ts'
import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL } from './sql-text.ts'

/** One corporation of one year, as a member of that year's population. */
export type ReporterRow = Pick<
  RegistryRow,
  | 'release_id'
  | 'row_ref'
  | 'reporting_year'
  | 'scope1_t'
  | 'scope2_t'
  | 'net_energy_gj'
  | 'scope1_text'
  | 'scope2_text'
  | 'net_energy_text'
  | 'notes'
> & { readonly abn: string }

const REPORTER = SQL`e.release_id, e.row_ref, e.abn, e.reporting_year, e.scope1_t, e.scope2_t, e.net_energy_gj,
  e.scope1_text, e.scope2_text, e.net_energy_text, e.notes`

/** Everyone who reported in a year and has an ABN that is their own. */
export function reporterRows(sql: ReadonlySql, snapshotId: string, year: string): Promise<ReporterRow[]> {
  return sql.query<ReporterRow>(
    SQL`select ${REPORTER}
     from ${rowsInForce(SQL`nger_corporate_emission`)} e
     where e.reporting_year = $2 and e.abn is not null and not 'identifier_of_another_company' = any(e.flags)
     order by e.abn, e.release_id, e.ordinal`,
    [snapshotId, year],
  )
}

/** All years of some corporations. */
export function reporterRowsOf(
  sql: ReadonlySql,
  snapshotId: string,
  abns: readonly string[],
): Promise<ReporterRow[]> {
  return sql.query<ReporterRow>(
    SQL`select ${REPORTER}
     from ${rowsInForce(SQL`nger_corporate_emission`)} e
     where e.abn = any($2::text[])
     order by e.abn, e.reporting_year, e.release_id, e.ordinal`,
    [snapshotId, abns],
  )
}

export interface ReporterNameRow {
  readonly abn: string
  readonly name: string
  readonly first_year: string
  readonly last_year: string
}

/** Every name that a corporation reported under, with its years. */
export function reporterNameRows(sql: ReadonlySql, snapshotId: string): Promise<ReporterNameRow[]> {
  return sql.query<ReporterNameRow>(
    SQL`select e.abn, e.organisation as name, min(e.reporting_year) as first_year, max(e.reporting_year) as last_year
     from ${rowsInForce(SQL`nger_corporate_emission`)} e
     where e.abn is not null
     group by e.abn, e.organisation
     order by e.abn, min(e.reporting_year), e.organisation`,
    [snapshotId],
  )
}

/** The name that each of some corporations reported under last. */
export async function newestReporterNames(
  sql: ReadonlySql,
  snapshotId: string,
  abns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ abn: string; name: string }>(
    SQL`select distinct on (e.abn) e.abn, e.organisation as name
     from ${rowsInForce(SQL`nger_corporate_emission`)} e
     where e.abn = any($2::text[]) and not 'identifier_of_another_company' = any(e.flags)
     order by e.abn, e.reporting_year desc, e.release_id, e.ordinal`,
    [snapshotId, abns],
  )
  return new Map(rows.map(({ abn, name }) => [abn, name]))
}

/** A printed row with its place and its figures as printed. */
type PrintedRegistryRow = PrintedRow &
  Pick<RegistryRow, 'release_id' | 'scope1_text' | 'scope2_text' | 'net_energy_text'>

/** Every row in force of the registry, also those that print no ABN. */
export function printedRows(sql: ReadonlySql, snapshotId: string): Promise<PrintedRegistryRow[]> {
  return sql.query(
    SQL`select e.release_id, e.row_ref, e.reporting_year, e.organisation,
       case when 'identifier_of_another_company' = any(e.flags) then null else e.abn end as abn,
       e.scope1_t, e.scope2_t, e.net_energy_gj, e.scope1_text, e.scope2_text, e.net_energy_text, e.notes
     from ${rowsInForce(SQL`nger_corporate_emission`)} e
     order by e.reporting_year, e.release_id, e.ordinal`,
    [snapshotId],
  )
}
