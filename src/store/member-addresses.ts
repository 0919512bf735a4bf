import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** What is known of the e-mail address of a member. */
export interface AddressRow {
  readonly confirmed_at: string | null
  /** When a link to confirm it was last asked for. */
  readonly sent_at: string | null
}

export async function findAddress(sql: ReadonlySql, tenantId: string, memberId: string): Promise<AddressRow> {
  const [row] = await sql.query<AddressRow>(
    SQL`select confirmed_at, sent_at from member_address where tenant_id = $1 and member_id = $2`,
    [tenantId, memberId],
  )
  return row ?? { confirmed_at: null, sent_at: null }
}

/** Notes that an address was proven; false when it was before. */
export async function markConfirmed(
  sql: Sql,
  tenantId: string,
  memberId: string,
  by: 'link' | 'provider',
  at: string,
): Promise<boolean> {
  const rows = await sql.query(
    SQL`insert into member_address (tenant_id, member_id, confirmed_at, confirmed_by) values ($1, $2, $3, $4)
     on conflict (tenant_id, member_id) do update set confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by
       where member_address.confirmed_at is null
     returning member_id`,
    [tenantId, memberId, at, by],
  )
  return rows.length === 1
}

/** Notes that a link to confirm it is sent. */
export async function markSent(sql: Sql, tenantId: string, memberId: string, at: string): Promise<void> {
  await sql.query(
    SQL`insert into member_address (tenant_id, member_id, sent_at) values ($1, $2, $3)
     on conflict (tenant_id, member_id) do update set sent_at = excluded.sent_at`,
    [tenantId, memberId, at],
  )
}

/** Takes one e-mail out of a day's quota, in all processes; false when none is left. Other days are forgotten along the way. */
export async function takeFromQuota(
  sql: Sql,
  { name, day, most }: { readonly name: string; readonly day: string; readonly most: number },
): Promise<boolean> {
  await sql.query(SQL`delete from mail_quota where day <> $1::date`, [day])
  const rows = await sql.query(
    SQL`insert into mail_quota (name, day, used) values ($1, $2, 1)
     on conflict (name) do update set used = mail_quota.used + 1 where mail_quota.used < $3 returning name`,
    [name, day, most],
  )
  return rows.length === 1
}
