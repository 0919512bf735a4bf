import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type TSchema, Type } from 'typebox'
import { beforeAll, describe, expect, it } from 'vitest'
import { keyedRoute, publicRoute } from '../../src/api/platform/route.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { type TestApp, testApp } from './support.ts'

const TEXT = 'Scope 1 emissions are not scope 2 emissions. '.repeat(120)
let computed = 0

const common = { method: 'GET', summary: 'A test', tag: 'Test', since: '0.1.0' } as const
const big = publicRoute({
  ...common,
  path: '/test/big',
  operationId: 'testBig',
  handler: ({ services }) =>
    services.answers.cached('test big', async () => {
      computed += 1
      return { body: { text: TEXT }, cache: 'immutable', evidenceHash: 'e'.repeat(64), snapshot: 'snap_1' }
    }),
})
/** Compressed by another thread. */
const huge = publicRoute({
  ...common,
  path: '/test/huge',
  operationId: 'testHuge',
  handler: () => ({ body: { text: TEXT.repeat(10) } }),
})
const small = publicRoute({
  ...common,
  path: '/test/small',
  operationId: 'testSmall',
  handler: () => ({ body: { ok: true } }),
})
const old = publicRoute({
  ...common,
  path: '/test/old',
  operationId: 'testOld',
  deprecation: {
    since: '2026-01-01T00:00:00Z',
    sunset: '2027-01-01T00:00:00Z',
    link: 'https://example.org/old',
  },
  handler: () => ({ body: {} }),
})
const infinite = publicRoute({
  ...common,
  path: '/test/infinite',
  operationId: 'testInfinite',
  handler: () => ({ body: { ratio: 1 / 0 } }),
})
const slow = publicRoute({
  ...common,
  path: '/test/slow',
  operationId: 'testSlow',
  handler: () => new Promise<never>(() => undefined),
})
/** Without its type, which would not let the handler answer wrongly. */
const WRONG_SCHEMA: TSchema = Type.Object({ a: Type.Integer() })
const wrong = publicRoute({
  ...common,
  path: '/test/wrong',
  operationId: 'testWrong',
  response: WRONG_SCHEMA,
  handler: () => ({ body: { a: 'secret detail' } }),
})
const packed = keyedRoute({
  ...common,
  path: '/test/packed',
  operationId: 'testPacked',
  scope: 'companies:read',
  handler: () => ({ body: {} }),
})

describe('answers', () => {
  let test: TestApp

  let impatient: TestApp

  beforeAll(async () => {
    const database = await openOnOneEngine()
    test = await testApp(database, {
      extraRoutes: [big, huge, small, old, infinite, wrong, packed],
      environment: { SOUTHERLY_PUBLIC_URL: 'https://api.example.org/' },
    })
    impatient = await testApp(database, {
      extraRoutes: [slow],
      environment: { SOUTHERLY_REQUEST_TIMEOUT_MS: '300' },
    })
    return async () => {
      for (const { app } of [test, impatient]) await app.close()
      await database.close()
    }
  })

  it.each(['/test/big', '/test/huge'])(
    '%s has an ETag that is the hash of exactly the bytes served, per coding',
    async (url) => {
      const plain = await test.inject({ url })
      const gzip = await test.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      const br = await test.inject({ url, headers: { 'accept-encoding': 'gzip;q=0.5, br' } })
      for (const answer of [plain, gzip, br]) {
        const hash = createHash('sha256').update(answer.rawPayload).digest('base64url').slice(0, 32)
        expect(answer.headers.etag).toBe(`"${hash}"`)
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
        expect(answer.headers.vary).toBe('accept-encoding')
      }
      expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br'])
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
      expect(plain.headers['content-encoding']).toBeUndefined()
    },
  )

  it('computes a cached answer once', async () => {
    await test.inject({ url: '/test/big' })
    await Promise.all([test.inject({ url: '/test/big' }), test.inject({ url: '/test/big' })])
    expect(computed).toBe(1)
  })

  it('leaves short answers uncompressed', async () => {
    const answer = await test.inject({ url: '/test/small', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it.each([
    ['the tag itself', (etag: string) => etag],
    ['a list', (etag: string) => `"other", ${etag}`],
    ['a weak tag', (etag: string) => `W/${etag}`],
    ['a star', () => '*'],
  ])('answers 304 without a body to If-None-Match with %s', async (_name, header) => {
    const { headers } = await test.inject({ url: '/test/big' })
    const etag = headers.etag as string
    const again = await test.inject({ url: '/test/big', headers: { 'if-none-match': header(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({
      etag,
      'cache-control': headers['cache-control'],
      'x-snapshot': 'snap_1',
    })
    expect(again.headers['content-length']).toBeUndefined()
  })

  it('answers 200 to another tag, and to the tag of another coding', async () => {
    const gzip = await test.inject({ url: '/test/big', headers: { 'accept-encoding': 'gzip' } })
    for (const tag of ['"other"', gzip.headers.etag as string])
      expect((await test.inject({ url: '/test/big', headers: { 'if-none-match': tag } })).statusCode).toBe(
        200,
      )
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await test.inject({ url: '/test/big' })
    const head = await test.inject({ method: 'HEAD', url: '/test/big' })
    expect(head.body).toBe('')
    for (const name of ['etag', 'content-length', 'content-type', 'x-evidence-hash'])
      expect(head.headers[name]).toBe(get.headers[name])
  })

  it('carries evidence hash, snapshot, request id and security headers', async () => {
    const { headers } = await test.inject({ url: '/test/big', headers: { 'x-request-id': 'mine-1' } })
    expect(headers).toMatchObject({
      'x-evidence-hash': 'e'.repeat(64),
      'x-snapshot': 'snap_1',
      'x-request-id': 'mine-1',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each([['has spaces'], ['x'.repeat(129)], ['{"log":"injection"}']])(
    'replaces the request id %s',
    async (given) => {
      const { headers } = await test.inject({ url: '/test/small', headers: { 'x-request-id': given } })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('says when a route is deprecated and when it ends', async () => {
    const { headers } = await test.inject({ url: '/test/old' })
    expect(headers['deprecation']).toBe('@1767225600')
    expect(headers['sunset']).toBe('Fri, 01 Jan 2027 00:00:00 GMT')
    expect(headers.link).toContain('rel="deprecation"')
  })

  it('answers 500 and not null when a number is not finite, and leaks nothing', async () => {
    for (const url of ['/test/infinite', '/test/wrong']) {
      const answer = await test.inject({ url })
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error'])
      expect(answer.body).not.toMatch(/Infinity|secret detail|at \w+/)
    }
  })

  it('answers 504 when a handler takes too long', async () => {
    const answer = await impatient.inject({ url: '/test/slow' })
    expect([answer.statusCode, answer.json().code]).toEqual([504, 'timeout'])
  })

  it('links its problems to the public address', async () => {
    const answer = await test.inject({ url: '/test/packed' })
    expect(answer.json().type).toBe('https://api.example.org/errors/missing_api_key')
  })
})
