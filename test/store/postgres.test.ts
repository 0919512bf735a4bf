import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openDatabase } from '../../src/store/open.ts'
import { openConnections } from '../../src/store/postgres/connections.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { newPostgresUrl } from '../support/engines.ts'

const server = inject('postgresUrl')

describe.skipIf(server === undefined)('PostgreSQL', () => {
  let url: string
  let database: Database
  beforeAll(async () => {
    url = await newPostgresUrl()
    database = await openDatabase({ databaseUrl: url, pool: 2 })
  })
  afterAll(() => database.close())

  const endOtherSessions = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    // Waits until each is gone. Workers of autovacuum have no name, and only a superuser may end them.
    await client.query(
      `select pg_terminate_backend(pid, 60000) from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    )
    await client.end()
  }

  it('outlives the end of its idle connections', async () => {
    await Promise.all([database.query(SQL`select 1`), database.query(SQL`select 1`)])
    await endOtherSessions()
    await expect.poll(() => database.query(SQL`select 1 as one`).catch(String)).toEqual([{ one: 1 }])
  })

  it('outlives the end of a connection in the middle of a transaction, and says so', async () => {
    const cut = database.transaction(async (sql) => {
      await sql.query(SQL`select 1`)
      await endOtherSessions()
      await sql.query(SQL`select 1`)
    })
    await expect(cut).rejects.toMatchObject({
      name: 'DatabaseError',
      sqlState: expect.stringMatching(/^(57P01|08006)$/),
    })
    await expect.poll(() => database.query(SQL`select 2 as two`).catch(String)).toEqual([{ two: 2 }])
  })

  it('gives all statements a time limit, but none to loads', async () => {
    const limit = SQL`select current_setting($1) as setting`
    const name = ['statement_timeout']
    expect(await database.query(limit, name)).toEqual([{ setting: '30s' }])
    const asTenant = database.as({ kind: 'tenant', tenantId: 'ten_aaaa' }, (sql) => sql.query(limit, name))
    expect(await asTenant).toEqual([{ setting: '30s' }])
    const asOwner = (time?: 'unlimited') => database.transaction((sql) => sql.query(limit, name), time)
    expect(await asOwner()).toEqual([{ setting: '30s' }])
    expect(await asOwner('unlimited')).toEqual([{ setting: '0' }])
  })

  it('answers a named statement when its session has forgotten it, or knows another of the name', async () => {
    const narrow = await openDatabase({ databaseUrl: url, pool: 1 })
    const one = () => narrow.query(SQL`select $1::integer as one`, [1], 'the_one')
    const prepared = async () => (await narrow.query(SQL`select name from pg_prepared_statements`)).length
    expect(await one()).toEqual([{ one: 1 }])
    expect(await prepared()).toBe(1)
    await narrow.transaction((sql) => sql.exec(SQL`deallocate the_one`))
    expect(await one()).toEqual([{ one: 1 }])
    expect(await one()).toEqual([{ one: 1 }])
    expect(await prepared()).toBe(0)
    await narrow.close()

    const other = await openDatabase({ databaseUrl: url, pool: 1 })
    await other.transaction((sql) => sql.exec(SQL`prepare the_one as select 2 as two`))
    expect(await other.query(SQL`select $1::integer as one`, [1], 'the_one')).toEqual([{ one: 1 }])
    await other.close()
  })

  it('keeps nothing of a transaction in its session', async () => {
    const narrow = await openDatabase({ databaseUrl: url, pool: 1 })
    const state = SQL`select current_user as role, current_setting('southerly.tenant_id', true) as tenant, current_setting('statement_timeout') as timeout`
    const [before] = await narrow.query<{ role: string }>(state)
    await narrow.as({ kind: 'tenant', tenantId: 'ten_aaaa' }, (sql) => sql.query(SQL`select 1`))
    await narrow.transaction((sql) => sql.query(SQL`select 1`))
    expect(await narrow.query(state)).toEqual([{ ...before, tenant: '' }])
    await narrow.close()
  })

  it('gives its connections back after failed reads', async () => {
    const failures = Array.from({ length: 20 }, () =>
      database.query(SQL`select 1 / 0`).catch((error: unknown) => error),
    )
    for (const failure of await Promise.all(failures)) expect(failure).toMatchObject({ sqlState: '22012' })
    expect(await database.query(SQL`select 3 as three`)).toEqual([{ three: 3 }])
  })

  it('sends callers away while others have waited long for a connection, and takes them again after that', async () => {
    const connections = openConnections(url, 1, 'requests')
    const held = await connections.take()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting = connections.take()
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    await setImmediate()
    await expect(connections.take()).rejects.toMatchObject({ sqlState: '53300' })
    held.release()
    const next = await waiting
    next.release()
    const last = await connections.take()
    last.release()
    await connections.close()
  })

  it.each([
    ['a server that is not there', 'postgres://owner:hunter2@127.0.0.1:1/southerly'],
    ['a database that is not there', `${String(server).replace(/postgres$/, 'missing')}?password=hunter2`],
  ])('refuses %s in words, without the password', async (_, address) => {
    const error = await openDatabase({ databaseUrl: address }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'OperatorError', message: /^PostgreSQL cannot be opened: / })
    expect((error as Error).message).not.toContain('hunter2')
  })
})
