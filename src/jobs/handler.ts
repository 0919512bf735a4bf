import type { Database, Sql } from '../operations/database.ts'
import type { Failure, Lease } from '../operations/queue/lease.ts'

/** One try of a job. */
export interface Attempt {
  /** From 1. */
  readonly number: number
  /** Aborted when the lease was lost or the worker must stop: whatever was done must not be kept. */
  readonly signal: AbortSignal
  /**
   * Ends the job inside the transaction that keeps its outcome, so that both happen once: it throws, and so rolls the
   * outcome back, when another worker has taken the job in the meantime. The transaction must be a worker's.
   */
  complete(sql: Sql): Promise<void>
  /** For a process that completes the job itself, by `completeJob` in such a transaction; `noteCompletion` then says so here. */
  readonly lease: Lease
  readonly noteCompletion: () => void
}

/** What is done with the jobs of a queue. */
export interface Handler<Data> {
  /**
   * Does the work. What throws is tried again after the job's delays, a `PermanentFailure` is not. May be called twice
   * for one job when a worker dies, so what must happen once goes into the transaction of `attempt.complete`.
   */
  run(data: Data, attempt: Attempt): Promise<void>
  /** Part of the transaction that ends a failed try, for what the job's owner is to be told. */
  failed?(sql: Sql, data: Data, failure: Failure & { readonly attempt: number }): Promise<void>
  /** Told after every try, when all that comes of it is kept. */
  ended?(): void
}

/** A failure that another try would only repeat. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

export interface QueueSettings {
  readonly database: Database
  /** Told what went wrong outside the jobs themselves, and of every failed try. */
  readonly onError: (error: Error, what: string) => void
  /** How long a dead worker's job waits for another; a living one renews three times as often. */
  readonly leaseSeconds?: number
  /** How long idle workers wait at most before they look again. */
  readonly pollMilliseconds?: number
}
