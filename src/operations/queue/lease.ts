import type { Database, Sql } from '../../store/database.ts'
import { gathering } from '../../store/gathering.ts'
import {
  failJob,
  type JobRow,
  type Lease,
  releaseJob,
  removeJob,
  renewLease,
  retryJob,
  secondsUntilDue,
  takeDueJob,
} from '../../store/jobs.ts'

export type Job = JobRow
export { JOB_CHANNEL, type Lease } from '../../store/jobs.ts'

/** Another worker has taken the job since: whatever this one did must not be kept. */
export class LeaseLost extends Error {
  constructor({ id, attempt }: Lease) {
    super(`job ${id}: the lease of try ${attempt} was lost to another worker`)
    this.name = 'LeaseLost'
  }
}

/** Ends a job in the transaction that keeps its outcome. Throws LeaseLost, which rolls that back. */
export async function completeJob(sql: Sql, lease: Lease): Promise<void> {
  if (!(await removeJob(sql, lease))) throw new LeaseLost(lease)
}

/** How a try failed. */
export interface Failure {
  readonly error: Error
  /** Seconds until the next try; undefined: the job is given up. */
  readonly retryInSeconds: number | undefined
}

/**
 * Tells in how many seconds a queue has something to take; null: nothing waits. Queues that are asked about at the same time, as when all are woken, are looked
 * up in one transaction.
 */
export const dueTimes = (
  database: Database,
  held: () => readonly number[],
): ((queue: string) => Promise<number | null>) =>
  gathering((queues) => database.as({ kind: 'worker' }, (sql) => secondsUntilDue(sql, queues, held())))

/** What the leases of one queue are worth, in transactions of workers: the queue is above tenants. */
export interface Leases {
  take(held: readonly number[]): Promise<Job | undefined>
  /** Throws LeaseLost. */
  renew(job: Lease): Promise<void>
  /** Gives the job back untried. */
  release(job: Lease): Promise<void>
  /** Ends the try; `record` is part of the same transaction. False when the lease was lost, and then nothing is written. */
  fail(job: Job, failure: Failure, record: (sql: Sql) => Promise<void>): Promise<boolean>
}

export function leasesOf(database: Database, queue: string, leaseSeconds: number): Leases {
  const asWorker = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => database.as({ kind: 'worker' }, work)
  return {
    take: (held) => asWorker((sql) => takeDueJob(sql, queue, leaseSeconds, held)),
    async renew(job) {
      if (!(await asWorker((sql) => renewLease(sql, job, leaseSeconds)))) throw new LeaseLost(job)
    },
    async release(job) {
      await asWorker((sql) => releaseJob(sql, job))
    },
    fail: (job, { error, retryInSeconds }, record) =>
      asWorker(async (sql) => {
        const ended =
          retryInSeconds === undefined
            ? await failJob(sql, queue, job, error.message)
            : await retryJob(sql, job, error.message, retryInSeconds)
        if (ended) await record(sql)
        return ended
      }),
  }
}
