import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPostgresDatabase } from '../test/support/postgres-databases.ts'
import { findPostgresPrograms } from '../test/support/postgres-programs.ts'
import { type PostgresServer, startPostgres } from '../test/support/start-postgres.ts'

interface Place {
  readonly postgres: PostgresServer
  /** An empty database. */
  readonly databaseUrl: string
  /** Home of the servers of the bench. */
  readonly home: string
}

/** Runs a bench on its own PostgreSQL and in its own home, and removes both afterwards. */
export async function onPostgres<T>(run: (place: Place) => Promise<T>): Promise<T> {
  const programs = findPostgresPrograms()
  if (programs === undefined) throw new Error('there is no PostgreSQL on this machine')
  const home = await mkdtemp(path.join(tmpdir(), 'southerly-bench-'))
  const postgres = await startPostgres(programs, { durable: false })
  try {
    const databaseUrl = await createPostgresDatabase(postgres.url('postgres'), 'southerly_bench')
    return await run({ postgres, databaseUrl, home })
  } finally {
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}
