/** `import-ledger-and-die.ts HOME DATABASE_URL FILE ABN`: imports a file into the ledger of 2025-26, and kills itself once its first lines are written. */
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../../../src/clock.ts'
import { spoolImport } from '../../../src/operations/disclosure/imports/spool.ts'
import { nationalFactors } from '../../../src/operations/ledger/factors-of-lines.ts'
import { importLedgerFile } from '../../../src/operations/ledger/import-file.ts'
import { SnapshotDirectory } from '../../../src/operations/releases/snapshot-directory.ts'
import { requirePeriod } from '../../../src/operations/require-period.ts'
import type { Database, Sql } from '../../../src/store/database.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { SQL } from '../../../src/store/sql-text.ts'

const [home = '', databaseUrl = '', location = '', abn = ''] = process.argv.slice(2)
const database = await openDatabase(
  databaseUrl === '' ? { directory: path.join(home, 'database') } : { databaseUrl },
)

/** The transaction as it is, until lines of the file are in it. */
const dying = (sql: Sql): Sql => ({
  ...sql,
  query: async (text, values, name) => {
    const rows = await sql.query<never>(text, values, name)
    if (name === 'ledger_block_insert') process.kill(process.pid, 'SIGKILL')
    return rows
  },
})
const watched: Database = { ...database, as: (actor, work) => database.as(actor, (sql) => work(dying(sql))) }

const period = requirePeriod('2025-26')
const snapshot = await new SnapshotDirectory(database, systemClock).select()
const [tenant] = await database
  .reader({ kind: 'operator' })
  .query<{ id: string }>(SQL`select id from tenant order by created_at desc limit 1`)
await importLedgerFile(
  { database: watched, clock: systemClock },
  { tenantId: tenant!.id, abn, period: `${period.start}/${period.end}` },
  {
    name: path.basename(location),
    spooled: await spoolImport(home, createReadStream(location), 2 ** 30),
    sheet: undefined,
    period,
    published: await nationalFactors(database, snapshot, period),
    page: { offset: 0, limit: 1 },
    dryRun: false,
    actor: 'operator',
    seconds: 600,
  },
)
