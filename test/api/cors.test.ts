import { beforeAll, describe, expect, it } from 'vitest'
import { keyedRoute } from '../../src/api/platform/route.ts'
import { readSettings } from '../../src/config.ts'
import { answerAgent } from '../../src/mcp/http.ts'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const LISTED = 'https://app.example.com'
const FOREIGN = 'https://evil.example.com'

let handled = 0
/** Answered from the cache the second time, and without its handler from the third on. */
const kept = keyedRoute({
  method: 'GET',
  path: '/test/kept',
  operationId: 'testKept',
  summary: 'A test',
  tag: 'Test',
  since: '0.1.0',
  scope: 'companies:read',
  handler: ({ services }) => {
    handled += 1
    return services.answers.cached('kept', async () => ({ body: { text: 'x'.repeat(20_000) } }))
  },
})

describe('pages of other origins', () => {
  let database: Database
  let open: TestApp & { url: string }
  let closed: TestApp & { url: string }
  let tenant: TestTenant

  beforeAll(async () => {
    database = await openOnOneEngine({ holding: 'starter' })
    const start = async (origins: string) => {
      const environment = { SOUTHERLY_CORS_ORIGINS: origins, SOUTHERLY_PUBLIC_URL: 'https://api.example.com' }
      const started = await testApp(database, { environment, agents: answerAgent, extraRoutes: [kept] })
      return { ...started, ...(await listen(started.app)) }
    }
    open = await start(`${LISTED}, http://localhost:5173`)
    closed = await start('')
    tenant = await newTenant(database, open.clock)
    return async () => {
      for (const { app } of [open, closed]) await app.close()
      await database.close()
    }
  })

  const read = async (
    { url }: { url: string },
    origin: string | undefined,
    more: Record<string, string> = {},
  ) =>
    fetch(`${url}/v1/plans`, {
      headers: { 'accept-encoding': 'identity', ...(origin === undefined ? {} : { origin }), ...more },
    })

  it('may read answers when they are listed, with the headers that a client needs', async () => {
    const answer = await read(open, LISTED)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe(LISTED)
    const exposed = answer.headers.get('access-control-expose-headers')
    for (const name of ['ETag', 'Retry-After', 'X-Evidence-Hash', 'Idempotent-Replayed', 'Location'])
      expect(exposed).toContain(name)
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('may read problems and unchanged answers too', async () => {
    const etag = (await read(open, LISTED)).headers.get('etag') ?? ''
    const unchanged = await read(open, LISTED, { 'if-none-match': etag })
    expect([unchanged.status, unchanged.headers.get('access-control-allow-origin')]).toEqual([304, LISTED])
    const problem = await fetch(`${open.url}/v1/me`, { headers: { origin: LISTED } })
    expect([problem.status, problem.headers.get('access-control-allow-origin')]).toEqual([401, LISTED])
  })

  it.each([FOREIGN, 'null', 'https://APP.example.com', 'https://app.example.com.evil.com', undefined])(
    'are told nothing when they are not: %s',
    async (origin) => {
      for (const service of [open, closed]) {
        const { headers } = await read(service, origin)
        expect(headers.has('access-control-allow-origin')).toBe(false)
        expect(headers.get('vary')).toBe(service === open ? 'origin' : null)
      }
    },
  )

  it('get answers that were kept for others under their own origin', async () => {
    const ask = async (origin: string) => {
      const answer = await fetch(`${open.url}/test/kept`, {
        headers: { ...tenant.headers, origin, 'accept-encoding': 'gzip' },
      })
      return { allowed: answer.headers.get('access-control-allow-origin'), vary: answer.headers.get('vary') }
    }
    // An answer is kept once it is compressed, which takes a moment.
    const handledFor = async (origin: string) => {
      const before = handled
      await ask(origin)
      return handled - before
    }
    await expect.poll(() => handledFor(LISTED)).toBe(0)
    const before = handled
    for (let round = 0; round < 3; round += 1) {
      expect(await ask(LISTED)).toEqual({ allowed: LISTED, vary: 'accept-encoding, origin' })
      expect(await ask('http://localhost:5173')).toMatchObject({ allowed: 'http://localhost:5173' })
      expect(await ask(FOREIGN)).toEqual({ allowed: null, vary: 'accept-encoding, origin' })
    }
    expect(handled).toBe(before)
  })

  const preflight = async (service: TestApp, origin: string, url = '/v1/keys') =>
    service.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    })

  it('are told before they ask what they may send', async () => {
    const { statusCode, headers, body } = await preflight(open, LISTED)
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': LISTED,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-max-age': '7200',
      vary: 'origin',
    })
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'x-api-key', 'idempotency-key', 'if-match']),
    )
    // The header that changes by cookie need: no page of another origin may send it.
    expect(allowed).not.toContain('x-requested-with')
  })

  it('are refused before they ask when they are not listed, or the address is nobody’s', async () => {
    for (const [service, origin] of [
      [open, FOREIGN],
      [closed, LISTED],
    ] as const) {
      const { statusCode, headers } = await preflight(service, origin)
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([405, undefined])
    }
    expect((await preflight(open, LISTED, '/v1/nothing')).statusCode).toBe(404)
  })

  it.each([
    '*',
    'app.example.com',
    'https://app.example.com/',
    'https://*.example.com/x',
    'null',
    'file:///a',
  ])('cannot be listed as %s', (origins) => {
    expect(() => readSettings({ SOUTHERLY_CORS_ORIGINS: origins }, '/')).toThrow(/SOUTHERLY_CORS_ORIGINS/)
  })

  describe('that speak to agents’ door', () => {
    const speak = async (service: TestApp, origin: string | undefined) =>
      service.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          ...tenant.headers,
          accept: 'application/json, text/event-stream',
          ...(origin === undefined ? {} : { origin }),
        },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      })

    it.each([
      [undefined, 200, 200],
      ['https://api.example.com', 200, 200],
      [LISTED, 200, 403],
      // The service listens on a loopback address: its reader's own machine.
      ['http://localhost:6274', 200, 200],
      ['http://[::1]:6274', 200, 200],
      [FOREIGN, 403, 403],
      ['null', 403, 403],
      ['http://127.0.0.1.evil.example.com', 403, 403],
    ])('from %s get %i when listed and %i without a list', async (origin, listed, unlisted) => {
      const answers = [await speak(open, origin), await speak(closed, origin)]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([listed, unlisted])
      for (const answer of answers)
        if (answer.statusCode === 403) expect(answer.json().code).toBe('cross_site_request')
    })
  })
})
