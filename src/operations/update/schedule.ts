import type { Sql } from '../../store/database.ts'
import { enqueue } from '../queue/enqueue.ts'

/** Queue of the daily update; one job waits in it or is being done. */
export const UPDATE_QUEUE = 'source-update'

/** Another update may be running, or the database may be away for a while. */
const RETRY_DELAYS = [300, 3600]

/** Has an update done after some seconds; while one waits, no other is added. */
export const announceUpdate = (sql: Sql, delaySeconds: number): Promise<void> =>
  enqueue(sql, UPDATE_QUEUE, {}, { singletonKey: 'update', retryDelays: RETRY_DELAYS, delaySeconds })

/** Seconds until the clock next shows a full hour of the day, UTC. */
export function secondsUntilHour(hour: number, now: Date): number {
  const next = new Date(now)
  next.setUTCHours(hour, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return Math.ceil((next.getTime() - now.getTime()) / 1000)
}
