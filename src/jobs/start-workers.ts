import type { Clock } from '../clock.ts'
import type { Database } from '../operations/database.ts'
import { RUN_QUEUE } from '../operations/disclosure-report/request-run.ts'
import { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import { createBundleThreads, type ThreadSettings } from './bundle-threads.ts'
import { disclosureRuns } from './disclosure-runs.ts'
import { openQueue, type Queue } from './queue.ts'

export interface WorkerSettings {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
  /** Threads for bundles: as many are made at the same time. */
  readonly bundles: ThreadSettings
  /** See the queue: how soon a dead worker's job goes to another. */
  readonly leaseSeconds?: number
  readonly onError: (error: Error, what: string) => void
}

export interface Workers extends Pick<Queue, 'wake'> {
  /** Lets running work end within the time, gives the rest back to the queue. */
  stop(graceMilliseconds: number): Promise<void>
}

/** Everything that works on the queue in this process. A new kind of work is a line here. */
export function startWorkers(settings: WorkerSettings): Workers {
  const { database, clock, secret, bundles } = settings
  const queue = openQueue(settings)
  const threads = createBundleThreads(bundles)
  const snapshots = new SnapshotDirectory(database, clock)
  const runs = disclosureRuns({ database, clock, snapshots, secret, make: threads.make })
  queue.work(RUN_QUEUE, runs, { concurrency: bundles.threads })
  return {
    wake: () => queue.wake(),
    async stop(graceMilliseconds) {
      await queue.stop(graceMilliseconds)
      await threads.close()
    },
  }
}
