import { Type } from 'typebox'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '../../src/api/platform/answer/answer.ts'
import { countItems } from '../../src/api/platform/items.ts'
import { keyedRoute } from '../../src/api/platform/route.ts'
import { PLANS } from '../../src/domain/tenancy/plans.ts'
import { newRateWindow } from '../../src/domain/tenancy/rate-window.ts'
import { createSharedLimits } from '../../src/operations/tenancy/shared-limits.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, testApp, testClock } from './support.ts'

const gates: (() => void)[] = []
const common = { summary: 'A test', tag: 'Test', since: '0.1.0', scope: 'companies:read' } as const

const item = keyedRoute({
  ...common,
  method: 'GET',
  path: '/test/item',
  operationId: 'testItem',
  handler: () => ({ body: { ok: true } }),
})
const waiting = keyedRoute({
  ...common,
  method: 'GET',
  path: '/test/waiting',
  operationId: 'testWaiting',
  items: 0,
  handler: () =>
    new Promise<Answer>((resolve) => {
      gates.push(() => resolve({ body: {} }))
    }),
})
const heavy = keyedRoute({
  ...common,
  method: 'GET',
  path: '/test/heavy',
  operationId: 'testHeavy',
  heavy: true,
  handler: () =>
    new Promise<Answer>((resolve) => {
      gates.push(() => resolve({ body: {} }))
    }),
})
const batch = keyedRoute({
  ...common,
  method: 'POST',
  path: '/test/batch',
  operationId: 'testBatch',
  body: Type.Object({ size: Type.Integer() }),
  handler: async (context) => {
    await countItems(context, context.body.size)
    return { body: {} }
  },
})

