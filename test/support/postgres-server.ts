import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/store/migrate.ts'
import { openDatabase } from '../../src/store/open.ts'
import { type EmbeddedTemplates, embeddedTemplates } from './embedded-template.ts'
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

/** Starts what the store tests share: one real PostgreSQL with a migrated template database, one embedded template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, templates] = await Promise.all([startTemplateServer(), embeddedTemplates()])
  project.provide('postgresUrl', server?.url('postgres'))
  project.provide('embeddedTemplates', templates)
  return async () => {
    await server?.stop()
  }
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
  const server = await startPostgres(programs)
  const url = await createPostgresDatabase(server.url('postgres'), 'southerly_template')
  const database = await openDatabase({ databaseUrl: url, pool: 1 })
  await migrate(database)
  await database.close()
  return server
}
