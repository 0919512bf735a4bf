import { beforeAll, expect, it } from 'vitest'
import type { Role } from '../../src/domain/tenancy/roles.ts'
import { createKey } from '../../src/operations/tenancy/keys.ts'
import { changeMember, removeMember } from '../../src/operations/tenancy/members.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newMember, newTenant, SECRET, type TestApp, type TestTenant, testApp } from './support.ts'

const HOUR = 3_600_000

interface Made {
  readonly id: string
  readonly key: string
  readonly expires_at: string | null
}

describeOnOneEngine('keys that keys make', (open) => {
  let database: Database
  let test: TestApp
  let owner: TestTenant

  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    owner = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
  const make = (headers: Record<string, string>, payload: object = {}) =>
    test.inject({
      method: 'POST',
      url: '/v1/keys',
      headers,
      payload: { name: 'made', scopes: ['keys:manage', 'tenant:read'], ...payload },
    })
  const made = async (headers: Record<string, string>, payload?: object): Promise<Made> => {
    const answer = await make(headers, payload)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  /** A key, one that it made, and one that that made. */
  const chain = async (headers: Record<string, string> = owner.headers, payload?: object) => {
    const first = await made(headers, payload)
    const second = await made(bearer(first.key))
    const third = await made(bearer(second.key))
    return [first, second, third] as const
  }
  const codeOf = async (key: string, url = '/v1/me'): Promise<string> =>
    (await test.inject({ url, headers: bearer(key) })).json().code ?? 'ok'
  const codesOf = async (keys: readonly Made[]) => await Promise.all(keys.map(({ key }) => codeOf(key)))
  const rotate = (id: string, headers: Record<string, string>) =>
    test.inject({ method: 'POST', url: `/v1/keys/${id}/rotate`, headers, payload: { overlap_seconds: 60 } })
  const inDays = (days: number): string =>
    new Date(test.clock.now().getTime() + days * 24 * HOUR).toISOString()

  it('expire with it, and cannot be made to last longer', async () => {
    const expires_at = inDays(1)
    const keys = await chain(owner.headers, { expires_at })
    expect(keys.map((key) => key.expires_at)).toEqual([expires_at, expires_at, expires_at])
    const late = await make(bearer(keys[1].key), { expires_at: inDays(2) })
    expect([late.statusCode, late.json().errors]).toMatchObject([422, [{ pointer: '/expires_at' }]])
    expect((await made(bearer(keys[1].key), { expires_at: inDays(0.5) })).expires_at).toBe(inDays(0.5))
    test.clock.forward(24 * HOUR)
    expect(await codesOf(keys)).toEqual(['api_key_expired', 'api_key_expired', 'api_key_expired'])
  })

  it('are revoked with it at once, here and in another process, and are listed so', async () => {
    const other = await testApp(database, { clock: test.clock })
    const keys = await chain()
    expect(await codesOf(keys)).toEqual(['ok', 'ok', 'ok'])
    const last = { url: '/v1/me', headers: bearer(keys[2].key) }
    expect((await other.inject(last)).statusCode).toBe(200)
    await test.inject({ method: 'DELETE', url: `/v1/keys/${keys[0].id}`, headers: owner.headers })
    expect(await codesOf(keys)).toEqual(['api_key_revoked', 'api_key_revoked', 'api_key_revoked'])
    const shown = await test.inject({ url: `/v1/keys/${keys[2].id}`, headers: owner.headers })
    expect(shown.json()).toMatchObject({ status: 'revoked', made_with: keys[1].id })
    test.clock.forward(4_999)
    expect((await other.inject(last)).json().code).toBe('api_key_revoked')
    await other.app.close()
  })

  it('end in their sessions too', async () => {
    const [first, second] = await chain()
    const opened = await test.inject({ method: 'POST', url: '/v1/session', headers: bearer(second.key) })
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0]!
    const me = () => test.inject({ url: '/v1/me', headers: { cookie } })
    expect((await me()).statusCode).toBe(200)
    // What such a session makes is made by the key.
    const from = { cookie, 'x-requested-with': 'southerly' }
    const third = await made(from)
    await test.inject({ method: 'DELETE', url: `/v1/keys/${first.id}`, headers: owner.headers })
    expect((await me()).json().code).toBe('api_key_revoked')
    expect(await codeOf(third.key)).toBe('api_key_revoked')
  })

  const keyOfAdmin = async () => {
    await newMember(test, owner.id, { roles: ['admin'] })
    const person = await newMember(test, owner.id, { roles: ['admin'] })
    const { text } = await database.as({ kind: 'operator' }, (sql) =>
      createKey(
        sql,
        { clock: test.clock, secret: SECRET },
        {
          tenantId: owner.id,
          name: 'agent',
          mode: 'live',
          scopes: ['admin'],
          packs: [],
          memberId: person.id,
          actor: 'operator',
        },
      ),
    )
    return { person, key: text }
  }
  const asOperator = { actor: 'operator' }

  it('of a person end with the membership', async () => {
    const { person, key } = await keyOfAdmin()
    const keys = await chain(bearer(key))
    expect(await codesOf(keys)).toEqual(['ok', 'ok', 'ok'])
    await database.as({ kind: 'tenant', tenantId: owner.id }, (sql) =>
      removeMember(sql, test.clock, { tenantId: owner.id, id: person.id, ...asOperator }),
    )
    expect(await codesOf(keys)).toEqual(['api_key_revoked', 'api_key_revoked', 'api_key_revoked'])
  })

  it('of a person lose what the person loses, from the next request on', async () => {
    const { person, key } = await keyOfAdmin()
    const [, second] = await chain(bearer(key))
    const setRoles = (roles: readonly Role[]) =>
      database.as({ kind: 'tenant', tenantId: owner.id }, (sql) =>
        changeMember(sql, test.clock, { tenantId: owner.id, id: person.id, roles, ...asOperator }),
      )
    expect(await codeOf(second.key, '/v1/keys')).toBe('ok')
    await setRoles(['viewer'])
    expect(await codeOf(second.key, '/v1/keys')).toBe('insufficient_scope')
    expect(await codeOf(second.key, '/v1/me')).toBe('ok')
    await setRoles(['admin'])
    expect(await codeOf(second.key, '/v1/keys')).toBe('ok')
  })

  it('rotate only themselves and what they made, and go on with the key that replaced theirs', async () => {
    const clerk = await made(owner.headers)
    const beside = await made(owner.headers)
    expect((await rotate(beside.id, bearer(clerk.key))).json().code).toBe('insufficient_scope')
    expect((await rotate(owner.keyId, bearer(clerk.key))).json().code).toBe('insufficient_scope')
    const own = await made(bearer(clerk.key))
    const rotated = (await rotate(clerk.id, bearer(clerk.key))).json()
    test.clock.forward(61_000)
    expect(await codesOf([clerk, rotated, own])).toEqual(['api_key_expired', 'ok', 'ok'])
    expect((await rotate(own.id, bearer(rotated.key))).statusCode).toBe(201)
    await test.inject({ method: 'DELETE', url: `/v1/keys/${rotated.id}`, headers: owner.headers })
    expect(await codeOf(own.key)).toBe('api_key_revoked')
  })

  it('are made eight times over at most', async () => {
    let key = (await made(owner.headers)).key
    let answer = await make(bearer(key))
    let length = 2
    for (; answer.statusCode === 201 && length < 12; length += 1) {
      key = answer.json().key
      answer = await make(bearer(key))
    }
    expect([length, answer.json().code]).toEqual([8, 'insufficient_scope'])
    expect(await codeOf(key)).toBe('ok')
  })
})
