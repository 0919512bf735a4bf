import { completeJob, type Job, LeaseLost, type Leases } from '../operations/queue/lease.ts'
import { secondsSince } from '../telemetry/tally.ts'
import { type SpanOptions, traced } from '../telemetry/tracing.ts'
import { countJob, type JobOutcome } from '../telemetry/work-figures.ts'
import { type Handler, PermanentFailure, type QueueSettings } from './handler.ts'

/** A job that this process is working on. */
export interface RunningJob {
  readonly id: number
  /** When it was completed, failed, released or lost; never rejects. */
  readonly ended: Promise<void>
  /** Ends it now and gives it back. */
  abort(): void
}

export interface Work<Data> extends QueueSettings {
  readonly name: string
  readonly handler: Handler<Data>
  readonly leases: Leases
  readonly leaseSeconds: number
}

/** Runs one try of a job while its lease is renewed. */
export function startJob<Data>(work: Work<Data>, job: Job): RunningJob {
  const { leases, onError, name } = work
  const controller = new AbortController()
  let isAborted = false
  const renewal = setInterval(
    () => {
      leases.renew(job).catch((error: unknown) => {
        if (error instanceof LeaseLost) controller.abort(error)
        else onError(error as Error, `the lease of job ${job.id} of ${name} could not be renewed`)
      })
    },
    (work.leaseSeconds * 1000) / 3,
  )
  const began = performance.now()
  const finish = async (): Promise<JobOutcome> => {
    try {
      await traced(`job ${name}`, spanOf(name, job), () => attempt(work, job, controller.signal))
      return 'completed'
    } catch (error) {
      if (!isAborted) return await settle(work, job, error as Error)
      await leases.release(job)
      return 'released'
    }
  }
  const ended = finish()
    .then((outcome) => countJob(name, outcome, secondsSince(began)))
    .catch((error: unknown) => onError(error as Error, `the end of job ${job.id} of ${name} was not kept`))
    .finally(() => {
      clearInterval(renewal)
      work.handler.ended?.()
    })
  return {
    id: job.id,
    ended,
    abort() {
      isAborted = true
      controller.abort(new Error('the worker is stopping'))
    },
  }
}

const spanOf = (name: string, { id, attempt: number, traceparent }: Job): SpanOptions => ({
  kind: 'consumer',
  parent: traceparent ?? undefined,
  attributes: { 'southerly.queue': name, 'southerly.job': id, 'southerly.attempt': number },
})

async function attempt<Data>(work: Work<Data>, job: Job, signal: AbortSignal): Promise<void> {
  const { handler, database } = work
  if (job.attempt > job.retry_delays.length + 1)
    throw new PermanentFailure(
      `no worker has survived it in ${job.attempt - 1} tries${job.last_error === null ? '' : `; before that: ${job.last_error}`}`,
    )
  const lease = { id: job.id, attempt: job.attempt }
  let isComplete = false
  const noteCompletion = (): void => {
    isComplete = true
  }
  await handler.run(job.data as Data, {
    number: job.attempt,
    signal,
    lease,
    async complete(sql) {
      await completeJob(sql, lease)
      noteCompletion()
    },
    noteCompletion,
  })
  if (!isComplete) await database.as({ kind: 'worker' }, (sql) => completeJob(sql, lease))
}

async function settle<Data>(work: Work<Data>, job: Job, error: Error): Promise<JobOutcome> {
  const { handler, leases, onError, name } = work
  if (error instanceof LeaseLost) {
    onError(error, `job ${job.id} of ${name} goes on elsewhere`)
    return 'lost'
  }
  const retryInSeconds = error instanceof PermanentFailure ? undefined : job.retry_delays[job.attempt - 1]
  const failure = { error, retryInSeconds, attempt: job.attempt }
  const kept = await leases.fail(job, failure, async (sql) =>
    handler.failed?.(sql, job.data as Data, failure),
  )
  const next = retryInSeconds === undefined ? 'it is given up' : `next try in ${retryInSeconds} s`
  onError(
    error,
    kept
      ? `job ${job.id} of ${name} failed at try ${job.attempt}; ${next}`
      : `job ${job.id} of ${name} goes on elsewhere`,
  )
  if (!kept) return 'lost'
  return retryInSeconds === undefined ? 'failed' : 'retried'
}
