import { disclosureRuns } from '../../src/jobs/disclosure-runs.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import type { ZipPlaces } from '../../src/operations/bundle-store/zips.ts'
import { type MakeBundle, performRun } from '../../src/operations/disclosure-report/perform-run.ts'
import { RUN_QUEUE } from '../../src/operations/disclosure-report/request-run.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { SECRET, type TestApp, testApp, testClock } from '../api/support.ts'
import { makePlainBundle } from './bundles.ts'

export interface BundleApp extends TestApp {
  readonly queue: Queue
  close(): Promise<void>
}

/** The app with a worker beside it that makes bundles, with plain files unless told otherwise. */
export async function bundleApp(
  database: Database,
  make: MakeBundle = makePlainBundle,
  more: Pick<
    NonNullable<Parameters<typeof testApp>[1]>,
    'environment' | 'registerTransport' | 'objects'
  > = {},
): Promise<BundleApp> {
  const clock = testClock()
  const queue = bundleQueue(database, clock, make, more.objects)
  const started = await testApp(database, { ...more, clock, wakeWorkers: () => queue.wake() })
  return {
    ...started,
    queue,
    async close() {
      await queue.stop(0)
      await started.app.close()
    },
  }
}

/** A worker that makes bundles. */
export function bundleQueue(
  database: Database,
  clock: ReturnType<typeof testClock>,
  make: MakeBundle = makePlainBundle,
  objects?: ZipPlaces['objects'],
): Queue {
  const queue = openQueue({ database, onError: () => {}, pollMilliseconds: 50 })
  const snapshots = new SnapshotDirectory(database, clock)
  const tools = { database, objects, clock, snapshots, secret: SECRET, make }
  queue.work(RUN_QUEUE, disclosureRuns({ clock, perform: (job, attempt) => performRun(tools, job, attempt) }))
  return queue
}
