import type { ByMail, NotificationKind } from '../domain/work/notification-kinds.ts'
import type { NotificationDetail } from '../domain/work/recipients.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface NewNotification {
  readonly id: string
  readonly member_id: string
  readonly kind: NotificationKind
  readonly occurrence: string
  readonly actor: string
  readonly abn: string
  readonly period: string
  readonly detail: NotificationDetail
  readonly by_mail: ByMail
  readonly raised_at: string
}

export interface NotificationRow extends NewNotification {
  readonly read_at: string | null
  readonly ordinal: number
}

const COLUMNS = SQL`id, member_id, kind, occurrence, actor, abn, period, detail, by_mail, raised_at`

/** Who reads. */
export interface Reader {
  readonly tenantId: string
  readonly memberId: string
  /** Companies and periods that an auditor sees, joined by a blank; null: all. */
  readonly seen: readonly string[] | null
}

/** Writes notifications in one statement; those that a member was told before are left out of the answer. */
export function insertNotifications(
  sql: Sql,
  tenantId: string,
  rows: readonly NewNotification[],
): Promise<Pick<NotificationRow, 'id' | 'member_id' | 'occurrence' | 'by_mail' | 'ordinal'>[]> {
  return sql.query(
    SQL`insert into notification (tenant_id, ${COLUMNS})
     select $1, ${COLUMNS} from rows from (jsonb_to_recordset($2::jsonb) as (id text, member_id text, kind text, occurrence text,
       actor text, abn text, period text, detail jsonb, by_mail text, raised_at timestamptz)) with ordinality order by ordinality
     on conflict (tenant_id, member_id, occurrence) do nothing
     returning id, member_id, occurrence, by_mail, ordinal`,
    [tenantId, JSON.stringify(rows)],
  )
}

/** Notifications of a member, newest first, older than `before`. */
export function listNotifications(
  sql: ReadonlySql,
  { tenantId, memberId, seen }: Reader,
  page: { readonly limit: number; readonly before?: number | undefined; readonly unread: boolean },
): Promise<NotificationRow[]> {
  return sql.query<NotificationRow>(
    SQL`select ${COLUMNS}, read_at, ordinal from notification
     where tenant_id = $1 and member_id = $2 and ($3::bigint is null or ordinal < $3) and (not $4 or read_at is null)
       and ($5::text[] is null or abn || ' ' || period = any ($5::text[]))
     order by ordinal desc limit $6`,
    [tenantId, memberId, page.before ?? null, page.unread, seen, page.limit],
  )
}

export async function countUnread(sql: ReadonlySql, { tenantId, memberId, seen }: Reader): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    SQL`select count(*)::integer as n from notification where tenant_id = $1 and member_id = $2 and read_at is null
       and ($3::text[] is null or abn || ' ' || period = any ($3::text[]))`,
    [tenantId, memberId, seen],
  )
  return rows[0]?.n ?? 0
}

/** Marks a member's notifications as read, those named or all; how many were unread. */
export async function markRead(
  sql: Sql,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string },
  ids: readonly string[] | null,
  at: string,
): Promise<number> {
  const rows = await sql.query(
    SQL`update notification set read_at = $4
     where tenant_id = $1 and member_id = $2 and read_at is null and ($3::text[] is null or id = any ($3::text[]))
     returning id`,
    [tenantId, memberId, ids, at],
  )
  return rows.length
}

/** Notifications of a member that an e-mail tells of, oldest first. */
export function notificationsOfMail(
  sql: ReadonlySql,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string },
  range: {
    readonly from_ordinal: number
    readonly to_ordinal: number
    readonly by_mail: ByMail
    readonly limit: number
  },
): Promise<NotificationRow[]> {
  return sql.query<NotificationRow>(
    SQL`select ${COLUMNS}, read_at, ordinal from notification
     where tenant_id = $1 and member_id = $2 and ordinal between $3 and $4 and by_mail = $5 and read_at is null
     order by ordinal limit $6`,
    [tenantId, memberId, range.from_ordinal, range.to_ordinal, range.by_mail, range.limit],
  )
}
