import { beforeAll, expect, it } from 'vitest'
import { readReviewed } from '../../src/operations/review/reviewed-records.ts'
import { verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import { createKey } from '../../src/operations/tenancy/keys.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { ANY_VERSION, type Ask, peopleApp, type Who } from '../support/people-app.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'
import {
  newMember,
  newTenant,
  SECRET,
  signInAs,
  type TestApp,
  type TestMember,
  type TestTenant,
  testApp,
} from './support.ts'

const COMPANY = '74115061375'

describeOnOneEngine('members', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let admin: TestMember
  let ask: Ask

  beforeAll(async () => {
    database = await open()
    ;({
      test,
      tenant,
      ask,
      people: { admin },
    } = await peopleApp(database, { admin: { name: 'Ada Admin', roles: ['admin'] } }))
    return () => test.app.close()
  })

  const invite = (payload: object, who: Who = admin) =>
    ask(who, 'POST', '/v1/members', { name: 'Lee', email: 'lee@example.com', roles: ['viewer'], ...payload })
  const codeOf = async (who: Who, url = '/v1/me'): Promise<string> =>
    (await ask(who, 'GET', url)).json().code ?? 'ok'

  it('are invited by a link that is shown once and kept as a hash', async () => {
    const answer = await invite({
      name: ' Kim  Chen ',
      email: 'Kim@Example.com',
      roles: ['reviewer', 'preparer'],
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      name: 'Kim Chen',
      email: 'Kim@Example.com',
      roles: ['preparer', 'reviewer'],
      status: 'invited',
      invited_by: `member:${admin.id}`,
    })
    const { url, expires_at } = answer.json().invitation
    expect(url).toMatch(/\/join#token=[\w-]{43}$/)
    expect(Date.parse(expires_at) - test.clock.now().getTime()).toBe(7 * 24 * 3_600_000)
    const stored = await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`select token_hash from member_invitation`),
    )
    expect(JSON.stringify(stored)).not.toContain(url.split('token=')[1])
    const again = await invite({ email: 'kim@example.COM' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'member_exists'])
    // Another address of the same mailbox is the same person.
    expect((await invite({ email: 'kim+second@example.com' })).json().code).toBe('member_exists')
    const renewed = await ask(admin, 'POST', `/v1/members/${answer.json().id}/invitation`)
    expect(renewed.json().invitation.url).not.toBe(url)
    const waiting = await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`select count(*)::integer as n from member_invitation where used_at is null`),
    )
    expect(waiting).toEqual([{ n: 1 }])
  })

  it('tell what is wrong with an invitation, all at once', async () => {
    const engagements = [{ abn: '74115061376', period: 'last year', ends_on: '2020-01-01' }]
    const answer = await invite({ email: 'nobody', roles: ['auditor'], engagements })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/email',
      '/engagements/0/abn',
      '/engagements/0/period',
      '/engagements/0/ends_on',
    ])
    expect((await invite({ email: 'a@b.example', roles: ['auditor'] })).json().errors[0].pointer).toBe(
      '/engagements',
    )
  })

  it('hold rights by their roles, which count from the next request on', async () => {
    const lee = await newMember(test, tenant.id, { roles: ['preparer'] })
    const me = (await ask(lee, 'GET', '/v1/me')).json()
    expect(me).toMatchObject({
      actor: `member:${lee.id}`,
      key: null,
      member: { id: lee.id, name: 'Lee Tran' },
    })
    expect(me.member.roles[0]).toMatchObject({ role: 'preparer' })
    const watch = (who: Who) =>
      test.inject({
        method: 'PUT',
        url: '/v1/watchlists/mine',
        headers: { ...who.headers },
        payload: { name: 'x', companies: ['74115061375'] },
      })
    expect((await watch(lee)).statusCode).toBe(200)
    const refused = await watch(admin)
    expect(refused.json()).toMatchObject({
      code: 'insufficient_scope',
      hint: expect.stringContaining('preparer'),
    })
    const change = { roles: ['viewer'] }
    expect((await ask(lee, 'PUT', `/v1/members/${lee.id}`, change, ANY_VERSION)).json().code).toBe(
      'insufficient_scope',
    )
    expect((await ask(admin, 'PUT', `/v1/members/${lee.id}`, change, ANY_VERSION)).json().roles).toEqual([
      'viewer',
    ])
    expect((await watch(lee)).json().code).toBe('insufficient_scope')
    const events = (await ask(admin, 'GET', `/v1/audit-events?actor=member:${lee.id}`)).json().data
    expect(events.map(({ action }: { action: string }) => action)).toContain('watchlist.replaced')
  })

  it('are named in history, audit log and reports, by a pseudonym once they are erased', async () => {
    const lee = await newMember(test, tenant.id, { name: 'Lee Tran', roles: ['preparer'] })
    const { body } = RECORD_EXAMPLES.find(({ route }) => route === 'emission-targets')!
    const url = `/v1/companies/${COMPANY}/emission-targets`
    const written = await test.inject({ method: 'PUT', url, headers: { ...lee.headers }, payload: body })
    expect(written.json().data.authored_by).toBe(`member:${lee.id}`)
    const named = async () => {
      const key = { tenantId: tenant.id, abn: COMPANY, period: '2025-07-01/2026-06-30' }
      const { records } = await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
        readReviewed(sql, key),
      )
      const events = await ask(admin, 'GET', `/v1/audit-events?actor=member:${lee.id}&action=tenant_record`)
      return [
        (await ask(admin, 'GET', url)).json().meta.authored_by_name,
        (await ask(admin, 'GET', `${url}/history`)).json().data[0].authored_by_name,
        events.json().data[0].actor_name,
        records.emission_targets?.authored_by_name,
      ]
    }
    expect(new Set(await named())).toEqual(new Set(['Lee Tran']))
    await ask(admin, 'DELETE', `/v1/members/${lee.id}`)
    await ask(admin, 'POST', `/v1/members/${lee.id}/erase`)
    expect(new Set(await named())).toEqual(new Set([`Former member ${lee.id.slice(-4)}`]))
  })

  it('are refused at once in every process when they are removed, with their keys', async () => {
    const other = await testApp(database, { clock: test.clock })
    const lee = await newMember(test, tenant.id, { roles: ['preparer'] })
    const issued = await database.as({ kind: 'operator' }, (sql) =>
      createKey(
        sql,
        { clock: test.clock, secret: SECRET },
        {
          tenantId: tenant.id,
          name: 'agent',
          mode: 'live',
          scopes: ['admin'],
          packs: [],
          memberId: lee.id,
          actor: 'operator',
        },
      ),
    )
    const key = { headers: { authorization: `Bearer ${issued.text}` } }
    expect((await ask(key, 'GET', '/v1/me')).json()).toMatchObject({
      actor: `member:${lee.id}`,
      key: { id: issued.key.id },
    })
    expect(await codeOf(key, '/v1/keys')).toBe('insufficient_scope')
    const there = () => other.inject({ url: '/v1/me', headers: { ...lee.headers } })
    expect((await there()).statusCode).toBe(200)
    expect((await ask(admin, 'DELETE', `/v1/members/${lee.id}`)).json().status).toBe('removed')
    expect([await codeOf(lee), (await there()).json().code]).toEqual(['member_removed', 'member_removed'])
    expect(await codeOf(key)).toBe('api_key_revoked')
    await expect(signInAs(test, tenant.id, lee.id)).rejects.toThrow('no longer a member')
    await other.app.close()
  })

  it('keep one administrator, and erase who was removed but not what they did', async () => {
    const own = await newTenant(database, test.clock)
    const last = await newMember(test, own.id, {
      name: 'Last One',
      email: 'last@example.com',
      roles: ['admin'],
    })
    const url = `/v1/members/${last.id}`
    for (const refused of [
      await ask(last, 'DELETE', url),
      await ask(last, 'PUT', url, { roles: ['viewer'] }, ANY_VERSION),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_admin'])
    await invite({ roles: ['admin'] }, last)
    expect((await ask(last, 'DELETE', url)).json().code).toBe('last_admin')
    const next = await newMember(test, own.id, { roles: ['admin'] })
    expect((await ask(next, 'POST', `${url}/erase`)).json().code).toBe('member_state_conflict')
    expect((await ask(next, 'DELETE', url)).statusCode).toBe(200)
    const erased = (await ask(next, 'POST', `${url}/erase`)).json()
    expect(erased).toMatchObject({ name: `Former member ${last.id.slice(-4)}`, email: null })
    const everything = await database.as({ kind: 'operator' }, async (sql) => [
      await sql.query(SQL`select * from member where tenant_id = $1`, [own.id]),
      await sql.query(SQL`select * from audit_event where tenant_id = $1`, [own.id]),
    ])
    expect(JSON.stringify(everything)).not.toMatch(/Last One|last@example/)
    expect(JSON.stringify(everything)).toContain(`member:${last.id}`)
    expect((await verifyAuditChain(database, own.id))[0]?.broken).toBeUndefined()
    expect((await invite({ email: 'last@example.com' }, next)).statusCode).toBe(201)
  })

  it('get no role from who may not give it', async () => {
    const operator = await invite({ email: 'op@example.com', roles: ['operator'] })
    expect(operator.json()).toMatchObject({
      code: 'insufficient_scope',
      hint: expect.stringContaining('operator'),
    })
    const made = await ask(tenant, 'POST', '/v1/keys', {
      name: 'hr',
      scopes: ['members:manage', 'tenant:read'],
    })
    const clerk = { headers: { authorization: `Bearer ${made.json().key}` } }
    for (const roles of [['admin'], ['viewer']])
      expect((await invite({ email: 'x@example.com', roles }, clerk)).json().code).toBe('insufficient_scope')
    expect((await ask(clerk, 'DELETE', `/v1/members/${admin.id}`)).json().code).toBe('insufficient_scope')
    const forOther = { name: 'x', scopes: ['tenant:read'], member: admin.id }
    expect((await ask(tenant, 'POST', '/v1/keys', forOther)).json().code).toBe('insufficient_scope')
    const own = await ask(admin, 'POST', '/v1/keys', forOther)
    expect([own.statusCode, own.json().member_id]).toEqual([201, admin.id])
    expect((await ask(clerk, 'DELETE', `/v1/keys/${tenant.keyId}`)).json().code).toBe('insufficient_scope')
  })

  it('show their e-mail addresses to who manages them, and nothing to another tenant', async () => {
    const viewer = await newMember(test, tenant.id, { roles: ['viewer'], email: 'vi@example.com' })
    const emails = async (who: Who) =>
      (await ask(who, 'GET', '/v1/members'))
        .json()
        .data.flatMap(({ email }: { email: string }) => email ?? [])
    expect(await emails(viewer)).toEqual(['vi@example.com'])
    expect(await emails(admin)).toContain('Kim@Example.com')
    const stranger = await newMember(test, (await newTenant(database, test.clock)).id, { roles: ['admin'] })
    expect(await emails(stranger)).toHaveLength(1)
    const [session] = (await ask(viewer, 'GET', '/v1/sessions')).json().data
    const nobody = 'mem_0000000000000000'
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['PUT', '', { roles: ['admin'] }],
      ['DELETE', '', undefined],
      ['POST', '/invitation', undefined],
      ['POST', '/erase', undefined],
    ] as const) {
      const [crossing, missing] = [
        await ask(stranger, method, `/v1/members/${viewer.id}${path}`, payload, ANY_VERSION),
        await ask(stranger, method, `/v1/members/${nobody}${path}`, payload, ANY_VERSION),
      ]
      expect([crossing.statusCode, missing.statusCode]).toEqual([404, 404])
      expect(crossing.json().code).toBe('member_not_found')
    }
    expect((await ask(stranger, 'DELETE', `/v1/sessions/${session.id}`)).json().code).toBe(
      'session_not_found',
    )
    expect((await ask(viewer, 'GET', '/v1/sessions?everybody=true')).json().code).toBe('insufficient_scope')
    const all = (await ask(admin, 'GET', '/v1/sessions?everybody=true')).json().data
    expect(all.map(({ id }: { id: string }) => id)).toContain(session.id)
    expect((await ask(admin, 'DELETE', `/v1/sessions/${session.id}`)).statusCode).toBe(204)
    expect(await codeOf(viewer)).toBe('session_expired')
  })
})
