import type { Sql } from '../operations/database.ts'
import {
  announceCheck,
  CHECK_QUEUE,
  DISCLOSURE_QUEUE,
  type DisclosureJob,
  SNAPSHOT_QUEUE,
} from '../operations/monitoring/announce.ts'
import { runChecks } from '../operations/monitoring/checks.ts'
import { type MonitoringTools, tellSnapshot } from '../operations/monitoring/tell-snapshot.ts'
import { watchDisclosure } from '../operations/monitoring/watch-disclosure.ts'
import type { Handler } from './handler.ts'
import type { Queue } from './queue.ts'

/** How often things are checked that come with time alone. */
const CHECK_EVERY_SECONDS = 600

/** Works on everything that watches: new snapshots, changed records, and the passing of time. */
export function startMonitoring(queue: Pick<Queue, 'work' | 'wake'>, tools: MonitoringTools): void {
  queue.work<object>(SNAPSHOT_QUEUE, {
    async run(_, attempt) {
      await tellSnapshot(tools, (sql) => attempt.complete(sql))
      queue.wake()
    },
  })
  queue.work<DisclosureJob>(DISCLOSURE_QUEUE, {
    async run(job, attempt) {
      await watchDisclosure(tools, job, (sql) => attempt.complete(sql))
      queue.wake()
    },
  })
  queue.work<object>(CHECK_QUEUE, checks(tools))
}

/** Begins the round of checks unless it goes on already; each check enqueues the next. */
export const startChecks = ({ database }: Pick<MonitoringTools, 'database'>): Promise<void> =>
  database.as({ kind: 'worker' }, (sql) => announceCheck(sql, 0))

function checks(tools: MonitoringTools): Handler<object> {
  const next = (sql: Sql): Promise<void> => announceCheck(sql, CHECK_EVERY_SECONDS)
  return {
    run: (_, attempt) =>
      runChecks(tools, async (sql) => {
        await attempt.complete(sql)
        await next(sql)
      }),
    async failed(sql, _, { retryInSeconds }) {
      if (retryInSeconds === undefined) await next(sql)
    },
  }
}
