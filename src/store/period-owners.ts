import type { Sql } from './database.ts'
import type { ReviewKey } from './review-events.ts'
import { SQL } from './sql-text.ts'

export async function writePeriodOwner(
  sql: Sql,
  { tenantId, abn, period }: ReviewKey,
  row: { readonly memberId: string | null; readonly setBy: string; readonly setAt: string },
): Promise<void> {
  await sql.query(
    SQL`insert into period_owner (tenant_id, abn, period, member_id, set_by, set_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, abn, period) do update
       set member_id = excluded.member_id, set_by = excluded.set_by, set_at = excluded.set_at`,
    [tenantId, abn, period, row.memberId, row.setBy, row.setAt],
  )
}

/** The owner of a period; null: no one, or someone who was taken back. */
export async function findPeriodOwner(
  sql: Pick<Sql, 'query'>,
  { tenantId, abn, period }: ReviewKey,
): Promise<string | null> {
  const rows = await sql.query<{ member_id: string | null }>(
    SQL`select member_id from period_owner where tenant_id = $1 and abn = $2 and period = $3`,
    [tenantId, abn, period],
  )
  return rows[0]?.member_id ?? null
}
