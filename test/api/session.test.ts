import { beforeAll, expect, it } from 'vitest'
import { makeSessionToken } from '../../src/domain/tenancy/session-token.ts'
import { revokeKey } from '../../src/operations/tenancy/keys.ts'
import { callerOfSession, purgeSessions } from '../../src/operations/tenancy/sessions.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newMember, newTenant, SECRET, type TestApp, type TestTenant, testApp } from './support.ts'

const OWN = { 'x-requested-with': 'southerly', 'sec-fetch-site': 'same-origin' }
const HOUR = 3_600_000

describeOnOneEngine('sessions of the web app', (open) => {
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

  it.each([[['tenant:read']], [['companies:read']]] as const)(
    'lets the cookie ask in place of a key with %s, with the scopes of the key',
    async (scopes) => {
      const reader = await newTenant(database, test.clock, { scopes })
      const cookie = await cookieOf(reader)
      const me = await test.inject({ url: '/v1/me', headers: { cookie } })
      expect(me.json()).toMatchObject({ tenant: { id: reader.id }, actor: `key:${reader.keyId}`, scopes })
      const keys = await test.inject({ url: '/v1/keys', headers: { cookie } })
      expect(keys.json().code).toBe('insufficient_scope')
    },
  )

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

  const codeWith = async (cookie: string, where: TestApp = test): Promise<string> =>
    (await where.inject({ url: '/v1/me', headers: { cookie } })).json().code ?? 'ok'

  it('refuses a cookie that was altered, or that nobody opened', async () => {
    const [name, token] = (await cookieOf()).split('=') as [string, string]
    const unknown = makeSessionToken(SECRET, Buffer.alloc(32, 1))
    const altered = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`
    // As the service made them before sessions stood in the database.
    const signed = `0G5Nb1xyz.${'a'.repeat(22)}.1893456000.${'b'.repeat(43)}`
    for (const forged of [`${token}x`, altered, `${token}.more`, 'nonsense', '..', unknown, signed])
      expect([forged, await codeWith(`${name}=${forged}`)]).toEqual([forged, 'session_expired'])
  })

  it('ends after two hours without a request, and after twelve whatever happens', async () => {
    const [idle, busy] = [await cookieOf(), await cookieOf()]
    let held = busy
    for (let hour = 1; hour < 12; hour += 1) {
      test.clock.forward(HOUR - 1)
      const answer = await test.inject({ url: '/v1/me', headers: { cookie: held } })
      expect([hour, answer.statusCode]).toEqual([hour, 200])
      held = String(answer.headers['set-cookie'] ?? held).split(';', 1)[0]!
      if (hour === 3) expect(await codeWith(idle)).toBe('session_expired')
    }
    test.clock.forward(HOUR + 11)
    expect(await codeWith(held)).toBe('session_expired')
  })

  it('gets a new token after an hour of use; the old one is taken for 30 seconds more', async () => {
    const old = await cookieOf()
    test.clock.forward(HOUR)
    const ask = (cookie: string) => test.inject({ url: '/v1/me', headers: { cookie } })
    const [first, second] = await Promise.all([ask(old), ask(old)])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    const renewed = [first, second].flatMap(({ headers }) => headers['set-cookie'] ?? [])
    expect(renewed).toHaveLength(1)
    const cookie = String(renewed[0]).split(';', 1)[0]!
    expect(cookie).not.toBe(old)
    test.clock.forward(29_999)
    expect([await codeWith(old), await codeWith(cookie)]).toEqual(['ok', 'ok'])
    test.clock.forward(1)
    expect([await codeWith(old), await codeWith(cookie)]).toEqual(['session_expired', 'ok'])
  })

  it('has a cookie that no other host can set where the service is reached over HTTPS', async () => {
    const environment = { SOUTHERLY_PUBLIC_URL: 'https://climate.example.com' }
    const secure = await testApp(database, { clock: test.clock, environment })
    const answer = await secure.inject({ method: 'POST', url: '/v1/session', headers: tenant.headers })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-southerly_\w+=.*; Path=\/; HttpOnly; .*; Secure$/,
    )
    await secure.app.close()
  })

  it('ends with its key', async () => {
    const doomed = await newTenant(database, test.clock)
    const cookie = await cookieOf(doomed)
    expect((await test.inject({ url: '/v1/me', headers: { cookie } })).statusCode).toBe(200)
    await database.as({ kind: 'operator' }, async (sql) =>
      revokeKey(sql, { clock: test.clock, secret: SECRET }, doomed.keyId, { actor: 'operator' }),
    )
    expect(await codeWith(cookie)).toBe('api_key_revoked')
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

  it('is dead after signing out, at once in every process and after a restart', async () => {
    const other = await testApp(database, { clock: test.clock })
    const [cookie, second] = [await cookieOf(), await cookieOf()]
    expect([await codeWith(cookie), await codeWith(cookie, other)]).toEqual(['ok', 'ok'])

    const signOut = { method: 'DELETE', url: '/v1/session' } as const
    const foreign = await test.inject({ ...signOut, headers: { cookie, 'sec-fetch-site': 'same-site' } })
    expect(foreign.json().code).toBe('cross_site_request')
    expect(await codeWith(cookie)).toBe('ok')
    for (const _time of ['first', 'again'])
      expect((await test.inject({ ...signOut, headers: { cookie, ...OWN } })).statusCode).toBe(204)

    expect([await codeWith(cookie), await codeWith(cookie, other)]).toEqual([
      'session_expired',
      'session_expired',
    ])
    expect([await codeWith(second), await codeWith(second, other)]).toEqual(['ok', 'ok'])
    await other.app.close()
    const restarted = await testApp(database, { clock: test.clock })
    expect([await codeWith(cookie, restarted), await codeWith(second, restarted)]).toEqual([
      'session_expired',
      'ok',
    ])
    await restarted.app.close()

    test.clock.forward(12 * HOUR)
    expect(await purgeSessions(database, test.clock)).toBeGreaterThan(1)
    expect(await purgeSessions(database, test.clock)).toBe(0)
  })

  it('is listed and ended by who holds it, and by nobody of another tenant', async () => {
    const other = await newTenant(database, test.clock)
    const [mine, spare] = [await cookieOf(), await cookieOf()]
    const list = async (headers: object) =>
      (await test.inject({ url: '/v1/sessions', headers: { ...headers } })).json().data
    const found = await list({ cookie: mine })
    expect(found.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(1)
    expect(found[0]).toMatchObject({
      key_id: tenant.keyId,
      member: null,
      how: 'api_key',
      network: 'this machine',
    })
    expect(await list(other.headers)).toEqual([])
    const { id } = (await list({ cookie: spare })).find(
      ({ is_current }: { is_current: boolean }) => is_current,
    )
    const end = (headers: object) =>
      test.inject({ method: 'DELETE', url: `/v1/sessions/${id}`, headers: { ...OWN, ...headers } })
    expect((await end(other.headers)).json().code).toBe('session_not_found')
    expect((await end({ cookie: mine })).statusCode).toBe(204)
    expect([await codeWith(spare), await codeWith(mine)]).toEqual(['session_expired', 'ok'])
  })

  it('costs one statement outside a transaction for each request, of a key or of a person', async () => {
    const person = await newMember(test, tenant.id, { roles: ['viewer'] })
    for (const cookie of [await cookieOf(), person.headers.cookie]) {
      const asked: string[] = []
      const counted: Database = {
        ...database,
        reserve: {
          ...database.reserve,
          query: (...statement) => {
            asked.push('query')
            return database.reserve.query(...statement)
          },
        },
        as: (actor, work) => {
          asked.push(actor.kind)
          return database.as(actor, work)
        },
      }
      const { tools } = test.app.services.sessions
      const { caller } = await callerOfSession({ ...tools, database: counted }, cookie.split('=')[1]!)
      expect([caller.tenantId, asked]).toEqual([tenant.id, ['query']])
    }
  })

  it('knows a request with a foreign cookie alone as one without a key', async () => {
    const answer = await test.inject({ url: '/v1/me', headers: { cookie: 'theme=dark' } })
    expect(answer.json().code).toBe('missing_api_key')
  })
})
