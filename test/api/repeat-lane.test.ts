import { beforeAll, expect, it } from 'vitest'
import { keyedRoute } from '../../src/api/platform/route.ts'
import { withdraw } from '../../src/operations/ingest/withdraw.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const ROUTE = '/v1/emission-factors/electricity.purchased-grid.vic.location'

let handled = 0
const counted = keyedRoute({
  method: 'GET',
  path: '/test/counted',
  operationId: 'testCounted',
  summary: 'A test',
  tag: 'Test',
  since: '0.1.0',
  scope: 'companies:read',
  handler: ({ services }) => {
    handled += 1
    return services.answers.cached('counted', async () => ({ body: { ok: true } }))
  },
})

describeOnOneEngine('a question that was answered before', (open) => {
  let service: TestApp & { readonly database: Database; readonly tenant: TestTenant }
  let address: string

  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const started = await testApp(database, { extraRoutes: [counted] })
    service = { ...started, database, tenant: await newTenant(database, started.clock) }
    // Requests that are injected do not pass the server, where repeated questions are answered.
    address = await service.app.listen({ host: '127.0.0.1', port: 0 })
    return () => service.app.close()
  })

  const ask = async (
    { headers }: Pick<TestTenant, 'headers'>,
    { url = ROUTE, ...more }: { url?: string; method?: string; headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(address + url, {
      ...more,
      headers: { 'accept-encoding': 'identity', ...headers, ...more.headers },
    })
    const own = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
    return { status: response.status, body: await response.text(), headers: Object.fromEntries(own) }
  }

  it('does not reach its handler a third time', async () => {
    await ask(service.tenant)
    handled = 0
    for (let request = 0; request < 5; request += 1)
      expect((await ask(service.tenant, { url: '/test/counted' })).body).toBe('{"ok":true}')
    expect(handled).toBe(2)
    await ask(service.tenant, { url: '/test/counted?' })
    expect(handled).toBe(3)
  })

  it('is answered alike, coding and condition included', async () => {
    const first = await ask(service.tenant)
    const gzipped = await ask(service.tenant, { headers: { 'accept-encoding': 'gzip' } })
    for (let again = 0; again < 5; again += 1) {
      expect(await ask(service.tenant)).toEqual(first)
      expect(await ask(service.tenant, { headers: { 'accept-encoding': 'gzip' } })).toEqual(gzipped)
    }
    const etag = first.headers['etag']!
    expect((await ask(service.tenant, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await ask(service.tenant, { method: 'HEAD' })).body).toBe('')
    expect((await ask(service.tenant, { headers: { accept: 'text/html' } })).status).toBe(406)
  })

  it('is counted against rate and quota, and refused beyond them', async () => {
    const tenant = await newTenant(service.database, service.clock, {
      plan: 'sandbox',
      overrides: { requests_per_minute: 5, items_per_month: 4 },
    })
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    for (let request = 0; request < 6; request += 1) answers.push(await ask(tenant))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429])
    expect(answers.slice(0, 4).map(({ headers }) => headers['ratelimit'])).toEqual(
      [4, 3, 2, 1].map((left) => `"minute";r=${left};t=60`),
    )
    expect((await ask(tenant)).body).toContain('rate_limited')
  })

  it('is refused to a key without the pack, and to one that was revoked meanwhile', async () => {
    await ask(service.tenant)
    await ask(service.tenant)
    const other = await newTenant(service.database, service.clock, {
      packs: ['au_company_climate_intelligence'],
    })
    expect((await ask(other)).body).toContain('pack_not_entitled')
    const leaving = await newTenant(service.database, service.clock)
    for (let request = 0; request < 3; request += 1) expect((await ask(leaving)).status).toBe(200)
    await ask(leaving, { url: `/v1/keys/${leaving.keyId}`, method: 'DELETE' })
    expect((await ask(leaving)).body).toContain('api_key_revoked')
  })

  it('is answered from the newest snapshot', async () => {
    const before = await ask(service.tenant)
    await ask(service.tenant)
    const releases = await ask(service.tenant, {
      url: '/v1/datasets/au_dcceew_nga_emission_factors/releases?limit=1',
    })
    const [newest] = JSON.parse(releases.body).data
    await withdraw({ database: service.database, clock: service.clock }, newest.release, 'in a test')
    service.clock.forward(2000)
    await expect
      .poll(async () => (await ask(service.tenant)).headers['x-snapshot'])
      .not.toBe(before.headers['x-snapshot'])
  })
})
