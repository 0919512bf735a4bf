/** `work.ts HOME DATABASE_URL RENDERERS [NOW]`: works on the queue until no bundle waits; prints what the renderers print. */
import path from 'node:path'
import { fixedClock, systemClock } from '../../../src/clock.ts'
import { createBundleProcesses } from '../../../src/jobs/bundle-processes.ts'
import { startWorkers } from '../../../src/jobs/start-workers.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { SQL } from '../../../src/store/sql-text.ts'

const [home = '', databaseUrl = '', renderers = '', now] = process.argv.slice(2)
const database = await openDatabase(
  databaseUrl === '' ? { directory: path.join(home, 'database') } : { databaseUrl },
)
const secret = Buffer.alloc(32, 'test secret ')
const bundles = createBundleProcesses({
  atOnce: 1,
  database,
  secret: async () => secret,
  keys: { home, configured: undefined },
  renderers: new URL(`../${renderers}.ts`, import.meta.url).href,
  now,
})
const workers = startWorkers({
  database,
  clock: now === undefined ? systemClock : fixedClock(now),
  secret,
  bundles,
  // As long as the next program takes to begin: shorter ones are lost when the machine is busy, which counts as another try.
  leaseSeconds: 4,
  onError: (error, what) => console.log(`${what}: ${error.message}`),
})

const isLeft = (): Promise<object[]> =>
  database.as({ kind: 'operator' }, (sql) =>
    sql.query(SQL`select id from job where queue = 'disclosure-run' and state <> 'failed'`),
  )
while ((await isLeft()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
await workers.stop(1000)
await bundles.close()
await database.close()
