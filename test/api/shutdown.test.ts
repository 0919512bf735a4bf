import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../src/api/platform/answer/answer.ts'
import { keyedRoute, publicRoute } from '../../src/api/platform/route.ts'
import { shutDown } from '../../src/api/shutdown.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { startMetricsServer } from '../../src/telemetry/metrics-server.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, type TestApp, testApp } from './support.ts'

let finish = (): void => undefined
let started = 0
const AT_ONCE = { drainMs: 0, deadlineMs: 60_000 } as const
const common = { method: 'GET', summary: 'A test', tag: 'Test', since: '0.1.0' } as const

const waiting = publicRoute({
  ...common,
  path: '/test/waiting',
  operationId: 'testWaiting',
  handler: () =>
    new Promise<Answer>((resolve) => {
      started += 1
      finish = () => resolve({ body: { done: true } })
    }),
})
const leaky = keyedRoute({
  ...common,
  path: '/test/leaky',
  operationId: 'testLeaky',
  scope: 'tenant:read',
  handler: ({ exchange, services }) => {
    services.log.warn({ headers: exchange.request.headers }, 'headers')
    throw new Error('internal secret of the handler')
  },
})

describe('process', () => {
  let database: Database
  let test: TestApp
  let url: string

  beforeEach(async () => {
    started = 0
    database = await openOnOneEngine()
    test = await testApp(database, { extraRoutes: [waiting, leaky] })
    url = (await listen(test.app)).url
  })
  afterEach(async () => {
    await test.app.close()
    await database.close()
  })

  it('finishes what runs, refuses what is new with 503 and closes', async () => {
    const running = fetch(`${url}/test/waiting`)
    await expect.poll(() => started).toBe(1)
    const closing = shutDown(test.app, AT_ONCE)
    const refused = await fetch(`${url}/healthz`)
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close'])
    expect(await refused.json()).toMatchObject({ code: 'shutting_down', retryable: true })
    finish()
    const answered = await running
    expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close'])
    expect(await answered.json()).toEqual({ done: true })
    expect(await closing).toBe(true)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it('is not ready while it drains, and still serves', async () => {
    const closing = shutDown(test.app, { ...AT_ONCE, drainMs: 1000 })
    const left = await fetch(`${url}/readyz`)
    expect([left.status, left.headers.get('connection')]).toEqual([503, 'close'])
    expect(await left.json()).toMatchObject({ code: 'not_ready', detail: 'This process is stopping.' })
    const served = await fetch(`${url}/healthz`)
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect(await closing).toBe(true)
  })

  it('cuts off what does not finish by the deadline', async () => {
    const running = fetch(`${url}/test/waiting`).catch(() => 'cut off')
    await expect.poll(() => started).toBe(1)
    expect(await shutDown(test.app, { drainMs: 0, deadlineMs: 50 })).toBe(false)
    expect(await running).toBe('cut off')
  })

  it('writes the usage of the last second before it ends', async () => {
    const tenant = await newTenant(database, test.clock)
    await fetch(`${url}/v1/me`, { headers: tenant.headers })
    await shutDown(test.app, AT_ONCE)
    const rows = await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`select operation, requests from usage_day`),
    )
    expect(rows).toEqual([{ operation: 'getMe', requests: 1 }])
  })

  it('logs one line for a request and never a secret', async () => {
    const tenant = await newTenant(database, test.clock)
    const headers = { ...tenant.headers, 'idempotency-key': 'my-idempotency-key', 'x-request-id': 'find-me' }
    const answer = await fetch(`${url}/test/leaky?x=1`, { headers: { ...headers } })
    expect(answer.status).toBe(400)
    const failed = await fetch(`${url}/test/leaky`, { headers })
    expect(await failed.text()).not.toContain('internal secret')
    const text = test.logLines.join('')
    expect(text).not.toContain(tenant.key)
    expect(text).not.toContain('my-idempotency-key')
    expect(text).toContain('[removed]')
    expect(text).toContain('internal secret of the handler')
    const lines = test.logLines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatchObject({
      request_id: 'find-me',
      operation: 'testLeaky',
      status: 500,
      tenant: tenant.id,
      key: tenant.keyId,
    })
  })

  it('serves metrics on a port of its own', async () => {
    let isReady = true
    const metrics = await startMetricsServer(test.app.services.metrics.registry, async () => isReady, {
      host: '127.0.0.1',
      port: 0,
    })
    await fetch(`${url}/healthz`)
    const text = await (await fetch(metrics.url)).text()
    expect(text).toContain('southerly_http_requests_total{operation="getHealth",status="200"} 1')
    expect(text).toContain('# TYPE southerly_http_request_duration_seconds histogram')
    expect(text).toContain(
      'southerly_http_request_duration_seconds_bucket{operation="getHealth",le="+Inf"} 1',
    )
    expect(text).toMatch(/^southerly_database_up 1$/m)
    expect(text).toContain('southerly_queue_oldest_due_seconds{queue="disclosure-run"} 0')
    expect(text).toMatch(/^southerly_database_statement_seconds_count [1-9]/m)
    expect(text).toMatch(/southerly_nodejs_eventloop_lag_seconds/)
    const status = async (place: string): Promise<number> =>
      (await fetch(metrics.url.replace('/metrics', place))).status
    expect(await status('/')).toBe(404)
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(200)
    isReady = false
    expect(await status('/readyz')).toBe(503)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    await metrics.close()
  })
})
