import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  ConnectionError,
  createClient,
  isProblem,
  type ProblemCode,
  type ProblemError,
} from '../../../clients/typescript/src/index.ts'
import { waitBeforeRetry } from '../../../clients/typescript/src/retry.ts'
import { json, problem, scriptedServer } from '../../support/client-server.ts'

const ABN = '74115061375'
const limited = problem(429, 'rate_limited', true, { 'retry-after': '0' })
const newKey = { body: { name: 'n', mode: 'test', scopes: ['reference:read'] } } as const

describe('a call is tried again', () => {
  test('after Retry-After, and keeps its Idempotency-Key', async () => {
    const { url, requests } = await scriptedServer([limited, limited, json({ data: { name: 'n' } })])
    await createClient({ baseUrl: url, apiKey: 'k' }).createKey(newKey)
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(requests[0]?.headers.authorization).toBe('Bearer k')
  })

  test('with another Idempotency-Key for another call', async () => {
    const { url, requests } = await scriptedServer([json({})])
    const client = createClient({ baseUrl: url })
    await client.createKey(newKey)
    await client.createKey(newKey)
    await client.createKey(newKey, { idempotencyKey: 'mine' })
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('mine')
  })

  test('after a broken connection, when it may be repeated', async () => {
    const { url, requests } = await scriptedServer(['reset', json({ data: {} })])
    await createClient({ baseUrl: url }).getEntityEmissions({ abn: ABN })
    expect(requests).toHaveLength(2)
  })

  test('as often as allowed, then its last error is thrown', async () => {
    const { url, requests } = await scriptedServer([limited])
    const error = await createClient({ baseUrl: url, retries: 2 })
      .getMe()
      .catch((reason: unknown) => reason)
    expect(isProblem(error, 'rate_limited')).toBe(true)
    expect(requests).toHaveLength(3)
  })
})

describe('a call is not tried again', () => {
  test.each([
    ['what cannot succeed later', problem(404, 'company_not_found', false), 'company_not_found'],
    [
      'a wait that is longer than allowed',
      problem(429, 'rate_limited', true, { 'retry-after': '3600' }),
      'rate_limited',
    ],
  ])('%s', async (_what, answer, code) => {
    const { url, requests } = await scriptedServer([answer])
    await expect(createClient({ baseUrl: url }).getMe()).rejects.toMatchObject({ code })
    expect(requests).toHaveLength(1)
  })

  test('a POST that is not idempotent, when nobody knows whether it arrived', async () => {
    const { url, requests } = await scriptedServer(['reset', json({})])
    const asked = createClient({ baseUrl: url }).lintFactors({ body: { rows: [] } })
    await expect(asked).rejects.toBeInstanceOf(ConnectionError)
    expect(requests).toHaveLength(1)
  })

  test('after the caller gave up', async () => {
    const { url, requests } = await scriptedServer([
      problem(503, 'shutting_down', true, { 'retry-after': '30' }),
    ])
    const controller = new AbortController()
    const asked = createClient({ baseUrl: url }).getMe({}, { signal: controller.signal })
    await expect.poll(() => requests.length).toBe(1)
    setTimeout(() => controller.abort(new Error('enough')), 100)
    await expect(asked).rejects.toThrow('enough')
    expect(requests).toHaveLength(1)
  })
})

test('a service that does not answer in time is a ConnectionError that says so', async () => {
  const { url } = await scriptedServer(['hang'])
  const asked = createClient({ baseUrl: url, timeoutMs: 50, retries: 0 }).getMe()
  await expect(asked).rejects.toThrow(/GET .*\/v1\/me: no answer within 50 ms/)
})

test('an answer of somebody in between is not taken for one of the service', async () => {
  const { url } = await scriptedServer([
    { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' },
  ])
  await expect(createClient({ baseUrl: url, retries: 0 }).getMe()).rejects.toThrow(
    /answered 502 with text\/html/,
  )
})

test('waits double from half a second to eight, with no chance in them', () => {
  const error = new ConnectionError('lost')
  const waits = [1, 2, 3, 4, 5, 6].map((tried) => waitBeforeRetry(error, tried, true, { retries: 9 }))
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000])
})

test('an argument that is missing is named before anything is sent', async () => {
  const { url, requests } = await scriptedServer([json({})])
  const asked = createClient({ baseUrl: url }).getEntityEmissions({} as { abn: string })
  await expect(asked).rejects.toThrow('{abn}')
  expect(requests).toEqual([])
})

test('arguments go where they belong', async () => {
  const { url, requests } = await scriptedServer([json({})])
  await createClient({ baseUrl: `${url}/`, headers: { 'user-agent': 'mine' } }).getClimateProfile({
    abn: '74 115/061',
    include: ['emissions', 'entity'],
    explain: true,
  })
  expect(requests[0]?.url).toBe(
    '/v1/companies/74%20115%2F061/climate-profile?include=emissions%2Centity&explain=true',
  )
  expect(requests[0]?.headers['user-agent']).toBe('mine')
})

test('codes are a union that the compiler checks', () => {
  expectTypeOf<'company_not_found'>().toExtend<ProblemCode>()
  expectTypeOf<'no_such_code'>().not.toExtend<ProblemCode>()
  expectTypeOf<ProblemError['code']>().toEqualTypeOf<ProblemCode>()
})
