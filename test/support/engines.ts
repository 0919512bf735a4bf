import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, inject } from 'vitest'
import { shareReadings } from '../../src/operations/reference/per-snapshot.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { openDatabase } from '../../src/store/open.ts'
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-databases.ts'

/** Opens a fresh, migrated database of its own at each call. It is closed and removed after the suite. */
export type OpenDatabase = (options?: OpenOptions) => Promise<Database>

export interface OpenOptions {
  /** What it holds: the migrated schema alone unless given; nothing at all; or the starter dataset. */
  readonly holding?: 'nothing' | 'schema' | 'starter'
  /** Connections, on PostgreSQL. */
  readonly pool?: number
}

/** `npm test -- --full`: also what takes long and seldom finds more. */
export const FULL_RUN = process.env['SOUTHERLY_FULL_TESTS'] === 'yes'

/**
 * Declares a suite twice, once on each engine:
 *
 *     describeOnBothEngines('tenants', (open) => {
 *       let database: Database
 *       beforeAll(async () => {
 *         database = await open()
 *       })
 *       it('...', async () => { ... })
 *     })
 *
 * Without PostgreSQL on the machine that half is skipped, and with CI=true the run fails (postgres-server.ts).
 */
export const describeOnBothEngines = (name: string, suite: Suite): void => describeOn(ENGINES, name, suite)

/**
 * The same for suites whose answers or queries other suites try on both engines (all profiles, served bytes; members, keys, sessions and
 * limits, which the browser tests use on the embedded one): on both in the full run, else on PostgreSQL, where roles are enforced by the
 * server, or on the embedded one where there is none.
 */
export const describeOnOneEngine = (name: string, suite: Suite): void =>
  describeOn(
    FULL_RUN ? ENGINES : [inject('postgresUrl') === undefined ? 'embedded' : 'postgres'],
    name,
    suite,
  )

type Suite = (open: OpenDatabase, engine: Database['engine']) => void

function describeOn(engines: readonly Database['engine'][], name: string, suite: Suite): void {
  for (const engine of engines)
    describe.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)(
      `${name} (${engine})`,
      () => {
        const undo: (() => Promise<void>)[] = []
        afterAll(async () => {
          for (const step of undo.toReversed()) await step()
        })
        suite(
          async (options = {}) =>
            sharing(options, await (engine === 'embedded' ? openInMemory : openOnServer)(options, undo)),
          engine,
        )
      },
    )
}

/**
 * A fresh database on one engine, for what cannot differ between them: on PostgreSQL, where a template is copied in a tenth of the
 * time that the embedded engine takes to start, or on the embedded one where there is none. Closing it removes it.
 */
export async function openOnOneEngine(options: OpenOptions = {}): Promise<Database> {
  const undo: Undo = []
  const database = await (inject('postgresUrl') === undefined ? openInMemory : openOnServer)(options, undo)
  return sharing(options, {
    ...database,
    async close() {
      for (const step of undo.toReversed()) await step()
    },
  })
}

/** The first database of a test thread that holds the starter dataset, by engine. */
const starters = new Map<Database['engine'], Database>()

/** All later ones hold the same releases and take what was read of those: to read it again took a fifth of the time of these tests. */
function sharing({ holding }: OpenOptions, database: Database): Database {
  if (holding !== 'starter') return database
  const first = starters.get(database.engine)
  if (first === undefined) starters.set(database.engine, database)
  else shareReadings(database, first)
  return database
}

const ENGINES = ['embedded', 'postgres'] as const satisfies Database['engine'][]

/** Address of a new database on the shared PostgreSQL, for tests that hand it to another process. */
export async function newPostgresUrl(options: OpenOptions = {}): Promise<string> {
  const server = inject('postgresUrl')
  if (server === undefined) throw new Error('there is no PostgreSQL on this machine')
  const name = `southerly_test_${randomBytes(6).toString('hex')}`
  return createPostgresDatabase(server, name, POSTGRES_TEMPLATES[options.holding ?? 'schema'])
}

const POSTGRES_TEMPLATES = {
  nothing: 'template1',
  schema: 'southerly_template',
  starter: 'southerly_starter',
} as const

type Undo = (() => Promise<void>)[]

async function openInMemory(options: OpenOptions, undo: Undo): Promise<Database> {
  const { empty, migrated, starter } = inject('embeddedTemplates')
  const template = { nothing: empty, schema: migrated, starter }[options.holding ?? 'schema']
  const database = await openEmbedded({ template: readFileSync(template) })
  undo.push(() => database.close())
  return database
}

async function openOnServer(options: OpenOptions, undo: Undo): Promise<Database> {
  const url = await newPostgresUrl(options)
  undo.push(() => dropPostgresDatabase(url))
  const database = await openDatabase({ databaseUrl: url, pool: options.pool ?? 4 })
  undo.push(() => database.close())
  return database
}
