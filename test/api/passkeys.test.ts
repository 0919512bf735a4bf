import { beforeAll, expect, it } from 'vitest'
import { inviteByOperator } from '../../src/operations/tenancy/operator-invitation.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { cookiesOf, OWN_PAGE, type SignInApp, signInApp } from '../support/sign-in-app.ts'
import { newMember, newTenant, SECRET, type TestTenant } from './support.ts'

const HOST = { host: 'localhost:9182' }
const MINUTE = 60_000
/** Well-formed, and signed by no device. */
const ASSERTION = {
  id: 'A'.repeat(22),
  rawId: 'A'.repeat(22),
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
}

// What a real device does is in test/e2e/web-sign-in.test.ts.
describeOnOneEngine('passkeys and invitations', (open) => {
  let database: Database
  let test: SignInApp
  let tenant: TestTenant

  beforeAll(async () => {
    database = await open()
    test = await signInApp(database, { SOUTHERLY_PUBLIC_URL: 'http://localhost:9182' })
    tenant = await newTenant(database, test.clock, { name: 'Acme Limited' })
    return () => test.close()
  })

  it('are asked of the browser with a fresh challenge, finger, face or PIN', async () => {
    const ask = async () => (await test.post('/v1/sign-in/passkey/options', undefined)).json().options
    const [first, second] = [await ask(), await ask()]
    expect(first).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(first.challenge).toMatch(/^[\w-]{43}$/)
    expect(second.challenge).not.toBe(first.challenge)
  })

  it('that nobody knows are refused; the challenge works in its browser, for five minutes', async () => {
    const begin = async () => cookiesOf(await test.post('/v1/sign-in/passkey/options', undefined))
    const sign = async (cookie?: string) =>
      (await test.post('/v1/sign-in/passkey', ASSERTION, cookie)).json().code
    expect(await sign()).toBe('sign_in_expired')
    const cookie = await begin()
    expect(await sign(cookie)).toBe('passkey_refused')
    const late = await begin()
    test.clock.forward(5 * MINUTE)
    expect(await sign(late)).toBe('sign_in_expired')
  })

  it('cannot sign in with the challenge of a registration', async () => {
    const { token } = await test.invite(tenant.id, 'ann@acme.example', ['viewer'])
    const begun = await test.post('/v1/invitation/passkey/options', { token })
    expect(begun.json().options).toMatchObject({
      rp: { id: 'localhost', name: 'Southerly' },
      user: { name: 'ann@acme.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const answer = await test.post('/v1/sign-in/passkey', ASSERTION, cookiesOf(begun))
    expect(answer.json().code).toBe('sign_in_expired')
  })

  it('belong to people, not to keys', async () => {
    const answer = await test.inject({ url: '/v1/me/passkeys', headers: tenant.headers })
    expect(answer.json().code).toBe('person_required')
  })

  it('tell who invited to what, and nothing to who has no link', async () => {
    const { token, member } = await test.invite(tenant.id, 'bo@acme.example', ['viewer', 'reviewer'])
    expect((await test.post('/v1/invitation', { token })).json()).toMatchObject({
      tenant: { name: 'Acme Limited' },
      member: { id: member.id, email: 'bo@acme.example', roles: ['viewer', 'reviewer'] },
      invited_by: null,
    })
    expect((await test.post('/v1/invitation', { token: 'A'.repeat(43) })).json().code).toBe(
      'invitation_invalid',
    )
    test.clock.forward(7 * 24 * 60 * MINUTE)
    expect((await test.post('/v1/invitation', { token })).json().code).toBe('invitation_invalid')
  })

  it('need no proof on the machine of the service, and nowhere else', async () => {
    const { token } = await test.invite(tenant.id, 'cy@acme.example', ['viewer'])
    const accept = (more: object) =>
      test.inject({
        method: 'POST',
        url: '/v1/invitation/accept',
        payload: { token },
        headers: { ...OWN_PAGE, ...HOST, ...more },
      })
    const throughProxy = await accept({ 'x-forwarded-for': '203.0.113.7' })
    expect(throughProxy.json().code).toBe('sign_in_way_unavailable')
    const here = await accept({})
    expect(here.statusCode).toBe(201)
    const me = await test.inject({ url: '/v1/me', headers: { cookie: cookiesOf(here) } })
    expect(me.json().member.roles).toMatchObject([{ role: 'viewer' }])
    expect((await accept({})).json().code).toBe('invitation_invalid')
  })

  it('bring the last administrator back in by a link from the machine, with nothing lost', async () => {
    const own = await newTenant(database, test.clock)
    const lost = await newMember(test, own.id, {
      name: 'Ada',
      email: 'ada@acme.example',
      roles: ['preparer', 'admin'],
    })
    const bring = () =>
      database.as({ kind: 'operator' }, (sql) =>
        inviteByOperator(
          sql,
          { clock: test.clock, secret: SECRET },
          { tenantId: own.id, name: undefined, email: 'ADA@acme.example', roles: ['admin'], engagements: [] },
        ),
      )
    const old = await bring()
    const { member, invitation } = await bring()
    expect(member).toMatchObject({ id: lost.id, name: 'Ada', roles: ['preparer', 'admin'] })
    const accept = (path: string) =>
      test.inject({
        method: 'POST',
        url: '/v1/invitation/accept',
        payload: { token: path.split('token=')[1] },
        headers: { ...OWN_PAGE, ...HOST },
      })
    expect((await accept(old.invitation.path)).json().code).toBe('invitation_invalid')
    const accepted = await accept(invitation.path)
    expect(accepted.statusCode).toBe(201)
    const members = await test.inject({ url: '/v1/members', headers: { cookie: cookiesOf(accepted) } })
    expect(members.json().data.map(({ id }: { id: string }) => id)).toEqual([lost.id])
  })
})
