import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { SQL } from '../src/store/sql-text.ts'
import { createPostgresDatabase } from '../test/support/postgres-databases.ts'
import { findPostgresPrograms } from '../test/support/postgres-programs.ts'
import { startPostgres } from '../test/support/start-postgres.ts'
import type { Bench, Figure } from './figure.ts'
import { fill, OF_A_TENANT } from './growth/fill.ts'
import { ACTS, backupSpeed, tableSizes, timeOf } from './growth/measure.ts'

/** `GROWTH_TENANTS=10000 npm run bench -- growth` stops earlier. */
const MOST = Number(process.env['GROWTH_TENANTS'] ?? 100_000)
const STEPS = [1_000, 10_000, 100_000].filter((tenants) => tenants <= MOST)

/** What grows with the number of tenants, and how: the constants of docs/guide/growth.md. */
export const growth: Bench = {
  name: 'growth',
  what: `acts of every day with ${STEPS.join(', ')} tenants on PostgreSQL, each with ${OF_A_TENANT}; 8 GB of disk and some minutes`,
  baseline: `the same with ${STEPS[0]} tenants in the same database, before the others came`,
  run: async () => {
    const programs = findPostgresPrograms()
    if (programs === undefined) throw new Error('there is no PostgreSQL on this machine')
    const postgres = await startPostgres(programs, { durable: false })
    try {
      const databaseUrl = await createPostgresDatabase(postgres.url('postgres'), 'southerly_growth')
      const database = await openDatabase({ databaseUrl, pool: 2 })
      try {
        await migrate(database)
        await database.transaction((sql) =>
          sql.exec(SQL`insert into snapshot (id, as_of, created_at) values ('snap_0', '2026-01-01', now())`),
        )
        const figures: Figure[] = []
        const first = new Map<string, number>()
        const note = (name: string, value: number, unit: string, better: Figure['better']): void => {
          const before = first.get(name) ?? value
          first.set(name, before)
          const against = { name: `with ${STEPS[0]}`, value: before, unit }
          figures.push({ name: `${name} with ${tenants}`, value, unit, better, against })
        }
        let [tenants, filled] = [0, 0]
        for (tenants of STEPS) {
          await fill(database, filled + 1, tenants)
          filled = tenants
          for (const act of ACTS) note(act.name, await timeOf(database, act, tenants), 'ms', 'less')
          for (const { table, bytesPerRow } of await tableSizes(database))
            note(`row of ${table}`, bytesPerRow, 'bytes', 'less')
          note('backup of records', await backupSpeed(database, 'tenant_record'), 'rows/s', 'more')
        }
        return figures
      } finally {
        await database.close()
      }
    } finally {
      await postgres.stop()
    }
  },
}
