/** `send-mails.ts DATABASE_URL SMTP_URL`: sends e-mails of notifications until none waits. */
import { systemClock } from '../../../src/clock.ts'
import { openQueue } from '../../../src/jobs/queue.ts'
import { startWork } from '../../../src/jobs/work.ts'
import { snapshotViews } from '../../../src/operations/monitoring/snapshot-views.ts'
import { smtpMailer } from '../../../src/operations/notifications/smtp.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { SQL } from '../../../src/store/sql-text.ts'

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl })
const queue = openQueue({
  database,
  leaseSeconds: 2,
  pollMilliseconds: 50,
  onError: (error, what) => console.log(`${what}: ${error.message}`),
})
startWork(queue, {
  database,
  clock: systemClock,
  secret: Buffer.alloc(32, 'test secret '),
  views: snapshotViews(database),
  mailer: smtpMailer({
    url: smtpUrl,
    from: 'Southerly <southerly@example.com>',
    publicUrl: 'https://southerly.example.com',
  }),
})

const isLeft = (): Promise<object[]> =>
  database.as({ kind: 'operator' }, (sql) => sql.query(SQL`select id from mail where ended_at is null`))
while ((await isLeft()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
await queue.stop(1000)
await database.close()
