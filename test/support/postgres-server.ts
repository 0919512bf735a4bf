import type { TestProject } from 'vitest/node'
import { loadStarter } from '../../src/operations/releases/load-starter.ts'
import type { Database } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openDatabase } from '../../src/store/open.ts'
import { type EmbeddedTemplates, embeddedTemplates, starterOptions } from './embedded-template.ts'
import { createPostgresDatabase } from './postgres-databases.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { type PostgresServer, startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the empty database `postgres`, or undefined when this machine has no PostgreSQL. */
    postgresUrl: string | undefined
    embeddedTemplates: EmbeddedTemplates
  }
}

interface Shared {
  readonly server: PostgresServer | undefined
  readonly templates: EmbeddedTemplates
}

/** Vitest sets its projects up one after the other in one process, but gives each of them modules of its own. */
const run = globalThis as typeof globalThis & {
  southerlyShared?: { readonly made: Promise<Shared>; users: number } | undefined
}

/**
 * Starts what the store and end-to-end tests share: one real PostgreSQL with its template databases, and the embedded templates.
 * A run of both starts it once.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.southerlyShared ??= { made: makeShared(), users: 0 })
  shared.users += 1
  const { server, templates } = await shared.made
  project.provide('postgresUrl', server?.url('postgres'))
  project.provide('embeddedTemplates', templates)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    run.southerlyShared = undefined
    await server?.stop()
  }
}

async function makeShared(): Promise<Shared> {
  const [server, templates] = await Promise.all([startTemplateServer(), embeddedTemplates()])
  return { server, templates }
}

async function startTemplateServer(): Promise<PostgresServer | undefined> {
  const programs = findPostgresPrograms()
  if (programs === undefined) {
    const message =
      'PostgreSQL 15 or newer (initdb, postgres) was found neither in /usr/lib/postgresql nor on PATH'
    if (process.env['CI'] === 'true') throw new Error(message)
    console.warn(`\n*** ${message}: the PostgreSQL half of the store tests is SKIPPED ***\n`)
    return undefined
  }
  const server = await startPostgres(programs, { durable: false })
  await prepare(server, 'southerly_template', 'template1', migrate)
  await prepare(server, 'southerly_starter', 'southerly_template', (database) =>
    loadStarter(database, starterOptions),
  )
  return server
}

/** A template database: made from another and prepared once, then copied by the tests in milliseconds. */
async function prepare(
  server: PostgresServer,
  name: string,
  from: string,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase({
    databaseUrl: await createPostgresDatabase(server.url('postgres'), name, from),
    pool: 1,
  })
  await work(database)
  await database.close()
}
