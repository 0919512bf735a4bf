import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { insertPasskey } from '../../src/store/passkeys.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { cookiesOf, OWN_PAGE, type SignInApp, signInApp } from '../support/sign-in-app.ts'
import { softwarePasskey } from '../support/software-passkey.ts'
import { newMember, newTenant } from './support.ts'

const ORIGIN = 'http://localhost:9182'
const MINUTE = 60_000
const TOKEN = { token: 'A'.repeat(43) }
const ASSERTION = softwarePasskey().sign('x', ORIGIN)
const REGISTERED = {
  name: 'x',
  credential: {
    id: 'A'.repeat(22),
    rawId: 'A'.repeat(22),
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
  },
}

/** Each door that opens without a key, and what an address may send there in a minute. */
const DOORS: readonly (readonly [string, object | undefined, number])[] = [
  ['/v1/sign-in/provider', {}, 120],
  ['/v1/sign-in/passkey/options', undefined, 120],
  ['/v1/sign-in/provider/callback', { state: 'x', code: 'y' }, 120],
  ['/v1/sign-in/passkey', ASSERTION, 120],
  ['/v1/session/link', { token: 'A'.repeat(43) }, 120],
  ['/v1/invitation', TOKEN, 60],
  ['/v1/invitation/accept', TOKEN, 60],
  ['/v1/invitation/passkey/options', TOKEN, 60],
  ['/v1/invitation/passkey', { ...TOKEN, ...REGISTERED }, 60],
]

describeOnOneEngine('strangers', (open) => {
  let database: Database
  let test: SignInApp

  beforeAll(async () => {
    database = await open()
    test = await signInApp(database, { SOUTHERLY_PUBLIC_URL: ORIGIN })
    return () => test.close()
  })
  beforeEach(() => test.clock.forward(MINUTE))

  const spent = async (): Promise<number> =>
    (await database.as({ kind: 'authenticator' }, (sql) => sql.query(SQL`select id from spent_sign_in`)))
      .length
  const knock = (url: string, payload: object | undefined, remoteAddress: string) =>
    test.inject({
      method: payload === undefined && url.includes('/verify/') ? 'GET' : 'POST',
      url,
      headers: OWN_PAGE,
      remoteAddress,
      ...(payload === undefined ? {} : { payload }),
    })

  it.each([...DOORS, [`/v1/verify/${'0'.repeat(64)}`, undefined, 120] as const])(
    'wait at %s after so many requests of an address, and others do not',
    async (url, payload, most) => {
      const statuses: number[] = []
      for (let request = 0; request <= most; request += 1)
        statuses.push((await knock(url, payload, '192.0.2.7')).statusCode)
      expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([most, 429])
      const refused = await knock(url, payload, '192.0.2.7')
      expect(refused.json().code).toBe('rate_limited')
      expect(refused.headers['retry-after']).toBe('60')
      expect((await knock(url, payload, '192.0.2.8')).statusCode).not.toBe(429)
      test.clock.forward(MINUTE)
      expect((await knock(url, payload, '192.0.2.7')).statusCode).not.toBe(429)
    },
  )

  it('are counted wherever a route takes a request without a key and does more than read', () => {
    const open = test.app.services.routes
      .filter(({ method, scope, isOperators }) => method !== 'GET' && scope === undefined && !isOperators)
      .map(({ method, path }) => `${method} ${path}`)
    // Signing out looks nothing up but for a token that carries the seal of the service.
    expect(open.toSorted()).toEqual(
      [...DOORS.map(([path]) => `POST ${path}`), 'DELETE /v1/session'].toSorted(),
    )
  })

  it('leave no row behind, however a sign-in fails', async () => {
    const before = await spent()
    const { url, cookie } = await test.begin()
    const state = new URL(url).searchParams.get('state')
    for (const answer of [{ code: 'guessed' }, { error: 'access_denied' }])
      await test.post(
        '/v1/sign-in/provider/callback',
        { state, iss: test.provider.issuer, ...answer },
        cookie,
      )
    const challenged = cookiesOf(await test.post('/v1/sign-in/passkey/options', undefined))
    expect((await test.post('/v1/sign-in/passkey', ASSERTION, challenged)).json().code).toBe(
      'passkey_refused',
    )
    expect(await spent()).toBe(before)
  })

  it('cannot repeat what a passkey signed', async () => {
    const tenant = await newTenant(database, test.clock)
    const { id } = await newMember(test, tenant.id, { roles: ['viewer'] })
    const passkey = softwarePasskey()
    await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      insertPasskey(sql, {
        id: passkey.id,
        tenant_id: tenant.id,
        member_id: id,
        name: 'software',
        public_key: passkey.publicKey,
        counter: 0,
        transports: [],
        created_at: test.clock.now().toISOString(),
      }),
    )
    const begun = await test.post('/v1/sign-in/passkey/options', undefined)
    const signed = passkey.sign(begun.json().options.challenge, ORIGIN)
    const finish = () => test.post('/v1/sign-in/passkey', signed, cookiesOf(begun))
    const answers = await Promise.all([finish(), finish(), finish()])
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '401', '401'])
    expect((await finish()).json().code).toBe('sign_in_expired')
  })
})
