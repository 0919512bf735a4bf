import type { ReadonlySql, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'

export interface LayoutRow {
  readonly id: string
  readonly body: string
  readonly chosen_by: string
  readonly chosen_at: string
}

export const ledgerLayouts = (
  sql: ReadonlySql,
  tenantId: string,
  page: { readonly after: string; readonly limit: number },
): Promise<LayoutRow[]> =>
  sql.query<LayoutRow>(
    SQL`select id, body, chosen_by, chosen_at from ledger_layout where tenant_id = $1 and id > $2 order by id limit $3`,
    [tenantId, page.after, page.limit],
  )

export async function findLayout(
  sql: ReadonlySql,
  tenantId: string,
  id: string,
): Promise<LayoutRow | undefined> {
  const rows = await sql.query<LayoutRow>(
    SQL`select id, body, chosen_by, chosen_at from ledger_layout where tenant_id = $1 and id = $2`,
    [tenantId, id],
  )
  return rows[0]
}

export async function putLayout(sql: Sql, tenantId: string, row: LayoutRow): Promise<void> {
  await sql.query(
    SQL`insert into ledger_layout (tenant_id, id, body, chosen_by, chosen_at) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, id) do update set body = excluded.body, chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`,
    [tenantId, row.id, row.body, row.chosen_by, row.chosen_at],
  )
}

/** Answers whether there was one. */
export async function deleteLayout(sql: Sql, tenantId: string, id: string): Promise<boolean> {
  const rows = await sql.query(SQL`delete from ledger_layout where tenant_id = $1 and id = $2 returning id`, [
    tenantId,
    id,
  ])
  return rows.length > 0
}
