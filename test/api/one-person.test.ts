import { beforeAll, beforeEach, expect, it } from 'vitest'
import { joinAs } from '../../src/operations/sign-in/join.ts'
import { readAuditEvents } from '../../src/operations/tenancy/audit.ts'
import { readMember, removeMember } from '../../src/operations/tenancy/members.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { cookiesOf, type SignInApp, signInApp } from '../support/sign-in-app.ts'
import { newTenant, signInAs, type TestTenant } from './support.ts'

describeOnOneEngine('one person at the doors', (open) => {
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
  const actionsOn = async (memberId: string) =>
    (await readAuditEvents(database, tenant.id, { limit: 100 }))
      .filter(({ subject }) => subject === `member:${memberId}`)
      .map(({ action }) => action)

  it('takes no invitation in passing: the person is asked, and stays where they are', async () => {
    const { member } = await invite()
    expect((await test.signIn(ann)).json()).toMatchObject({
      code: 'tenant_not_chosen',
      errors: [{ code: 'invitation_open', received: tenant.id }],
    })
    expect(await actionsOn(member.id)).toEqual(['member.invited'])
    await join()
    const stranger = await newTenant(database, test.clock, { name: 'Stranger Pty Ltd' })
    const bait = await invite(['admin'], stranger.id)
    expect((await test.signIn(ann)).json().errors).toMatchObject([
      { code: 'tenant_not_chosen', received: tenant.id },
      { code: 'invitation_open', message: 'Stranger Pty Ltd', received: stranger.id },
    ])
    expect((await join()).json()).toMatchObject({ tenant_id: tenant.id, member_id: member.id })
    expect((await readMember(database, stranger.id, bait.member.id)).status).toBe('invited')
    // Who accepts is a member of both.
    expect((await join(ann, stranger.id)).json().member_id).toBe(bait.member.id)
    expect((await join()).json().member_id).toBe(member.id)
  })

  it('confirms the e-mail address that the provider vouches for, and no other', async () => {
    const meta = async (cookie: string) =>
      (await test.inject({ url: '/v1/me/notification-preferences', headers: { cookie } })).json().meta
    await invite()
    expect((await meta(cookiesOf(await join()))).email_confirmed_at).not.toBeNull()
    const { member } = await test.invite(tenant.id, `elsewhere-${turn}@acme.example`, ['viewer'])
    const place = { tenantId: tenant.id, memberId: member.id }
    await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      joinAs(sql, test.clock, place, 'passkey'),
    )
    const { cookie } = await signInAs(test, tenant.id, member.id)
    test.person(`other-${ann}`)
    test.provider.signsIn = `other-${ann}`
    const begun = await test.post('/v1/me/account', undefined, cookie)
    const answer = await test.provider.visit(begun.json().authorization_url)
    const linked = await test.post('/v1/sign-in/provider/callback', answer, `${cookiesOf(begun)}; ${cookie}`)
    expect(linked.statusCode).toBe(201)
    expect((await meta(cookie)).email_confirmed_at).toBeNull()
  })

  it('makes no second member of one account, by a link or by the address', async () => {
    const { member } = await invite()
    await join()
    const second = await test.invite(tenant.id, `second-${ann}@acme.example`, ['approver'])
    test.person(ann, { email: `second-${ann}@acme.example` })
    const refused = await test.signIn(ann, { invitation: second.token })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'member_state_conflict', detail: expect.stringContaining('linked to another member') },
    ])
    expect((await readMember(database, tenant.id, second.member.id)).status).toBe('invited')
    expect((await join()).json().member_id).toBe(member.id)
    // The link was not used up: it still waits for the person who was meant.
    test.person(`second-${ann}`)
    expect((await test.signIn(`second-${ann}`, { invitation: second.token })).json().member_id).toBe(
      second.member.id,
    )
  })

  it('lets a colleague come back with the account they had, as a new member with the same address', async () => {
    const { member } = await invite()
    await join()
    await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      removeMember(sql, test.clock, { tenantId: tenant.id, id: member.id, actor: 'operator' }),
    )
    const back = await invite()
    const answer = await test.signIn(ann, { invitation: back.token })
    expect(answer.json().member_id).toBe(back.member.id)
    expect(back.member.id).not.toBe(member.id)
    const kept = await readMember(database, tenant.id, member.id)
    expect([kept.status, kept.email]).toEqual(['removed', back.member.email])
  })
})
