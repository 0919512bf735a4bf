import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openDatabase, withReplica } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'
import { findPostgresPrograms } from '../support/postgres-programs.ts'
import { type PostgresServer, startPostgres } from '../support/start-postgres.ts'

const LAG_MS = 1000
const PROGRAMS = findPostgresPrograms()
const PORT = SQL`select inet_server_port() as port`

/** One replica for all, in the order of a bad day: the tests lean on each other. */
describe.skipIf(PROGRAMS === undefined && process.env['CI'] !== 'true')('a primary and its replica', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let database: Database
  let serving: Database
  let writer: Database

  beforeAll(async () => {
    primary = await startPostgres(PROGRAMS!, { durable: false })
    const url = await createPostgresDatabase(primary.url('postgres'), 'southerly_replicated')
    writer = await openDatabase({ databaseUrl: url, pool: 1 })
    await writer.transaction((sql) =>
      sql.exec(SQL`create role southerly_public nologin; create role southerly_operator nologin;
        grant southerly_public, southerly_operator to southerly_owner;
        create table told (word text); grant all on told to southerly_public, southerly_operator`),
    )
    replica = await primary.replicate()
    const hosts = [replica, primary].map((server) => new URL(server.url('x')).host).join(',')
    database = await openDatabase({
      databaseUrl: `postgres://southerly_owner@${hosts}/southerly_replicated?target_session_attrs=read-write`,
      pool: 2,
    })
    serving = await withReplica(database, {
      url: replica.url('southerly_replicated'),
      pool: 2,
      lagMs: LAG_MS,
    })
  })
  afterAll(async () => {
    await serving.close()
    await writer.close()
    await replica.stop()
    await primary.stop()
  })

  const portOf = (server: PostgresServer): number => Number(new URL(server.url('x')).port)
  const readFrom = async (): Promise<number> => (await serving.query<{ port: number }>(PORT))[0]!.port
  const readsFrom = (server: PostgresServer) => expect.poll(readFrom, { interval: 20 }).toBe(portOf(server))
  const tell = (by: Database, word: string): Promise<unknown> =>
    by.transaction((sql) => sql.query(SQL`insert into told values ($1)`, [word]))
  const told = async (): Promise<string[]> =>
    (await serving.query<{ word: string }>(SQL`select word from told`)).map(({ word }) => word)

  it('public data is read from the replica, a tenant’s and every write go to the server that writes', async () => {
    await readsFrom(replica)
    const own = await serving.as({ kind: 'operator' }, (sql) => sql.query<{ port: number }>(PORT))
    expect(own[0]?.port).toBe(portOf(primary))
    await tell(serving, 'mine')
    expect(await told()).toEqual(['mine'])
    expect(await readFrom()).toBe(portOf(primary))
    await readsFrom(replica)
    expect(await told()).toEqual(['mine'])
  })

  it('a replica that lags by more than the bound is not read, and nobody sees time go back', async () => {
    await replica.administer('select pg_wal_replay_pause()')
    await tell(writer, 'late')
    await readsFrom(primary)
    expect(await told()).toContain('late')
    await replica.administer('select pg_wal_replay_resume()')
    await readsFrom(replica)
    expect(await told()).toContain('late')
  })

  it('a replica that is away is not missed', async () => {
    await replica.halt('immediate')
    expect(await told()).toHaveLength(2)
    await replica.start()
    await readsFrom(replica)
  })

  it('when the replica takes over, writes go on there and nothing that it had is lost', async () => {
    await tell(serving, 'before')
    // Replication is asynchronous: once it is read, the replica has it.
    await readsFrom(replica)
    await primary.halt('immediate')
    await expect(tell(database, 'nowhere')).rejects.toMatchObject({
      sqlState: expect.stringMatching(/^(08|57P|25)/),
    })
    await replica.administer('select pg_promote()')
    await expect.poll(() => tell(database, 'after').then(() => 'written', String)).toBe('written')
    expect((await told()).toSorted()).toEqual(['after', 'before', 'late', 'mine'])
  })
})
