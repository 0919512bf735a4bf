import type { Clock } from '../clock.ts'
import type { Database } from '../operations/database.ts'
import { RUN_QUEUE } from '../operations/disclosure-report/request-run.ts'
import { snapshotViews } from '../operations/monitoring/snapshot-views.ts'
import type { Mailer } from '../operations/notifications/smtp.ts'
import type { BundleProcesses } from './bundle-processes.ts'
import { startChallenges } from './challenges.ts'
import { type DeskSettings, startDesk } from './desk.ts'
import { disclosureRuns } from './disclosure-runs.ts'
import { startChecks, startMonitoring } from './monitoring.ts'
import { openQueue, type Queue } from './queue.ts'
import { type DailyUpdate, startUpdates } from './updates.ts'
import { startWebhooks } from './webhooks.ts'
import { startDays, startWork } from './work.ts'

export interface WorkerSettings {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
  /** They make the bundles; closing them is left to the code that made them. */
  readonly bundles: BundleProcesses
  /** See the queue: how soon a dead worker's job goes to another. */
  readonly leaseSeconds?: number
  /** Send webhooks to private addresses too; never where tenants do not trust each other. */
  readonly allowPrivateWebhooks?: boolean
  /** The data desk; without it its files wait for other workers. */
  readonly desk?: Omit<DeskSettings, 'database' | 'clock' | 'onError'>
  /** Sends e-mails of notifications; unset: none are sent, and they say why. */
  readonly mailer?: Mailer
  /** Of the daily digest, UTC; unset: neither digests nor days to lodge are looked after. */
  readonly digestHour?: number
  /** Unset: nothing is updated by itself. */
  readonly dailyUpdate?: DailyUpdate
  readonly onError: (error: Error, what: string) => void
}

export type Workers = Pick<Queue, 'wake' | 'stop'>

/** Everything that works on the queue in this process. A new kind of work is a line here. */
export function startWorkers(settings: WorkerSettings): Workers {
  const { database, clock, secret, bundles } = settings
  const queue = openQueue(settings)
  const runs = disclosureRuns({ clock, perform: (job, attempt) => bundles.perform(job, attempt) })
  queue.work(RUN_QUEUE, runs, { concurrency: bundles.size })
  const monitoring = { database, clock, secret, views: snapshotViews(database) }
  startMonitoring(queue, monitoring)
  startWebhooks(queue, {
    database,
    clock,
    secret,
    send: { allowPrivate: settings.allowPrivateWebhooks ?? false },
  })
  startChallenges(queue, monitoring)
  startWork(queue, { ...monitoring, mailer: settings.mailer })
  if (settings.digestHour !== undefined)
    startDays(queue, { database, clock }, settings.digestHour).catch((error: unknown) =>
      settings.onError(error as Error, 'the daily digest was not arranged; it is with the next start'),
    )
  if (settings.desk !== undefined)
    startDesk(queue, { database, clock, onError: settings.onError, ...settings.desk })
  startChecks(monitoring).catch((error: unknown) =>
    settings.onError(error as Error, 'the round of checks did not begin; it begins with the next start'),
  )
  if (settings.dailyUpdate !== undefined)
    startUpdates(queue, { database, clock }, settings.dailyUpdate).catch((error: unknown) =>
      settings.onError(error as Error, 'the daily update was not arranged; it is with the next start'),
    )
  return queue
}
