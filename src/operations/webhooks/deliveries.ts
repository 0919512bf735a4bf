import type { Clock } from '../../clock.ts'
import type { EventType } from '../../domain/monitoring/event-types.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findEvent, lockEventHead } from '../../store/events.ts'
import {
  type AttemptRow,
  type DeliveryRow,
  findDelivery,
  listAttempts,
  listDeliveries,
  renewDelivery,
} from '../../store/webhook-deliveries.ts'
import type { WebhookKey } from '../../store/webhooks.ts'
import { appendEvents } from '../monitoring/append-events.ts'
import { eventId } from '../monitoring/events.ts'
import { announceAtOnce } from './announce.ts'
import { requireWebhook } from './webhooks.ts'

/** Whether an event arrived, without each attempt. */
export interface Delivery {
  readonly event_id: string
  readonly sequence: number
  readonly type: EventType
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly attempt_count: number
  /** When it is sent next; null unless it is pending. */
  readonly next_attempt_at: string | null
  readonly ended_at: string | null
}

export interface DeliveryLog extends Delivery {
  readonly attempts: readonly AttemptRow[]
}

/** Deliveries of a webhook, newest event first. */
export async function readDeliveries(
  database: Database,
  key: WebhookKey,
  page: { readonly limit: number; readonly before?: number; readonly state?: string | undefined },
): Promise<Delivery[]> {
  return await database.as({ kind: 'tenant', tenantId: key.tenant_id }, async (sql) => {
    await requireWebhook(sql, key)
    return (await listDeliveries(sql, key, page)).map(asDelivery)
  })
}

/** One delivery with every attempt. */
export async function readDelivery(
  database: Database,
  key: WebhookKey,
  sequence: number,
): Promise<DeliveryLog> {
  return await database.as({ kind: 'tenant', tenantId: key.tenant_id }, async (sql) => {
    await requireWebhook(sql, key)
    return await deliveryLog(sql, key, sequence)
  })
}

/** Has any event of the tenant sent to a webhook (again), for another day of attempts. */
export async function resendEvent(
  sql: Sql,
  clock: Clock,
  key: WebhookKey,
  sequence: number,
): Promise<DeliveryLog> {
  await requireActive(sql, key)
  if ((await findEvent(sql, key.tenant_id, sequence)) === undefined) throw eventNotFound(sequence)
  await renewDelivery(sql, key, sequence, clock.now().toISOString())
  await announceAtOnce(sql, { tenant_id: key.tenant_id, webhook_id: key.id })
  return await deliveryLog(sql, key, sequence)
}

/** Sends an event that says nothing, to this webhook alone. */
export async function sendTestEvent(
  sql: Sql,
  clock: Clock,
  key: WebhookKey,
  actor: string,
): Promise<DeliveryLog> {
  // The head before the webhook, as code that appends events does: the other order could deadlock with it.
  const sequence = (await lockEventHead(sql, key.tenant_id)) + 1
  const webhook = await requireActive(sql, key)
  await appendEvents(
    sql,
    clock,
    key.tenant_id,
    [
      {
        type: 'webhook.test',
        abn: null,
        subject: { kind: 'webhook', id: key.id, name: webhook.description },
        summary: 'A test: nothing happened.',
        from: null,
        to: null,
        cause: { kind: 'request', by: `${actor} ${sequence}` },
        watchlists: [],
        links: { webhook: `/v1/webhooks/${key.id}` },
      },
    ],
    { onlyWebhook: key.id },
  )
  await announceAtOnce(sql, { tenant_id: key.tenant_id, webhook_id: key.id })
  return await deliveryLog(sql, key, sequence)
}

async function requireActive(sql: Sql, key: WebhookKey) {
  const webhook = await requireWebhook(sql, key, { lock: true })
  if (webhook.state === 'active') return webhook
  throw new ServiceError('version_conflict', `Webhook ${key.id} is disabled: ${webhook.disabled_reason}`, {
    hint: 'PUT it with state active first.',
  })
}

async function deliveryLog(sql: Sql, key: WebhookKey, sequence: number): Promise<DeliveryLog> {
  const row = await findDelivery(sql, key, sequence)
  if (row === undefined) throw eventNotFound(sequence)
  return { ...asDelivery(row), attempts: await listAttempts(sql, key, sequence) }
}

const asDelivery = (row: DeliveryRow): Delivery => ({
  event_id: eventId(row.sequence),
  sequence: row.sequence,
  type: row.type,
  state: row.state,
  attempt_count: row.attempts,
  next_attempt_at: row.state === 'pending' ? row.due_at : null,
  ended_at: row.ended_at,
})

const eventNotFound = (sequence: number) =>
  new ServiceError('event_not_found', `There is no event ${eventId(sequence)} for this webhook.`, {
    hint: 'GET /v1/events lists the events of the tenant.',
  })
