import type { EventType } from '../domain/monitoring/event-types.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'
import type { WebhookKey } from './webhooks.ts'

export interface DeliveryRow {
  readonly sequence: number
  readonly type: EventType
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly attempts: number
  readonly due_at: string
  readonly first_due_at: string
  readonly ended_at: string | null
}

export interface AttemptRow {
  readonly attempt: number
  readonly attempted_at: string
  readonly milliseconds: number
  readonly status: number | null
  readonly error: string | null
}

/**
 * Notes what is to be sent where of the events after `head`; answers the webhooks that have something to do. Webhooks are
 * held until the end of the transaction, so that a worker that has just found nothing left sees these before it ends.
 */
export async function insertDeliveries(
  sql: Sql,
  tenantId: string,
  events: { readonly head: number; readonly at: string; readonly onlyWebhook: string | null },
): Promise<string[]> {
  await sql.query(
    SQL`select id from webhook where tenant_id = $1 and state = 'active' order by id for share`,
    [tenantId],
  )
  const rows = await sql.query<{ webhook_id: string }>(
    SQL`with added as (
       insert into webhook_delivery (tenant_id, webhook_id, sequence, state, due_at, first_due_at)
       select w.tenant_id, w.id, e.sequence, 'pending', $3::timestamptz, $3::timestamptz
       from webhook w join event e on e.tenant_id = w.tenant_id and e.sequence > $2
       where w.tenant_id = $1 and w.state = 'active' and
         case when $4::text is not null then w.id = $4
         else (w.event_types = '{}' or e.type = any (w.event_types))
           and (w.watchlists = '{}' or w.watchlists && array(
             select jsonb_array_elements_text(e.body::jsonb -> 'watchlists')))
         end
       returning webhook_id
     )
     select distinct webhook_id from added order by webhook_id`,
    [tenantId, events.head, events.at, events.onlyWebhook],
  )
  return rows.map(({ webhook_id }) => webhook_id)
}

const COLUMNS = SQL`d.sequence, e.type, d.state, d.attempts, d.due_at, d.first_due_at, d.ended_at`
const FROM = SQL`from webhook_delivery d join event e on e.tenant_id = d.tenant_id and e.sequence = d.sequence`

export async function findDelivery(
  sql: ReadonlySql,
  { tenant_id, id }: WebhookKey,
  sequence: number,
): Promise<DeliveryRow | undefined> {
  const rows = await sql.query<DeliveryRow>(
    SQL`select ${COLUMNS} ${FROM} where d.tenant_id = $1 and d.webhook_id = $2 and d.sequence = $3`,
    [tenant_id, id, sequence],
  )
  return rows[0]
}

/** Newest event first, before `before`. */
export function listDeliveries(
  sql: ReadonlySql,
  { tenant_id, id }: WebhookKey,
  page: { readonly limit: number; readonly before?: number; readonly state?: string | undefined },
): Promise<DeliveryRow[]> {
  return sql.query<DeliveryRow>(
    SQL`select ${COLUMNS} ${FROM}
     where d.tenant_id = $1 and d.webhook_id = $2 and ($3::bigint is null or d.sequence < $3)
       and ($4::text is null or d.state = $4)
     order by d.sequence desc limit $5`,
    [tenant_id, id, page.before ?? null, page.state ?? null, page.limit],
  )
}

export function listAttempts(
  sql: ReadonlySql,
  { tenant_id, id }: WebhookKey,
  sequence: number,
): Promise<AttemptRow[]> {
  return sql.query<AttemptRow>(
    SQL`select attempt, attempted_at, milliseconds, status, error from webhook_attempt
     where tenant_id = $1 and webhook_id = $2 and sequence = $3 order by attempt`,
    [tenant_id, id, sequence],
  )
}

/** The delivery that has been due longest, oldest event first; undefined when none is due. */
export async function nextDue(
  sql: ReadonlySql,
  { tenant_id, id }: WebhookKey,
  now: string,
): Promise<DeliveryRow | undefined> {
  const rows = await sql.query<DeliveryRow>(
    SQL`select ${COLUMNS} ${FROM}
     where d.tenant_id = $1 and d.webhook_id = $2 and d.state = 'pending' and d.due_at <= $3
     order by d.due_at, d.sequence limit 1`,
    [tenant_id, id, now],
  )
  return rows[0]
}

/** When the next pending delivery is due; undefined when none is pending. */
export async function earliestPending(
  sql: ReadonlySql,
  { tenant_id, id }: WebhookKey,
): Promise<string | undefined> {
  const rows = await sql.query<{ due_at: string | null }>(
    SQL`select min(due_at) as due_at from webhook_delivery where tenant_id = $1 and webhook_id = $2 and state = 'pending'`,
    [tenant_id, id],
  )
  return rows[0]?.due_at ?? undefined
}

/** How a delivery is after an attempt. */
export type Afterwards =
  | { readonly state: 'pending'; readonly due_at: string }
  | { readonly state: 'delivered' | 'failed'; readonly ended_at: string }

/** Writes an attempt down; nothing when another worker has made the same attempt in the meantime. */
export async function recordAttempt(
  sql: Sql,
  { tenant_id, id }: WebhookKey,
  sequence: number,
  attempt: AttemptRow,
  afterwards: Afterwards,
): Promise<boolean> {
  const [due, ended] =
    afterwards.state === 'pending' ? [afterwards.due_at, null] : [null, afterwards.ended_at]
  const changed = await sql.query(
    SQL`update webhook_delivery set attempts = $4, state = $5, due_at = coalesce($6::timestamptz, due_at), ended_at = $7
     where tenant_id = $1 and webhook_id = $2 and sequence = $3 and attempts = $4 - 1 and state = 'pending' returning 1`,
    [tenant_id, id, sequence, attempt.attempt, afterwards.state, due, ended],
  )
  if (changed.length === 0) return false
  await sql.query(
    SQL`insert into webhook_attempt (tenant_id, webhook_id, sequence, attempt, attempted_at, milliseconds, status, error)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      tenant_id,
      id,
      sequence,
      attempt.attempt,
      attempt.attempted_at,
      attempt.milliseconds,
      attempt.status,
      attempt.error,
    ],
  )
  return true
}

/** The receiver is back: what waits for another attempt need not wait longer. */
export async function bringForward(sql: Sql, { tenant_id, id }: WebhookKey, now: string): Promise<void> {
  await sql.query(
    SQL`update webhook_delivery set due_at = $3
     where tenant_id = $1 and webhook_id = $2 and state = 'pending' and due_at > $3`,
    [tenant_id, id, now],
  )
}

/** Gives up what is pending, when the webhook is disabled. */
export async function abandonPending(sql: Sql, { tenant_id, id }: WebhookKey, now: string): Promise<void> {
  await sql.query(
    SQL`update webhook_delivery set state = 'failed', ended_at = $3
     where tenant_id = $1 and webhook_id = $2 and state = 'pending'`,
    [tenant_id, id, now],
  )
}

/** Has an event sent (again), for another day of attempts; made if the webhook was not to get it. */
export async function renewDelivery(
  sql: Sql,
  { tenant_id, id }: WebhookKey,
  sequence: number,
  now: string,
): Promise<void> {
  await sql.query(
    SQL`insert into webhook_delivery (tenant_id, webhook_id, sequence, state, due_at, first_due_at)
     values ($1, $2, $3, 'pending', $4, $4)
     on conflict (tenant_id, webhook_id, sequence) do update
       set state = 'pending', due_at = excluded.due_at, first_due_at = excluded.first_due_at, ended_at = null`,
    [tenant_id, id, sequence, now],
  )
}
