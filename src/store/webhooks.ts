import type { EventType } from '../domain/monitoring/event-types.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface WebhookRow {
  readonly tenant_id: string
  readonly id: string
  readonly url: string
  readonly description: string
  /** Empty: all types. */
  readonly event_types: readonly EventType[]
  /** Empty: events of every watchlist, and those without. */
  readonly watchlists: readonly string[]
  readonly sealed_secret: string
  readonly previous_sealed_secret: string | null
  readonly previous_until: string | null
  readonly state: 'active' | 'disabled'
  readonly disabled_reason: string | null
  readonly version: number
  readonly created_by: string
  readonly created_at: string
}

export type WebhookKey = Pick<WebhookRow, 'tenant_id' | 'id'>

const COLUMNS = SQL`tenant_id, id, url, description, event_types, watchlists, sealed_secret, previous_sealed_secret,
  previous_until, state, disabled_reason, version, created_by, created_at`

const values = (row: WebhookRow): readonly unknown[] => [
  row.tenant_id,
  row.id,
  row.url,
  row.description,
  row.event_types,
  row.watchlists,
  row.sealed_secret,
  row.previous_sealed_secret,
  row.previous_until,
  row.state,
  row.disabled_reason,
  row.version,
  row.created_by,
  row.created_at,
]

export async function insertWebhook(sql: Sql, row: WebhookRow): Promise<void> {
  await sql.query(
    SQL`insert into webhook (${COLUMNS}) values ($1, $2, $3, $4, $5::text[], $6::text[], $7, $8, $9, $10, $11, $12, $13, $14)`,
    values(row),
  )
}

export async function updateWebhook(sql: Sql, row: WebhookRow): Promise<void> {
  await sql.query(
    SQL`update webhook set url = $3, description = $4, event_types = $5::text[], watchlists = $6::text[], sealed_secret = $7,
       previous_sealed_secret = $8, previous_until = $9, state = $10, disabled_reason = $11, version = $12,
       created_by = $13, created_at = $14
     where tenant_id = $1 and id = $2`,
    values(row),
  )
}

export async function deleteWebhook(sql: Sql, { tenant_id, id }: WebhookKey): Promise<void> {
  await sql.query(SQL`delete from webhook where tenant_id = $1 and id = $2`, [tenant_id, id])
}

/** With `lock` the row is locked until the end of the transaction: code that appends events to it waits. */
export async function findWebhook(
  sql: ReadonlySql,
  { tenant_id, id }: WebhookKey,
  options: { readonly lock: boolean } = { lock: false },
): Promise<WebhookRow | undefined> {
  const rows = await sql.query<WebhookRow>(
    SQL`select ${COLUMNS} from webhook where tenant_id = $1 and id = $2 ${options.lock ? SQL`for update` : SQL``}`,
    [tenant_id, id],
  )
  return rows[0]
}

/** Webhooks of a tenant, oldest first. */
export function listWebhooks(sql: ReadonlySql, tenantId: string): Promise<WebhookRow[]> {
  return sql.query<WebhookRow>(
    SQL`select ${COLUMNS} from webhook where tenant_id = $1 order by created_at, id`,
    [tenantId],
  )
}

/** Makes creations of one tenant queue, so that together they cannot exceed the plan. */
export async function lockWebhooks(sql: Sql, tenantId: string): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`webhooks ${tenantId}`])
}
