import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export type MailState = 'pending' | 'sending' | 'sent' | 'failed' | 'uncertain' | 'dropped'

export interface MailRow {
  readonly id: string
  readonly member_id: string
  /** Id of a notification, `digest:<day>`, or `confirmation:<instant>` for a link that confirms the address. */
  readonly about: string
  readonly from_ordinal: number
  readonly to_ordinal: number
  readonly state: MailState
  readonly attempts: number
  readonly last_error: string | null
  readonly made_at: string
  readonly due_at: string
  readonly ended_at: string | null
}

export type NewMail = Pick<MailRow, 'id' | 'member_id' | 'about' | 'from_ordinal' | 'to_ordinal' | 'made_at'>

const COLUMNS = SQL`id, member_id, about, from_ordinal, to_ordinal, state, attempts, last_error, made_at, due_at, ended_at`

/** Writes e-mails that are to be sent; one about the same for the same member is not written again. How many were new. */
export async function insertMails(sql: Sql, tenantId: string, mails: readonly NewMail[]): Promise<number> {
  if (mails.length === 0) return 0
  const rows = await sql.query(
    SQL`insert into mail (tenant_id, id, member_id, about, from_ordinal, to_ordinal, state, made_at, due_at)
     select $1, id, member_id, about, from_ordinal, to_ordinal, 'pending', made_at, made_at
     from rows from (jsonb_to_recordset($2::jsonb) as (id text, member_id text, about text, from_ordinal bigint, to_ordinal bigint,
       made_at timestamptz)) with ordinality order by ordinality
     on conflict (tenant_id, member_id, about) do nothing returning id`,
    [tenantId, JSON.stringify(mails)],
  )
  return rows.length
}

/** Marks the next e-mail that is due as being sent, and answers it. Committed before it is sent, so that it is never sent twice. */
export async function takeMail(sql: Sql, tenantId: string, now: string): Promise<MailRow | undefined> {
  const rows = await sql.query<MailRow>(
    SQL`update mail set state = 'sending', attempts = attempts + 1
     where tenant_id = $1 and id = (
       select id from mail where tenant_id = $1 and state = 'pending' and due_at <= $2 order by due_at, id limit 1 for update skip locked)
     returning ${COLUMNS}`,
    [tenantId, now],
  )
  return rows[0]
}

/** E-mails that a worker was sending when it died: no one knows whether they left. */
export async function settleInterrupted(sql: Sql, tenantId: string, at: string): Promise<void> {
  await sql.query(
    SQL`update mail set state = 'uncertain', ended_at = $2,
       last_error = 'The service stopped while the e-mail was handed over. It is not sent again, so no one gets it twice.'
     where tenant_id = $1 and state = 'sending'`,
    [tenantId, at],
  )
}

export async function settleMail(
  sql: Sql,
  tenantId: string,
  id: string,
  end: {
    readonly state: Exclude<MailState, 'sending'>
    readonly error: string | null
    readonly at: string
    /** Of the next attempt; null: there is none. */
    readonly due_at: string | null
  },
): Promise<void> {
  await sql.query(
    SQL`update mail set state = $3, last_error = $4, ended_at = case when $3 = 'pending' then null else $5::timestamptz end,
       due_at = coalesce($6::timestamptz, due_at)
     where tenant_id = $1 and id = $2 and state in ('sending', 'uncertain')`,
    [tenantId, id, end.state, end.error, end.at, end.due_at],
  )
}

/** When the next e-mail of a tenant is due; undefined: none waits. */
export async function earliestMail(sql: ReadonlySql, tenantId: string): Promise<string | undefined> {
  const rows = await sql.query<{ due_at: string }>(
    SQL`select due_at from mail where tenant_id = $1 and state = 'pending' order by due_at limit 1`,
    [tenantId],
  )
  return rows[0]?.due_at
}

/** E-mails of a tenant, newest first, before `before` (made_at, id). */
export function listMails(
  sql: ReadonlySql,
  tenantId: string,
  page: {
    readonly limit: number
    readonly before?: readonly [string, string] | undefined
    readonly state?: string | undefined
  },
): Promise<MailRow[]> {
  const [time, id] = page.before ?? [null, null]
  return sql.query<MailRow>(
    SQL`select ${COLUMNS} from mail
     where tenant_id = $1 and ($2::timestamptz is null or (made_at, id) < ($2::timestamptz, $3::text))
       and ($4::text is null or state = $4)
     order by made_at desc, id desc limit $5`,
    [tenantId, time, id, page.state ?? null, page.limit],
  )
}

/** Members with unread notifications for a digest that no digest has told of, with the range of them. */
export function membersForDigest(
  sql: ReadonlySql,
  tenantId: string,
  after: string,
): Promise<{ readonly member_id: string; readonly from_ordinal: number; readonly to_ordinal: number }[]> {
  return sql.query(
    SQL`select n.member_id, min(n.ordinal) as from_ordinal, max(n.ordinal) as to_ordinal from notification n
     join member m on m.tenant_id = n.tenant_id and m.id = n.member_id and m.status = 'active' and m.email is not null
     join member_address a on a.tenant_id = m.tenant_id and a.member_id = m.id and a.confirmed_at is not null
     where n.tenant_id = $1 and n.by_mail = 'daily' and n.read_at is null and n.raised_at > $2
       and n.ordinal > coalesce((select max(d.to_ordinal) from mail d
         where d.tenant_id = $1 and d.member_id = n.member_id and d.about like 'digest:%'), 0)
     group by n.member_id order by n.member_id`,
    [tenantId, after],
  )
}
