import type { Sql } from '../../store/database.ts'
import { enqueueIfNone } from '../queue/enqueue.ts'

/** Readiness of a tenant's periods that is to be computed again. */
export const READINESS_QUEUE = 'kept-readiness'

export interface ReadinessJob {
  readonly tenant_id: string
}

/** Has readiness computed where it is out of date, by one job at a time for each tenant. True: a job began with this. */
export const announceReadiness = (sql: Sql, job: ReadinessJob, delaySeconds = 0): Promise<boolean> =>
  enqueueIfNone(sql, READINESS_QUEUE, job, {
    singletonKey: job.tenant_id,
    retryDelays: [2, 15, 60],
    delaySeconds,
  })
