import { beforeAll, expect, it } from 'vitest'
import { purgeEndedSessions } from '../../src/operations/tenancy/ended-sessions.ts'
import { revokeKey } from '../../src/operations/tenancy/keys.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { newTenant, SECRET, type TestApp, type TestTenant, testApp } from './support.ts'

const OWN = { 'x-requested-with': 'southerly', 'sec-fetch-site': 'same-origin' }
const HOUR = 3_600_000

describeOnBothEngines('sessions of the web app', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant

  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const signIn = async (who: TestTenant = tenant) =>
    test.inject({ method: 'POST', url: '/v1/session', headers: who.headers })
  const cookieOf = async (who?: TestTenant): Promise<string> =>
    String((await signIn(who)).headers['set-cookie']).split(';', 1)[0]!

  it('exchanges a key for a cookie that scripts and other sites cannot use', async () => {
    const answer = await signIn()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ tenant: { id: tenant.id }, key_id: tenant.keyId })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(tenant.key)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('lets the cookie ask in place of the key, with the scopes of the key', async () => {
    const reader = await newTenant(database, test.clock, { scopes: ['tenant:read'] })
    const cookie = await cookieOf(reader)
    const me = await test.inject({ url: '/v1/me', headers: { cookie } })
    expect(me.json()).toMatchObject({ tenant: { id: reader.id }, scopes: ['tenant:read'] })
    const keys = await test.inject({ url: '/v1/keys', headers: { cookie } })
    expect(keys.json().code).toBe('insufficient_scope')
  })

  it('prefers a key that is sent beside the cookie', async () => {
    const other = await newTenant(database, test.clock)
    const headers = { cookie: await cookieOf(), ...other.headers }
    expect((await test.inject({ url: '/v1/me', headers })).json().tenant.id).toBe(other.id)
  })

  it.each([
    ['without the header of our page', {}],
    ['from another site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['from another port of the host', { ...OWN, 'sec-fetch-site': 'same-site' }],
  ])('refuses a change by cookie %s', async (_name, headers) => {
    const cookie = await cookieOf()
    const change = {
      method: 'POST',
      url: '/v1/keys',
      payload: { name: 'x', scopes: ['tenant:read'] },
    } as const
    const refused = await test.inject({ ...change, headers: { cookie, ...headers } })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'cross_site_request'])
    const made = await test.inject({ ...change, headers: { cookie, ...OWN } })
    expect(made.statusCode).toBe(201)
  })

  it('refuses a cookie that was altered, or has ended', async () => {
    const cookie = await cookieOf()
    const [name, token] = cookie.split('=') as [string, string]
    const [, session, expires, signature] = token.split('.')
    const other = await newTenant(database, test.clock)
    for (const forged of [
      `${other.keyId}.${session}.${expires}.${signature}`,
      `${tenant.keyId}.${'x'.repeat(22)}.${expires}.${signature}`,
      `${tenant.keyId}.${expires}.${signature}`,
      `${token}x`,
      `${token}.more`,
      'nonsense',
      '..',
    ]) {
      const answer = await test.inject({ url: '/v1/me', headers: { cookie: `${name}=${forged}` } })
      expect([forged, answer.json().code]).toEqual([forged, 'session_expired'])
    }
    test.clock.forward(12 * HOUR)
    expect((await test.inject({ url: '/v1/me', headers: { cookie } })).json().code).toBe('session_expired')
  })

  it('ends with its key', async () => {
    const doomed = await newTenant(database, test.clock)
    const cookie = await cookieOf(doomed)
    expect((await test.inject({ url: '/v1/me', headers: { cookie } })).statusCode).toBe(200)
    await database.as({ kind: 'operator' }, async (sql) =>
      revokeKey(sql, { clock: test.clock, secret: SECRET }, doomed.keyId, { actor: 'operator' }),
    )
    test.clock.forward(4000)
    expect((await test.inject({ url: '/v1/me', headers: { cookie } })).json().code).toBe('api_key_revoked')
  })

  it('cannot renew itself', async () => {
    const headers = { cookie: await cookieOf(), ...OWN }
    const answer = await test.inject({ method: 'POST', url: '/v1/session', headers })
    expect(answer.json().code).toBe('missing_api_key')
  })

  it('is removed by signing out, also when it has ended', async () => {
    const answer = await test.inject({ method: 'DELETE', url: '/v1/session' })
    expect(answer.statusCode).toBe(204)
    expect(String(answer.headers['set-cookie'])).toContain('=; Max-Age=0; Path=/')
  })

  it('is dead after signing out: at once here, within 5 seconds elsewhere, and after a restart', async () => {
    const other = await testApp(database, { clock: test.clock })
    const [cookie, second] = [await cookieOf(), await cookieOf()]
    const codeOf = async (where: TestApp, held: string) =>
      (await where.inject({ url: '/v1/me', headers: { cookie: held } })).json().code ?? 'ok'
    expect([await codeOf(test, cookie), await codeOf(other, cookie)]).toEqual(['ok', 'ok'])

    const signOut = { method: 'DELETE', url: '/v1/session' } as const
    const foreign = await test.inject({ ...signOut, headers: { cookie, 'sec-fetch-site': 'same-site' } })
    expect(foreign.json().code).toBe('cross_site_request')
    expect(await codeOf(test, cookie)).toBe('ok')
    for (const _time of ['first', 'again'])
      expect((await test.inject({ ...signOut, headers: { cookie, ...OWN } })).statusCode).toBe(204)

    expect(await codeOf(test, cookie)).toBe('session_expired')
    test.clock.forward(4999)
    expect(await codeOf(other, cookie)).toBe('session_expired')
    const restarted = await testApp(database, { clock: test.clock })
    expect(await codeOf(restarted, cookie)).toBe('session_expired')
    expect([await codeOf(test, second), await codeOf(restarted, second)]).toEqual(['ok', 'ok'])
    await Promise.all([other.app.close(), restarted.app.close()])

    test.clock.forward(12 * HOUR)
    expect(await purgeEndedSessions(database, test.clock)).toBe(1)
    expect(await purgeEndedSessions(database, test.clock)).toBe(0)
  })

  it('knows a request with a foreign cookie alone as one without a key', async () => {
    const answer = await test.inject({ url: '/v1/me', headers: { cookie: 'theme=dark' } })
    expect(answer.json().code).toBe('missing_api_key')
  })
})
