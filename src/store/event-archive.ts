/** Events that moved into files: which they are, and how they leave the database. */
import type { ReadonlySql, Sql } from './database.ts'
import type { EventRow } from './events.ts'
import { identifier, SQL } from './sql-text.ts'

/** Events of one tenant, from one number to another. */
export interface EventRange {
  readonly first_sequence: number
  readonly last_sequence: number
}

/** Consecutive events of one month, in UTC. */
export interface EventMonth extends EventRange {
  readonly month: string
}

/** A file that holds events. */
export interface EventArchiveRow extends EventMonth {
  readonly tenant_id: string
  readonly file: string
  readonly bytes: number
  readonly sha256: string
  readonly archived_at: string
}

export interface ArchivedDelivery {
  readonly sequence: number
  readonly webhook_id: string
  readonly state: string
  readonly ended_at: string | null
  readonly attempts: readonly object[]
}

/** Number of the last event that is archived; 0 when none is. */
export async function lastArchived(sql: ReadonlySql, tenantId: string): Promise<number> {
  const [row] = await sql.query<{ last: number }>(
    SQL`select coalesce(max(last_sequence), 0)::bigint as last from event_archive where tenant_id = $1`,
    [tenantId],
  )
  return row!.last
}

/** Tenants whose oldest event is older than `before`, or in an archive already. One probe of the index for each tenant. */
export async function tenantsWithOldEvents(
  sql: ReadonlySql,
  before: string,
  tenantId: string | undefined,
): Promise<string[]> {
  const rows = await sql.query<{ tenant_id: string }>(
    SQL`select h.tenant_id from event_head h cross join lateral (
       select sequence, occurred_at from event where tenant_id = h.tenant_id order by sequence limit 1
     ) oldest
     where ($2::text is null or h.tenant_id = $2) and (oldest.occurred_at < $1::timestamptz
       or oldest.sequence <= (select max(last_sequence) from event_archive a where a.tenant_id = h.tenant_id))
     order by h.tenant_id`,
    [before, tenantId ?? null],
  )
  return rows.map(({ tenant_id }) => tenant_id)
}

/**
 * What can be archived after `after`, by month: all events before the first that is not old enough, or that a webhook still waits for.
 * The feed has no gaps, so events go from its old end alone.
 */
export function monthsToArchive(
  sql: ReadonlySql,
  tenantId: string,
  { after, before }: { readonly after: number; readonly before: string },
): Promise<EventMonth[]> {
  return sql.query<EventMonth>(
    SQL`with old as (
       select sequence, to_char(occurred_at at time zone 'UTC', 'YYYY-MM') as month from event
       where tenant_id = $1 and sequence > $2
         and sequence < coalesce((select sequence from event where tenant_id = $1 and sequence > $2 and occurred_at >= $3::timestamptz
           order by sequence limit 1), 9223372036854775807)
         and sequence < coalesce((select min(sequence) from webhook_delivery where tenant_id = $1 and state = 'pending'), 9223372036854775807)
     ), parts as (
       select month, sequence, sequence - row_number() over (partition by month order by sequence) as part from old
     )
     select month, min(sequence)::bigint as first_sequence, max(sequence)::bigint as last_sequence
     from parts group by month, part order by min(sequence)`,
    [tenantId, after, before],
  )
}

export type ArchivedEventRow = EventRow & { readonly occurrence: string }

/** At most `limit` events of a range, in their order, each with all its columns. */
export const eventsOfRange = (
  sql: ReadonlySql,
  tenantId: string,
  { first_sequence, last_sequence }: EventRange,
  limit: number,
): Promise<ArchivedEventRow[]> =>
  sql.query<ArchivedEventRow>(
    SQL`select tenant_id, sequence, type, occurred_at, abn, occurrence, body from event
     where tenant_id = $1 and sequence between $2 and $3 order by sequence limit $4`,
    [tenantId, first_sequence, last_sequence, limit],
  )

/** To which webhooks the events of a range went, with every attempt. */
export const deliveriesOfRange = (
  sql: ReadonlySql,
  tenantId: string,
  { first_sequence, last_sequence }: EventRange,
): Promise<ArchivedDelivery[]> =>
  sql.query<ArchivedDelivery>(
    SQL`select d.sequence, d.webhook_id, d.state, d.ended_at, coalesce((
         select jsonb_agg(jsonb_build_object('attempt', a.attempt, 'milliseconds', a.milliseconds, 'status', a.status, 'error', a.error,
           'attempted_at', to_char(a.attempted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.attempt)
         from webhook_attempt a where a.tenant_id = d.tenant_id and a.webhook_id = d.webhook_id and a.sequence = d.sequence
       ), '[]') as attempts
     from webhook_delivery d where d.tenant_id = $1 and d.sequence between $2 and $3 order by d.sequence, d.webhook_id`,
    [tenantId, first_sequence, last_sequence],
  )

const COLUMNS = SQL`tenant_id, month, first_sequence, last_sequence, file, bytes, sha256, archived_at`

export const listEventArchives = (sql: ReadonlySql, tenantId: string): Promise<EventArchiveRow[]> =>
  sql.query<EventArchiveRow>(
    SQL`select ${COLUMNS} from event_archive where tenant_id = $1 order by last_sequence`,
    [tenantId],
  )

export async function insertEventArchive(sql: Sql, row: EventArchiveRow): Promise<void> {
  await sql.query(SQL`insert into event_archive (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    row.tenant_id,
    row.month,
    row.first_sequence,
    row.last_sequence,
    row.file,
    row.bytes,
    row.sha256,
    row.archived_at,
  ])
}

/** Number of the oldest event that is still in the database. */
export async function oldestEvent(sql: ReadonlySql, tenantId: string): Promise<number | undefined> {
  const [row] = await sql.query<{ sequence: number }>(
    SQL`select sequence from event where tenant_id = $1 order by sequence limit 1`,
    [tenantId],
  )
  return row?.sequence
}

/** Removes events of a range with their deliveries, and answers how many; the database refuses those that no archive holds. */
export async function deleteArchived(sql: Sql, tenantId: string, range: EventRange): Promise<number> {
  await sql.exec(SQL`set local southerly.archived_tenant = ${identifier(tenantId)}`)
  const bounds = [tenantId, range.first_sequence, range.last_sequence]
  await sql.query(
    SQL`delete from webhook_delivery where tenant_id = $1 and sequence between $2 and $3`,
    bounds,
  )
  const removed = await sql.query(
    SQL`delete from event where tenant_id = $1 and sequence between $2 and $3 returning sequence`,
    bounds,
  )
  return removed.length
}
