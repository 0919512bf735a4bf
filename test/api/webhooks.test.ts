import type { ServerResponse } from 'node:http'
import { Value } from 'typebox/value'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import OPENAPI from '../../openapi.json' with { type: 'json' }
import { WebhookMessage } from '../../src/api/schemas/webhook.ts'
import { appendEvents } from '../../src/operations/monitoring/append-events.ts'
import { drainWebhook } from '../../src/operations/webhooks/drain.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { sampleEvents } from '../support/sample-events.ts'
import { answerWith, isSignedWith, type Receiver, startReceiver } from '../support/webhook-receiver.ts'
import { newTenant, SECRET, type TestApp, type TestTenant, testApp } from './support.ts'

const HOUR = 3_600_000

describeOnOneEngine('webhooks', (open) => {
  let database: Database
  let test: TestApp
  let receiver: Receiver
  let tenant: TestTenant

  beforeAll(async () => {
    database = await open({ pool: 8 })
    test = await testApp(database, { environment: { SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: 'yes' } })
    return () => test.app.close()
  })
  beforeEach(async () => {
    tenant = await newTenant(database, test.clock)
    receiver = await startReceiver()
    return () => receiver.close()
  })

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    etag?: string,
  ) => {
    const answer = await test.inject({
      method,
      url: `/v1/webhooks${path}`,
      headers: { ...tenant.headers, ...(etag === undefined ? {} : { 'if-match': `"${etag}"` }) },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const create = (settings: object = {}) => send('POST', '', { url: receiver.url, ...settings })

  const happen = (count: number, from = 0, watchlists: readonly string[] = []) =>
    database.as({ kind: 'operator' }, (sql) =>
      appendEvents(sql, test.clock, tenant.id, sampleEvents(count, { from, watchlists })),
    )

  const drain = (id: string, timeoutMilliseconds = 60_000) =>
    drainWebhook(
      { database, clock: test.clock, secret: SECRET, send: { allowPrivate: true, timeoutMilliseconds } },
      { tenant_id: tenant.id, webhook_id: id },
      { signal: new AbortController().signal, complete: async () => {} },
    )
  const arrived = () => receiver.received.map(({ event }) => event.data.id)
  const states = async (id: string): Promise<string[]> =>
    (await send('GET', `/${id}/deliveries`)).data.map(({ state }: { state: string }) => state)

  it('send what happens, in order, signed, each under an id of its own', async () => {
    const hook = await create()
    expect(hook).toMatchObject({ status: 201, state: 'active', secret: expect.stringMatching(/^whsec_/) })
    await happen(3)
    await drain(hook.id)
    expect(arrived()).toEqual(['evt_000000000001', 'evt_000000000002', 'evt_000000000003'])
    expect(receiver.received.every((one) => isSignedWith(hook.secret, one))).toBe(true)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
    const [first] = receiver.received
    expect(first!.event).toMatchObject({ type: 'api_key.expiring', timestamp: expect.any(String) })
    // As openapi.json describes it.
    expect(receiver.received.flatMap(({ event }) => Value.Errors(WebhookMessage, event))).toEqual([])
    const described = OPENAPI.webhooks.event.post.parameters.map(({ name }) => name)
    expect(described.filter((name) => first!.headers[name] === undefined)).toEqual([])
    expect(await states(hook.id)).toEqual(['delivered', 'delivered', 'delivered'])
    expect((await send('GET', `/${hook.id}`)).secret).toBeUndefined()
  })

  it('send only what is asked for', async () => {
    const byType = await create({ event_types: ['company.restated'] })
    const byList = await create({ watchlists: ['book'] })
    await happen(1)
    await happen(1, 1, ['book', 'other'])
    for (const { id } of [byType, byList]) await drain(id)
    expect(arrived()).toEqual(['evt_000000000002'])
  })

  it('wait for a receiver that is down for an hour, then deliver everything once', async () => {
    const hook = await create()
    receiver.answer = answerWith(500)
    await happen(5)
    for (let minute = 0; minute < 60; minute += 5) {
      await drain(hook.id)
      test.clock.forward(HOUR / 12)
    }
    const failed = arrived().length
    expect(failed).toBeGreaterThan(5)
    receiver.answer = answerWith(200)
    test.clock.forward(HOUR)
    await drain(hook.id)
    expect(arrived().slice(failed).toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `evt_00000000000${n}`))
    expect(await states(hook.id)).toEqual(Array.from({ length: 5 }, () => 'delivered'))
    const { attempts } = await send('GET', `/${hook.id}/deliveries/evt_000000000001`)
    expect(attempts.map(({ attempt }: { attempt: number }) => attempt)).toEqual(
      attempts.map((_: unknown, index: number) => index + 1),
    )
    expect(attempts.at(-1)).toMatchObject({ status: 200, error: null })
    expect(attempts[0]).toMatchObject({ status: 500, error: 'Answered 500.' })
    const ids = receiver.received.filter(({ event }) => event.data.id === 'evt_000000000001')
    expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('are given up after a day, and sent again by hand', async () => {
    const hook = await create()
    receiver.answer = answerWith(503)
    await happen(1)
    for (let hours = 0; hours < 25; hours++) {
      await drain(hook.id)
      test.clock.forward(HOUR)
    }
    expect(await states(hook.id)).toEqual(['failed'])
    receiver.answer = answerWith(200)
    const again = await send('POST', `/${hook.id}/deliveries/evt_000000000001/resend`)
    expect(again).toMatchObject({ status: 202, state: 'pending' })
    await drain(hook.id)
    expect(await states(hook.id)).toEqual(['delivered'])
  })

  it.each([
    ['redirects', answerWith(302, { location: 'http://127.0.0.1:1/' }), 'redirects are not followed'],
    [
      'answers without end',
      (response: ServerResponse) => {
        response.writeHead(200)
        const pour = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        }
        response.on('drain', pour)
        pour()
      },
      'longer than 65536 bytes',
    ],
  ])('try again when the receiver %s', async (_, answer, reason) => {
    const hook = await create()
    receiver.answer = answer
    await happen(1)
    await drain(hook.id)
    const { state, attempts } = await send('GET', `/${hook.id}/deliveries/evt_000000000001`)
    expect(state).toBe('pending')
    expect(attempts[0].error).toContain(reason)
    expect(receiver.received).toHaveLength(1)
  })

  it('try again when the receiver never answers', async () => {
    const hook = await create()
    receiver.answer = () => {}
    await happen(1)
    await drain(hook.id, 500)
    const { state, attempts } = await send('GET', `/${hook.id}/deliveries/evt_000000000001`)
    expect([state, attempts[0].error]).toEqual(['pending', 'No answer within 500 ms.'])
  })

  it('are disabled by 410, and enabled again by hand', async () => {
    const hook = await create()
    receiver.answer = answerWith(410)
    await happen(2)
    await drain(hook.id)
    const disabled = await send('GET', `/${hook.id}`)
    expect(disabled).toMatchObject({ state: 'disabled', disabled_reason: expect.stringContaining('410') })
    expect(await states(hook.id)).toEqual(['failed', 'failed'])
    await happen(1, 9)
    expect((await send('POST', `/${hook.id}/test`)).code).toBe('version_conflict')
    const enabled = await send('PUT', `/${hook.id}`, { url: receiver.url, state: 'active' }, disabled.etag)
    expect(enabled).toMatchObject({ state: 'active', disabled_reason: null })
    receiver.answer = answerWith(200)
    await drain(hook.id)
    expect(arrived()).toHaveLength(1)
  })

  it('sign with both secrets while they are rotated, then with the new one alone', async () => {
    const hook = await create()
    const rotated = await send('POST', `/${hook.id}/rotate`, { overlap_seconds: 3600 })
    expect(rotated.secret).not.toBe(hook.secret)
    const signers = async () => {
      await send('POST', `/${hook.id}/test`)
      await drain(hook.id)
      const last = receiver.received.at(-1)!
      expect(last.event.type).toBe('webhook.test')
      return [hook.secret, rotated.secret].map((secret) => isSignedWith(secret, last))
    }
    expect(await signers()).toEqual([true, true])
    test.clock.forward(2 * HOUR)
    expect(await signers()).toEqual([false, true])
  })

  it('are limited by the plan, change with If-Match, and go', async () => {
    tenant = await newTenant(database, test.clock, { plan: 'sandbox' })
    const hook = await create()
    expect((await create()).code).toBe('plan_required')
    const body = { url: receiver.url, state: 'disabled' }
    expect((await send('PUT', `/${hook.id}`, body)).status).toBe(428)
    expect((await send('DELETE', `/${hook.id}`, undefined, 'v7-0000000000000000')).status).toBe(412)
    expect((await send('DELETE', `/${hook.id}`, undefined, hook.etag)).status).toBe(200)
    expect((await send('GET', `/${hook.id}`)).code).toBe('webhook_not_found')
  })
})
