import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { HAS_OBJECT_SERVER, startObjectServer } from '../support/object-server/start.ts'
import { HAS_PROMETHEUS, startPrometheus } from '../support/prometheus.ts'
import { firstLine, ROOT, run, serve, start, temporaryDirectory, testSettings } from './southerly.ts'

const AGL = '74115061375'
/** Longer than the test: rates are taken over all that was scraped. */
const RATE_INTERVAL = '10m'

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

test.skipIf(!FULL_RUN || inject('postgresUrl') === undefined || !HAS_PROMETHEUS || !HAS_OBJECT_SERVER)(
  'every query of the dashboard has a figure from a Prometheus that scrapes a server and a worker with an object store',
  async () => {
    const folder = temporaryDirectory()
    const objects = await startObjectServer()
    onTestFinished(() => objects.stop())
    const store = await objects.bucket('watched')
    const environment = testSettings(path.join(folder, 'home'), {
      DATABASE_URL: await newPostgresUrl({ holding: 'starter' }),
      METRICS_PORT: '0',
      SOUTHERLY_OBJECT_STORE: `s3://${store.bucket}`,
      SOUTHERLY_OBJECT_STORE_ENDPOINT: store.endpoint,
      SOUTHERLY_OBJECT_STORE_REGION: store.region,
      SOUTHERLY_OBJECT_STORE_ACCESS_KEY: store.accessKey,
      SOUTHERLY_OBJECT_STORE_SECRET_KEY: store.secretKey,
    })
    await run(['tenant', 'create', 'Watched', '--plan', 'local'], environment)
    const made = await run(['key', 'create', '--name', 'watched', '--json'], environment)
    const { key } = JSON.parse(made.stdout) as { key: string }
    const server = await serve({ ...environment, SOUTHERLY_WORKERS: '0' })
    const read = (): Promise<Response> => server.call(`/v1/entities/${AGL}/emissions`, { key })
    // Usage reaches the database within a second, and is read at the first scrape and five minutes later.
    await read()
    await expect.poll(async () => usage(await server.call('/v1/usage', { key }))).toBeGreaterThan(0)
    const worker = start(['worker', '--json'], environment)
    const { metrics_url } = JSON.parse(await firstLine(worker)) as { metrics_url: string }
    const prometheus = await startPrometheus(folder, [server.metricsUrl!, metrics_url])
    onTestFinished(() => prometheus.stop())
    await expect.poll(() => prometheus.query('count(southerly_jobs_total > -1)')).not.toEqual([])

    const asked = await server.call(`/v1/companies/${AGL}/disclosure-report`, {
      key,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ period: '2024-25' }),
    })
    expect(asked.status).toBe(202)
    const { panels } = JSON.parse(
      readFileSync(path.join(ROOT, 'deploy/grafana/southerly.json'), 'utf8'),
    ) as Dashboard
    for (const { title, targets } of panels)
      for (const { expr } of targets) {
        const figures = async (): Promise<number[]> => {
          await read()
          return prometheus.query(expr.replaceAll('$__rate_interval', RATE_INTERVAL))
        }
        await expect
          .poll(async () => (await figures()).some(Number.isFinite), {
            message: `${title}: ${expr}`,
            interval: 250,
          })
          .toBe(true)
      }
    expect(panels.length).toBeGreaterThan(15)
    // The first bundle of a worker shows: its count begins at 0.
    const runs = 'southerly_jobs_total{queue="disclosure-run",outcome="completed"}'
    expect(await prometheus.query(`increase(${runs}[${RATE_INTERVAL}])`)).toEqual([expect.closeTo(1, 0)])

    // It lies in the store, put there by a process that has no metrics of its own.
    const [bundle] = await bundles(server.call(`/v1/companies/${AGL}/disclosure-reports`, { key }))
    const zip = await server.call(`/v1/companies/${AGL}/disclosure-reports/${bundle!.artifact_id}/download`, {
      key,
    })
    expect(zip.headers.get('content-type')).toBe('application/zip')
    expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
    const puts = 'southerly_object_store_tries_total{operation="put",outcome="answered"}'
    expect(await prometheus.query(`max(increase(${puts}[${RATE_INTERVAL}]))`)).toEqual([expect.closeTo(1, 0)])
    // Without its store a download says so, and all else goes on.
    await objects.stop()
    const refused = await server.call(
      `/v1/companies/${AGL}/disclosure-reports/${bundle!.artifact_id}/download`,
      {
        key,
      },
    )
    expect([refused.status, await codeOf(refused)]).toEqual([503, 'object_store_unavailable'])
    expect((await read()).status).toBe(200)
  },
)

const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { code?: unknown }).code

async function bundles(asked: Promise<Response>): Promise<{ artifact_id: string }[]> {
  const { data } = (await (await asked).json()) as { data: { artifact_id: string }[] }
  return data
}

async function usage(answer: Response): Promise<number> {
  const { total } = (await answer.json()) as { total: { requests: number } }
  return total.requests
}
