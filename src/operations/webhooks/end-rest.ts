import type { Database } from '../../store/database.ts'
import { bringJobForward } from '../../store/jobs.ts'
import { announceEndOfRest, sendingKey, WEBHOOK_QUEUE, type WebhookJob } from './announce.ts'
import type { DrainAttempt } from './drain.ts'

/** A worker may be about to end its turn, after failures, with a rest. */
const LOOK_AGAIN_SECONDS = 1

/** Has a webhook that rests after failures send at once, because a person asked for it. */
export async function endRest(database: Database, job: WebhookJob, attempt: DrainAttempt): Promise<void> {
  await database.as({ kind: 'worker' }, async (sql) => {
    const isDone = await bringJobForward(sql, WEBHOOK_QUEUE, sendingKey(job))
    await attempt.complete(sql)
    if (!isDone) await announceEndOfRest(sql, job, LOOK_AGAIN_SECONDS)
  })
}
