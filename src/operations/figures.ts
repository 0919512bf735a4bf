import type { Database } from '../store/database.ts'
import { monthUsage, queueFigures, snapshotAge, webhookFigures } from '../store/figures.ts'
import type { DatabaseFigures } from '../telemetry/database-figures.ts'
import { DESK_QUEUE } from './desk/receive.ts'
import { RUN_QUEUE } from './disclosure-report/request-run.ts'
import { type Freshness, keptReading } from './kept-reading.ts'
import { CHECK_QUEUE, DISCLOSURE_QUEUE, SNAPSHOT_QUEUE } from './monitoring/announce.ts'
import { DAY_QUEUE, MAIL_QUEUE } from './notifications/announce.ts'
import { UPDATE_QUEUE } from './update/schedule.ts'
import { WEBHOOK_QUEUE } from './webhooks/announce.ts'
import { READINESS_QUEUE } from './work/announce.ts'

/** An empty queue has no row to be counted, and its depth is zero anyway. */
const QUEUES = [
  CHECK_QUEUE,
  DAY_QUEUE,
  DESK_QUEUE,
  DISCLOSURE_QUEUE,
  MAIL_QUEUE,
  READINESS_QUEUE,
  RUN_QUEUE,
  SNAPSHOT_QUEUE,
  UPDATE_QUEUE,
  WEBHOOK_QUEUE,
]
const TENANTS_BY_NAME = 20
/** One scrape asks for each figure by itself; they come from one reading. */
const FRESH: Freshness = { milliseconds: 2_000 }
/**
 * Usage is summed over all tenants: 100,000 of them take seconds, which must neither pass for a database that is away nor take more
 * than a hundredth of a core of it.
 */
const USAGE_FRESH: Freshness = { milliseconds: 300_000, timesItsCost: 100 }

type UsageFigures = NonNullable<DatabaseFigures['usage']>

/**
 * Reads what the database has to tell to those who watch the service. Undefined when it fails or takes too long: a scrape must end while
 * the database stands still, since it is needed most then. Usage that is not there yet is left out by itself.
 */
export function databaseFigures(
  database: Database,
  report: (error: Error) => void,
): () => Promise<DatabaseFigures | undefined> {
  const urgent = keptReading(() => readUrgent(database), FRESH, report)
  let known: UsageFigures | undefined
  const usage = keptReading(
    async () => {
      known = await database.as({ kind: 'worker' }, (sql) => monthUsage(sql, TENANTS_BY_NAME))
      return known
    },
    USAGE_FRESH,
    report,
  )
  return async () => {
    const [figures, used] = await Promise.all([urgent(), usage()])
    return figures === undefined ? undefined : { ...figures, usage: used ?? known }
  }
}

async function readUrgent(database: Database): Promise<Omit<DatabaseFigures, 'usage'>> {
  // Public data, which a worker's transaction does not read.
  const snapshotAgeSeconds = await snapshotAge(database)
  return await database.as({ kind: 'worker' }, async (sql) => {
    const found = new Map((await queueFigures(sql)).map((row) => [row.queue, row]))
    const names = [...new Set([...QUEUES, ...found.keys()])].toSorted()
    return {
      queues: names.map((queue) => found.get(queue) ?? emptyQueue(queue)),
      webhooks: await webhookFigures(sql),
      snapshotAgeSeconds,
    }
  })
}

const emptyQueue = (queue: string): DatabaseFigures['queues'][number] => ({
  queue,
  due: 0,
  later: 0,
  active: 0,
  failed: 0,
  oldest_due_seconds: 0,
})
