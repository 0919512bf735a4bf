import { beforeAll, describe, expect, it } from 'vitest'
import { answerAgent } from '../../src/mcp/http.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const members = (count: number) => Object.fromEntries(many(count, (at) => [`member${at}`, 1]))
const PROFILES = '/v1/companies/batch/climate-profiles'

/** Bodies of nearly a megabyte that are wrong in as many ways as they have room for. */
const HOSTILE: readonly (readonly [string, string, unknown])[] = [
  ['numbers beyond all bounds', '/v1/keys', `[${many(150_000, () => '1e999').join(',')}]`],
  ['NULs', '/v1/keys', `[${many(80_000, () => '"\\u0000"').join(',')}]`],
  [
    'NULs under a long name',
    '/v1/keys',
    `{"${'x'.repeat(5000)}":[${many(80_000, () => '"\\u0000"').join(',')}]}`,
  ],
  ['names that are NULs', '/v1/keys', `{${many(80_000, (at) => `"\\u0000${at}":1`).join(',')}}`],
  ['a long name', '/v1/keys', { ['x'.repeat(900_000)]: 1 }],
  ['unknown members', '/v1/keys', members(60_000)],
  ['long ABNs', PROFILES, { abns: many(50, () => 'x'.repeat(18_000)) }],
  ['quotes for ABNs', PROFILES, { abns: many(50, () => '"'.repeat(9000)) }],
  ['digits with blanks', PROFILES, { abns: many(50, () => `${' '.repeat(18_000)}74115061376`) }],
  ['a table of long lines', PROFILES, `abn\n${many(50, () => 'x'.repeat(20_000)).join('\n')}`],
  ['a table of many lines', PROFILES, `abn\n${'1\n'.repeat(400_000)}`],
  ['a table that never ends', PROFILES, `abn\n"${'x'.repeat(900_000)}`],
  ['a workbook of nobody', `${PROFILES}/export`, { abns: many(1000, () => 'x'.repeat(900)) }],
  [
    'look-ups of nothing',
    '/v1/emission-factors/batch',
    { edition: '2025', lookups: many(200, (at) => ({ factor_id: `${'x'.repeat(4000)}${at}` })) },
  ],
  [
    'an unknown tool',
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x'.repeat(900_000) } },
  ],
]

describe('an answer', () => {
  let test: TestApp
  let tenant: TestTenant
  beforeAll(async () => {
    const database = await openOnOneEngine({ holding: 'starter' })
    test = await testApp(database, { agents: answerAgent })
    tenant = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it.each(HOSTILE)('does not grow with %s', async (_name, url, body) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const type = payload.startsWith('abn\n') ? 'text/csv' : 'application/json'
    const accept = 'application/json, text/event-stream, */*'
    const answer = await test.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...tenant.headers, accept, 'content-type': type },
    })
    expect(payload.length).toBeGreaterThan(400_000)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.rawPayload.length).toBeLessThan(150_000)
  })

  it('echoes no request id that is long or odd', async () => {
    for (const id of ['x'.repeat(129), 'a b', '{"a":1}']) {
      const answer = await test.inject({ url: '/v1/plans', headers: { 'x-request-id': id } })
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    }
  })

  it('shows the beginning of what was meant', async () => {
    const { instance } = (
      await test.inject({ url: `/v1/entities/resolve?abn=${'7'.repeat(7000)}`, headers: tenant.headers })
    ).json()
    expect(instance.length).toBe(2001)
    expect(instance).toMatch(/^\/v1\/entities\/resolve\?abn=7+…$/)
  })
})
