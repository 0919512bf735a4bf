import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'
import { findPostgresPrograms } from '../support/postgres-programs.ts'
import { type Program, startProgram } from '../support/run-program.ts'
import { type PostgresServer, startPostgres } from '../support/start-postgres.ts'

/** Reads acknowledgements until the chosen one, runs `kill`, and returns every row that was acknowledged by then. */
async function killAt(row: number, writer: Program, kill: () => Promise<void> | void): Promise<number[]> {
  const acknowledged: number[] = []
  for await (const line of writer.lines) {
    acknowledged.push(Number(line))
    if (Number(line) === row) await kill()
  }
  return acknowledged
}

async function missingRows(database: Database, acknowledged: readonly number[]): Promise<number[]> {
  const rows = await database.transaction((sql) =>
    sql.query<{ name: string }>(SQL`select name from server_fact where name like 'row-%'`),
  )
  const present = new Set(rows.map(({ name }) => name))
  return acknowledged.filter((row) => !present.has(`row-${row}`))
}

const somewhere = (): number => randomInt(20, 900)

describe('kill -9 of a process with the embedded engine', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'southerly-durability-'))
  const directory = path.join(home, 'a database')
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('loses no acknowledged row; nobody else can open the directory meanwhile', async () => {
    const template = readFileSync(inject('embeddedTemplates').migrated)
    await (await openEmbedded({ directory, template })).close()

    const row = somewhere()
    const writer = startProgram('write-rows', ['directory', directory])
    const acknowledged = await killAt(row, writer, async () => {
      const refused = await openDatabase({ directory }).catch((error: unknown) => error)
      expect(refused).toMatchObject({
        name: 'OperatorError',
        exitCode: EXIT.inUse,
        message: `the data directory ${directory} is in use by process ${writer.process.pid}`,
      })
      writer.process.kill('SIGKILL')
    })
    const database = await openDatabase({ directory })
    const missing = await missingRows(database, acknowledged)
    await database.close()
    expect(acknowledged.length).toBeGreaterThanOrEqual(row)
    expect(missing).toEqual([])
  })
})

describe.skipIf(inject('postgresUrl') === undefined)('kill -9 with PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres(findPostgresPrograms()!)
  })
  afterAll(() => server.stop())

  it('of the client loses no acknowledged row', async () => {
    const url = await newPostgresUrl()
    const writer = startProgram('write-rows', ['url', url])
    const acknowledged = await killAt(somewhere(), writer, () => void writer.process.kill('SIGKILL'))
    const database = await openDatabase({ databaseUrl: url })
    expect(await missingRows(database, acknowledged)).toEqual([])
    await database.close()
  })

  it('of the server loses no acknowledged row, and an open database works again after it', async () => {
    const url = await createPostgresDatabase(server.url('postgres'), 'crash')
    const database = await openDatabase({ databaseUrl: url })
    await migrate(database)
    const writer = startProgram('write-rows', ['url', url])
    const exited = once(writer.process, 'exit')
    const acknowledged = await killAt(somewhere(), writer, () => server.crash())
    expect(await exited).toEqual([1, null])

    await expect(database.query(SQL`select 1`)).rejects.toMatchObject({
      name: 'DatabaseError',
      sqlState: '08006',
    })
    await server.start()
    expect(await missingRows(database, acknowledged)).toEqual([])
    await database.close()
  })
})
