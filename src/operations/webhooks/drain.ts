import { Webhook } from 'standardwebhooks'
import type { Clock } from '../../clock.ts'
import { sha256 } from '../../domain/evidence.ts'
import { nextAttemptAfter } from '../../domain/monitoring/webhook-retries.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findEvent } from '../../store/events.ts'
import {
  type Afterwards,
  abandonPending,
  bringForward,
  type DeliveryRow,
  earliestPending,
  nextDue,
  recordAttempt,
} from '../../store/webhook-deliveries.ts'
import { findWebhook, updateWebhook, type WebhookKey, type WebhookRow } from '../../store/webhooks.ts'
import { currentTrace, traced } from '../../telemetry/tracing.ts'
import { countWebhookAttempt } from '../../telemetry/work-figures.ts'
import { type StoredEvent, storedEvent } from '../monitoring/events.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { announceWebhook, type WebhookJob } from './announce.ts'
import { signingSecrets } from './secrets.ts'
import { type SendOptions, type SendOutcome, sendMessage } from './send.ts'

export interface WebhookTools {
  readonly database: Database
  readonly clock: Clock
  /** The server's, which signing secrets are sealed under. */
  readonly secret: Uint8Array
  readonly send: SendOptions
}

export interface DrainAttempt {
  readonly signal: AbortSignal
  complete(sql: Sql): Promise<void>
}

/** After so many deliveries, or failures in a row, it is the turn of others. */
const DELIVERIES_IN_A_TURN = 200
const FAILURES_IN_A_TURN = 3
/** A receiver that fails is left alone so long; one that is only waiting is looked at at least as often. */
const REST_SECONDS = 60
const GONE = 410

interface Due {
  readonly webhook: WebhookRow
  readonly delivery: DeliveryRow
  readonly event: StoredEvent
}

/**
 * Sends what is due for one webhook, oldest first, and has itself called again while anything is pending. A worker that
 * dies after sending and before writing it down sends once more, under the same id: at least once, never lost.
 */
export async function drainWebhook(
  tools: WebhookTools,
  job: WebhookJob,
  attempt: DrainAttempt,
): Promise<void> {
  const key = { tenant_id: job.tenant_id, id: job.webhook_id }
  let failures = 0
  for (let sent = 0; sent < DELIVERIES_IN_A_TURN && failures < FAILURES_IN_A_TURN; sent++) {
    attempt.signal.throwIfAborted()
    const due = await asWorker(tools, (sql) => findDue(sql, key, tools.clock))
    if (due === undefined) break
    const isDelivered = await attemptDelivery(tools, key, due)
    failures = isDelivered ? 0 : failures + 1
  }
  await asWorker(tools, async (sql) => {
    // Held while we look: events that are being appended wait here, or were appended and are seen.
    await findWebhook(sql, key, { lock: true })
    const next = await earliestPending(sql, key)
    await attempt.complete(sql)
    if (next === undefined) return
    const wait = Math.ceil((Date.parse(next) - tools.clock.now().getTime()) / 1000)
    const delay = failures > 0 ? REST_SECONDS : Math.min(Math.max(wait, 0), REST_SECONDS)
    await announceWebhook(sql, job, delay)
  })
}

const asWorker = <T>({ database }: WebhookTools, work: (sql: Sql) => Promise<T>): Promise<T> =>
  database.as({ kind: 'worker' }, work)

async function findDue(sql: Sql, key: WebhookKey, clock: Clock): Promise<Due | undefined> {
  const webhook = await findWebhook(sql, key)
  if (webhook?.state !== 'active') return undefined
  const delivery = await nextDue(sql, key, clock.now().toISOString())
  const event = delivery === undefined ? undefined : await findEvent(sql, key.tenant_id, delivery.sequence)
  if (delivery === undefined || event === undefined) return undefined
  return { webhook, delivery, event: storedEvent(event) }
}

/** One attempt and what follows from it, written in one transaction. True when the receiver accepted. */
async function attemptDelivery(tools: WebhookTools, key: WebhookKey, due: Due): Promise<boolean> {
  const { clock } = tools
  const began = clock.now()
  const span = { kind: 'client', attributes: { 'southerly.webhook': key.id } } as const
  const outcome = await traced('webhook', span, () => send(tools, due, began))
  const ended = clock.now()
  const isDelivered = outcome.error === null
  countWebhookAttempt(isDelivered)
  await asWorker(tools, async (sql) => {
    const { delivery } = due
    const attempt = {
      attempt: delivery.attempts + 1,
      attempted_at: began.toISOString(),
      milliseconds: ended.getTime() - began.getTime(),
      status: outcome.status,
      error: outcome.error,
    }
    const isOurs = await recordAttempt(sql, key, delivery.sequence, attempt, afterwards(due, outcome, ended))
    if (!isOurs) return
    if (isDelivered) await bringForward(sql, key, ended.toISOString())
    if (outcome.status === GONE) await disable(sql, tools, key)
  })
  return isDelivered
}

function afterwards({ delivery }: Due, outcome: SendOutcome, now: Date): Afterwards {
  if (outcome.error === null) return { state: 'delivered', ended_at: now.toISOString() }
  const first = Date.parse(delivery.first_due_at)
  const after = nextAttemptAfter((now.getTime() - first) / 1000)
  return after === undefined
    ? { state: 'failed', ended_at: now.toISOString() }
    : { state: 'pending', due_at: new Date(first + after * 1000).toISOString() }
}

/** Standard Webhooks 1.0: id, time and body are signed with every secret that is in force. */
function send({ secret, send: options }: WebhookTools, { webhook, event }: Due, now: Date) {
  const id = messageId(webhook.tenant_id, event.id)
  const body = JSON.stringify({ type: event.type, timestamp: event.occurred_at, data: event })
  const signatures = signingSecrets(secret, webhook, now).map((one) => new Webhook(one).sign(id, now, body))
  const traceparent = currentTrace()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Southerly-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
    ...(traceparent === undefined ? {} : { traceparent }),
  }
  return sendMessage(webhook.url, headers, body, options)
}

/** The same at every attempt, and another for every tenant: a receiver may serve several. */
const messageId = (tenantId: string, eventId: string): string =>
  `msg_${sha256(`${tenantId} ${eventId}`).slice(0, 24)}`

/** The receiver said that it is gone for good. */
async function disable(sql: Sql, { clock }: WebhookTools, key: WebhookKey): Promise<void> {
  const webhook = await findWebhook(sql, key, { lock: true })
  if (webhook?.state !== 'active') return
  const reason = 'The receiver answered 410 Gone.'
  const version = webhook.version + 1
  await updateWebhook(sql, { ...webhook, state: 'disabled', disabled_reason: reason, version })
  await abandonPending(sql, key, clock.now().toISOString())
  await appendAudit(sql, clock, {
    tenantId: key.tenant_id,
    actor: 'system',
    action: 'webhook.disabled',
    subject: `webhook:${key.id}`,
    detail: { reason },
  })
}
