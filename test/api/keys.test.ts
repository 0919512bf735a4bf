import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import {
  API_KEY_RANDOM_BYTES,
  formatApiKey,
  makeApiKey,
  parseApiKey,
} from '../../src/domain/tenancy/api-key.ts'
import { verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import { revokeKey } from '../../src/operations/tenancy/keys.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, SECRET, type TestApp, type TestTenant, testApp, testClock } from './support.ts'

describeOnOneEngine('API keys', (open) => {
  let database: Database
  let test: TestApp
  let owner: TestTenant

  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    owner = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const create = async (payload: object, headers: object = owner.headers) =>
    test.inject({ method: 'POST', url: '/v1/keys', payload, headers: { ...headers } })

  const statusWith = async (key: string): Promise<string> =>
    (await test.inject({ url: '/v1/me', headers: { authorization: `Bearer ${key}` } })).json().code ?? 'ok'

  it('makes a key that works at once, shows it once and keeps only a hash', async () => {
    const made = await create({ name: 'laptop', scopes: ['tenant:read'], packs: ['au_climate_disclosure'] })
    expect(made.statusCode).toBe(201)
    const { id, key } = made.json()
    expect(made.headers.location).toBe(`/v1/keys/${id}`)
    expect(made.headers['cache-control']).toBe('no-store')
    expect(parseApiKey(key)?.id).toBe(id)
    expect(await statusWith(key)).toBe('ok')
    const shown = await test.inject({ url: `/v1/keys/${id}`, headers: owner.headers })
    expect(shown.json()).toMatchObject({
      id,
      name: 'laptop',
      status: 'active',
      created_by: `key:${owner.keyId}`,
    })
    expect(shown.body).not.toContain(parseApiKey(key)?.secret)
    const stored = await database.as({ kind: 'operator' }, (sql) => sql.query(SQL`select * from api_key`))
    expect(JSON.stringify(stored)).not.toContain(parseApiKey(key)?.secret)
  })

  it('tells a mangled, an unknown and a missing key apart', async () => {
    const mangled = `${owner.key.slice(0, -8)}${owner.key.at(-8) === 'x' ? 'y' : 'x'}${owner.key.slice(-7)}`
    expect(await statusWith(mangled)).toBe('invalid_api_key_format')
    const stranger = formatApiKey(makeApiKey('live', randomBytes(API_KEY_RANDOM_BYTES)))
    expect(await statusWith(stranger)).toBe('invalid_api_key')
    const guessed = formatApiKey({ ...parseApiKey(stranger)!, id: owner.keyId })
    expect(await statusWith(guessed)).toBe('invalid_api_key')
    const none = await test.inject({ url: '/v1/me' })
    expect(none.statusCode).toBe(401)
    expect(none.json().code).toBe('missing_api_key')
    expect(none.headers['www-authenticate']).toContain('Bearer')
  })

  it('takes X-API-Key as an alias and refuses two different keys', async () => {
    const { key } = (await create({ name: 'other', scopes: ['tenant:read'] })).json()
    expect((await test.inject({ url: '/v1/me', headers: { 'x-api-key': owner.key } })).statusCode).toBe(200)
    const both = await test.inject({ url: '/v1/me', headers: { ...owner.headers, 'x-api-key': key } })
    expect([both.statusCode, both.json().code]).toEqual([400, 'conflicting_parameters'])
    const same = await test.inject({ url: '/v1/me', headers: { ...owner.headers, 'x-api-key': owner.key } })
    expect(same.statusCode).toBe(200)
  })

  it('lets a key grant no more than it has, by creating or by rotating', async () => {
    const { id: strongId } = (await create({ name: 'strong', scopes: ['admin'] })).json()
    const { key } = (await create({ name: 'clerk', scopes: ['keys:manage', 'tenant:read'] })).json()
    const clerk = { authorization: `Bearer ${key}` }
    expect((await create({ name: 'more', scopes: ['admin'] }, clerk)).json().code).toBe('insufficient_scope')
    const packs = ['au_climate_disclosure']
    expect((await create({ name: 'more', scopes: ['tenant:read'], packs }, clerk)).json().code).toBe(
      'pack_not_entitled',
    )
    expect((await create({ name: 'same', scopes: ['tenant:read'] }, clerk)).statusCode).toBe(201)
    const rotated = await test.inject({
      method: 'POST',
      url: `/v1/keys/${strongId}/rotate`,
      payload: {},
      headers: clerk,
    })
    expect(rotated.json().code).toBe('insufficient_scope')
  })

  it('lets a key touch no key above itself, also where it would get nothing', async () => {
    const strong = (await create({ name: 'above', scopes: ['admin'] })).json()
    const entitled = (
      await create({ name: 'beside', scopes: ['tenant:read'], packs: ['au_climate_disclosure'] })
    ).json()
    const equal = (await create({ name: 'equal', scopes: ['tenant:read'] })).json()
    const { key, id } = (await create({ name: 'clerk', scopes: ['keys:manage', 'tenant:read'] })).json()
    const clerk = { authorization: `Bearer ${key}` }
    const revoke = async (target: string) =>
      test.inject({ method: 'DELETE', url: `/v1/keys/${target}`, headers: clerk })
    const refused = await revoke(strong.id)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'insufficient_scope'])
    expect(refused.json().detail).toContain('revoke a key with scopes that it lacks: admin')
    expect((await revoke(entitled.id)).json().code).toBe('pack_not_entitled')
    expect([await statusWith(strong.key), await statusWith(entitled.key)]).toEqual(['ok', 'ok'])
    // A key that has ended tells no more than one that works.
    await test.inject({ method: 'DELETE', url: `/v1/keys/${strong.id}`, headers: owner.headers })
    const place = `/v1/keys/${strong.id}/rotate`
    for (const answer of [
      await revoke(strong.id),
      await test.inject({ method: 'POST', url: place, payload: {}, headers: clerk }),
    ])
      expect(answer.json().code).toBe('insufficient_scope')
    expect((await revoke(equal.id)).statusCode).toBe(200)
    expect((await revoke(id)).statusCode).toBe(200)
  })

  it('refuses a key without the scope', async () => {
    const { key } = (await create({ name: 'reader', scopes: ['tenant:read'] })).json()
    const refused = await create({ name: 'x', scopes: ['tenant:read'] }, { authorization: `Bearer ${key}` })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'insufficient_scope'])
  })

  it('rotates with an overlap, after which the old key says where to go', async () => {
    const { id, key } = (await create({ name: 'rotating', scopes: ['tenant:read'] })).json()
    const url = `/v1/keys/${id}/rotate`
    const rotated = await test.inject({
      method: 'POST',
      url,
      payload: { overlap_seconds: 60 },
      headers: owner.headers,
    })
    expect(rotated.statusCode).toBe(201)
    expect(rotated.json()).toMatchObject({ name: 'rotating', scopes: ['tenant:read'] })
    expect([await statusWith(key), await statusWith(rotated.json().key)]).toEqual(['ok', 'ok'])
    const again = await test.inject({ method: 'POST', url, payload: {}, headers: owner.headers })
    expect([again.statusCode, again.json().code]).toEqual([409, 'version_conflict'])
    test.clock.forward(61_000)
    expect(await statusWith(key)).toBe('api_key_expired')
    expect(await statusWith(rotated.json().key)).toBe('ok')
    const told = await test.inject({ url: '/v1/me', headers: { authorization: `Bearer ${key}` } })
    expect(told.json().hint).toContain(rotated.json().id)
  })

  it('stops a revoked key at once here and within 5 seconds in another process', async () => {
    const other = await testApp(database, { clock: test.clock })
    const { id, key } = (await create({ name: 'doomed', scopes: ['tenant:read'] })).json()
    const headers = { authorization: `Bearer ${key}` }
    expect((await other.inject({ url: '/v1/me', headers })).statusCode).toBe(200)
    const revoked = await test.inject({ method: 'DELETE', url: `/v1/keys/${id}`, headers: owner.headers })
    expect(revoked.json().status).toBe('revoked')
    expect(await statusWith(key)).toBe('api_key_revoked')
    test.clock.forward(4_999)
    expect((await other.inject({ url: '/v1/me', headers })).json().code).toBe('api_key_revoked')
    const twice = await test.inject({ method: 'DELETE', url: `/v1/keys/${id}`, headers: owner.headers })
    expect(twice.json().revoked_at).toBe(revoked.json().revoked_at)
    await other.app.close()
  })

  it('stops a revoked key in another process also when its clock was set back', async () => {
    const clock = testClock(test.clock.now().toISOString())
    const other = await testApp(database, { clock })
    const { id, key } = (await create({ name: 'set back', scopes: ['tenant:read'] })).json()
    const headers = { authorization: `Bearer ${key}` }
    expect((await other.inject({ url: '/v1/me', headers })).statusCode).toBe(200)
    await test.inject({ method: 'DELETE', url: `/v1/keys/${id}`, headers: owner.headers })
    clock.forward(-3_600_000)
    expect((await other.inject({ url: '/v1/me', headers })).json().code).toBe('api_key_revoked')
    await other.app.close()
  })

  it('expires a key on time although it is remembered', async () => {
    const expires_at = new Date(test.clock.now().getTime() + 2000).toISOString()
    const { key } = (await create({ name: 'short', scopes: ['tenant:read'], expires_at })).json()
    expect(await statusWith(key)).toBe('ok')
    test.clock.forward(2000)
    expect(await statusWith(key)).toBe('api_key_expired')
    const past = await create({ name: 'late', scopes: ['tenant:read'], expires_at })
    expect(past.json().errors[0]).toMatchObject({ pointer: '/expires_at' })
  })

  it.each(['2027-02-30T00:00:00Z', '2027-06-30T23:59:60Z', '9999-12-31T23:59:59-14:00'])(
    'makes no key until %s, which is no instant',
    async (expires_at) => {
      const answer = await create({ name: 'odd', scopes: ['tenant:read'], expires_at })
      expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/expires_at' }] })
    },
  )

  it('notes when a key was last used', async () => {
    await test.app.services.meter.flush()
    const shown = await test.inject({ url: `/v1/keys/${owner.keyId}`, headers: owner.headers })
    expect(shown.json().last_used_at).toMatch(/^2026-11-15T03:/)
  })

  it('pages through the keys without a gap or a repeat', async () => {
    const seen: string[] = []
    let url: string | undefined = '/v1/keys?limit=3'
    while (url !== undefined) {
      const page = await test.inject({ url, headers: owner.headers })
      const { data, page: facts } = page.json()
      seen.push(...data.map((key: { id: string }) => key.id))
      const link = page.headers.link as string | undefined
      expect(link === undefined).toBe(!facts.has_more)
      url =
        link === undefined
          ? undefined
          : new URL(/<(.+)>; rel="next"/.exec(link)![1]!).pathname + new URL(/<(.+)>/.exec(link)![1]!).search
    }
    const count = await database.as({ kind: 'tenant', tenantId: owner.id }, (sql) =>
      sql.query<{ n: number }>(SQL`select count(*) as n from api_key`),
    )
    expect(seen.length).toBe(count[0]!.n)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('writes every change into an audit chain that holds', async () => {
    await database.as({ kind: 'operator' }, (sql) =>
      revokeKey(sql, { clock: test.clock, secret: SECRET }, owner.keyId, { actor: 'operator' }),
    )
    const [report] = await verifyAuditChain(database, owner.id)
    expect(report).toEqual({ tenantId: owner.id, events: expect.any(Number) })
    expect(report!.events).toBeGreaterThan(10)
  })
})
