import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { SQL } from '../src/store/sql-text.ts'
import { createPostgresDatabase } from '../test/support/postgres-databases.ts'
import { findPostgresPrograms } from '../test/support/postgres-programs.ts'
import { startPostgres } from '../test/support/start-postgres.ts'
import type { Bench, Figure } from './figure.ts'
import { countTenants, fill } from './growth/fill.ts'
import { ACTS, backupSpeed, tableSizes, timeOf } from './growth/measure.ts'
import { MOST_TENANTS, SIZE_IN_WORDS } from './growth/size.ts'

/** A database that stays: it is filled once, and measured as often as this runs. */
const DATABASE_URL = process.env['GROWTH_DATABASE']
const STEPS = [1_000, 10_000, 100_000].filter((tenants) => tenants <= MOST_TENANTS)

/** What grows with the number of tenants, and how: the constants of docs/guide/growth.md. */
export const growth: Bench = {
  name: 'growth',
  what: `acts of every day with ${STEPS.join(', ')} tenants on PostgreSQL, each with ${SIZE_IN_WORDS}; 8 GB of disk and some minutes`,
  baseline: `the same with ${STEPS[0]} tenants in the same database, before the others came`,
  run: async () => {
    if (DATABASE_URL !== undefined) return await measureOn(DATABASE_URL)
    const programs = findPostgresPrograms()
    if (programs === undefined) throw new Error('there is no PostgreSQL on this machine')
    const postgres = await startPostgres(programs, { durable: false })
    try {
      return await measureOn(await createPostgresDatabase(postgres.url('postgres'), 'southerly_growth'))
    } finally {
      await postgres.stop()
    }
  },
}

async function measureOn(databaseUrl: string): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl, pool: 2 })
  try {
    await migrate(database)
    await database.transaction(
      (sql) =>
        sql.exec(
          SQL`insert into snapshot (id, as_of, created_at) values ('snap_0', '2026-01-01', now()) on conflict do nothing`,
        ),
      'unlimited',
    )
    const figures: Figure[] = []
    const first = new Map<string, number>()
    let filled = await countTenants(database)
    for (const tenants of STEPS.filter((step) => step >= filled)) {
      await fill(database, filled + 1, tenants)
      filled = tenants
      for (const { name, value, unit, better } of await measure(database, tenants)) {
        const before = first.get(name) ?? value
        first.set(name, before)
        const against = { name: 'at the first step', value: before, unit }
        figures.push({ name: `${name} with ${tenants}`, value, unit, better, against })
      }
    }
    return figures
  } finally {
    await database.close()
  }
}

type Measured = Omit<Figure, 'against'>

async function measure(database: Database, tenants: number): Promise<Measured[]> {
  const figures: Measured[] = []
  for (const act of ACTS)
    figures.push({ name: act.name, value: await timeOf(database, act, tenants), unit: 'ms', better: 'less' })
  for (const { table, bytesPerRow } of await tableSizes(database))
    figures.push({ name: `row of ${table}`, value: bytesPerRow, unit: 'bytes', better: 'less' })
  const speed = await backupSpeed(database, 'tenant_record')
  return [...figures, { name: 'backup of records', value: speed, unit: 'rows/s', better: 'more' }]
}
