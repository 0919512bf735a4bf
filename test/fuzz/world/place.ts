import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadStarter } from '../../../src/operations/releases/load-starter.ts'
import { openServerSecret } from '../../../src/operations/tenancy/server-secret.ts'
import type { Database } from '../../../src/store/database.ts'
import { openEmbedded } from '../../../src/store/embedded/open.ts'
import { migrate } from '../../../src/store/migrate.ts'
import { openDatabase } from '../../../src/store/open.ts'
import { embeddedTemplates, starterOptions } from '../../support/embedded-template.ts'
import { createPostgresDatabase } from '../../support/postgres-databases.ts'
import { findPostgresPrograms } from '../../support/postgres-programs.ts'
import { startPostgres } from '../../support/start-postgres.ts'
import type { Side } from '../request.ts'
import { type FuzzTenant, makeTenant } from './tenants.ts'

export type Engine = Database['engine']

const SECRET = 'the secret of a server that is fuzzed'

/** Where a server is to run: its settings, and the two tenants in its database. */
export interface Place {
  readonly environment: Readonly<Record<string, string>>
  readonly tenants: Readonly<Record<Side, FuzzTenant>>
  remove(): Promise<void>
}

/** A new home with the starter dataset and both tenants, on either engine. */
export async function makePlace(engine: Engine, bundles: number): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-fuzz-'))
  const home = path.join(folder, 'home')
  mkdirSync(home, { mode: 0o700 })
  const { database, databaseUrl, stop } =
    engine === 'embedded' ? await openInHome(home) : await openOnServer()
  try {
    const secret = await openServerSecret(database, { home, configured: SECRET })
    const attacker = await makeTenant(database, secret, 'attacker', bundles)
    const victim = await makeTenant(database, secret, 'victim', bundles)
    return {
      environment: environmentOf(home, databaseUrl),
      tenants: { attacker, victim },
      async remove() {
        await stop()
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
      },
    }
  } finally {
    await database.close()
  }
}

interface Opened {
  readonly database: Database
  readonly databaseUrl: string
  readonly stop: () => Promise<void>
}

async function openInHome(home: string): Promise<Opened> {
  const template = readFileSync((await embeddedTemplates()).starter)
  const database = await openEmbedded({ directory: path.join(home, 'database'), template })
  return { database, databaseUrl: '', stop: async () => {} }
}

async function openOnServer(): Promise<Opened> {
  const programs = findPostgresPrograms()
  if (programs === undefined) throw new Error('there is no PostgreSQL on this machine')
  const server = await startPostgres(programs, { durable: false })
  const databaseUrl = await createPostgresDatabase(server.url('postgres'), 'southerly_fuzz')
  const database = await openDatabase({ databaseUrl, pool: 4 })
  await migrate(database)
  await loadStarter(database, starterOptions)
  return { database, databaseUrl, stop: () => server.stop() }
}

/** Webhooks may reach no private address, which is what the service does unless told; all others here are `.invalid`. */
const environmentOf = (home: string, databaseUrl: string) => ({
  SOUTHERLY_HOME: home,
  SOUTHERLY_SECRET: SECRET,
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: 'off',
  SOUTHERLY_LOG: 'error',
  SOUTHERLY_WARM_UP: 'no',
  SOUTHERLY_WORKERS: '1',
  // A machine that is busy with something else makes no defect.
  SOUTHERLY_REQUEST_TIMEOUT_MS: '120000',
  SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: 'no',
})
