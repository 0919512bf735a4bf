import { beforeAll, expect, it } from 'vitest'
import { databaseFigures } from '../../src/operations/figures.ts'
import { enqueue } from '../../src/operations/queue/enqueue.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'

/** A fault fails the test, instead of leaving figures out. */
const figuresOf = (database: Database): ReturnType<typeof databaseFigures> =>
  databaseFigures(database, (error) => {
    throw error
  })

describeOnOneEngine('figures of the database', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open({ pool: 1 })
  })

  it('tell the depth and age of queues, and that empty ones are empty', async () => {
    await database.as({ kind: 'operator' }, async (sql) => {
      await enqueue(sql, 'disclosure-run', { n: 1 })
      await enqueue(sql, 'disclosure-run', { n: 2 }, { delaySeconds: 600 })
      await sql.query(SQL`update job set due_at = now() - interval '90 seconds' where (data ->> 'n') = '1'`)
    })
    const figures = await figuresOf(database)()
    const runs = figures?.queues.find(({ queue }) => queue === 'disclosure-run')
    expect(runs).toMatchObject({ due: 1, later: 1, active: 0, failed: 0 })
    expect(runs?.oldest_due_seconds).toBeGreaterThanOrEqual(90)
    expect(runs?.oldest_due_seconds).toBeLessThan(600)
    expect(figures?.queues.find(({ queue }) => queue === 'webhook')).toMatchObject({
      due: 0,
      oldest_due_seconds: 0,
    })
    expect(figures?.webhooks).toEqual({ pending: 0, oldest_seconds: 0 })
    expect(figures?.snapshotAgeSeconds).toBeUndefined()
  })

  it('name the 20 tenants with most requests and count the others as one', async () => {
    await database.as({ kind: 'operator' }, async (sql) => {
      await sql.query(
        SQL`insert into tenant (id, name, kind, plan, created_at)
         select 'ten_' || lpad(n::text, 16, '0'), 'Tenant ' || n, 'customer', 'sandbox', now() from generate_series(1, 25) n`,
      )
      await sql.query(
        SQL`insert into usage_day (tenant_id, day, operation, requests, items)
         select 'ten_' || lpad(n::text, 16, '0'), (now() at time zone 'UTC')::date, 'getEntity', n * 10, n
         from generate_series(1, 25) n`,
      )
    })
    const usage = (await figuresOf(database)())?.usage ?? []
    expect(usage).toHaveLength(21)
    expect(usage[0]).toEqual({ tenant: 'ten_0000000000000025', requests: 250, items: 25 })
    expect(usage.at(-1)).toEqual({ tenant: 'others', requests: 150, items: 15 })
  })

  it('tell of queues while usage takes long, and leave usage out', async () => {
    let readings = 0
    const slow = {
      ...database,
      // Usage is the first to ask: the others wait for the age of the snapshot.
      as: ((actor, work) =>
        (readings += 1) === 1 ? new Promise<never>(() => {}) : database.as(actor, work)) as Database['as'],
    }
    const figures = await figuresOf(slow)()
    expect(figures?.queues.length).toBeGreaterThan(5)
    expect(figures?.usage).toBeUndefined()
    expect(readings).toBe(2)
  })

  it('are left out, not waited for, while the database gives no answer', async () => {
    const never = { ...database, as: () => new Promise<never>(() => {}) }
    expect(await figuresOf(never)()).toBeUndefined()
  })
})
