import type { Sql } from '../../store/database.ts'
import { insertJob } from '../../store/jobs.ts'
import { currentTrace } from '../../telemetry/tracing.ts'

export interface EnqueueOptions {
  /** While a job of this key waits or is being done, another one is not added. */
  readonly singletonKey?: string
  /** Seconds to wait before each further try, such as `[2, 10, 60]` for three of them; none: one try only. */
  readonly retryDelays?: readonly number[]
  /** Not before so many seconds from now. */
  readonly delaySeconds?: number
}

/**
 * Adds work to a queue in the transaction of the change that calls for it: both happen or neither. `data` names what the
 * work is about by ids; a worker (src/jobs) reads the rest when it begins. A tenant's transaction may enqueue too.
 */
export async function enqueue(
  sql: Sql,
  queue: string,
  data: object,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueIfNone(sql, queue, data, options)
}

/** The same; false where nothing was added because a job of the same key is unfinished. */
export async function enqueueIfNone(
  sql: Sql,
  queue: string,
  data: object,
  options: EnqueueOptions,
): Promise<boolean> {
  const { delaySeconds = 0 } = options
  const isAdded = await insertJob(sql, {
    queue,
    data,
    singletonKey: options.singletonKey ?? null,
    retryDelays: options.retryDelays ?? [],
    delaySeconds,
    // What is for later begins its own trace: rounds that enqueue themselves would go on with one for ever.
    traceparent: delaySeconds > 0 ? null : (currentTrace() ?? null),
  })
  for (const tell of listeners) tell(queue)
  return isAdded
}

const listeners = new Set<(queue: string) => void>()

/**
 * Calls `tell` whenever this process enqueues; answers how to end that. The transaction is still open then: on the
 * embedded engine a worker that looks is in line behind it; on a server it may look too early and hear of it again.
 */
export function onEnqueue(tell: (queue: string) => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
