import { createHash } from 'node:crypto'
import { systemClock } from '../../src/clock.ts'
import { replaceRecord } from '../../src/operations/tenancy/tenant-records.ts'
import { findBundleByHash } from '../../src/store/bundles.ts'
import type { Database } from '../../src/store/database.ts'
import { listEvents } from '../../src/store/events.ts'
import { monthUsage, queueFigures, webhookFigures } from '../../src/store/figures.ts'
import { findKeyForAuthentication } from '../../src/store/keys.ts'
import { newestRecords } from '../../src/store/records.ts'
import { identifier, SQL } from '../../src/store/sql-text.ts'
import { readTable } from '../../src/store/whole/read-whole.ts'
import { wholeTables } from '../../src/store/whole/tables.ts'
import { firstZipOf, keyOf, TABLES, tenantOf } from './fill.ts'

const ABN = '74115061375'
const PERIOD = '2024-07-01/2025-06-30'
const WORKER = { kind: 'worker' } as const

/** Something that the service does all day, done once for a tenant. */
export interface Act {
  readonly name: string
  readonly times: number
  readonly perform: (database: Database, tenant: number, round: number) => Promise<unknown>
}

const asTenant = (number: number) => ({ kind: 'tenant', tenantId: tenantOf(number) }) as const

export const ACTS: readonly Act[] = [
  {
    name: 'look-up of a key',
    times: 100,
    perform: (database, tenant) =>
      database.as({ kind: 'authenticator' }, (sql) => findKeyForAuthentication(sql, keyOf(tenant))),
  },
  {
    name: 'write of a record',
    times: 50,
    perform: (database, tenant, round) =>
      database.as(asTenant(tenant), (sql) =>
        replaceRecord(
          sql,
          systemClock,
          // Other steps write for the same tenants.
          {
            tenantId: tenantOf(tenant),
            abn: ABN,
            kind: `written_${round}_${systemClock.time()}`,
            period: PERIOD,
          },
          { actor: 'key:x', ifMatch: undefined, dryRun: false, body: { text: 'x'.repeat(1000) } },
        ),
      ),
  },
  {
    name: 'records of a company',
    times: 100,
    perform: (database, tenant) =>
      database.as(asTenant(tenant), (sql) =>
        newestRecords(sql, { tenantId: tenantOf(tenant), abn: ABN }, PERIOD),
      ),
  },
  {
    name: 'page of events',
    times: 100,
    perform: (database, tenant) =>
      database.as(asTenant(tenant), (sql) => listEvents(sql, tenantOf(tenant), { after: 0, limit: 20 })),
  },
  {
    name: 'bundle by its hash',
    times: 100,
    perform: (database, tenant) =>
      database.as(WORKER, (sql) =>
        findBundleByHash(sql, createHash('sha256').update(firstZipOf(tenant)).digest('hex')),
      ),
  },
  {
    name: 'figures: usage',
    times: 5,
    perform: (database) => database.as(WORKER, (sql) => monthUsage(sql, 20)),
  },
  { name: 'figures: queues', times: 5, perform: (database) => database.as(WORKER, queueFigures) },
  { name: 'figures: webhooks', times: 5, perform: (database) => database.as(WORKER, webhookFigures) },
]

/** Milliseconds that an act takes, the median, for tenants spread over all there are. */
export async function timeOf(database: Database, act: Act, tenants: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= act.times; round += 1) {
    const tenant = 1 + ((round * 7919) % tenants)
    const start = performance.now()
    await act.perform(database, tenant, round)
    // The first is practice.
    if (round > 0) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

export interface TableSize {
  readonly table: string
  readonly rows: number
  /** With indexes. */
  readonly bytesPerRow: number
}

export async function tableSizes(database: Database): Promise<TableSize[]> {
  const sizes: TableSize[] = []
  for (const table of TABLES) {
    const [row] = await database.as({ kind: 'operator' }, (sql) =>
      sql.query<{ rows: number; bytes: number }>(
        SQL`select (select count(*) from ${identifier(table)})::bigint as rows, pg_total_relation_size($1::regclass)::bigint as bytes`,
        [table],
      ),
    )
    sizes.push({ table, rows: row!.rows, bytesPerRow: row!.bytes / row!.rows })
  }
  return sizes
}

/** Rows a second that a backup reads and hashes. */
export async function backupSpeed(database: Database, most: string): Promise<number> {
  return await database.transaction(async (sql) => {
    const table = (await wholeTables(sql)).find(({ name }) => name === most)!
    const start = performance.now()
    const { rows } = await readTable(sql, table, async () => {}, 'operator')
    return rows / ((performance.now() - start) / 1000)
  }, 'unlimited')
}
