import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { keyedRoute } from '../../src/api/platform/route.ts'
import type { Database } from '../../src/store/database.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { type Line, openLine } from '../support/cut-line.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

/** Long enough for a busy machine to answer, short enough to wait for. */
const SILENCE_MS = 3000
const CONNECTIONS = 3
const READY = '/v1/entities/resolve?abn=74115061375'

const slow = keyedRoute({
  method: 'GET',
  path: '/test/slow',
  operationId: 'testSlow',
  summary: 'A test',
  tag: 'Test',
  since: '0.1.0',
  scope: 'companies:read',
  handler: async ({ services, caller: { tenantId } }) => {
    await services.database.as({ kind: 'tenant', tenantId }, async (sql) => {
      await sql.exec(SQL`set local statement_timeout = 50`)
      await sql.query(SQL`select pg_sleep(60)`)
    })
    return { body: {} }
  },
})

describe.skipIf(inject('postgresUrl') === undefined)('a database that does not answer', () => {
  let line: Line
  let database: Database
  let test: TestApp
  let tenant: TestTenant

  beforeAll(async () => {
    line = await openLine(await newPostgresUrl({ holding: 'starter' }))
    database = await openPostgres(line.url, CONNECTIONS, SILENCE_MS)
    test = await testApp(database, { extraRoutes: [slow] })
    tenant = await newTenant(database, test.clock)
  })
  afterAll(async () => {
    await test.app.close()
    await database.close()
    await line.close()
  })

  // One case that fails leaves the line whole for the next.
  afterEach(() => {
    line.mend()
    line.thaw()
  })

  const ask = async (url: string) => await test.inject({ url, headers: tenant.headers })
  const isBack = () => expect.poll(async () => (await ask('/v1/keys')).statusCode).toBe(200)

  it('is a 503 that says when to come back, and over as soon as it answers', async () => {
    await isBack()
    line.cut()
    const refused = await ask('/v1/keys')
    expect(refused.json()).toMatchObject({ code: 'database_unavailable', status: 503, retryable: true })
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.body).not.toContain('ECONNREFUSED')
    line.mend()
    await isBack()
  })

  it.each(['local', 'professional'] as const)(
    'goes on with ready answers of public data, flagged, and with nothing of a tenant (%s)',
    async (plan) => {
      await isBack()
      const { key, headers } = await newTenant(database, test.clock, { plan })
      const ask = (url: string) => test.inject({ url, headers })
      let before = await ask(READY)
      // For a second after a fault, an answer that is ready does not wait for the database.
      await expect
        .poll(
          async () => {
            before = await ask(READY)
            return { status: before.statusCode, from: before.headers['x-served-from'] }
          },
          { interval: 100 },
        )
        .toEqual({ status: 200, from: undefined })
      test.clock.forward(60_000)
      line.cut()
      const [first, again] = [await ask(READY), await ask(READY)]
      for (const answer of [first, again]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['x-served-from']).toBe('memory')
        expect(answer.body).toBe(before.body)
      }
      for (const url of ['/v1/keys', '/v1/watchlists', '/v1/entities/resolve?abn=33051775556'])
        expect((await ask(url)).statusCode).toBe(503)
      const stranger = { authorization: `Bearer ${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}` }
      expect((await test.inject({ url: READY, headers: stranger })).statusCode).not.toBe(200)
      test.clock.forward(10 * 60_000)
      expect((await ask(READY)).statusCode).toBe(503)
      line.mend()
      await isBack()
      expect((await ask(READY)).headers['x-served-from']).toBeUndefined()
    },
  )

  it('leaves no connection hanging when it freezes', async () => {
    await isBack()
    expect((await ask(READY)).statusCode).toBe(200)
    test.clock.forward(5000)
    line.freeze()
    const ready = ask(READY)
    const asked = await Promise.all(Array.from({ length: CONNECTIONS }, () => ask('/v1/keys')))
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect((await ready).headers['x-served-from']).toBe('memory')
    line.thaw()
    await isBack()
  })

  it('leaves neither keys nor health checks without a connection when open ones hang for good', async () => {
    await isBack()
    const check = () => database.reserve.transaction((sql) => sql.query(SQL`select 1`))
    await Promise.all([check(), check()])
    line.abandon()
    const hung = Promise.allSettled([check(), check(), ask('/v1/keys')])
    expect(await Promise.race([hung, sleep(5 * SILENCE_MS, 'still hanging')])).toMatchObject([
      { status: 'rejected', reason: { sqlState: '08006' } },
      { status: 'rejected', reason: { sqlState: '08006' } },
      { status: 'fulfilled' },
    ])
    await isBack()
    expect(await check()).toHaveLength(1)
  })

  it('is ready while requests hold every connection', async () => {
    await isBack()
    const { promise, resolve } = Promise.withResolvers<void>()
    const holders = Array.from({ length: CONNECTIONS }, () =>
      database.as({ kind: 'operator' }, () => promise),
    )
    const answer = await ask('/readyz')
    const named = answer.json().errors ?? []
    expect(named.filter(({ parameter }: { parameter: string }) => parameter !== 'snapshot')).toEqual([])
    resolve()
    await Promise.all(holders)
  })

  it('is a 504 where a statement takes too long', async () => {
    expect((await ask('/test/slow')).json()).toMatchObject({ code: 'timeout', status: 504 })
  })
})
