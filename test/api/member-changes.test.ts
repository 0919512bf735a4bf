import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { ANY_VERSION, type Ask, peopleApp, type Who } from '../support/people-app.ts'
import { newMember, newTenant, type TestApp, type TestMember, type TestTenant } from './support.ts'

describeOnOneEngine('members who are changed', (open) => {
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

  const codeOf = async (who: Who): Promise<string> => (await ask(who, 'GET', '/v1/me')).json().code ?? 'ok'

  it('make keys that never have more rights than they have themselves', async () => {
    const lee = await newMember(test, tenant.id, { roles: ['preparer', 'reviewer'] })
    const make = (payload: object, who: Who = lee) => ask(who, 'POST', '/v1/me/keys', payload)
    const made = (await make({ name: 'notebook' })).json()
    expect(made).toMatchObject({ member_id: lee.id, created_by: `member:${lee.id}`, status: 'active' })
    const key = { headers: { authorization: `Bearer ${made.key}` } }
    const scopes = async () => (await ask(key, 'GET', '/v1/me')).json().scopes
    expect(await scopes()).toContain('tenant:write')
    const beyond = await make({ name: 'more', scopes: ['members:manage'] })
    expect([beyond.statusCode, beyond.json().code]).toEqual([403, 'insufficient_scope'])
    expect((await make({ name: 'more' }, key)).json().code).toBe('person_required')
    expect((await make({ name: 'more' }, tenant)).json().code).toBe('person_required')

    await ask(admin, 'PUT', `/v1/members/${lee.id}`, { roles: ['viewer'] }, ANY_VERSION)
    expect(await scopes()).toEqual(['companies:read', 'reference:read', 'tenant:read'])
    await ask(admin, 'PUT', `/v1/members/${lee.id}`, { roles: ['preparer'] }, ANY_VERSION)
    expect(await scopes()).toContain('tenant:write')

    const other = await newMember(test, tenant.id, { roles: ['viewer'] })
    expect((await ask(other, 'GET', '/v1/me/keys')).json().data).toEqual([])
    expect((await ask(other, 'DELETE', `/v1/me/keys/${made.id}`)).json().code).toBe('api_key_not_found')
    const listed = (await ask(lee, 'GET', '/v1/me/keys')).json()
    expect(listed.data.map(({ id }: { id: string }) => id)).toEqual([made.id])
    expect(JSON.stringify(listed)).not.toContain(made.key)
    expect((await ask(lee, 'DELETE', `/v1/me/keys/${made.id}`)).json().status).toBe('revoked')
    expect(await codeOf(key)).toBe('api_key_revoked')
  })

  it('are changed only as they were seen', async () => {
    const lee = await newMember(test, tenant.id, { roles: ['preparer'] })
    const url = `/v1/members/${lee.id}`
    const change = (roles: readonly string[], ifMatch?: string) =>
      test.inject({
        method: 'PUT',
        url,
        headers: { ...admin.headers, ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) },
        payload: { roles },
      })
    expect((await change(['viewer'])).json().code).toBe('precondition_required')
    const { etag } = (await ask(admin, 'GET', url)).json()
    const [first, second] = await Promise.all([
      change(['viewer'], `"${etag}"`),
      change(['reviewer'], `"${etag}"`),
    ])
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 412])
    const now = (await ask(admin, 'GET', url)).json()
    expect((await change(['preparer'], `"${now.etag}"`)).json().roles).toEqual(['preparer'])
  })

  it('keep one administrator although two give the role up at the same time', async () => {
    const own = await newTenant(database, test.clock)
    const both = [
      await newMember(test, own.id, { roles: ['admin'] }),
      await newMember(test, own.id, { roles: ['admin'] }),
    ]
    const answers = await Promise.all(
      both.map((one, index) =>
        index === 0
          ? ask(one, 'PUT', `/v1/members/${one.id}`, { roles: ['viewer'] }, ANY_VERSION)
          : ask(one, 'DELETE', `/v1/members/${one.id}`),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'last_admin' })
  })
})
