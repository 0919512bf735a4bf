import type { ReadonlySql } from './database.ts'
import { rowsInForce } from './rows-in-force.ts'
import { SQL, type SqlText } from './sql-text.ts'

/** Our own table of where companies are; never a record of the register. */
export interface DetailsRow {
  readonly release_id: string
  readonly row_ref: string
  readonly abn: string
  readonly name: string
  readonly acn: string | null
  readonly acn_basis: string | null
  readonly entity_type: string | null
  readonly entity_type_basis: string | null
  readonly state: string | null
  readonly state_basis: string | null
  readonly postcode: string | null
  readonly source_text: string
  readonly as_of: string | null
}

/** A record of the business register. */
export interface RegisterRow {
  readonly release_id: string
  readonly row_ref: string
  readonly abn: string
  readonly status: string
  readonly status_from: string | null
  readonly entity_type: string
  readonly name: string | null
  readonly state: string | null
  readonly postcode: string | null
  readonly acn: string | null
  readonly gst_status: string
  readonly gst_from: string | null
  readonly trading_names: readonly string[]
  readonly business_names: readonly string[]
  readonly other_names: readonly string[]
  readonly updated_on: string
  readonly replaced: boolean
  readonly flags: readonly string[]
}

export interface MarketBasedRow {
  readonly release_id: string
  readonly row_ref: string
  readonly reporting_year: string
  readonly covers_all_facilities: boolean
  readonly facility_coverage_pct: number | null
  readonly scope2_market_based_t: number
  readonly scope2_market_based_text: string
}

export interface TransferRow {
  readonly release_id: string
  readonly row_ref: string
  readonly reporting_year: string
  readonly organisation: string
  readonly scope1_t: number
  readonly scope2_t: number
  readonly net_energy_gj: number
}

/** Everything beside the registry's rows that is kept by ABN. */
export interface CompanyRows {
  readonly details: readonly DetailsRow[]
  readonly register: readonly RegisterRow[]
  readonly market_based: readonly MarketBasedRow[]
  readonly transfer: readonly TransferRow[]
}

const oneTable = (kind: SqlText, table: SqlText): SqlText =>
  SQL`select t.abn, ${kind} as kind, to_jsonb(t) as body, t.release_id, t.ordinal
   from ${rowsInForce(table)} t
   where t.abn = any($2::text[])`

const QUERY = SQL`select abn, kind, body from (
  ${oneTable(SQL`'details'`, SQL`company_details`)} union all
  ${oneTable(SQL`'register'`, SQL`register_entity`)} union all
  ${oneTable(SQL`'market_based'`, SQL`nger_market_based_scope2`)} union all
  ${oneTable(SQL`'transfer'`, SQL`nger_transfer_holder`)}
) rows order by abn collate "C", kind collate "C", release_id, ordinal`

/** The rows of some companies from four tables in one query, each on its index by ABN. */
export async function companyRows(
  sql: ReadonlySql,
  snapshotId: string,
  abns: readonly string[],
): Promise<ReadonlyMap<string, CompanyRows>> {
  const rows = await sql.query<{ abn: string; kind: keyof CompanyRows; body: object }>(
    QUERY,
    [snapshotId, abns],
    // Planned once: to plan it takes longer than to run it.
    'company_rows',
  )
  const byAbn = Map.groupBy(rows, (row) => row.abn)
  return new Map(
    abns.map((abn) => {
      const of = (kind: keyof CompanyRows): object[] =>
        (byAbn.get(abn) ?? []).filter((row) => row.kind === kind).map((row) => row.body)
      return [
        abn,
        {
          details: of('details') as DetailsRow[],
          register: of('register') as RegisterRow[],
          market_based: of('market_based') as MarketBasedRow[],
          transfer: of('transfer') as TransferRow[],
        },
      ]
    }),
  )
}
