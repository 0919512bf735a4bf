import type { EventType } from '../domain/monitoring/event-types.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface EventRow {
  readonly tenant_id: string
  readonly sequence: number
  readonly type: EventType
  readonly occurred_at: string
  readonly abn: string | null
  /** Canonical JSON. */
  readonly body: string
}

/** An event before it has a number. */
export interface NewEvent {
  readonly type: EventType
  readonly abn: string | null
  readonly occurrence: string
  readonly body: string
}

const COLUMNS = SQL`tenant_id, sequence, type, occurred_at, abn, body`

/** The number of the newest event, locked until the end of the transaction: writers of one tenant queue here. */
export async function lockEventHead(sql: Sql, tenantId: string): Promise<number> {
  await sql.query(SQL`insert into event_head (tenant_id, sequence) values ($1, 0) on conflict do nothing`, [
    tenantId,
  ])
  const rows = await sql.query<{ sequence: number }>(
    SQL`select sequence from event_head where tenant_id = $1 for update`,
    [tenantId],
  )
  return rows[0]!.sequence
}

/** Those of the occurrences that were told before. */
export async function toldOccurrences(
  sql: ReadonlySql,
  tenantId: string,
  occurrences: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ occurrence: string }>(
    SQL`select occurrence from event where tenant_id = $1 and occurrence = any ($2::text[])`,
    [tenantId, occurrences],
  )
  return new Set(rows.map(({ occurrence }) => occurrence))
}

/** Appends events after `head`, which must be locked. */
export async function insertEvents(
  sql: Sql,
  tenantId: string,
  head: number,
  occurredAt: string,
  events: readonly NewEvent[],
): Promise<void> {
  await sql.query(
    SQL`insert into event (tenant_id, sequence, type, occurred_at, abn, occurrence, body)
     select $1, $2::bigint + ordinality, type, $3::timestamptz, abn, occurrence, body
     from unnest($4::text[], $5::text[], $6::text[], $7::text[]) with ordinality as new (type, abn, occurrence, body, ordinality)`,
    [
      tenantId,
      head,
      occurredAt,
      events.map(({ type }) => type),
      events.map(({ abn }) => abn),
      events.map(({ occurrence }) => occurrence),
      events.map(({ body }) => body),
    ],
  )
  await sql.query(SQL`update event_head set sequence = $2 where tenant_id = $1`, [
    tenantId,
    head + events.length,
  ])
}

export interface EventQuestion {
  readonly after: number
  /** Only events before this number, the newest first. */
  readonly before?: number | undefined
  readonly limit: number
  readonly type?: string | undefined
  readonly abn?: string | undefined
}

/** Events after a number, oldest first; or those before one, newest first. */
export function listEvents(
  sql: ReadonlySql,
  tenantId: string,
  { after, before, limit, type, abn }: EventQuestion,
): Promise<EventRow[]> {
  if (before !== undefined)
    return sql.query<EventRow>(
      SQL`select ${COLUMNS} from event
       where tenant_id = $1 and sequence > $2 and sequence < $3::bigint and ($4::text is null or type = $4) and ($5::text is null or abn = $5)
       order by sequence desc limit $6`,
      [tenantId, after, before, type ?? null, abn ?? null, limit],
    )
  return sql.query<EventRow>(
    SQL`select ${COLUMNS} from event
     where tenant_id = $1 and sequence > $2 and ($3::text is null or type = $3) and ($4::text is null or abn = $4)
     order by sequence limit $5`,
    [tenantId, after, type ?? null, abn ?? null, limit],
  )
}

export async function findEvent(
  sql: ReadonlySql,
  tenantId: string,
  sequence: number,
): Promise<EventRow | undefined> {
  const rows = await sql.query<EventRow>(
    SQL`select ${COLUMNS} from event where tenant_id = $1 and sequence = $2`,
    [tenantId, sequence],
  )
  return rows[0]
}
