import type { Clock } from '../clock.ts'
import type { Database, Sql } from '../operations/database.ts'
import type { UpdateReport } from '../operations/update/report.ts'
import { announceUpdate, secondsUntilHour, UPDATE_QUEUE } from '../operations/update/schedule.ts'
import { type UpdateContext, updateSources } from '../operations/update/update.ts'
import type { Queue } from './queue.ts'

/** The daily update, as the settings have it. */
export interface DailyUpdate extends Omit<UpdateContext, 'database' | 'clock' | 'signal'> {
  /** Of the day, UTC. */
  readonly hour: number
  readonly onReport: (report: UpdateReport) => void
}

interface Tools {
  readonly database: Database
  readonly clock: Clock
}

/** Updates once a day, in one process of all that work on the queue. One that was missed is made up for at the next start. */
export async function startUpdates(
  queue: Pick<Queue, 'work'>,
  { database, clock }: Tools,
  { hour, onReport, ...context }: DailyUpdate,
): Promise<void> {
  const next = (sql: Sql): Promise<void> => announceUpdate(sql, secondsUntilHour(hour, clock.now()))
  queue.work<object>(UPDATE_QUEUE, {
    async run(_, attempt) {
      const report = await updateSources(
        { ...context, database, clock, signal: attempt.signal },
        { sources: [], dryRun: false, startedBy: 'schedule' },
      )
      onReport(report)
      await database.as({ kind: 'worker' }, async (sql) => {
        await attempt.complete(sql)
        await next(sql)
      })
    },
    async failed(sql, _, { retryInSeconds }) {
      if (retryInSeconds === undefined) await next(sql)
    },
  })
  await database.as({ kind: 'worker' }, next)
}
