import { beforeAll, expect, it } from 'vitest'
import { ensureLocalMember } from '../../src/operations/tenancy/local-member.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp, testClock } from './support.ts'

const OWN = { host: '127.0.0.1:8080', 'x-requested-with': 'southerly', 'sec-fetch-site': 'same-origin' }
const HOUR = 3_600_000
const PROXIES = [
  'forwarded',
  'via',
  'client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'x-envoy-external-address',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
]

describeOnOneEngine('sign-in links', (open) => {
  let database: Database
  let tenant: TestTenant
  let memberId: string
  let test: TestApp

  beforeAll(async () => {
    database = await open()
    tenant = await newTenant(database, testClock())
    memberId = await ensureLocalMember(database, testClock(), tenant.id, 'Mia Park')
    test = await testApp(database, { localMember: { tenantId: tenant.id, memberId } })
    return () => test.app.close()
  })

  const newToken = (): string =>
    String(test.app.services.localSignIn.newLink()).slice('/sign-in#token='.length)
  const exchange = (token: string, headers: object = {}, remoteAddress = '127.0.0.1') =>
    test.inject({
      method: 'POST',
      url: '/v1/session/link',
      payload: { token },
      headers: { ...OWN, ...headers },
      remoteAddress,
    })
  const codeOf = async (...given: Parameters<typeof exchange>): Promise<string> =>
    (await exchange(...given)).json().code ?? 'ok'

  it('sign a browser on this machine in to the local tenant, once', async () => {
    const token = newToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    const answer = await exchange(token)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      tenant: { id: tenant.id },
      key_id: null,
      member: { id: memberId, name: 'Mia Park' },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    const me = await test.inject({ url: '/v1/me', headers: { cookie: cookie.split(';', 1)[0]! } })
    expect(me.json()).toMatchObject({ tenant: { id: tenant.id }, actor: `member:${memberId}`, key: null })
    expect(me.json().scopes).toContain('data:operate')
    const again = await exchange(token)
    expect([again.statusCode, again.json().code]).toEqual([401, 'sign_in_link_invalid'])
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(test.logLines.join('')).not.toContain(token)
  })

  it.each(['localhost:8080', '[::1]:8080', '127.0.0.1', '127.8.8.8:1'])(
    'work at http://%s/',
    async (host) => {
      expect(await codeOf(newToken(), { host })).toBe('ok')
    },
  )

  const strangers: readonly (readonly [how: string, headers: Record<string, string>])[] = [
    ['a name that resolves to this machine', { host: 'rebound.example:8080' }],
    ['a name that begins like this machine', { host: 'localhost.example' }],
    ['a number that is no address', { host: '127.999.999.999' }],
    ['no name', { host: ':8080' }],
    ...PROXIES.map((name) => [`a proxy that says ${name}`, { [name]: '203.0.113.9' }] as const),
  ]
  it.each(strangers)(
    'sign nobody in who comes by %s, and still work for who was meant',
    async (_name, headers) => {
      const token = newToken()
      expect(await codeOf(token, headers)).toBe('sign_in_link_invalid')
      expect(await codeOf(token)).toBe('ok')
    },
  )

  it('sign nobody in from another machine or another site', async () => {
    const token = newToken()
    expect(await codeOf(token, {}, '203.0.113.9')).toBe('sign_in_link_invalid')
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await codeOf(token, { 'sec-fetch-site': site })).toBe('cross_site_request')
    expect(await codeOf(token, { 'x-requested-with': 'XMLHttpRequest' })).toBe('cross_site_request')
    expect(await codeOf(token, {}, '::ffff:127.0.0.1')).toBe('ok')
  })

  it('end after an hour, and with the sixteenth after them', async () => {
    const old = newToken()
    test.clock.forward(HOUR)
    expect(await codeOf(old)).toBe('sign_in_link_invalid')
    const [first, second] = [newToken(), newToken()]
    for (let more = 0; more < 15; more += 1) newToken()
    expect([await codeOf(first), await codeOf(second)]).toEqual(['sign_in_link_invalid', 'ok'])
    expect([await codeOf('guess'), await codeOf(`${newToken()}x`)]).toEqual(
      Array.from({ length: 2 }, () => 'sign_in_link_invalid'),
    )
  })
})
