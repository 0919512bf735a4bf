import { beforeAll, expect, it } from 'vitest'
import { appendEvents } from '../../src/operations/monitoring/append-events.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { sampleEvents } from '../support/sample-events.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const WEBHOOK = { url: 'https://example.com/a-secret-address', state: 'active' }

describeOnBothEngines('monitoring of another tenant', (open) => {
  let test: TestApp
  let ours: TestTenant
  let webhookId: string

  beforeAll(async () => {
    const database = await open()
    test = await testApp(database)
    ours = await newTenant(database, test.clock, { name: 'Ours' })
    const theirs = await newTenant(database, test.clock, { name: 'Theirs' })
    const put = await test.inject({
      method: 'PUT',
      url: '/v1/watchlists/secret-list',
      headers: theirs.headers,
      payload: { name: 'a secret name', companies: ['74115061375'] },
    })
    const made = await test.inject({
      method: 'POST',
      url: '/v1/webhooks',
      headers: theirs.headers,
      payload: { url: WEBHOOK.url },
    })
    expect([put.statusCode, made.statusCode]).toEqual([200, 201])
    webhookId = made.json().id
    await database.as({ kind: 'operator' }, (sql) =>
      appendEvents(sql, test.clock, theirs.id, sampleEvents(3)),
    )
    return () => test.app.close()
  })

  const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.inject({
      method,
      url,
      headers: { ...ours.headers, 'x-request-id': 'same' },
      ...(payload === undefined ? {} : { payload }),
    })

  it.each(['/v1/watchlists', '/v1/webhooks', '/v1/events'])('is not in %s', async (url) => {
    const answer = await ask('GET', url)
    expect(answer.json().data).toEqual([])
  })

  it.each([
    ['GET', '/v1/watchlists/{id}'],
    ['DELETE', '/v1/watchlists/{id}'],
  ] as const)('%s %s answers as for nothing at all', async (method, path) => {
    const [crossing, missing] = [
      await ask(method, path.replace('{id}', 'secret-list')),
      await ask(method, path.replace('{id}', 'nothing')),
    ]
    expect(crossing.statusCode).toBe(404)
    expect(crossing.body.replaceAll('secret-list', 'nothing')).toBe(missing.body)
  })

  it('PUT of its watchlist makes one of our own', async () => {
    const made = await ask('PUT', '/v1/watchlists/secret-list', { name: 'ours', companies: [] })
    expect(made.json().data).toMatchObject({ version: 1, name: 'ours' })
  })

  it.each([
    ['GET', '', undefined],
    ['PUT', '', WEBHOOK],
    ['DELETE', '', undefined],
    ['POST', '/rotate', {}],
    ['POST', '/test', undefined],
    ['GET', '/deliveries', undefined],
    ['GET', '/deliveries/evt_000000000001', undefined],
    ['POST', '/deliveries/evt_000000000001/resend', undefined],
  ] as const)('%s of its webhook%s answers as for nothing at all', async (method, path, payload) => {
    const nothing = 'whk_0000000000000000'
    const [crossing, missing] = [
      await ask(method, `/v1/webhooks/${webhookId}${path}`, payload),
      await ask(method, `/v1/webhooks/${nothing}${path}`, payload),
    ]
    expect(crossing.statusCode).toBe(404)
    expect(crossing.body.replaceAll(webhookId, nothing)).toBe(missing.body)
  })
})
