import type { Sql } from '../../store/database.ts'
import { insertDeliveries } from '../../store/webhook-deliveries.ts'
import { enqueue } from '../queue/enqueue.ts'

/** Queue of webhooks that have something to send. */
export const WEBHOOK_QUEUE = 'webhook'
export interface WebhookJob {
  readonly tenant_id: string
  readonly webhook_id: string
  /** Sends nothing itself: it ends the rest of the webhook's own job. */
  readonly ends_rest?: true
}

/** Faults of ours, such as a database that is away; a receiver's faults are not faults of the job. */
const RETRY_DELAYS = [2, 15, 60]

/**
 * Has a webhook's deliveries sent. One job at a time for each webhook: a receiver that is slow or gone holds up no one
 * else, and gets one message at a time.
 */
export const announceWebhook = (sql: Sql, job: WebhookJob, delaySeconds = 0): Promise<void> =>
  enqueue(sql, WEBHOOK_QUEUE, job, { singletonKey: sendingKey(job), retryDelays: RETRY_DELAYS, delaySeconds })

export const sendingKey = ({ tenant_id, webhook_id }: WebhookJob): string => `${tenant_id} ${webhook_id}`

/**
 * The same for a person who waits: the job does not rest first because the receiver failed a moment ago. A tenant's transaction may
 * add jobs and not change them, so another job has a worker do it.
 */
export async function announceAtOnce(sql: Sql, job: WebhookJob): Promise<void> {
  await announceWebhook(sql, job)
  await announceEndOfRest(sql, job)
}

export const announceEndOfRest = (sql: Sql, job: WebhookJob, delaySeconds = 0): Promise<void> =>
  enqueue(
    sql,
    WEBHOOK_QUEUE,
    { ...job, ends_rest: true },
    { singletonKey: `${sendingKey(job)} at once`, retryDelays: RETRY_DELAYS, delaySeconds },
  )

/** Has the events after `head` sent to the webhooks that ask for them, or to one alone; in the transaction that appends them. */
export async function announceEvents(
  sql: Sql,
  tenantId: string,
  events: { readonly head: number; readonly at: string; readonly onlyWebhook: string | null },
): Promise<void> {
  for (const webhook_id of await insertDeliveries(sql, tenantId, events))
    await announceWebhook(sql, { tenant_id: tenantId, webhook_id })
}
