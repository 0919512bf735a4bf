import { existsSync } from 'node:fs'
import path from 'node:path'
import { EXIT, OperatorError } from '../errors.ts'
import { stampCopy } from '../store/copied-times.ts'
import type { Database } from '../store/database.ts'
import { migrate, pendingMigrations } from '../store/migrate.ts'
import type { ObjectStore } from '../store/objects/object-store.ts'
import { openObjectStore, type S3Options } from '../store/objects/open.ts'
import { openDatabase, withReplica } from '../store/open.ts'
import { openServerSecret } from './tenancy/server-secret.ts'
import { requireWritable } from './writable-home.ts'

/** Where the service keeps its state. */
export interface ServicePlace {
  /** Directory of the embedded database, the archive and the keys. */
  readonly home: string
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined
  /** Connections to PostgreSQL. */
  readonly pool: number
  /** A replica of `databaseUrl` that public data is read from, and by how much it may lag behind. */
  readonly replica?: { readonly url: string; readonly lagMs: number } | undefined
  /** The server's secret; undefined: the one in the home directory, made when there is none. */
  readonly secret: string | undefined
  /** Where ZIPs of bundles are kept; undefined: in the database. */
  readonly objectStore?: S3Options | undefined
  /** What a new embedded database begins with; undefined: nothing. */
  readonly contents?: string | undefined
}

/**
 * What to do about migrations that the database lacks:
 * - `apply` them;
 * - `require` none: the embedded database is brought up to date, as no one else uses it; a PostgreSQL server is left to
 *   `southerly migrate` and `southerly serve`, so that no small command changes a shared schema;
 * - `report` them, changing and creating nothing.
 */
export type Migrations = 'apply' | 'require' | 'report'

export interface Service {
  readonly database: Database
  /** The same for answers to requests: reads public data from the replica, where there is one. */
  readonly serving: Database
  readonly home: string
  /** Where ZIPs of bundles are kept; undefined: in the database. */
  readonly objects: ObjectStore | undefined
  /** What opens it in another process. */
  readonly objectStore: S3Options | undefined
  /** Migrations that this opening applied. */
  readonly applied: readonly string[]
  /** Migrations that the database lacks; empty unless opened to report. */
  readonly pending: readonly string[]
  /** What hashes keys; checked against the database when it is first asked for. */
  secret(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Opens the database of `place` with its schema as `migrations` says. */
export async function openService(place: ServicePlace, migrations: Migrations): Promise<Service> {
  const database = await open(place, migrations)
  try {
    const schema = await prepareSchema(database, migrations)
    let secret: Promise<Uint8Array> | undefined
    const serving = await servingFrom(database, place)
    return {
      database,
      serving,
      home: place.home,
      objects: await openObjectStore(place.objectStore),
      objectStore: place.objectStore,
      ...schema,
      secret() {
        secret ??= openServerSecret(database, { home: place.home, configured: place.secret })
        // A fault of the database may be over when it is asked for again.
        secret.catch(() => (secret = undefined))
        return secret
      },
      close: () => serving.close(),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

const servingFrom = async (database: Database, { replica, pool }: ServicePlace): Promise<Database> =>
  replica === undefined || database.engine === 'embedded'
    ? database
    : await withReplica(database, { ...replica, pool })

/** Where the embedded database of a home is, once it was made. */
export const databaseDirectory = (home: string): string => path.join(home, 'database')

/** The database of a place without a look at its schema: to be filled from a backup. */
export const openBareDatabase = (place: ServicePlace): Promise<Database> => open(place, 'apply')

async function open(
  { home, databaseUrl, pool, contents }: ServicePlace,
  migrations: Migrations,
): Promise<Database> {
  if (databaseUrl !== undefined) return openDatabase({ databaseUrl, pool })
  const directory = databaseDirectory(home)
  if (migrations === 'report' && !existsSync(directory))
    throw new OperatorError(`there is no database in ${home} yet`, {
      hint: '`npm start` makes one, or set SOUTHERLY_HOME to where it is.',
      exitCode: EXIT.notFound,
    })
  await requireWritable(home)
  return openDatabase({ directory, ...(contents === undefined ? {} : { contents }) })
}

async function prepareSchema(
  database: Database,
  migrations: Migrations,
): Promise<Pick<Service, 'applied' | 'pending'>> {
  if (migrations === 'apply' || (migrations === 'require' && database.engine === 'embedded')) {
    const { applied } = await migrate(database)
    if (database.engine === 'embedded') await stampCopy(database)
    return { applied, pending: [] }
  }
  const pending = await pendingMigrations(database.reserve)
  if (migrations === 'require' && pending.length > 0)
    throw new OperatorError(`the database is missing ${pending.length} migrations, from ${pending[0]} on`, {
      hint: 'Run `southerly migrate` first.',
    })
  return { applied: [], pending }
}
