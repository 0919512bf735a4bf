import { leasesOf } from '../operations/queue/lease.ts'
import { type Bell, createBell } from './bell.ts'
import type { Handler, QueueSettings } from './handler.ts'
import { type RunningJob, startJob } from './running-job.ts'

export interface Queue {
  /** Begins to work on a queue, `concurrency` jobs at a time. */
  work<Data>(name: string, handler: Handler<Data>, options?: { readonly concurrency?: number }): void
  /** Has idle workers look at once: for whoever has just enqueued in this process. */
  wake(): void
  /** Takes no more jobs; running ones get `graceMilliseconds`, then they are aborted and given back. */
  stop(graceMilliseconds: number): Promise<void>
}

const LEASE_SECONDS = 15
const POLL_MILLISECONDS = 500
const AFTER_FAULT_MILLISECONDS = 2_000

/**
 * Workers of the durable queue in the database (docs/decisions/0015-queue.md). Work is added by `enqueue` of
 * operations/queue, in the transaction of the change that calls for it.
 */
export function openQueue(settings: QueueSettings): Queue {
  const bell = createBell()
  const loops: Promise<void>[] = []
  const running = new Set<RunningJob>()
  let stopping = false

  const startLoop = <Data>(name: string, handler: Handler<Data>): Promise<void> => {
    const leaseSeconds = settings.leaseSeconds ?? LEASE_SECONDS
    const leases = leasesOf(settings.database, name, leaseSeconds)
    const next = async (): Promise<'worked' | 'idle'> => {
      const job = await leases.take([...running].map(({ id }) => id))
      if (job === undefined) return 'idle'
      const started = startJob({ ...settings, leases, leaseSeconds, handler, name }, job)
      running.add(started)
      await started.ended
      running.delete(started)
      return 'worked'
    }
    return loop(bell, () => stopping, next, settings)
  }

  return {
    work: (name, handler, { concurrency = 1 } = {}) => {
      for (let lane = 0; lane < concurrency; lane++) loops.push(startLoop(name, handler))
    },
    wake: () => bell.ring(),
    async stop(graceMilliseconds) {
      stopping = true
      bell.ring()
      const deadline = setTimeout(() => {
        for (const job of running) job.abort()
      }, graceMilliseconds)
      await Promise.all(loops)
      clearTimeout(deadline)
    },
  }
}

async function loop(
  bell: Bell,
  isStopping: () => boolean,
  next: () => Promise<'worked' | 'idle'>,
  { onError, pollMilliseconds = POLL_MILLISECONDS }: QueueSettings,
): Promise<void> {
  while (!isStopping()) {
    const { rings } = bell
    try {
      if ((await next()) === 'idle' && !isStopping()) await bell.sleep(pollMilliseconds, rings)
    } catch (error) {
      onError(error as Error, 'the queue could not be asked for work; it will be tried again')
      if (!isStopping()) await bell.sleep(AFTER_FAULT_MILLISECONDS, rings)
    }
  }
}
