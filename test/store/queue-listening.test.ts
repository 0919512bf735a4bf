import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openQueue } from '../../src/jobs/queue.ts'
import type { Database } from '../../src/store/database.ts'
import { insertJob, releaseJob } from '../../src/store/jobs.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { type CountingLine, openCountingLine } from '../support/counting-line.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { dropPostgresDatabase } from '../support/postgres-databases.ts'

const HOUR = 3_600_000
const NOTHING = { statements: 0, roundTrips: 0 }

describe.skipIf(inject('postgresUrl') === undefined)('workers that listen', () => {
  let url: string
  let line: CountingLine
  let database: Database
  let elsewhere: Database
  let other: pg.Client
  beforeAll(async () => {
    url = await newPostgresUrl()
    line = await openCountingLine(url)
    database = await openDatabase({ databaseUrl: line.url, pool: 2 })
    elsewhere = await openDatabase({ databaseUrl: url, pool: 1 })
    other = new pg.Client({ connectionString: url })
    await other.connect()
    return async () => {
      await other.end()
      await elsewhere.close()
      await database.close()
      await line.close()
      await dropPostgresDatabase(url)
    }
  })
  /** As another process does: without `enqueue`, which would ring a bell in this one. */
  const addElsewhere = (queue: string) =>
    elsewhere.as({ kind: 'tenant', tenantId: 'ten_aaaa' }, (sql) =>
      insertJob(sql, {
        queue,
        data: {},
        singletonKey: null,
        retryDelays: [],
        delaySeconds: 0,
        traceparent: null,
      }),
    )
  const listeners = async (): Promise<number> => {
    const { rows } = await other.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    return rows[0]!.n
  }
  const startWorker = (name: string, pollMilliseconds?: number): (() => number) => {
    let done = 0
    const queue = openQueue({
      database,
      onError: () => {},
      ...(pollMilliseconds === undefined ? {} : { pollMilliseconds }),
    })
    onTestFinished(() => queue.stop(0))
    queue.work(name, { run: async () => void (done += 1) })
    return () => done
  }

  it('take a job of another process at once, and one that is given back', async () => {
    const done = startWorker('elsewhere', HOUR)
    await expect.poll(listeners).toBe(1)
    await addElsewhere('elsewhere')
    await expect.poll(done).toBe(1)
    const lost = await elsewhere.as({ kind: 'worker' }, async (sql) => {
      await sql.exec(
        SQL`insert into job (queue, data, due_at, state, attempt) values ('elsewhere', '{}', now() + interval '1 hour', 'active', 1)`,
      )
      const [job] = await sql.query<{ id: number }>(SQL`select id from job where queue = 'elsewhere'`)
      return job!.id
    })
    await elsewhere.as({ kind: 'worker' }, (sql) => releaseJob(sql, { id: lost, attempt: 1 }))
    await expect.poll(done).toBe(2)
  })

  it('listen again when their connection was cut, and look for what they missed', async () => {
    const done = startWorker('cut', HOUR)
    await expect.poll(listeners).toBe(1)
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    await addElsewhere('cut')
    await expect.poll(done, { timeout: 5000 }).toBe(1)
    await expect.poll(listeners, { timeout: 5000 }).toBe(1)
    await addElsewhere('cut')
    await expect.poll(done).toBe(2)
  })

  it('send nothing while there is nothing to do', async () => {
    startWorker('idle')
    await expect.poll(listeners).toBe(1)
    // What began before may take its time on a busy machine.
    await expect.poll(() => line.during(() => sleep(300)), { timeout: 5000 }).toEqual(NOTHING)
    expect(await line.during(() => sleep(1200))).toEqual(NOTHING)
  })
})
