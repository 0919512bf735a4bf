import { writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { type SentSpan, startCollector } from '../support/trace-collector.ts'
import { startReceiver } from '../support/webhook-receiver.ts'
import { firstLine, run, serve, start, temporaryDirectory, testSettings } from './southerly.ts'

const AGL = '74115061375'
/** Of whoever asks; the server, the worker and the receiver of the webhook go on with it. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const RUNS = `/v1/companies/${AGL}/disclosure-report-runs`

interface Answer {
  readonly data: { readonly run_id: string; readonly state: string; readonly attempt: number }
}

/** No bundle can be written until the answer is called, so that no run ends before it is killed. */
async function keepBundlesOut(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin; lock table bundle in share mode')
  return () => client.end()
}

/** From the request through queue and bundle to the webhook, each span below the one before. */
async function followTrace(spans: readonly SentSpan[], received: unknown): Promise<void> {
  const found = (name: string): SentSpan | undefined =>
    spans.findLast((span) => span.traceId === TRACE && span.name === name)
  const names = [
    'POST /v1/companies/{abn}/disclosure-report',
    'job disclosure-run',
    'bundle',
    'job webhook',
    'webhook',
  ]
  // The server sends what it has every five seconds, the worker at its end.
  await expect.poll(() => names.filter((name) => found(name) === undefined)).toEqual([])
  const path = names.map((name) => found(name)!)
  expect(path.map(({ service }) => service)).toEqual([
    'southerly-server',
    ...Array.from({ length: 4 }, () => 'southerly-worker'),
  ])
  expect(path.map(({ parentSpanId }) => parentSpanId)).toEqual([
    '00f067aa0ba902b7',
    ...path.slice(0, -1).map(({ spanId }) => spanId),
  ])
  expect(received).toBe(`00-${TRACE}-${path.at(-1)?.spanId}-01`)
}

// The take-over is tried below the command in bundle-workers.test.ts, hand-out and check in verify.test.ts.
test.skipIf(!FULL_RUN || inject('postgresUrl') === undefined)(
  'southerly worker: killed in mid-run, another ends the run once; southerly bundle hands it out and southerly verify agrees',
  async () => {
    const folder = temporaryDirectory()
    const databaseUrl = await newPostgresUrl({ holding: 'starter' })
    const [collector, receiver] = [await startCollector(), await startReceiver()]
    onTestFinished(() => collector.close())
    onTestFinished(() => receiver.close())
    const environment = testSettings(path.join(folder, 'home'), {
      DATABASE_URL: databaseUrl,
      SOUTHERLY_TRACES_URL: collector.url,
      SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: 'yes',
    })
    await run(['tenant', 'create', 'Worker', '--plan', 'local'], environment)
    const made = await run(['key', 'create', '--name', 'worker', '--json'], environment)
    const { key } = JSON.parse(made.stdout) as { key: string }
    const server = await serve({ ...environment, SOUTHERLY_WORKERS: '0' })
    const post = (place: string, body: object, headers = {}): Promise<Response> =>
      server.call(place, {
        key,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    expect((await post('/v1/webhooks', { url: receiver.url })).status).toBe(201)
    const asked = await post(
      `/v1/companies/${AGL}/disclosure-report`,
      { period: '2024-25' },
      { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    )
    expect(asked.status).toBe(202)
    const { data } = (await asked.json()) as Answer
    const now = async (): Promise<Answer['data']> =>
      ((await (await server.call(`${RUNS}/${data.run_id}`, { key })).json()) as Answer).data
    const until = async (state: string): Promise<Answer['data']> => {
      await expect.poll(async () => (await now()).state, { interval: 300, timeout: 280_000 }).toBe(state)
      return await now()
    }
    expect(data).toMatchObject({ state: 'queued', attempt: 0 })

    const letBundlesIn = await keepBundlesOut(databaseUrl)
    const killed = start(['worker'], environment)
    await until('running')
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' })
    await letBundlesIn()
    const second = start(['worker', '--json'], { ...environment, METRICS_PORT: '0' })
    const ready = firstLine(second)
    expect(await until('succeeded')).toMatchObject({ attempt: 2 })
    await expect.poll(() => receiver.received.length).toBe(1)
    const { metrics_url } = JSON.parse(await ready) as { metrics_url: string }
    const figures = await (await fetch(metrics_url)).text()
    expect(figures).toContain('southerly_info{role="worker",engine="postgres"} 1')
    expect(figures).toContain('southerly_jobs_total{queue="disclosure-run",outcome="completed"} 1')
    expect(figures).toContain('southerly_webhook_attempts_total{outcome="delivered"} 1')
    expect(figures).toMatch(/^southerly_snapshot_age_seconds \d/m)
    expect((await fetch(metrics_url.replace('/metrics', '/readyz'))).status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.ended).toMatchObject({ code: 0 })
    await followTrace(collector.spans, receiver.received[0]?.headers['traceparent'])
    const listed = await server.call(`/v1/companies/${AGL}/disclosure-reports`, { key })
    expect(((await listed.json()) as { data: object[] }).data).toHaveLength(1)

    const zip = path.join(folder, 'bundle.zip')
    const taken = await run(['bundle', AGL, '--period', '2024-25', '--out', zip, '--json'], environment)
    expect(JSON.parse(taken.stdout)).toMatchObject({ run_id: data.run_id, reused: true })
    const keys = path.join(folder, 'keys.json')
    writeFileSync(keys, await (await fetch(`${server.url}/.well-known/southerly-keys.json`)).text())
    const verified = await run(['verify', zip, '--keys', keys, '--json'], {})
    expect(verified.code).toBe(0)
    expect(JSON.parse(verified.stdout)).toMatchObject({ valid: true, signature: { trust: 'trusted' } })
  },
)
