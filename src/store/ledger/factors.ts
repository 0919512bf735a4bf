import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import type { FactorChoice } from '../../domain/ledger/resolve.ts'
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

/** What a tenant means by words. */
export interface ChoiceRow extends FactorChoice {
  readonly words: string
  readonly chosen_by: string
  readonly chosen_at: string
}

const CHOICE = SQL`words, factor_id, category, chosen_by, chosen_at`

/** All that a tenant chose: up to some thousand. */
export async function ledgerChoices(
  sql: ReadonlySql,
  tenantId: string,
): Promise<ReadonlyMap<string, ChoiceRow>> {
  const rows = await sql.query<ChoiceRow>(
    SQL`select ${CHOICE} from ledger_choice where tenant_id = $1 order by words`,
    [tenantId],
    'ledger_choices',
  )
  return new Map(rows.map((row) => [row.words, row]))
}

export const choicesAfter = (
  sql: ReadonlySql,
  tenantId: string,
  page: { readonly after: string; readonly limit: number },
): Promise<ChoiceRow[]> =>
  sql.query<ChoiceRow>(
    SQL`select ${CHOICE} from ledger_choice where tenant_id = $1 and words > $2 order by words limit $3`,
    [tenantId, page.after, page.limit],
  )

export async function keepLedgerChoices(
  sql: Sql,
  tenantId: string,
  chosen: ReadonlyMap<string, FactorChoice>,
  author: { readonly by: string; readonly at: string },
): Promise<void> {
  const choices = [...chosen.values()]
  await sql.query(
    SQL`insert into ledger_choice (tenant_id, ${CHOICE})
     select $1, n.*, $5, $6::timestamptz from unnest($2::text[], $3::text[], $4::text[]) as n
     on conflict (tenant_id, words) do update set factor_id = excluded.factor_id, category = excluded.category,
       chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`,
    [
      tenantId,
      [...chosen.keys()],
      choices.map(({ factor_id }) => factor_id),
      choices.map(({ category }) => category),
      author.by,
      author.at,
    ],
  )
}

/** Answers whether there was one. */
export async function deleteLedgerChoice(sql: Sql, tenantId: string, words: string): Promise<boolean> {
  const rows = await sql.query(
    SQL`delete from ledger_choice where tenant_id = $1 and words = $2 returning words`,
    [tenantId, words],
  )
  return rows.length > 0
}
