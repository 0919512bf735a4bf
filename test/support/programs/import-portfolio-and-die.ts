/** `import-portfolio-and-die.ts HOME DATABASE_URL FILE`: imports a book into the portfolio `loans`, and kills itself once its version is written. */
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../../../src/clock.ts'
import { spoolImport } from '../../../src/operations/disclosure/imports/spool.ts'
import { importBook } from '../../../src/operations/portfolio/import-file.ts'
import { findPortfolio } from '../../../src/operations/portfolio/saved.ts'
import { SnapshotDirectory } from '../../../src/operations/releases/snapshot-directory.ts'
import type { Database, Sql } from '../../../src/store/database.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { SQL } from '../../../src/store/sql-text.ts'

const [home = '', databaseUrl = '', location = ''] = process.argv.slice(2)
const database = await openDatabase(
  databaseUrl === '' ? { directory: path.join(home, 'database') } : { databaseUrl },
)

/** The transaction as it is, until the version is in it and the audit log is to say so. */
const dying = (sql: Sql): Sql => ({
  ...sql,
  query: async (text, values, name) => {
    if (values?.includes('portfolio.replaced') === true) process.kill(process.pid, 'SIGKILL')
    return sql.query<never>(text, values, name)
  },
})
const watched: Database = { ...database, as: (actor, work) => database.as(actor, (sql) => work(dying(sql))) }

const [tenant] = await database
  .reader({ kind: 'operator' })
  .query<{ id: string }>(SQL`select id from tenant order by created_at desc limit 1`)
const key = { tenantId: tenant!.id, id: 'loans' }
const before = await findPortfolio(database, key)
await importBook({ database: watched, clock: systemClock }, key, {
  name: path.basename(location),
  spooled: await spoolImport(home, createReadStream(location)),
  sheet: undefined,
  layout: {},
  title: undefined,
  balanceDate: '2025-12-31',
  snapshot: await new SnapshotDirectory(database, systemClock).select(),
  dryRun: false,
  keepGood: false,
  actor: 'operator',
  ifMatch: before === undefined ? undefined : `"${before.etag}"`,
  seconds: 600,
  charge: async () => {},
})
