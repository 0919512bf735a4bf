import { type Bell, createBell } from '../operations/queue/bell.ts'
import { onEnqueue } from '../operations/queue/enqueue.ts'
import { dueTimes, JOB_CHANNEL, leasesOf } from '../operations/queue/lease.ts'
import { jobFigures } from '../telemetry/work-figures.ts'
import type { Handler, QueueSettings } from './handler.ts'
import { type RunningJob, startJob } from './running-job.ts'

export interface Queue {
  /** Begins to work on a queue, `concurrency` jobs at a time. */
  work<Data>(name: string, handler: Handler<Data>, options?: { readonly concurrency?: number }): void
  /** Has idle workers look at once: for code that has just enqueued a job in this process. */
  wake(): void
  /** Takes no more jobs; running ones get `graceMilliseconds`, then they are aborted and given back. */
  stop(graceMilliseconds: number): Promise<void>
}

const LEASE_SECONDS = 15
/** Where new jobs are heard of, looking again finds what no one tells: jobs of a tenant that was let in again, or by another's hand. */
const HEARING_POLL_MILLISECONDS = 60_000
/** Behind a pooler that lends sessions out, and while the connection that hears is lost. */
const DEAF_POLL_MILLISECONDS = 500
/** What is due already and cannot be taken is being taken by someone else. */
const SHORTEST_MILLISECONDS = 50
const AFTER_FAULT_MILLISECONDS = 2_000

/**
 * Workers of the durable queue in the database (docs/decisions/0015-queue.md). Work is added by `enqueue` of
 * operations/queue, in the transaction of the change that calls for it.
 */
export function openQueue(settings: QueueSettings): Queue {
  const { database, onError } = settings
  const leaseSeconds = settings.leaseSeconds ?? LEASE_SECONDS
  const bells = new Map<string, Bell>()
  const ringAll = (): void => {
    for (const bell of bells.values()) bell.ring()
  }
  const tell = (name: string | undefined): void => {
    if (name === undefined) ringAll()
    else bells.get(name)?.ring()
  }
  const forgetOwn = onEnqueue(tell)
  const others = database.listen(JOB_CHANNEL, tell)
  const pollMilliseconds = (): number =>
    settings.pollMilliseconds ?? (others.isOn() ? HEARING_POLL_MILLISECONDS : DEAF_POLL_MILLISECONDS)
  const loops: Promise<void>[] = []
  const running = new Set<RunningJob>()
  const held = (): number[] => [...running].map(({ id }) => id)
  const dueIn = dueTimes(database, held)
  let stopping = false
  const isStopping = (): boolean => stopping

  const startLoop = async <Data>(name: string, handler: Handler<Data>, most: number): Promise<void> => {
    const leases = leasesOf(database, name, leaseSeconds)
    const bell = bells.get(name) ?? createBell()
    bells.set(name, bell)
    const own = new Set<RunningJob>()
    /** Where one was taken there may be more. Otherwise the time is asked for first: all queues are woken at once, and most have nothing. */
    let expectsMore = false

    const takeOne = async (): Promise<boolean> => {
      const job = await leases.take(held())
      if (job !== undefined) begin(startJob({ ...settings, leases, leaseSeconds, handler, name }, job))
      return job !== undefined
    }
    const takeOrSleep = async (): Promise<void> => {
      const { rings } = bell
      if (expectsMore) {
        expectsMore = await takeOne()
        return
      }
      const due = await dueIn(name)
      if (isStopping()) return
      expectsMore = due !== null && due <= 0 && (await takeOne())
      if (expectsMore) return
      const poll = pollMilliseconds()
      const wait = due === null ? poll : Math.min(poll, Math.max(due * 1000, SHORTEST_MILLISECONDS))
      await bell.sleep(wait, rings)
    }
    const begin = (job: RunningJob): void => {
      running.add(job)
      own.add(job)
      void job.ended.then(() => {
        running.delete(job)
        own.delete(job)
        // It may be due again soon, and what it enqueued in another process of the embedded engine is told by nothing else.
        ringAll()
      })
    }
    while (!isStopping()) {
      if (own.size >= most) {
        await Promise.race([...own].map(({ ended }) => ended))
        continue
      }
      const { rings } = bell
      try {
        await takeOrSleep()
      } catch (error) {
        onError(error as Error, 'the queue could not be asked for work; it will be tried again')
        if (!isStopping()) await bell.sleep(AFTER_FAULT_MILLISECONDS, rings)
      }
    }
    await Promise.all([...own].map(({ ended }) => ended))
  }

  return {
    work: (name, handler, { concurrency = 1 } = {}) => {
      jobFigures(name)
      loops.push(startLoop(name, handler, concurrency))
    },
    wake: ringAll,
    async stop(graceMilliseconds) {
      stopping = true
      forgetOwn()
      ringAll()
      const deadline = setTimeout(() => {
        for (const job of running) job.abort()
      }, graceMilliseconds)
      await Promise.all(loops)
      clearTimeout(deadline)
      await others.stop()
    },
  }
}
