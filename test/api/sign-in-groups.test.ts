import { beforeAll, expect, it } from 'vitest'
import { readAuditEvents } from '../../src/operations/tenancy/audit.ts'
import { readMember, removeMember } from '../../src/operations/tenancy/members.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { cookiesOf, type SignInApp, signInApp } from '../support/sign-in-app.ts'
import { newTenant, type TestTenant, testClock } from './support.ts'

describeOnOneEngine('groups of a provider', (open) => {
  let database: Database
  let test: SignInApp
  let tenant: TestTenant

  beforeAll(async () => {
    database = await open()
    tenant = await newTenant(database, testClock())
    test = await signInApp(database, {
      SOUTHERLY_OIDC_TENANT: tenant.id,
      SOUTHERLY_OIDC_GROUPS: 'team=preparer,viewer;board=approver;it=admin',
    })
    return () => test.close()
  })

  const rolesOf = async (memberId: string) => (await readMember(database, tenant.id, memberId)).roles

  it('let somebody in without an invitation, with the roles of the groups', async () => {
    test.person('bo', { groups: ['team', 'canteen'], name: 'Bo Example' })
    const answer = await test.signIn('bo')
    const me = await test.inject({ url: '/v1/me', headers: { cookie: cookiesOf(answer) } })
    expect(me.json().member).toMatchObject({
      name: 'Bo Example',
      roles: [{ role: 'viewer' }, { role: 'preparer' }],
    })
    expect((await test.signIn('bo')).json().member_id).toBe(answer.json().member_id)
  })

  it('give and take their roles at each sign-in, leave others, and say so in the audit trail', async () => {
    const { member } = await test.invite(tenant.id, 'cy@acme.example', ['reviewer'])
    test.person('cy', { groups: ['board'] })
    await test.signIn('cy', { tenant: tenant.id })
    expect(await rolesOf(member.id)).toEqual(['reviewer', 'approver'])
    test.person('cy', { groups: [] })
    await test.signIn('cy')
    expect(await rolesOf(member.id)).toEqual(['reviewer'])
    const [event] = await readAuditEvents(database, tenant.id, { limit: 1, action: 'member.changed' })
    expect(event).toMatchObject({ actor: 'provider', subject: `member:${member.id}` })
    expect(JSON.parse(event!.detail)).toEqual({ roles: ['reviewer'], roles_before: ['reviewer', 'approver'] })
  })

  it('stay open to who is invited elsewhere: the invitation is not taken before the group', async () => {
    const stranger = await newTenant(database, test.clock, { name: 'Stranger Pty Ltd' })
    await test.invite(stranger.id, 'eve@acme.example', ['admin'])
    test.person('eve', { groups: ['team'] })
    expect((await test.signIn('eve')).json().errors).toMatchObject([
      { code: 'tenant_not_chosen', received: tenant.id },
      { code: 'invitation_open', received: stranger.id },
    ])
    expect((await test.signIn('eve', { tenant: tenant.id })).json().tenant_id).toBe(tenant.id)
  })

  it('shut out who is left without a role, also in a session that is open', async () => {
    test.person('di', { groups: ['board'] })
    const first = await test.signIn('di')
    test.person('di', { groups: [] })
    expect((await test.signIn('di')).json()).toMatchObject({
      code: 'not_a_member',
      detail: expect.stringContaining('None of your groups'),
    })
    expect(await rolesOf(first.json().member_id)).toEqual([])
    const events = await test.inject({ url: '/v1/events', headers: { cookie: cookiesOf(first) } })
    expect(events.json().code).toBe('insufficient_scope')
  })

  it('leave a tenant its last administrator', async () => {
    test.person('ed', { groups: ['it'] })
    const { member_id } = (await test.signIn('ed')).json()
    test.person('ed', { groups: ['team'] })
    await test.signIn('ed')
    expect(await rolesOf(member_id)).toEqual(['viewer', 'preparer', 'admin'])
  })

  it('do not bring back who was removed', async () => {
    test.person('flo', { groups: ['team'] })
    const { member_id } = (await test.signIn('flo')).json()
    await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      removeMember(sql, test.clock, { tenantId: tenant.id, id: member_id, actor: 'operator' }),
    )
    expect((await test.signIn('flo')).json().code).toBe('member_removed')
    // Nor by another account with the same address.
    test.person('flo-again', { groups: ['team'], email: 'flo@acme.example' })
    expect((await test.signIn('flo-again')).json().code).toBe('member_removed')
  })

  it('let nobody in by an address that is not verified', async () => {
    test.person('gus', { groups: ['team'], email_verified: false })
    expect((await test.signIn('gus')).json().code).toBe('not_a_member')
  })
})
