import type { Sql } from '../../store/database.ts'
import { enqueue } from '../queue/enqueue.ts'

/** E-mails of a tenant that wait to be sent. */
export const MAIL_QUEUE = 'mail'
/** What comes with the days: deadlines and digests. */
export const DAY_QUEUE = 'notifications-of-the-day'

export interface MailJob {
  readonly tenant_id: string
}

/** Faults of ours, such as a database that is away; a mail server's faults are not faults of the job. */
const RETRY_DELAYS = [2, 15, 60, 300]

/** Has the e-mails of a tenant sent, by one job at a time. */
export const announceMail = (sql: Sql, job: MailJob, delaySeconds = 0): Promise<void> =>
  enqueue(sql, MAIL_QUEUE, job, { singletonKey: job.tenant_id, retryDelays: RETRY_DELAYS, delaySeconds })

/** Has deadlines and digests looked after; while one waits, no other is added. */
export const announceDay = (sql: Sql, delaySeconds: number): Promise<void> =>
  enqueue(sql, DAY_QUEUE, {}, { singletonKey: 'day', retryDelays: RETRY_DELAYS, delaySeconds })
