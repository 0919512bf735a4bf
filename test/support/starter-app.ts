import { loadStarter } from '../../src/operations/releases/load-starter.ts'
import type { Database } from '../../src/store/database.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from '../api/support.ts'
import { starterOptions } from './embedded-template.ts'

export interface StarterApp extends TestApp {
  readonly database: Database
  readonly tenant: TestTenant
  /** The JSON of a GET with the tenant's key; throws on any other status than `status`. */
  get(url: string, status?: number): Promise<Answered>
}

/** A JSON answer as a test reads it. */
export interface Answered {
  readonly data: Readonly<Record<string, unknown>>
  readonly meta: Readonly<Record<string, unknown>>
  readonly [member: string]: unknown
}

/** The app on a database that holds the starter dataset, with a tenant. Open it `holding: 'starter'` to spare the load. */
export async function starterApp(database: Database): Promise<StarterApp> {
  const started = await testApp(database)
  await loadStarter(database, starterOptions)
  const tenant = await newTenant(database, started.clock)
  return {
    ...started,
    database,
    tenant,
    async get(url, status = 200) {
      const response = await started.inject({ method: 'GET', url, headers: tenant.headers })
      if (response.statusCode !== status)
        throw new Error(`GET ${url}: expected ${status}, got ${response.statusCode} ${response.body}`)
      return response.json<Answered>()
    },
  }
}
