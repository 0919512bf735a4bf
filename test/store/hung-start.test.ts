import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { admitStore } from '../../src/operations/bundle-store/require-store.ts'
import { databaseFault } from '../../src/operations/database-fault.ts'
import { openKnownSigner } from '../../src/operations/disclosure-report/known-signing-key.ts'
import { openServerSecret } from '../../src/operations/tenancy/server-secret.ts'
import type { Database } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { openLine } from '../support/cut-line.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { startProgram } from '../support/run-program.ts'

const SILENCE_MS = 2000
/** AuthenticationOk and ReadyForQuery of PostgreSQL's protocol. */
const LET_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it went on',
    (error: unknown) => databaseFault(error) ?? error,
  )

function newHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'southerly-hung-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

it('a start does not wait for a server that lets it in and says nothing more', async () => {
  const server = createServer((socket) =>
    socket.on('error', () => {}).once('data', () => socket.write(LET_IN)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await faultOf(openPostgres(`postgres://southerly@127.0.0.1:${port}/x`, 2, SILENCE_MS))).toBe(
    'unavailable',
  )
})

describe.skipIf(inject('postgresUrl') === undefined)('a connection that hangs during a start', () => {
  const STEPS: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
    migrations: (database) => migrate(database),
    secret: (database) => openServerSecret(database, { home: newHome(), configured: undefined }),
    'signing key': (database) => openKnownSigner(database, { home: newHome(), configured: undefined }),
    'object store': (database) => admitStore({ database, objects: undefined }),
  }

  it.each(Object.keys(STEPS))('is given up within seconds: %s', async (name) => {
    const line = await openLine(await newPostgresUrl())
    const database = await openPostgres(line.url, 2, SILENCE_MS)
    onTestFinished(async () => {
      await database.close()
      await line.close()
    })
    const look = (): Promise<unknown> => database.reserve.transaction((sql) => sql.query(SQL`select 1`))
    await Promise.all([look(), look()])
    line.abandon()
    expect(await faultOf(STEPS[name]!(database))).toBe('unavailable')
  })

  it('keeps no process from ending', async () => {
    const line = await openLine(await newPostgresUrl())
    onTestFinished(() => line.close())
    const program = startProgram('close-when-told', [line.url])
    onTestFinished(() => void program.process.kill('SIGKILL'))
    for await (const printed of program.lines) if (printed === 'open') break
    line.abandon()
    program.process.kill('SIGUSR2')
    await program.ended
  })
})
