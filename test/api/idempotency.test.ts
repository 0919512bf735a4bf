import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { purgeIdempotencyRecords } from '../../src/operations/tenancy/idempotency.ts'
import type { Database } from '../../src/store/database.ts'
import { tryIdempotencyLock } from '../../src/store/idempotency.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

describeOnBothEngines('idempotency', (open, engine) => {
  let database: Database
  let test: TestApp
  let owner: TestTenant
  let stranger: TestTenant

  beforeAll(async () => {
    database = await open({ pool: 8 })
    test = await testApp(database)
    owner = await newTenant(database, test.clock)
    stranger = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const create = async (idempotencyKey: string, name = 'made', tenant = owner, scopes = ['tenant:read']) =>
    test.inject({
      method: 'POST',
      url: '/v1/keys',
      payload: { name, scopes },
      headers: { ...tenant.headers, 'idempotency-key': idempotencyKey },
    })

  const keysCalled = async (name: string): Promise<number> => {
    const rows = await database.as({ kind: 'operator' }, (sql) =>
      sql.query<{ n: number }>(SQL`select count(*) as n from api_key where name = $1`, [name]),
    )
    return rows[0]!.n
  }

  it('takes effect once and answers the same bytes again', async () => {
    const first = await create('a', 'once')
    const second = await create('a', 'once')
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.body).toBe(first.body)
    expect(second.headers.location).toBe(first.headers.location)
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ])
    expect(await keysCalled('once')).toBe(1)
  })

  it('refuses the key for another body, and keeps tenants apart', async () => {
    await create('b', 'first')
    const other = await create('b', 'second')
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
    const elsewhere = await create('b', 'third', stranger)
    expect(elsewhere.statusCode).toBe(201)
    expect(elsewhere.headers['idempotent-replayed']).toBeUndefined()
  })

  it('repeats an answer to no other key of the tenant, whatever its rights', async () => {
    const payload = { name: 'ruler', scopes: ['admin'] }
    const headers = { ...owner.headers, 'idempotency-key': 'shared' }
    const first = await test.inject({ method: 'POST', url: '/v1/keys', payload, headers })
    expect(first.statusCode).toBe(201)
    for (const scope of ['keys:manage', 'admin']) {
      const { key } = (await create(`of-${scope}`, 'other', owner, [scope])).json()
      const authorization = `Bearer ${key}`
      const other = await test.inject({
        method: 'POST',
        url: '/v1/keys',
        payload,
        headers: { ...headers, authorization },
      })
      expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
      expect(other.body).not.toContain(first.json().id)
    }
    const again = await test.inject({ method: 'POST', url: '/v1/keys', payload, headers })
    expect(again.body).toBe(first.body)
    expect(await keysCalled('ruler')).toBe(1)
  })

  it('never stores the new key where the database could read it', async () => {
    const made = await create('c')
    const rows = await database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`select * from idempotency_record`),
    )
    const text = JSON.stringify(rows)
    expect(text).not.toContain(made.json().key.slice(-40))
    expect(text).not.toContain(Buffer.from(made.json().key).toString('base64').slice(4, 40))
  })

  it('keeps nothing of a request that failed', async () => {
    const failing = { name: 'fails', scopes: ['tenant:read'], expires_at: '2020-01-01T00:00:00Z' }
    const headers = { ...owner.headers, 'idempotency-key': 'd' }
    const refused = await test.inject({ method: 'POST', url: '/v1/keys', payload: failing, headers })
    expect(refused.statusCode).toBe(422)
    expect((await create('d')).statusCode).toBe(201)
  })

  it('makes one of many at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => create('race', 'raced')))
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
    expect(await keysCalled('raced')).toBe(1)
    expect(codes.filter((code) => code !== 201 && code !== 'idempotency_in_progress')).toEqual([])
    const bodies = new Set(answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.body))
    expect(bodies.size).toBe(1)
  })

  it.runIf(engine === 'postgres')('answers 409 while the first is running', async () => {
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const first = database.as({ kind: 'tenant', tenantId: owner.id }, async (sql) => {
      await tryIdempotencyLock(sql, owner.id, createHash('sha256').update('busy').digest('hex'))
      locked.resolve()
      await held.promise
    })
    try {
      await locked.promise
      expect((await create('busy')).json().code).toBe('idempotency_in_progress')
    } finally {
      held.resolve()
      await first
    }
    expect((await create('busy')).statusCode).toBe(201)
  })

  it('refuses a key that is no key', async () => {
    for (const key of ['', 'has space', 'x'.repeat(256)])
      expect((await create(key)).json().errors[0].parameter).toBe('Idempotency-Key')
  })

  it('forgets after 24 hours and removes what expired', async () => {
    await create('e', 'daily')
    test.clock.forward(24 * 3600 * 1000)
    const again = await create('e', 'daily')
    expect(again.headers['idempotent-replayed']).toBeUndefined()
    expect(await keysCalled('daily')).toBe(2)
    expect(await purgeIdempotencyRecords(database, test.clock)).toBeGreaterThan(3)
    expect(await purgeIdempotencyRecords(database, test.clock)).toBe(0)
    expect((await create('e', 'daily')).headers['idempotent-replayed']).toBe('true')
  })
})
