import type { EventCause } from '../../domain/monitoring/event.ts'
import type { Sql } from '../../store/database.ts'
import type { RecordKey } from '../../store/records.ts'
import { isWatched } from '../../store/watchlists.ts'
import { enqueue } from '../queue/enqueue.ts'

/** Queues of monitoring, and what their jobs hold. */
export const SNAPSHOT_QUEUE = 'snapshot-arrived'
export const DISCLOSURE_QUEUE = 'disclosure-watch'
export const CHECK_QUEUE = 'monitoring-check'

/** Look at the disclosure of a watched company. */
export interface DisclosureJob {
  readonly tenant_id: string
  readonly abn: string
  /** What may have changed it; null: a first look, of which no one is notified. */
  readonly cause: EventCause | null
}

/** A fault that passes is over by then; the last tries are for one that lasts. */
const RETRY_DELAYS = [2, 15, 60, 300, 1800]

/**
 * Has the companies compared that a change of the snapshots touches, in the transaction of the change. Without a
 * singleton key: a job that is being done may have looked before this change, so another must follow.
 */
export const announceSnapshots = (sql: Sql): Promise<void> =>
  enqueue(sql, SNAPSHOT_QUEUE, {}, { retryDelays: RETRY_DELAYS })

/** Has a disclosure looked at after one of its records changed, in the transaction of the change; when it is watched. */
export async function announceRecord(sql: Sql, key: RecordKey, version: number): Promise<void> {
  const { tenantId, abn, kind: record, period } = key
  if (!(await isWatched(sql, tenantId, abn))) return
  await announceLook(sql, {
    tenant_id: tenantId,
    abn,
    cause: { kind: 'record', abn, record, period, version },
  })
}

/** Has a disclosure looked at. */
export const announceLook = (sql: Sql, job: DisclosureJob): Promise<void> =>
  enqueue(sql, DISCLOSURE_QUEUE, job, { retryDelays: RETRY_DELAYS })

/** Has things checked that come with time alone; while a check waits, no other is added. */
export const announceCheck = (sql: Sql, delaySeconds: number): Promise<void> =>
  enqueue(sql, CHECK_QUEUE, {}, { singletonKey: 'check', retryDelays: RETRY_DELAYS, delaySeconds })
