import type { Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A job as a worker is handed it. */
export interface JobRow {
  readonly id: number
  readonly data: unknown
  /** This try, from 1. With the id it proves the lease: a later taker has a higher number. */
  readonly attempt: number
  readonly retry_delays: readonly number[]
  readonly last_error: string | null
  /** W3C Trace Context of what enqueued it. */
  readonly traceparent: string | null
}

/** Whose lease: the job and the try that took it. */
export type Lease = Pick<JobRow, 'id' | 'attempt'>

export interface NewJob {
  readonly queue: string
  readonly data: object
  readonly singletonKey: string | null
  readonly retryDelays: readonly number[]
  readonly delaySeconds: number
  readonly traceparent: string | null
}

/** Where workers of other processes hear of a job, by the name of its queue, as soon as the transaction is committed. */
export const JOB_CHANNEL = 'southerly_job'

/**
 * Adds a job in the caller's transaction, a tenant's included, and tells of it; none when one of the same singleton key is
 * unfinished. True: it was added.
 */
export async function insertJob(sql: Sql, job: NewJob): Promise<boolean> {
  const added = await sql.query(
    SQL`with added as (
       insert into job (queue, data, singleton_key, retry_delays, due_at, traceparent)
       values ($1, $2::jsonb, $3, $4, now() + make_interval(secs => $5), $6) on conflict do nothing returning true)
     select pg_notify($7, $1) from added`,
    [
      job.queue,
      JSON.stringify(job.data),
      job.singletonKey,
      job.retryDelays,
      job.delaySeconds,
      job.traceparent,
      JOB_CHANNEL,
    ],
  )
  return added.length > 0
}

/**
 * Makes the waiting job of a singleton key due now. False when there is an unfinished one that could not be moved: a worker
 * has it, and may put it to rest again.
 */
export async function bringJobForward(sql: Sql, queue: string, singletonKey: string): Promise<boolean> {
  const moved = await sql.query(
    SQL`update job set due_at = least(due_at, now()) where queue = $1 and singleton_key = $2 and state = 'waiting' returning id`,
    [queue, singletonKey],
  )
  if (moved.length > 0) return true
  const unfinished = await sql.query(
    SQL`select id from job where queue = $1 and singleton_key = $2 and state <> 'failed'`,
    [queue, singletonKey],
  )
  return unfinished.length === 0
}

const IS_SUSPENDED = SQL`exists (select from tenant where tenant.id = job.data ->> 'tenant_id' and tenant.suspended_at is not null)`

/**
 * Takes the job that has been due longest of the tenant whose last turn is longest ago, and skips jobs that others are taking
 * or that this process holds: on the embedded engine a renewal may be in line behind a long load while its lease runs
 * out. Jobs of no tenant go first; those of a suspended tenant wait until it is let in again.
 */
export async function takeDueJob(
  sql: Sql,
  queue: string,
  leaseSeconds: number,
  held: readonly number[],
): Promise<JobRow | undefined> {
  const taken = await sql.query<JobRow>(
    SQL`with next as (
       select job.id, job.data ->> 'tenant_id' as owner
       from job left join job_turn turn on turn.queue = job.queue and turn.owner = job.data ->> 'tenant_id'
       where job.queue = $1 and job.state <> 'failed' and job.due_at <= now() and job.id <> all ($3::bigint[])
         and not ${IS_SUSPENDED}
       order by turn.taken_at nulls first, job.due_at, job.id for update of job skip locked limit 1
     ), turn as (
       insert into job_turn (queue, owner, taken_at) select $1, owner, now() from next where owner is not null
       on conflict (queue, owner) do update set taken_at = excluded.taken_at
     )
     update job set state = 'active', attempt = attempt + 1, due_at = now() + make_interval(secs => $2)
     from next where job.id = next.id
     returning job.id, job.data, job.attempt, job.retry_delays, job.last_error, job.traceparent`,
    [queue, leaseSeconds, held],
  )
  return taken[0]
}

/** Seconds until a job of each queue is due that this process does not hold; null where there is none. In the order of the queues. */
export async function secondsUntilDue(
  sql: Sql,
  queues: readonly string[],
  held: readonly number[],
): Promise<(number | null)[]> {
  // One look into the index for each queue: grouped, all waiting jobs would be read.
  const rows = await sql.query<{ seconds: number | null }>(
    SQL`select (select extract(epoch from min(due_at) - now())::float8 from job
         where job.queue = asked.queue and state <> 'failed' and id <> all ($2::bigint[]) and not ${IS_SUSPENDED}) as seconds
       from unnest($1::text[]) with ordinality as asked (queue, place) order by place`,
    [queues, held],
  )
  return rows.map(({ seconds }) => seconds)
}

/** Puts the end of a lease off; false when someone else has taken the job since. */
export async function renewLease(sql: Sql, lease: Lease, leaseSeconds: number): Promise<boolean> {
  return changed(
    await sql.query(
      SQL`update job set due_at = now() + make_interval(secs => $3) where ${OWN_LEASE} returning id`,
      [lease.id, lease.attempt, leaseSeconds],
    ),
  )
}

/** Removes a job whose work is done; false when the lease was lost. */
export async function removeJob(sql: Sql, lease: Lease): Promise<boolean> {
  return changed(await sql.query(SQL`delete from job where ${OWN_LEASE} returning id`, own(lease)))
}

/** Gives a job back untried and tells of it, so that another worker takes it at once. */
export async function releaseJob(sql: Sql, lease: Lease): Promise<boolean> {
  return changed(
    await sql.query(
      SQL`update job set state = 'waiting', attempt = attempt - 1, due_at = now() where ${OWN_LEASE}
       returning pg_notify($3, queue)`,
      [...own(lease), JOB_CHANNEL],
    ),
  )
}

/** Has a job tried again after `delaySeconds`; false when the lease was lost. */
export async function retryJob(
  sql: Sql,
  lease: Lease,
  error: string,
  delaySeconds: number,
): Promise<boolean> {
  return changed(
    await sql.query(
      SQL`update job set state = 'waiting', due_at = now() + make_interval(secs => $3), last_error = $4
       where ${OWN_LEASE} returning id`,
      [...own(lease), delaySeconds, error],
    ),
  )
}

/** Gives a job up; false when the lease was lost. Jobs of the queue that were given up a month ago are removed. */
export async function failJob(sql: Sql, queue: string, lease: Lease, error: string): Promise<boolean> {
  const failed = await sql.query(
    SQL`update job set state = 'failed', ended_at = now(), last_error = $3 where ${OWN_LEASE} returning id`,
    [...own(lease), error],
  )
  await sql.query(
    SQL`delete from job where queue = $1 and state = 'failed' and ended_at < now() - interval '30 days'`,
    [queue],
  )
  return changed(failed)
}

const OWN_LEASE = SQL`id = $1 and attempt = $2 and state = 'active'`
const own = ({ id, attempt }: Lease): readonly [number, number] => [id, attempt]
const changed = (rows: readonly unknown[]): boolean => rows.length === 1
