/** `send-webhooks.ts HOME DATABASE_URL`: sends what waits for webhooks, private ones too, until nothing waits. */
import path from 'node:path'
import { systemClock } from '../../../src/clock.ts'
import { openQueue } from '../../../src/jobs/queue.ts'
import { startWebhooks } from '../../../src/jobs/webhooks.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { SQL } from '../../../src/store/sql-text.ts'

const [home = '', databaseUrl = ''] = process.argv.slice(2)
const database = await openDatabase(
  databaseUrl === '' ? { directory: path.join(home, 'database') } : { databaseUrl },
)
const queue = openQueue({
  database,
  leaseSeconds: 3,
  pollMilliseconds: 50,
  onError: (error, what) => console.log(`${what}: ${error.message}`),
})
startWebhooks(queue, {
  database,
  clock: systemClock,
  secret: Buffer.alloc(32, 'test secret '),
  send: { allowPrivate: true },
})

const isLeft = (): Promise<object[]> =>
  database.as({ kind: 'operator' }, (sql) =>
    sql.query(SQL`select sequence from webhook_delivery where state = 'pending'`),
  )
while ((await isLeft()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
await queue.stop(1000)
await database.close()
