import type { Clock } from '../clock.ts'
import type { Database, Sql } from '../operations/database.ts'
import { announceDay, DAY_QUEUE, MAIL_QUEUE, type MailJob } from '../operations/notifications/announce.ts'
import { tellOfTheDay } from '../operations/notifications/of-the-day.ts'
import { type MailTools, sendMails } from '../operations/notifications/send-mails.ts'
import { secondsUntilHour } from '../operations/update/schedule.ts'
import { READINESS_QUEUE, type ReadinessJob } from '../operations/work/announce.ts'
import { type RefreshTools, refreshReadiness } from '../operations/work/refresh-readiness.ts'
import type { Queue } from './queue.ts'

/** Tenants whose e-mails are sent at the same time: waiting for a mail server costs little. */
const MAIL_CONCURRENCY = 4

/** Works on what people wait for: readiness of their lists, and their e-mails. */
export function startWork(queue: Pick<Queue, 'work'>, tools: RefreshTools & MailTools): void {
  queue.work<ReadinessJob>(READINESS_QUEUE, { run: (job, attempt) => refreshReadiness(tools, job, attempt) })
  queue.work<MailJob>(
    MAIL_QUEUE,
    { run: (job, attempt) => sendMails(tools, job, attempt) },
    { concurrency: MAIL_CONCURRENCY },
  )
}

/** Tells once a day of days to lodge, and makes the digests; in one process of all. A round that was missed is made at the next start. */
export async function startDays(
  queue: Pick<Queue, 'work'>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  hour: number,
): Promise<void> {
  const next = (sql: Sql): Promise<void> => announceDay(sql, secondsUntilHour(hour, clock.now()))
  queue.work<object>(DAY_QUEUE, {
    async run(_, attempt) {
      await tellOfTheDay({ database, clock }, attempt.signal)
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