describeOnOneEngine('limits', (open, engine) => {
  let database: Database
  let test: TestApp
  const extraRoutes = [item, waiting, heavy, batch]

  beforeAll(async () => {
    database = await open()
    test = await testApp(database, { extraRoutes })
    return () => test.app.close()
  })

  it('answers one heavy request of a tenant at a time, has others wait in line, and refuses when it is long', async () => {
    const [ours, theirs] = [
      await newTenant(database, test.clock, { plan: 'local' }),
      await newTenant(database, test.clock, { plan: 'local' }),
    ]
    const ask = ({ headers }: { headers: Record<string, string> }) =>
      test.inject({ url: '/test/heavy', headers })
    gates.length = 0
    const running = ask(ours)
    await expect.poll(() => gates.length).toBe(1)
    const others = Array.from({ length: 21 }, () => ask(ours))
    const refused = await Promise.race(others)
    expect(refused.json()).toMatchObject({ status: 429, code: 'concurrency_limited' })
    expect(refused.headers['retry-after']).toBe('1')
    expect(gates.length).toBe(1)
    const other = ask(theirs)
    await expect.poll(() => gates.length).toBe(2)
    for (let opened = 0; opened < 22; opened += 1) {
      await expect.poll(() => gates.length).toBeGreaterThan(opened)
      gates[opened]!()
    }
    const statuses = (await Promise.all([running, other, ...others])).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200).length).toBe(22)
    gates.length = 0
  })

  it('counts requests by the minute, says what is left, and starts anew', async () => {
    const { headers } = await newTenant(database, test.clock, {
      plan: 'sandbox',
      overrides: { requests_per_minute: 3 },
    })
    const left: unknown[] = []
    for (let request = 0; request < 3; request++) {
      const answer = await test.inject({ url: '/v1/me', headers })
      expect(answer.headers['ratelimit-policy']).toBe('"minute";q=3;w=60')
      left.push(answer.headers['ratelimit'])
    }
    expect(left).toEqual(['"minute";r=2;t=60', '"minute";r=1;t=60', '"minute";r=0;t=60'])
    test.clock.forward(20_000)
    const refused = await test.inject({ url: '/v1/me', headers })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
    expect(refused.headers['retry-after']).toBe('40')
    test.clock.forward(40_000)
    expect((await test.inject({ url: '/v1/me', headers })).statusCode).toBe(200)
  })

  it('bounds the requests in flight', async () => {
    const { headers } = await newTenant(database, test.clock, { plan: 'sandbox' })
    const running = [1, 2].map(async () => test.inject({ url: '/test/waiting', headers }))
    await expect.poll(() => gates.length).toBe(2)
    const third = await test.inject({ url: '/v1/me', headers })
    expect([third.statusCode, third.json().code]).toEqual([429, 'concurrency_limited'])
    for (const open of gates.splice(0)) open()
    expect((await Promise.all(running)).map((answer) => answer.statusCode)).toEqual([200, 200])
    expect((await test.inject({ url: '/v1/me', headers })).statusCode).toBe(200)
  })

  it('counts items by the month; a 304, an error and the account routes cost none', async () => {
    const { headers } = await newTenant(database, test.clock, {
      plan: 'professional',
      overrides: { items_per_month: 5 },
    })
    const first = await test.inject({ url: '/test/item', headers })
    const etag = first.headers.etag as string
    await test.inject({ url: '/test/item', headers: { ...headers, 'if-none-match': etag } })
    await test.inject({ url: '/test/item?wrong=1', headers })
    const send = async (size: number) =>
      test.inject({ method: 'POST', url: '/test/batch', payload: { size }, headers })
    expect((await send(3)).statusCode).toBe(200)
    const tooMany = await send(2)
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([429, 'quota_exhausted'])
    expect(tooMany.json().detail).toContain('1 are left')
    expect((await test.inject({ url: '/test/item', headers })).statusCode).toBe(200)
    expect((await test.inject({ url: '/test/item', headers })).json().code).toBe('quota_exhausted')
    const me = await test.inject({ url: '/v1/me', headers })
    expect(me.json().remaining.items_this_month).toBe(0)
    await test.app.services.meter.flush()
    const usage = (await test.inject({ url: '/v1/usage', headers })).json()
    expect(usage.total.items).toBe(5)
    expect(usage.data.find((row: { operation: string }) => row.operation === 'testBatch')).toMatchObject({
      requests: 2,
      items: 3,
    })
  })

  it('shares the quota between processes and starts anew with the month', async () => {
    const clock = testClock('2026-11-30T23:59:00.000Z')
    const [one, two] = [
      await testApp(database, { extraRoutes, clock }),
      await testApp(database, { extraRoutes, clock }),
    ]
    const { headers } = await newTenant(database, clock, {
      plan: 'professional',
      overrides: { items_per_month: 2 },
    })
    await one.inject({ url: '/test/item', headers })
    await one.inject({ url: '/test/item', headers })
    await one.app.close()
    expect((await two.inject({ url: '/test/item', headers })).json().code).toBe('quota_exhausted')
    clock.forward(60_000)
    expect((await two.inject({ url: '/test/item', headers })).statusCode).toBe(200)
    await two.app.close()
  })

  it('lets no more simultaneous batches through than fit into the month', async () => {
    const { headers, id } = await newTenant(database, test.clock, {
      plan: 'enterprise',
      overrides: { items_per_month: 100 },
    })
    const payload = { size: 10 }
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => test.inject({ method: 'POST', url: '/test/batch', payload, headers })),
    )
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = sent.filter(({ statusCode }) => statusCode === 429).map((answer) => answer.json().code)
    expect(refused).toEqual(Array.from({ length: 10 }, () => 'quota_exhausted'))
    await test.app.services.meter.flush()
    const usage = (await test.inject({ url: '/v1/usage', headers })).json()
    expect([id, usage.total.items]).toEqual([id, 100])
  })

  it.runIf(engine === 'postgres')('hold for all processes: rate and requests in flight', async () => {
    const other = await testApp(database, { extraRoutes, clock: test.clock })
    const both = [test, other]
    const { headers } = await newTenant(database, test.clock, {
      plan: 'sandbox',
      overrides: { requests_per_minute: 8, requests_in_flight: 2 },
    })
    const ask = (where: TestApp, url = '/v1/me') => where.inject({ url, headers })
    const running = both.map((where) => ask(where, '/test/waiting'))
    await expect.poll(() => gates.length).toBe(2)
    for (const where of both) expect((await ask(where)).json().code).toBe('concurrency_limited')
    for (const open of gates.splice(0)) open()
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const codes: unknown[] = []
    for (let asked = 0; asked < 8; asked += 1) {
      const answer = await ask(both[asked % 2]!)
      codes.push(answer.json().code ?? answer.statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 200), 'rate_limited', 'rate_limited'])
    test.clock.forward(60_000)
    expect((await ask(other)).statusCode).toBe(200)
    await other.app.close()
  })

  it.runIf(engine === 'postgres')('count as used what a process held that is gone', async () => {
    const { headers, id: tenantId } = await newTenant(database, test.clock, {
      plan: 'enterprise',
      overrides: { items_per_month: 1000 },
    })
    // No server around it: one would soon report what was used.
    const lost = createSharedLimits({ database, clock: test.clock })
    const window = newRateWindow(0)
    const share = lost.newShare(tenantId, window)
    const counts = { inFlight: 0, month: '', itemsKnown: 0, itemsPending: 0, itemsHeld: 0 }
    const limits = { ...PLANS.enterprise, items_per_month: 1000 }
    await lost.hold({ tenantId, window, share, ...counts }, limits, 3)
    await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`update limit_lease set renewed_at = now() - interval '1 minute' where tenant_id = $1`, [
        tenantId,
      ]),
    )
    const alive = await testApp(database, { extraRoutes, clock: test.clock })
    await alive.app.services.meter.flush()
    const unreported = async (): Promise<unknown> => {
      const { data } = (await alive.inject({ url: '/v1/usage', headers })).json()
      return data.find((row: { operation: string }) => row.operation === 'unreported')?.items
    }
    await expect.poll(unreported).toBeGreaterThanOrEqual(3)
    await alive.app.close()
  })

  it('gives the local plan no limits and no rate headers', async () => {
    const { headers } = await newTenant(database, test.clock)
    const answer = await test.inject({ url: '/v1/me', headers })
    expect(answer.headers['ratelimit']).toBeUndefined()
    expect(answer.json().remaining).toEqual({ requests_this_minute: null, items_this_month: null })
  })
})
