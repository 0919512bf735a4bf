import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERRORS } from '../../src/errors.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const RUNS = { numRuns: 150 }
const WRITING = ['POST', 'PUT', 'DELETE'] as const

/** Whatever is asked, the answer is the route's own or a documented problem, and never a fault of ours. */
describe('any input', () => {
  let test: TestApp
  let owner: TestTenant

  beforeAll(async () => {
    const database = await openOnOneEngine()
    test = await testApp(database)
    owner = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  const check = async (request: {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
    url: string
    payload?: string
  }) => {
    const answer = await test.inject({
      ...request,
      headers: {
        ...owner.headers,
        ...(request.payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })
    if (answer.statusCode < 400) return
    const problem = answer.json()
    expect(Object.keys(ERRORS)).toContain(problem.code)
    expect(problem.status).toBe(answer.statusCode)
    if (problem.code !== 'not_ready') expect(answer.statusCode).toBeLessThan(500)
  }

  const paths = () => fc.constantFrom(...test.app.services.routes.map((route) => route.path))
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.string(),
  )
  const url = () =>
    fc
      .tuple(paths(), fc.array(segment, { minLength: 3, maxLength: 3 }))
      .map(([path, segments]) => path.replaceAll(/\{\w+\}/g, () => segments.pop() ?? 'x'))
      .filter((path) => !/[\s?#\\]/.test(path) && URL.canParse(path, 'http://a'))

  it('in paths', async () => {
    await fc.assert(
      fc.asyncProperty(url(), async (path) => check({ url: path })),
      RUNS,
    )
  })

  it('in queries', async () => {
    const names = fc.oneof(
      fc.constantFrom('limit', 'cursor', 'from', 'to', 'abn', 'as_of', 'snapshot'),
      segment,
    )
    const query = fc
      .array(fc.tuple(names, segment), { maxLength: 4 })
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
    await fc.assert(
      fc.asyncProperty(paths(), query, async (path, text) =>
        check({ url: `${path.replaceAll(/\{\w+\}/g, 'x')}?${text.replaceAll(/[\s#\\]/g, '')}` }),
      ),
      RUNS,
    )
  })

  it('in bodies', async () => {
    const body = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.string(),
      fc
        .record(
          {
            name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
            scopes: fc.oneof(fc.array(fc.constantFrom('admin', 'tenant:read', 'x')), fc.jsonValue()),
            packs: fc.jsonValue(),
            mode: fc.oneof(fc.constantFrom('live', 'test'), fc.jsonValue()),
            expires_at: fc.oneof(
              fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
              fc.jsonValue(),
            ),
            overlap_seconds: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    )
    const target = fc.constantFrom(
      ...test.app.services.routes.filter((route) => route.method !== 'GET').map((route) => route.path),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...WRITING), target, body, async (method, path, payload) =>
        check({ method, url: path.replaceAll(/\{\w+\}/g, 'x'), payload }),
      ),
      RUNS,
    )
  })
})
