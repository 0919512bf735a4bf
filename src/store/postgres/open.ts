import type pg from 'pg'
import { type Actor, type Database, DatabaseError, SQL_STATE, type Sql } from '../database.ts'
import { gathering } from '../gathering.ts'
import { SQL, type SqlText } from '../sql-text.ts'
import { createTransactions, enterAs, enterToRead, type Opening, type OpeningSql } from '../transaction.ts'
import { type Connections, openConnections, refuseUnfitServer, STATEMENT_TIMEOUT_MS } from './connections.ts'
import { isConnectionFault, isPreparationFault } from './errors.ts'
import { listenOn } from './listen.ts'
import { createOwnSessions, createPublicReads } from './public-reads.ts'
import { type AskedStatement, type GroupSql, sqlOf } from './sql.ts'

/** A server that does not even say that a statement took too long is frozen or gone: its connection is given up. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 5_000
/** Statements of loads and migrations have no limit at the server; the longest measured took minutes. */
const LOAD_SILENCE_MS = 2 * 3_600_000

/** The primary answers in its place, so that no one waits long for a replica that is frozen. */
const REPLICA_SILENCE_MS = 10_000

/** Connections of their own for who asks, for health checks and for starts: requests that take all others must stop none of these. */
const RESERVED = 2
/** They find a row or two. While both hang no one is let in, so that they are given up sooner. */
const RESERVED_SILENCE_MS = 10_000

const AS_OWNER: Opening = [SQL`begin read write`, SQL`set local role none`]
/** Loads and migrations take as long as they need. */
const UNLIMITED: Opening = [
  ...AS_OWNER,
  SQL`set local timezone = 'UTC'`,
  SQL`set local statement_timeout = 0`,
  SQL`set local idle_in_transaction_session_timeout = 0`,
]
/** What a pooler may have dropped of the settings of a session (connections.ts), which every other has already. */
const SETTINGS: Opening = [
  SQL`set local timezone = 'UTC'`,
  SQL`set local statement_timeout = '30s'`,
  SQL`set local idle_in_transaction_session_timeout = '30s'`,
]

/**
 * Opens PostgreSQL 15 or newer. Reads go to any pooled connection, transactions hold one. What a session keeps is the role
 * of reads and prepared statements; both are done without behind a pooler, or as soon as a statement is missing.
 */
export async function openPostgres(url: string, poolSize: number, silenceMs = SILENCE_MS): Promise<Database> {
  const connections = openConnections(url, poolSize, 'requests')
  const soonest = Math.min(silenceMs, RESERVED_SILENCE_MS)
  await refuseUnfitServer(connections, soonest)
  const reserved = openConnections(url, RESERVED, 'reserve')
  const transactions = createTransactions()
  const main = databaseOn(connections, transactions, { silenceMs, loadSilenceMs: LOAD_SILENCE_MS })
  // No load runs on these: two health checks that hang must not take them from keys and sessions.
  const reserve = databaseOn(reserved, transactions, { silenceMs: soonest, loadSilenceMs: soonest })
  let closed: Promise<unknown> | undefined
  return {
    ...main,
    engine: 'postgres',
    as: (actor, work) => (actor.kind === 'authenticator' ? reserve : main).as(actor, work),
    reader: (actor) => (actor.kind === 'authenticator' ? reserve : main).reader(actor),
    listen: (channel, heard) => listenOn(openConnections(url, 1, 'listener'), channel, heard, soonest),
    reserve,
    forThread: () => ({ engine: 'postgres', url }),
    async close() {
      closed ??= Promise.all([connections.close(), reserved.close()])
      await closed
    },
  }
}

/** Opens a replica for reads of public data. It may be away: it is connected to when it is first read. */
export function openReplica(url: string, poolSize: number): Pick<Database, 'query' | 'close'> {
  const connections = openConnections(url, poolSize, 'replica', { standbys: true })
  const limits = { silenceMs: REPLICA_SILENCE_MS, loadSilenceMs: REPLICA_SILENCE_MS }
  const { query } = databaseOn(connections, createTransactions(), limits)
  return { query, close: () => connections.close() }
}

