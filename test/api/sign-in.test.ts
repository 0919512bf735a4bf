import { beforeAll, beforeEach, expect, it } from 'vitest'
import { joinAs } from '../../src/operations/sign-in/join.ts'
import { readAuditEvents } from '../../src/operations/tenancy/audit.ts'
import { changeMember, removeMember } from '../../src/operations/tenancy/members.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { cookiesOf, OWN_PAGE, type SignInApp, signInApp } from '../support/sign-in-app.ts'
import { newTenant, signInAs, type TestTenant, testApp } from './support.ts'

const MINUTE = 60_000

describeOnOneEngine('sign-in by a provider', (open) => {
  let database: Database
  let test: SignInApp
  let tenant: TestTenant
  let turn = 0
  /** Somebody whom no other test knows. */
  let ann: string

  beforeAll(async () => {
    database = await open()
    test = await signInApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.close()
  })
  beforeEach(() => {
    turn += 1
    ann = `ann${turn}`
    test.person(ann)
  })

  const invite = (roles: Parameters<SignInApp['invite']>[2] = ['preparer'], of = tenant.id) =>
    test.invite(of, `${ann}@acme.example`, roles)
  /** Signs in and says that the invitation is meant to be accepted, as the page asks. */
  const join = (who = ann, of = tenant.id) => test.signIn(who, { tenant: of })
  const me = (cookie: string) => test.inject({ url: '/v1/me', headers: { cookie } })
  const actionsOn = async (memberId: string) =>
    (await readAuditEvents(database, tenant.id, { limit: 100 }))
      .filter(({ subject }) => subject === `member:${memberId}`)
      .map(({ action }) => action)

  it('lets in who was invited by an address that the provider vouches for', async () => {
    const { member } = await invite()
    const answer = await test.signIn(ann, { tenant: tenant.id, return_to: '/workspace?x=1' })
    expect(answer.json()).toMatchObject({ member_id: member.id, return_to: '/workspace?x=1' })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await me(cookiesOf(answer))).json()).toMatchObject({
      member: { id: member.id, roles: [{ role: 'preparer' }] },
    })
    expect(await actionsOn(member.id)).toEqual(
      expect.arrayContaining(['member.invited', 'member.joined', 'member.account_linked']),
    )
  })

  it('knows the account again by its subject, whatever the address says', async () => {
    const { member } = await invite()
    await join()
    test.person(ann, { email: 'married@acme.example', email_verified: false })
    expect((await test.signIn(ann)).json().member_id).toBe(member.id)
  })

  it('does not let a second account in by the address of the first', async () => {
    await invite()
    await join()
    test.person(`second-${ann}`, { email: `${ann}@acme.example` })
    expect((await test.signIn(`second-${ann}`)).json().code).toBe('not_a_member')
  })

  it('refuses a stranger and who has a known address alike', async () => {
    await invite()
    await join()
    test.person(`second-${ann}`, { email: `${ann}@acme.example` })
    test.person(`stranger-${ann}`)
    const shown = async (subject: string) => {
      const { type, title, status, detail, hint, code } = (await test.signIn(subject)).json()
      return { type, title, status, detail, hint, code }
    }
    expect(await shown(`second-${ann}`)).toEqual(await shown(`stranger-${ann}`))
  })

  it('joins nothing to an address that the provider does not vouch for', async () => {
    const { member } = await invite()
    test.person(ann, { email_verified: false })
    const answer = await test.signIn(ann)
    expect(answer.json()).toMatchObject({ code: 'not_a_member', detail: expect.stringContaining('vouch') })
    expect(await actionsOn(member.id)).toEqual(['member.invited'])
  })

  it('refuses a removed member in words, and ends the session at once', async () => {
    const { member } = await invite()
    const cookie = cookiesOf(await join())
    await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      removeMember(sql, test.clock, { tenantId: tenant.id, id: member.id, actor: 'operator' }),
    )
    expect((await me(cookie)).json().code).toBe('member_removed')
    expect((await test.signIn(ann)).json().code).toBe('member_removed')
  })

  /** Another administrator, so that the first may lose the role. */
  const anotherAdmin = async () => {
    test.person(`boss-${ann}`)
    await test.invite(tenant.id, `boss-${ann}@acme.example`, ['admin'])
    await join(`boss-${ann}`)
  }

  it('takes a role away in the middle of a session', async () => {
    const { member } = await invite(['admin', 'viewer'])
    const cookie = cookiesOf(await join())
    const keys = () => test.inject({ url: '/v1/keys', headers: { cookie } })
    expect((await keys()).statusCode).toBe(200)
    await anotherAdmin()
    await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      changeMember(sql, test.clock, {
        tenantId: tenant.id,
        id: member.id,
        roles: ['viewer'],
        actor: 'operator',
      }),
    )
    expect((await keys()).json().code).toBe('insufficient_scope')
  })
  it('accepts an invitation by its link, for the address that was invited', async () => {
    const { member, token } = await invite()
    test.person(`other-${ann}`)
    const other = await test.signIn(`other-${ann}`, { invitation: token })
    expect(other.json()).toMatchObject({
      code: 'invitation_invalid',
      detail: expect.stringContaining('another address'),
    })
    expect((await test.signIn(ann, { invitation: token })).json().member_id).toBe(member.id)
    expect((await test.signIn(ann, { invitation: token })).json().code).toBe('invitation_invalid')
  })

  it('asks a member of several tenants which one', async () => {
    const second = await newTenant(database, test.clock, { name: 'Second company' })
    await invite()
    await invite(['viewer'], second.id)
    const answer = await test.signIn(ann)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'tenant_not_chosen',
      errors: expect.arrayContaining([
        expect.objectContaining({ message: 'Second company', received: second.id }),
      ]),
    })
    expect((await test.signIn(ann, { tenant: second.id })).json().tenant_id).toBe(second.id)
  })

  /** Goes to the provider and comes back with another cookie, or with something changed in what the provider said. */
  const comeBack = async (change: { cookie?: (own: string) => string | undefined; body?: object }) => {
    test.provider.signsIn = ann
    const { url, cookie } = await test.begin()
    const body = { ...(await test.provider.visit(url)), ...change.body }
    const sent = change.cookie === undefined ? cookie : change.cookie(cookie)
    return await test.post('/v1/sign-in/provider/callback', body, sent)
  }

  it('refuses a way back that was not begun in this browser', async () => {
    await invite()
    const { cookie: another } = await test.begin()
    for (const cookie of [() => undefined, () => another, (own: string) => own.slice(0, -8)])
      expect((await comeBack({ cookie })).json().code).toBe('sign_in_expired')
    expect((await comeBack({ body: { state: 'swapped' } })).json().code).toBe('sign_in_expired')
  })

  it('refuses an answer that names another issuer, and repeats nothing of it', async () => {
    await invite()
    const answer = await comeBack({ body: { iss: 'https://evil.example' } })
    expect(answer.json().code).toBe('sign_in_answer_refused')
    expect(answer.body).not.toContain('evil')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('works once, and for ten minutes', async () => {
    await invite()
    test.provider.signsIn = ann
    const { url, cookie } = await test.begin({ tenant: tenant.id })
    const answer = await test.provider.visit(url)
    const finish = () => test.post('/v1/sign-in/provider/callback', answer, cookie)
    expect((await finish()).statusCode).toBe(201)
    expect((await finish()).json().code).toBe('sign_in_expired')
    const late = await test.begin()
    const lateAnswer = await test.provider.visit(late.url)
    test.clock.forward(10 * MINUTE)
    expect((await test.post('/v1/sign-in/provider/callback', lateAnswer, late.cookie)).json().code).toBe(
      'sign_in_expired',
    )
    test.clock.forward(-10 * MINUTE)
  })

  it('links an account to a member who is signed in, while they still are', async () => {
    let count = 0
    const signedIn = async () => {
      const { member } = await test.invite(tenant.id, `passkey-${turn}-${(count += 1)}@acme.example`, [
        'viewer',
      ])
      await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
        joinAs(sql, test.clock, { tenantId: tenant.id, memberId: member.id }, 'passkey'),
      )
      return { id: member.id, session: (await signInAs(test, tenant.id, member.id)).cookie }
    }
    const link = async (session: string, back = session) => {
      test.provider.signsIn = ann
      const begun = await test.post('/v1/me/account', undefined, session)
      const answer = await test.provider.visit(begun.json().authorization_url)
      return await test.post('/v1/sign-in/provider/callback', answer, `${cookiesOf(begun)}; ${back}`)
    }
    const [one, other] = [await signedIn(), await signedIn()]
    expect((await link(one.session, 'x=y')).json().code).toBe('sign_in_expired')
    expect((await link(one.session, other.session)).json().code).toBe('sign_in_expired')
    expect((await link(one.session)).json()).toMatchObject({ member_id: one.id })
    const own = await test.inject({ url: '/v1/me/account', headers: { cookie: one.session } })
    expect(own.json()).toEqual({ provider: 'Acme account', linked: true })
    expect((await test.signIn(ann)).json().member_id).toBe(one.id)
    expect((await link(other.session)).json().code).toBe('member_state_conflict')
  })

  it('says who stopped at the provider', async () => {
    const { url, cookie } = await test.begin()
    const body = {
      state: new URL(url).searchParams.get('state'),
      error: 'access_denied',
      iss: test.provider.issuer,
    }
    expect((await test.post('/v1/sign-in/provider/callback', body, cookie)).json().code).toBe(
      'sign_in_cancelled',
    )
  })

  it('begins and ends on our own pages alone', async () => {
    for (const [url, payload] of [
      ['/v1/sign-in/provider', {}],
      ['/v1/sign-in/provider/callback', { state: 'x' }],
    ] as const)
      expect((await test.inject({ method: 'POST', url, payload })).json().code).toBe('cross_site_request')
    await invite()
    const outward = await test.signIn(ann, { tenant: tenant.id, return_to: '//evil.example/' })
    expect(outward.json().return_to).toBe('/')
  })

  it('holds its cookie to this host alone on HTTPS', async () => {
    const secure = await testApp(database, {
      environment: { ...test.environment, SOUTHERLY_PUBLIC_URL: 'https://southerly.example.com' },
    })
    const answer = await secure.inject({
      method: 'POST',
      url: '/v1/sign-in/provider',
      payload: {},
      headers: OWN_PAGE,
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-southerly_\w{8}=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    await secure.app.close()
  })

  it('writes no secret of a sign-in into the log', async () => {
    await invite()
    test.person(ann, { email_verified: false })
    await test.signIn(ann)
    const log = test.logLines.join('')
    for (const secret of [`${ann}@acme.example`, test.provider.clientSecret, 'code_verifier'])
      expect(log).not.toContain(secret)
  })
})
