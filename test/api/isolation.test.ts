import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { TRIALS } from '../support/isolation-trials.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const COMPANY = '74115061375'

const nameOf = (route: { method: string; path: string }): string => `${route.method} ${route.path}`

describeOnBothEngines('tenant isolation', (open) => {
  let database: Database
  let test: TestApp
  let ours: TestTenant
  let theirs: TestTenant

  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    ours = await newTenant(database, test.clock, { name: 'Ours' })
    theirs = await newTenant(database, test.clock, { name: 'Theirs, a secret name' })
    for (const tenant of [ours, theirs]) await test.inject({ url: '/v1/keys', headers: tenant.headers })
    for (const { route } of RECORD_EXAMPLES) {
      const written = await test.inject(writeRecord(theirs, route))
      expect(written.statusCode).toBe(200)
    }
    await test.app.services.meter.flush()
    return () => test.app.close()
  })

  it('knows how to try every keyed route', () => {
    const keyed = test.app.services.routes.filter((route) => route.scope !== undefined).map(nameOf)
    expect(keyed.filter((name) => !(name in TRIALS))).toEqual([])
    expect(Object.keys(TRIALS).filter((name) => !keyed.includes(name))).toEqual([])
  })

  const traces = () => [theirs.id, theirs.keyId, 'a secret name']

  it.each(Object.entries(TRIALS).filter(([, trial]) => trial === 'own'))(
    '%s shows nothing of another tenant',
    async (name) => {
      const [method, url] = name.split(' ') as ['GET', string]
      if (method !== 'GET') return
      const answer = await test.inject({ method, url, headers: ours.headers })
      expect(answer.statusCode).toBe(200)
      for (const trace of traces()) expect(answer.body).not.toContain(trace)
    },
  )

  /** A record that holds the tenant's id somewhere. */
  const writeRecord = (tenant: TestTenant, route: string) => ({
    method: 'PUT' as const,
    url: `/v1/companies/${COMPANY}/${route}`,
    headers: tenant.headers,
    payload: RECORD_EXAMPLES.find((example) => example.route === route)!.variant(tenant.id),
  })

  it.each(Object.entries(TRIALS).filter(([, trial]) => trial === 'by_company'))(
    '%s holds nothing that another tenant wrote',
    async (name) => {
      const [method, path] = name.split(' ') as ['GET' | 'PUT' | 'DELETE', string]
      const route = path.replace('/v1/companies/{abn}/', '')
      const url = path.replace('{abn}', COMPANY)
      const query = method === 'DELETE' ? `?reason=x${periodQuery(route)}` : ''
      const request =
        method === 'PUT' ? writeRecord(ours, route) : { method, url: `${url}${query}`, headers: ours.headers }
      const answer = await test.inject(request)
      expect(answer.body).not.toContain(theirs.id)
      // The first version needs no If-Match, and there is nothing to delete: for this tenant none exists.
      if (method === 'PUT') expect(answer.json().data.version).toBe(1)
      if (method === 'DELETE') expect([404, 428]).toContain(answer.statusCode)
    },
  )

  const periodQuery = (route: string): string =>
    RECORD_EXAMPLES.find((example) => example.route === route)?.perPeriod === true ? '&period=2025-26' : ''

  it.each(Object.entries(TRIALS).filter(([, trial]) => typeof trial === 'object'))(
    '%s answers 404 for another tenant, exactly as for nothing at all',
    async (name, trial) => {
      const [method, path] = name.split(' ') as ['GET', string]
      const ask = async (id: string) =>
        test.inject({
          method,
          url: path.replaceAll(/\{\w+\}/g, id),
          headers: { ...ours.headers, 'x-request-id': 'same' },
          ...(typeof trial === 'object' && trial.payload !== undefined ? { payload: trial.payload } : {}),
        })
      const nothing = '0'.repeat(16)
      const [crossing, missing] = [await ask(theirs.keyId), await ask(nothing)]
      expect(crossing.statusCode).toBe(404)
      expect(crossing.body.replaceAll(theirs.keyId, nothing)).toBe(missing.body)
      expect((await test.inject({ url: '/v1/me', headers: theirs.headers })).statusCode).toBe(200)
    },
  )

  it('makes keys for the caller alone', async () => {
    const payload = { name: 'x', scopes: ['tenant:read'] }
    const made = await test.inject({ method: 'POST', url: '/v1/keys', payload, headers: ours.headers })
    const me = await test.inject({ url: '/v1/me', headers: { 'x-api-key': made.json().key } })
    expect(me.json().tenant.id).toBe(ours.id)
  })

  it('refuses a cursor of another tenant', async () => {
    await test.inject({
      method: 'POST',
      url: '/v1/keys',
      payload: { name: 'x', scopes: ['tenant:read'] },
      headers: theirs.headers,
    })
    const page = await test.inject({ url: '/v1/keys?limit=1', headers: theirs.headers })
    const cursor = page.json().page.next_cursor as string
    const crossing = await test.inject({ url: `/v1/keys?limit=1&cursor=${cursor}`, headers: ours.headers })
    expect(crossing.json().code).toBe('invalid_cursor')
    const url = `/v1/audit-events?limit=1&cursor=${cursor}`
    const elsewhere = await test.inject({ url, headers: theirs.headers })
    expect(elsewhere.json().code).toBe('invalid_cursor')
  })
})
