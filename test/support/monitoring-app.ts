import { snapshotViews } from '../../src/operations/monitoring/snapshot-views.ts'
import { type MonitoringTools, tellSnapshot } from '../../src/operations/monitoring/tell-snapshot.ts'
import type { Database } from '../../src/store/database.ts'
import { SECRET, type TestApp, type TestTenant, testApp, testClock } from '../api/support.ts'

export interface EventShown {
  readonly id: string
  readonly sequence: number
  readonly type: string
  readonly abn: string | null
  readonly summary: string
  readonly from: Readonly<Record<string, unknown>> | null
  readonly to: Readonly<Record<string, unknown>> | null
  readonly cause: Readonly<Record<string, unknown>>
  readonly watchlists: readonly string[]
}

export interface MonitoringApp extends TestApp {
  readonly tools: MonitoringTools
  watch(tenant: TestTenant, id: string, body: object): Promise<void>
  events(tenant: TestTenant, query?: string): Promise<readonly EventShown[]>
}

/** The app without workers: a test says itself when a comparison runs. The snapshot of the start has been told. */
export async function monitoringApp(database: Database, clock = testClock()): Promise<MonitoringApp> {
  const started = await testApp(database, { clock })
  const tools = { database, clock, secret: SECRET, views: snapshotViews(database) }
  await tellSnapshot(tools)
  return {
    ...started,
    tools,
    async watch(tenant, id, body) {
      const answer = await started.inject({
        method: 'PUT',
        url: `/v1/watchlists/${id}`,
        headers: tenant.headers,
        payload: { name: id, ...body },
      })
      if (answer.statusCode !== 200) throw new Error(`PUT ${id}: ${answer.body}`)
    },
    async events(tenant, query = '') {
      const answer = await started.inject({ url: `/v1/events?limit=200&${query}`, headers: tenant.headers })
      if (answer.statusCode !== 200) throw new Error(`GET /v1/events: ${answer.body}`)
      return answer.json().data as readonly EventShown[]
    },
  }
}
