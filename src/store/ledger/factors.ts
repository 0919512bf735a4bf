import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import type { ReadonlySql, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'

/** Factors as lines used them, by their ids. */
export async function ledgerFactors(
  sql: ReadonlySql,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FactorUse>> {
  const rows = await sql.query<{ id: string; body: string }>(
    SQL`select id, body from ledger_factor where tenant_id = $1 and id = any ($2::text[])`,
    [tenantId, ids],
    'ledger_factors',
  )
  return new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as FactorUse]))
}

/** Writes down those that are new. */
export async function keepLedgerFactors(
  sql: Sql,
  tenantId: string,
  factors: ReadonlyMap<string, string>,
): Promise<void> {
  await sql.query(
    SQL`insert into ledger_factor (tenant_id, id, body) select $1, n.* from unnest($2::text[], $3::text[]) as n
     on conflict (tenant_id, id) do nothing`,
    [tenantId, [...factors.keys()], [...factors.values()]],
  )
}

/** Which factor a tenant means by which words. */
export async function ledgerChoices(
  sql: ReadonlySql,
  tenantId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ words: string; factor_id: string }>(
    SQL`select words, factor_id from ledger_choice where tenant_id = $1 order by words`,
    [tenantId],
    'ledger_choices',
  )
  return new Map(rows.map(({ words, factor_id }) => [words, factor_id]))
}

export async function keepLedgerChoices(
  sql: Sql,
  tenantId: string,
  chosen: ReadonlyMap<string, string>,
  author: { readonly by: string; readonly at: string },
): Promise<void> {
  await sql.query(
    SQL`insert into ledger_choice (tenant_id, words, factor_id, chosen_by, chosen_at)
     select $1, n.*, $4, $5::timestamptz from unnest($2::text[], $3::text[]) as n
     on conflict (tenant_id, words) do update set factor_id = excluded.factor_id, chosen_by = excluded.chosen_by,
       chosen_at = excluded.chosen_at`,
    [tenantId, [...chosen.keys()], [...chosen.values()], author.by, author.at],
  )
}
