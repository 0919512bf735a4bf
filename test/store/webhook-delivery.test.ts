import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { startWebhooks } from '../../src/jobs/webhooks.ts'
import { appendEvents } from '../../src/operations/monitoring/append-events.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import {
  readDeliveries,
  readDelivery,
  resendEvent,
  sendTestEvent,
} from '../../src/operations/webhooks/deliveries.ts'
import { type ResolveName, sendMessage } from '../../src/operations/webhooks/send.ts'
import { createWebhook } from '../../src/operations/webhooks/webhooks.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { SECRET } from '../api/support.ts'
import { describeOnBothEngines, describeOnOneEngine, FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { startProgram } from '../support/run-program.ts'
import { sampleEvents } from '../support/sample-events.ts'
import { answerWith, type Receiver, startReceiver } from '../support/webhook-receiver.ts'

const newHook = async (database: Database, url: string) => {
  const tenant = await createTenant(database, systemClock, { name: 'T', plan: 'local', limitOverrides: {} })
  const settings = { url, description: '', event_types: [], watchlists: [] }
  const services = { clock: systemClock, secret: SECRET, allowPrivate: true }
  const hook = await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
    createWebhook(sql, services, tenant.id, { settings, actor: 'key:x', limit: null }),
  )
  return { tenant_id: tenant.id, id: hook.id }
}
const happen = (database: Database, tenantId: string, count: number) =>
  database.as({ kind: 'operator' }, (sql) => appendEvents(sql, systemClock, tenantId, sampleEvents(count)))

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