function databaseOn(
  connections: Connections,
  transactions: ReturnType<typeof createTransactions>,
  { silenceMs, loadSilenceMs }: { readonly silenceMs: number; readonly loadSilenceMs: number },
): Pick<Database, 'query' | 'transaction' | 'as' | 'reader'> {
  const publicReads = createPublicReads()
  const isOwnSession = createOwnSessions()
  let prepares = true

  const inTransaction = async <T>(
    beginning: (sql: OpeningSql, client: pg.PoolClient) => Beginning | Promise<Beginning>,
    work: (sql: Sql) => Promise<T>,
    answerWithinMs: number,
  ): Promise<T> => {
    transactions.refuseInside()
    const client = await connections.take()
    let broken: Error | undefined
    try {
      const { sql, opening } = await beginning(sqlOf(client, answerWithinMs), client)
      return await transactions.run(sql, opening, work, (error) => (broken = error))
    } catch (error) {
      if (isConnectionFault(error)) broken = error
      // It cannot be retried here; the caller retries it without names.
      if (isPreparationFault(error)) prepares = false
      // The server has become a replica: another one writes now, and only a new connection finds it.
      if (error instanceof DatabaseError && error.sqlState === SQL_STATE.readOnly) broken = error
      throw error
    } finally {
      client.release(broken)
    }
  }
  /** A pooler between us and the server may know no prepared statements: then they are done without. */
  const prepared = async <T>(isWanted: boolean, read: (names: boolean) => Promise<T>): Promise<T> => {
    if (!isWanted || !prepares) return await read(false)
    try {
      return await read(true)
    } catch (error) {
      if (!isPreparationFault(error)) throw error
      prepares = false
      return await read(false)
    }
  }
  /** Reads on a connection that is given back. */
  const reading = async <T>(read: (client: pg.PoolClient, sql: GroupSql) => Promise<T>): Promise<T> => {
    transactions.refuseInside()
    const client = await connections.take()
    let broken: Error | undefined
    try {
      return await read(client, sqlOf(client, silenceMs))
    } catch (error) {
      if (isConnectionFault(error)) broken = error
      throw error
    } finally {
      client.release(broken)
    }
  }
  /** What a transaction of an actor sets; a session that is ours alone has the rest since its start. */
  const eyesOf = async (actor: Actor, client: pg.PoolClient, sql: Sql): Promise<Opening> => {
    const eyes = enterAs(actor)
    return (await isOwnSession(client, sql)) ? eyes : [...SETTINGS, ...eyes]
  }
  return {
    query: <T extends object>(text: SqlText, parameters?: readonly unknown[], name?: string) =>
      reading(async (client, sql) =>
        (await publicReads.keeps(client, sql))
          ? await prepared(name !== undefined, (names) =>
              sql.query<T>(text, parameters, names ? name : undefined),
            )
          : await publicReads.readOnce(sql, () => sql.query<T>(text, parameters)),
      ),
    reader: (actor) => {
      const ask = gathering<AskedStatement, object[]>((asked) =>
        reading(async (client, sql) => {
          const opening = enterToRead(await eyesOf(actor, client, sql))
          const withNames = await isOwnSession(client, sql)
          return await prepared(withNames, (names) =>
            sql.together(opening, names ? asked : asked.map(withoutName)),
          )
        }),
      )
      return {
        query: async <T extends object>(text: SqlText, parameters?: readonly unknown[], name?: string) =>
          (await ask({ text, parameters, name })) as T[],
      }
    },
    transaction: (work, time = 'usual') =>
      time === 'unlimited'
        ? inTransaction((sql) => ({ sql: unnamed(sql), opening: UNLIMITED }), work, loadSilenceMs)
        : inTransaction(
            async (sql, client) => ({
              sql: unnamed(sql),
              opening: [...AS_OWNER, ...((await isOwnSession(client, sql)) ? [] : SETTINGS)],
            }),
            work,
            silenceMs,
          ),
    as: (actor, work) =>
      inTransaction(
        async (sql, client) => ({
          sql: prepares && (await isOwnSession(client, sql)) ? sql : unnamed(sql),
          opening: [SQL`begin read write`, ...(await eyesOf(actor, client, sql))],
        }),
        work,
        silenceMs,
      ),
  }
}

/** How a transaction begins. */
interface Beginning {
  readonly sql: OpeningSql
  readonly opening: Opening
}

const withoutName = ({ text, parameters }: AskedStatement): AskedStatement => ({ text, parameters })

/** A transaction cannot be tried again without names when a pooler between us and the server knows none. */
const unnamed = (sql: OpeningSql): OpeningSql => ({
  ...sql,
  query: (text, parameters) => sql.query(text, parameters),
  openWith: (opening, text, parameters) => sql.openWith(opening, text, parameters),
})
