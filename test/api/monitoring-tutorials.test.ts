import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { startWebhooks } from '../../src/jobs/webhooks.ts'
import { tellSnapshot } from '../../src/operations/monitoring/tell-snapshot.ts'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { freePort } from '../support/free-port.ts'
import { type MonitoringApp, monitoringApp } from '../support/monitoring-app.ts'
import { reissue } from '../support/reissue.ts'
import { runStep, stepsOf, tutorial } from '../support/tutorial-steps.ts'
import { listen, newTenant, SECRET, testApp } from './support.ts'

describe('the tutorial on monitoring a portfolio', () => {
  const steps = stepsOf(tutorial('monitor-a-portfolio'))
  let database: Database
  let test: MonitoringApp
  let environment: Record<string, string>

  beforeAll(async () => {
    database = await openOnOneEngine({ holding: 'starter' })
    test = await monitoringApp(database)
    const tenant = await newTenant(database, test.clock)
    environment = { KEY: tenant.key, BASE: (await listen(test.app)).url }
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it('has its five steps', () => {
    expect(steps).toHaveLength(5)
  })

  it.each(steps.map((step, index) => ({ ...step, index })))(
    'step $index',
    async ({ command, answer, index }) => {
      if (index === 2) {
        await reissue(
          database,
          { source: 'nger-corporate', slot: '2023-24', publishedOn: '2026-11-12', now: test.clock.now() },
          [{ set: `scope1_t = scope1_t * 1.03, scope1_text = 'x'`, where: `abn = '74115061375'` }],
        )
        await tellSnapshot(test.tools)
      }
      expect(await runStep(command, environment, tmpdir())).toMatchObject(answer)
    },
  )
})

describe('the tutorial on receiving a webhook', () => {
  const text = tutorial('receive-a-webhook')
  const steps = stepsOf(text)
  const receiver = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const printed = /```text\n([\s\S]*?)```/.exec(text)?.[1] ?? ''

  it('is true, step by step', async () => {
    expect(steps).toHaveLength(3)
    const database = await openOnOneEngine()
    await using resources = new AsyncDisposableStack()
    resources.defer(() => database.close())
    const queue = openQueue({ database, pollMilliseconds: 20, onError: () => {} })
    resources.defer(() => queue.stop(0))
    startWebhooks(queue, { database, clock: systemClock, secret: SECRET, send: { allowPrivate: true } })
    // Receivers refuse what is not of now, so this clock goes.
    const clock = { ...systemClock, forward: () => {} }
    const settings = { environment: { SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: 'yes' }, clock }
    const test = await testApp(database, { ...settings, wakeWorkers: () => queue.wake() })
    resources.defer(() => test.app.close())
    const tenant = await newTenant(database, clock)
    const folder = mkdtempSync(path.join(tmpdir(), 'southerly hook '))
    resources.defer(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(path.join(folder, 'receiver.mjs'), receiver)
    const port = await freePort()
    const environment: Record<string, string> = {
      KEY: tenant.key,
      BASE: (await listen(test.app)).url,
      HOOK: `http://127.0.0.1:${port}`,
    }
    expect(await runStep(steps[0]!.command, environment, folder)).toMatchObject(steps[0]!.answer)
    const made = JSON.parse(readFileSync(path.join(folder, 'webhook.json'), 'utf8')) as {
      id: string
      secret: string
    }
    environment['ID'] = made.id
    const child = execFile(process.execPath, ['receiver.mjs'], {
      cwd: folder,
      env: { ...process.env, SECRET: made.secret, PORT: String(port) },
    })
    resources.defer(() => void child.kill())
    const line = new Promise<string>((resolve) => child.stdout?.once('data', (data) => resolve(String(data))))
    await reachable(environment['HOOK'] ?? '')
    expect(await runStep(steps[1]!.command, environment, folder)).toMatchObject(steps[1]!.answer)
    expect(await line).toBe(printed)
    await isDelivered(() => runStep(steps[2]!.command, environment, folder))
    expect(await runStep(steps[2]!.command, environment, folder)).toMatchObject(steps[2]!.answer)
  })

  /** Our probe is unsigned, so the receiver must refuse it. */
  async function reachable(url: string): Promise<void> {
    const probe = () => fetch(url, { method: 'POST', body: '{}' }).then(({ status }) => status)
    await expect.poll(probe).toBe(401)
  }

  /** The receiver prints before its answer has been written down. */
  async function isDelivered(ask: () => Promise<object>): Promise<void> {
    await expect.poll(async () => JSON.stringify(await ask())).not.toContain('"pending"')
  }
})