describe('a message', () => {
  const post = (url: string, resolve?: ResolveName) =>
    sendMessage(url, {}, '{}', { allowPrivate: false, ...(resolve === undefined ? {} : { resolve }) })
  const port = () => new URL(receiver.url).port

  it.each([
    ['one that is not public', ['10.0.0.1']],
    ['several, one of them not public', ['93.184.216.34', '127.0.0.1']],
    ['one that is mapped', ['::ffff:127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
  ])('goes to no name with %s', async (_, addresses) => {
    const outcome = await post(`https://rebound.example:${port()}/`, (_name, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
    expect(outcome).toMatchObject({ status: null, error: expect.stringContaining('not a public address') })
  })

  it('is judged by the look-up that the connection uses, anew at each attempt', async () => {
    let asked = 0
    const changing: ResolveName = (_name, done) => {
      asked += 1
      done(null, [{ address: asked % 2 === 1 ? '192.168.0.9' : '127.0.0.1', family: 4 }])
    }
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect((await post(`https://changing.example:${port()}/`, changing)).status).toBeNull()
      expect(asked).toBe(attempt)
    }
    expect(receiver.received).toEqual([])
  })

  it('goes nowhere private by its URL, whatever the webhook was made with', async () => {
    expect(await post(receiver.url)).toMatchObject({ status: null, error: 'The URL must be https.' })
    expect((await post(`https://127.0.0.1:${port()}/`)).error).toContain('not a public address')
    expect((await post(`https://[::ffff:127.0.0.1]:${port()}/`)).error).toContain('not a public address')
  })
})

describeOnOneEngine('delivery by the queue', (open) => {
  it('is delayed by no other receiver, however slow or dead', async () => {
    const database = await open({ pool: 8 })
    const slow = await startReceiver()
    slow.answer = () => {}
    const queue = openQueue({ database, pollMilliseconds: 20, onError: () => {} })
    const send = { allowPrivate: true, timeoutMilliseconds: 60_000 }
    startWebhooks(queue, { database, clock: systemClock, secret: SECRET, send })
    const slowHook = await newHook(database, slow.url)
    const quick = await newHook(database, receiver.url)
    await happen(database, slowHook.tenant_id, 10)
    await expect.poll(() => slow.received.length, { interval: 20 }).toBe(1)
    await happen(database, quick.tenant_id, 10)
    await expect.poll(() => receiver.received.length, { interval: 20 }).toBe(10)
    expect(slow.received).toHaveLength(1)
    await slow.close()
    await queue.stop(0)
    expect((await readDelivery(database, slowHook, 1)).state).toBe('pending')
  })
})

/** Half of a rest. */
const SOON = { interval: 20, timeout: 30_000 }

describeOnBothEngines('what a person asks for, while the webhook rests after a failure,', (open) => {
  it('is sent at once: a repeated delivery and a test; events that happen wait', async () => {
    const database = await open({ pool: 8 })
    const queue = openQueue({ database, pollMilliseconds: 20, onError: () => {} })
    startWebhooks(queue, {
      database,
      clock: systemClock,
      secret: SECRET,
      send: { allowPrivate: true, timeoutMilliseconds: 5000 },
    })
    const hook = await newHook(database, receiver.url)
    const asTenant = { kind: 'tenant', tenantId: hook.tenant_id } as const
    const jobs = (): Promise<{ state: string; is_due: boolean }[]> =>
      database.as({ kind: 'worker' }, (sql) =>
        sql.query(SQL`select state, due_at <= now() as is_due from job where queue = 'webhook' order by id`),
      )
    const rest = (): Promise<void> =>
      expect.poll(jobs, { interval: 20 }).toEqual([{ state: 'waiting', is_due: false }])
    const count = (): number => receiver.received.length
    receiver.answer = answerWith(500)
    await happen(database, hook.tenant_id, 1)
    await rest()
    // The second of them is new.
    await happen(database, hook.tenant_id, 2)
    await rest()
    expect(count()).toBe(1)

    await database.as(asTenant, (sql) => sendTestEvent(sql, systemClock, hook, 'key:x'))
    await expect.poll(count, SOON).toBeGreaterThan(1)
    await rest()
    receiver.answer = answerWith(200)
    const before = count()
    await database.as(asTenant, (sql) => resendEvent(sql, systemClock, hook, 1))
    await expect.poll(count, SOON).toBeGreaterThan(before)
    await expect.poll(jobs, { interval: 20 }).toEqual([])
    const states = (await readDeliveries(database, hook, { limit: 10 })).map(({ state }) => state)
    expect(states).toEqual(['delivered', 'delivered', 'delivered'])
    await queue.stop(0)
  })

  it('is sent by the turn after the one that is failing now', async () => {
    const database = await open({ pool: 8 })
    const queue = openQueue({ database, pollMilliseconds: 20, onError: () => {} })
    const send = { allowPrivate: true, timeoutMilliseconds: 300 }
    startWebhooks(queue, { database, clock: systemClock, secret: SECRET, send })
    const hook = await newHook(database, receiver.url)
    receiver.answer = () => {}
    await happen(database, hook.tenant_id, 3)
    // The last attempt of the turn: whatever comes now would find the webhook at rest.
    await expect.poll(() => receiver.received.length, { interval: 10 }).toBe(3)
    receiver.answer = answerWith(200)
    await database.as({ kind: 'tenant', tenantId: hook.tenant_id }, (sql) =>
      resendEvent(sql, systemClock, hook, 1),
    )
    await expect.poll(async () => (await readDelivery(database, hook, 1)).state, SOON).toBe('delivered')
    await queue.stop(0)
  })
})

const HOME = mkdtempSync(path.join(tmpdir(), 'southerly webhooks '))
afterAll(() => rmSync(HOME, { recursive: true, force: true, maxRetries: 3 }))

// How the embedded engine survives being killed is tried by durability.test.ts.
describe.each(FULL_RUN ? (['embedded', 'postgres'] as const) : (['postgres'] as const))(
  'a worker that is killed (%s)',
  (engine) => {
    const test = it.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)

    test('loses nothing and doubles nothing in the log', async () => {
      const directory = path.join(HOME, 'database')
      const databaseUrl = engine === 'postgres' ? await newPostgresUrl() : ''
      const openAgain = () => openDatabase(engine === 'postgres' ? { databaseUrl, pool: 2 } : { directory })
      if (engine === 'embedded') {
        const template = readFileSync(inject('embeddedTemplates').migrated)
        await (await openEmbedded({ directory, template })).close()
      }
      const before = await openAgain()
      const hook = await newHook(before, receiver.url)
      await happen(before, hook.tenant_id, 5)
      await before.close()

      const first = startProgram('send-webhooks', [HOME, databaseUrl])
      // The third message is taken, but the worker does not live to hear so.
      receiver.answer = (response) => {
        if (receiver.received.length === 3) first.process.kill('SIGKILL')
        else answerWith(200)(response)
      }
      await expect.poll(() => first.process.signalCode, { interval: 20 }).toBe('SIGKILL')
      const second = startProgram('send-webhooks', [HOME, databaseUrl])
      await second.ended

      const idsOf = (event: string) =>
        receiver.received
          .filter(({ event: { data } }) => data.id.endsWith(event))
          .map(({ headers }) => headers['webhook-id'])
      for (const event of ['1', '2', '3', '4', '5']) expect(new Set(idsOf(event)).size).toBe(1)
      const [third] = receiver.received.slice(2)
      expect(idsOf(third!.event.data.id).length).toBeGreaterThan(1)
      const after = await openAgain()
      const log = await readDeliveries(after, hook, { limit: 10 })
      expect(log.map(({ state, attempt_count }) => `${state} ${attempt_count}`)).toEqual(
        Array.from({ length: 5 }, () => 'delivered 1'),
      )
      await after.close()
    })
  },
)
