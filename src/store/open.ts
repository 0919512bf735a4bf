import type { Database, DatabaseForThread } from './database.ts'
import { connectEmbedded, openEmbedded } from './embedded/open.ts'

export interface DatabaseSettings {
  /** PostgreSQL 15 or newer; leaves `directory` unused. */
  readonly databaseUrl?: string
  /** Data directory of the embedded engine. Without it the database lives in memory and ends with the process. */
  readonly directory?: string
  /** What a new database of the embedded engine begins with, if there is a template of it. */
  readonly contents?: string
  /** Connections to PostgreSQL. */
  readonly pool?: number
}

/** Opens the database that the settings name. It is not migrated: see migrate.ts. */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, pool, ...embedded } = settings
  return databaseUrl === undefined ? openEmbedded(embedded) : connectPostgres(databaseUrl, pool ?? 10)
}

/** Loads the driver only where there is a PostgreSQL to talk to. */
async function connectPostgres(url: string, pool: number): Promise<Database> {
  const { openPostgres } = await import('./postgres/open.ts')
  return openPostgres(url, pool)
}

/** A database whose public data is read from a replica, as far as that has all that the database had `lagMs` ago. */
export async function withReplica(
  database: Database,
  { url, pool, lagMs }: { readonly url: string; readonly pool: number; readonly lagMs: number },
): Promise<Database> {
  const { openReplica } = await import('./postgres/open.ts')
  const { readByReplica } = await import('./postgres/replica.ts')
  return readByReplica(database, openReplica(url, pool), lagMs)
}

/** A thread of bundles has one transaction at a time, and reads beside it. */
const CONNECTIONS_OF_A_THREAD = 2

/** Opens in this thread what another one has open. */
export async function openInThread(given: DatabaseForThread): Promise<Database> {
  return given.engine === 'embedded'
    ? connectEmbedded(given.port)
    : await connectPostgres(given.url, CONNECTIONS_OF_A_THREAD)
}
