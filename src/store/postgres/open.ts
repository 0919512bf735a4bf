import { type Database, DatabaseError, SQL_STATE, type Sql } from '../database.ts'
import { SQL, type SqlText } from '../sql-text.ts'
import { createTransactions, enterAs } from '../transaction.ts'
import { type Connections, openConnections, refuseUnfitServer, STATEMENT_TIMEOUT_MS } from './connections.ts'
import { isConnectionFault, isPreparationFault } from './errors.ts'
import { createPublicReads } from './public-reads.ts'
import { sqlOf } from './sql.ts'

const STATEMENT_TIMEOUT = SQL`'30s'`
/** A node that froze in the middle of a transaction holds locks that others wait for: the server ends it. */
const IDLE_TIMEOUT = SQL`'2min'`
/** A server that does not even say that a statement took too long is frozen or gone: its connection is given up. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 5_000
/** Statements of loads and migrations have no limit at the server; the longest measured took minutes. */
const LOAD_SILENCE_MS = 2 * 3_600_000

/** The primary answers in its place, so that nobody waits long for a replica that is frozen. */
const REPLICA_SILENCE_MS = 10_000

/** Connections of their own for who asks and for health checks: requests that take all others must stop neither. */
const RESERVED = 2
/** They find a row or two. While both hang nobody is let in, so that they are given up sooner. */
const RESERVED_SILENCE_MS = 10_000

/** The beginnings of transactions. Loads and migrations take as long as they need. */
const OPEN = SQL`begin read write; set local role none; set local timezone = 'UTC'; set local statement_timeout = 0`
const openAs = (eyes: SqlText): SqlText =>
  SQL`begin read write; set local timezone = 'UTC'; set local statement_timeout = ${STATEMENT_TIMEOUT}; set local idle_in_transaction_session_timeout = ${IDLE_TIMEOUT}; ${eyes}`

/**
 * Opens PostgreSQL 15 or newer. Reads go to any pooled connection, transactions hold one. What a session keeps is the role
 * of reads and prepared statements; both are done without behind a pooler, or as soon as a statement is missing.
 */
export async function openPostgres(url: string, poolSize: number, silenceMs = SILENCE_MS): Promise<Database> {
  const connections = openConnections(url, poolSize, 'requests')
  await refuseUnfitServer(connections)
  const reserved = openConnections(url, RESERVED, 'reserve')
  const transactions = createTransactions()
  const main = databaseOn(connections, transactions, { silenceMs, loadSilenceMs: LOAD_SILENCE_MS })
  // No load runs on these: two health checks that hang must not take them from keys and sessions.
  const soonest = Math.min(silenceMs, RESERVED_SILENCE_MS)
  const reserve = databaseOn(reserved, transactions, { silenceMs: soonest, loadSilenceMs: soonest })
  let closed: Promise<unknown> | undefined
  return {
    ...main,
    engine: 'postgres',
    as: (actor, work) => (actor.kind === 'authenticator' ? reserve : main).as(actor, work),
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
): Pick<Database, 'query' | 'transaction' | 'as'> {
  const publicReads = createPublicReads()
  let prepares = true

  const inTransaction = async <T>(
    script: SqlText,
    work: (sql: Sql) => Promise<T>,
    answerWithinMs: number,
  ): Promise<T> => {
    transactions.refuseInside()
    const client = await connections.take()
    let broken: Error | undefined
    try {
      return await transactions.run(
        unnamed(sqlOf(client, answerWithinMs)),
        script,
        work,
        (error) => (broken = error),
      )
    } catch (error) {
      // The server has become a replica: another one writes now, and only a new connection finds it.
      if (error instanceof DatabaseError && error.sqlState === SQL_STATE.readOnly) broken = error
      throw error
    } finally {
      client.release(broken)
    }
  }
  return {
    query: async (text, parameters, name) => {
      transactions.refuseInside()
      const client = await connections.take()
      const sql = sqlOf(client, silenceMs)
      let broken: Error | undefined
      try {
        if (!(await publicReads.keeps(client, sql)))
          return await publicReads.readOnce(sql, () => sql.query(text, parameters))
        if (name === undefined || !prepares) return await sql.query(text, parameters)
        return await sql.query(text, parameters, name)
      } catch (error) {
        if (isPreparationFault(error)) {
          prepares = false
          return await sql.query(text, parameters)
        }
        if (isConnectionFault(error)) broken = error
        throw error
      } finally {
        client.release(broken)
      }
    },
    transaction: (work) => inTransaction(OPEN, work, loadSilenceMs),
    as: async (actor, work) => inTransaction(openAs(enterAs(actor)), work, silenceMs),
  }
}

/** A transaction cannot be tried again without names when a pooler between us and the server knows none. */
const unnamed = (sql: Sql): Sql => ({ ...sql, query: (text, parameters) => sql.query(text, parameters) })
