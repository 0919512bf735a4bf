import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { API_KEY_RANDOM_BYTES, formatApiKey, makeApiKey } from '../../src/domain/tenancy/api-key.ts'
import { revokeKey } from '../../src/operations/tenancy/keys.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, SECRET, type TestApp, testApp } from './support.ts'

const unknownKey = (): string => formatApiKey(makeApiKey('live', randomBytes(API_KEY_RANDOM_BYTES)))

describeOnOneEngine('keys that nobody knows', (open) => {
  let database: Database
  let test: TestApp
  let lookUps = 0

  beforeAll(async () => {
    const opened = await open()
    database = {
      ...opened,
      query: (...given) => opened.query(...given),
      reader: (actor) => {
        if (actor.kind === 'authenticator') lookUps += 1
        return opened.reader(actor)
      },
    }
  })
  beforeEach(async () => {
    test = await testApp(database, { environment: { SOUTHERLY_TRUSTED_PROXIES: '10.0.0.0/8' } })
    lookUps = 0
    return () => test.app.close()
  })

  const ask = async (key: string, remoteAddress: string, more: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${key}`, ...more }
    const answer = await test.inject({ url: '/v1/me', headers, remoteAddress })
    return { status: answer.statusCode, code: answer.json().code, headers: answer.headers }
  }
  const flood = async (remoteAddress: string, more: (at: number) => Record<string, string> = () => ({})) =>
    Promise.all(Array.from({ length: 200 }, (_, at) => ask(unknownKey(), remoteAddress, more(at))))

  it('cost sixty look-ups a minute and address, however many come at once', async () => {
    const answers = await flood('192.0.2.1')
    expect(answers.filter(({ code }) => code === 'invalid_api_key')).toHaveLength(60)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused).toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '60' } })
    expect(lookUps).toBe(60)
    expect((await ask(unknownKey(), '192.0.2.2')).code).toBe('invalid_api_key')
    test.clock.forward(60_000)
    expect((await ask(unknownKey(), '192.0.2.1')).code).toBe('invalid_api_key')
  })

  it('are looked up once a minute each', async () => {
    const key = unknownKey()
    for (let request = 0; request < 100; request += 1) {
      expect((await ask(key, '192.0.2.1')).code).toBe('invalid_api_key')
      test.clock.forward(500)
    }
    expect(lookUps).toBe(1)
  })

  it('do not lock out a key of the same address that is in use', async () => {
    const { key } = await newTenant(database, test.clock)
    expect((await ask(key, '192.0.2.1')).status).toBe(200)
    await flood('192.0.2.1')
    test.clock.forward(10_000)
    expect((await ask(key, '192.0.2.1')).status).toBe(200)
    expect((await ask(unknownKey(), '192.0.2.1')).status).toBe(429)
  })

  it('are told apart behind a proxy that is trusted, and only there', async () => {
    const forwarded = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` })
    expect((await flood('10.0.0.1', forwarded)).every(({ status }) => status === 401)).toBe(true)
    expect((await flood('192.0.2.1', forwarded)).filter(({ status }) => status === 429)).toHaveLength(140)
  })

  it('are remembered too when they were good before', async () => {
    const { key, keyId } = await newTenant(database, test.clock)
    expect((await ask(key, '192.0.2.1')).status).toBe(200)
    const tools = { clock: test.clock, secret: SECRET }
    await database.as({ kind: 'operator' }, async (sql) =>
      revokeKey(sql, tools, keyId, { actor: 'operator' }),
    )
    test.clock.forward(5_000)
    lookUps = 0
    for (let request = 0; request < 20; request += 1)
      expect((await ask(key, '192.0.2.1')).code).toBe('api_key_revoked')
    expect(lookUps).toBe(1)
  })
})
