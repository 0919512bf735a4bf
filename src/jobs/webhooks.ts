import { announceWebhook, WEBHOOK_QUEUE, type WebhookJob } from '../operations/webhooks/announce.ts'
import { drainWebhook, type WebhookTools } from '../operations/webhooks/drain.ts'
import { endRest } from '../operations/webhooks/end-rest.ts'
import type { Queue } from './queue.ts'

/** Receivers that are waited for at the same time: waiting costs little more than a connection. */
const CONCURRENCY = 16
const AFTER_GIVING_UP_SECONDS = 60

/** Sends events to webhooks, each webhook by one job at a time. */
export function startWebhooks(queue: Pick<Queue, 'work'>, tools: WebhookTools): void {
  queue.work<WebhookJob>(
    WEBHOOK_QUEUE,
    {
      run: (job, attempt) =>
        job.ends_rest === true ? endRest(tools.database, job, attempt) : drainWebhook(tools, job, attempt),
      // A job of the queue may be given up, a delivery may not: that is decided by its own day of attempts.
      async failed(sql, job, { retryInSeconds }) {
        if (retryInSeconds === undefined && job.ends_rest !== true)
          await announceWebhook(sql, job, AFTER_GIVING_UP_SECONDS)
      },
    },
    { concurrency: CONCURRENCY },
  )
}
