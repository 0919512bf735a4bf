import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { SCOPES } from '../../src/domain/tenancy/access.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newMember, newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const KEY = 'an operator key of more than 32 characters'.replaceAll(' ', '-')
const SHORT = 'short-operator-key'
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const HOUR = 3_600_000

describeOnOneEngine('the operator by the API', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let other: TestTenant
  beforeAll(async () => {
    database = await open()
    test = await testApp(database, { environment: { SOUTHERLY_OPERATOR_KEY_SHA256: hashOf(KEY) } })
    tenant = await newTenant(database, test.clock, { name: 'Leaving' })
    other = await newTenant(database, test.clock, { name: 'Staying' })
    return () => test.app.close()
  })
  const place = (rest = '') => `/v1/operator/tenants/${tenant.id}${rest}`
  const ask = (url: string, headers: Record<string, string> = bearer(KEY)) => test.inject({ url, headers })
  const post = (rest: string, payload?: object, headers: Record<string, string> = bearer(KEY)) =>
    test.inject({
      method: 'POST',
      url: place(rest),
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
  const asTenant = () => test.inject({ url: '/v1/me', headers: tenant.headers })
  const later = () => test.clock.forward(5000)

  it('is off where no setting names a key, and takes no short one', async () => {
    const off = await testApp(database)
    const answer = await off.inject({ url: '/v1/operator/tenants', headers: bearer(KEY) })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'operator_api_off'])
    await off.app.close()
    const weak = await testApp(database, { environment: { SOUTHERLY_OPERATOR_KEY_SHA256: hashOf(SHORT) } })
    const refused = await weak.inject({ url: '/v1/operator/tenants', headers: bearer(SHORT) })
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'operator_key_refused'])
    await weak.app.close()
  })

  it('is never a tenant: no key with any scope and no session of an administrator gets in', async () => {
    const strongest = await newTenant(database, test.clock, { scopes: SCOPES })
    const admin = await newMember(test, tenant.id, { roles: ['admin'] })
    const routes = test.app.services.routes.filter(({ path }) => path.startsWith('/v1/operator/'))
    expect(routes.map(({ isOperators }) => isOperators)).toEqual(routes.map(() => true))
    for (const headers of [{}, strongest.headers, admin.headers, bearer(`${KEY}x`), bearer(hashOf(KEY))])
      for (const { method, path } of routes) {
        const body = SOUND[path.split('/').at(-1)!]
        const payload = body === undefined ? {} : { payload: body }
        const answer = await test.inject({
          method,
          url: path.replace('{id}', tenant.id),
          headers,
          ...payload,
        })
        expect([path, answer.statusCode, answer.json().code]).toEqual([path, 401, 'operator_key_refused'])
        expect(answer.body).not.toContain('Staying')
      }
    test.clock.forward(60_000)
  })

  it('lists tenants, changes plan and limits, suspends and resumes, all in the audit trail', async () => {
    const listed = (await ask('/v1/operator/tenants')).json().data.map(({ id }: { id: string }) => id)
    expect(listed).toEqual(expect.arrayContaining([tenant.id, other.id]))
    expect((await ask('/v1/operator/tenants/ten_0000000000000000')).json().code).toBe('tenant_not_found')
    const changed = await post('/plan', { plan: 'enterprise', limits: { webhooks: 7, evidence_mb: null } })
    expect(changed.json().data).toMatchObject({ plan: 'enterprise', limit_overrides: { webhooks: 7 } })
    later()
    expect((await asTenant()).json()).toMatchObject({ plan: 'enterprise', limits: { webhooks: 7 } })
    const reset = await post('/plan', { limits: { webhooks: 'plan' } })
    expect(reset.json().data.limit_overrides).toEqual({ evidence_mb: null })
    for (const wrong of [{}, { plan: 'gold' }, { limits: { webhooks: -1 } }, { limits: { hooks: 1 } }])
      expect((await post('/plan', wrong)).statusCode).toBe(422)

    expect((await post('/resume')).json().code).toBe('tenant_state_conflict')
    expect((await post('/suspend', { reason: 'invoice 1042 is unpaid' })).statusCode).toBe(200)
    later()
    expect((await asTenant()).json().detail).toContain('invoice 1042 is unpaid')
    expect((await test.inject({ url: '/v1/me', headers: other.headers })).statusCode).toBe(200)
    expect((await post('/suspend', { reason: 'again' })).statusCode).toBe(409)
    expect((await post('/resume')).json().data.suspended_at).toBeNull()
    later()
    const trail = await test.inject({ url: '/v1/audit-events?limit=50', headers: tenant.headers })
    const told = trail
      .json()
      .data.filter(({ detail }: { detail: { via?: string } }) => detail.via === 'api')
      .map(({ action }: { action: string }) => action)
    expect(told.toSorted()).toEqual([
      'tenant.plan_changed',
      'tenant.plan_changed',
      'tenant.resumed',
      'tenant.suspended',
    ])
  })

  it('erases only what was confirmed by id and name, and suspended for 72 hours', async () => {
    const wanted = { confirm_id: tenant.id, confirm_name: 'Leaving', reason: 'contract ended' }
    const refused = async (body: object): Promise<string> => {
      const answer = await post('/erase', body)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'tenant_state_conflict'])
      return answer.json().detail
    }
    expect(await refused(wanted)).toContain('is not suspended')
    await post('/suspend', { reason: 'contract ended' })
    test.clock.forward(71 * HOUR)
    expect(await refused(wanted)).toContain('can be erased from')
    test.clock.forward(HOUR)
    expect(await refused({ ...wanted, confirm_name: 'Staying' })).toContain('does not confirm')
    expect(await refused({ ...wanted, confirm_id: other.id })).toContain('does not confirm')
    const erased = await post('/erase', wanted)
    expect(erased.json().data).toMatchObject({ id: tenant.id, reason: 'contract ended', bundles: [] })
    expect(erased.json().data.rows_erased.tenant).toBe(1)
    expect((await ask(place())).statusCode).toBe(404)
    expect((await post('/erase', wanted)).json().code).toBe('tenant_not_found')
    expect((await test.inject({ url: '/v1/me', headers: other.headers })).statusCode).toBe(200)
  })

  it('makes wrong keys of an address wait after 60, never the right one, which has 120 requests a minute', async () => {
    test.clock.forward(60_000)
    const statuses = new Set<number>()
    for (let tried = 0; tried < 61; tried += 1)
      statuses.add((await ask('/v1/operator/tenants', bearer(`${KEY}${tried}`))).statusCode)
    expect([...statuses]).toEqual([401, 429])
    // The right key still opens: whoever shares the operator's address, or sits behind the same proxy, must not shut them out.
    expect((await ask('/v1/operator/tenants')).statusCode).toBe(200)
    test.clock.forward(60_000)
    const counted = new Set<number>()
    for (let asked = 0; asked < 121; asked += 1) counted.add((await ask('/v1/operator/tenants')).statusCode)
    expect([...counted]).toEqual([200, 429])
  })
})

const SOUND: Readonly<Record<string, object>> = {
  plan: { plan: 'local' },
  suspend: { reason: 'x' },
  erase: { confirm_id: 'x', confirm_name: 'x', reason: 'x' },
}
