import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database, Sql } from '../database.ts'
import { decoderOf, encodeParameter } from '../decoding.ts'
import { SQL, type SqlText, textOf } from '../sql-text.ts'
import { createTransactions, enterAs } from '../transaction.ts'
import { databaseError, isConnectionFault, isPreparationFault } from './errors.ts'
import { createPublicReads, OWN_SESSION } from './public-reads.ts'

/** Time that a statement gets, loads and migrations aside; longer than any request may take. */
const STATEMENT_TIMEOUT_MS = 30_000
const STATEMENT_TIMEOUT = SQL`'30s'`
/** A server that does not even say that a statement took too long is frozen or gone: its connection is given up. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 5_000

/**
 * Start-up settings of a session. A pooler may drop them (pgbouncer needs `ignore_startup_parameters = options`), and
 * nothing is wrong then: decoders read any offset, transactions set their own, reads have a limit on our side too, and
 * public-reads.ts does without a standing role.
 */
const SESSION = [
  `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  'default_transaction_read_only=on',
  'TimeZone=UTC',
  'DateStyle=ISO',
  'bytea_output=hex',
  OWN_SESSION,
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** The beginnings of transactions. Loads and migrations take as long as they need. */
const OPEN = SQL`begin read write; set local role none; set local timezone = 'UTC'; set local statement_timeout = 0`
const openAs = (eyes: SqlText): SqlText =>
  SQL`begin read write; set local timezone = 'UTC'; set local statement_timeout = ${STATEMENT_TIMEOUT}; ${eyes}`

/**
 * Opens PostgreSQL 15 or newer. Reads go to any pooled connection, transactions hold one. What a session keeps is the role
 * of reads and prepared statements; both are done without behind a pooler, or as soon as a statement is missing.
 */
export async function openPostgres(url: string, poolSize: number, silenceMs = SILENCE_MS): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'southerly',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: SESSION,
    types: { getTypeParser: (oid: number) => decoderOf(oid) },
  })
  // A connection that the server drops while idle is replaced at its next use; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await refuseUnfitServer(pool)
  const transactions = createTransactions()
  const publicReads = createPublicReads()
  let closed: Promise<void> | undefined
  let prepares = true

  const inTransaction = async <T>(
    script: SqlText,
    work: (sql: Sql) => Promise<T>,
    answerWithinMs?: number,
  ): Promise<T> => {
    transactions.refuseInside()
    const client = await checkOut(pool)
    let broken: Error | undefined
    try {
      return await transactions.run(
        unnamed(sqlOf(client, answerWithinMs)),
        script,
        work,
        (error) => (broken = error),
      )
    } finally {
      client.release(broken)
    }
  }
  return {
    engine: 'postgres',
    query: async (text, parameters, name) => {
      transactions.refuseInside()
      const client = await checkOut(pool)
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
    transaction: (work) => inTransaction(OPEN, work),
    as: async (actor, work) => inTransaction(openAs(enterAs(actor)), work, silenceMs),
    forThread: () => ({ engine: 'postgres', url }),
    close: () => (closed ??= pool.end()),
  }
}

/** A transaction cannot be tried again without names when a pooler between us and the server knows none. */
const unnamed = (sql: Sql): Sql => ({ ...sql, query: (text, parameters) => sql.query(text, parameters) })

/** Without it the driver sends a text that has no parameters in a way that allows for several statements. */
const ONE_STATEMENT = { queryMode: 'extended' } as const

async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    throw databaseError(error)
  })
}

function sqlOf(client: pg.PoolClient, answerWithinMs?: number): Sql {
  const limit = answerWithinMs === undefined ? {} : { query_timeout: answerWithinMs }
  return {
    async query<T extends object>(
      text: SqlText,
      parameters: readonly unknown[] = [],
      name?: string,
    ): Promise<T[]> {
      const values = parameters.map(encodeParameter)
      const prepared = name === undefined ? {} : { name }
      const result = await client
        .query<T>({ text: textOf(text), values, ...ONE_STATEMENT, ...prepared, ...limit })
        .catch((error: unknown) => {
          throw databaseError(error)
        })
      return result.rows
    },
    async exec(script) {
      await client.query({ text: textOf(script), ...limit }).catch((error: unknown) => {
        throw databaseError(error)
      })
    },
    async copyCsv(target, chunks) {
      const copy = client.query(copyFrom(`copy ${textOf(target)} from stdin (format csv)`))
      let sourceFault: unknown
      async function* source(): AsyncGenerator<Uint8Array> {
        try {
          yield* chunks
        } catch (error) {
          sourceFault = error
          throw error
        }
      }
      await pipeline(Readable.from(source(), { objectMode: false }), copy).catch((error: unknown) => {
        throw error === sourceFault ? error : databaseError(error)
      })
      return copy.rowCount
    },
  }
}

async function refuseUnfitServer(pool: pg.Pool): Promise<void> {
  const refuse = async (message: string, hint: string, cause?: unknown): Promise<never> => {
    await pool.end()
    throw new OperatorError(message, { hint, exitCode: EXIT.failure, cause })
  }
  const facts = await pool
    .query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) =>
      refuse(
        `PostgreSQL cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
        'Check DATABASE_URL, and that the server accepts connections from here.',
        error,
      ),
    )
  const { version, encoding } = facts.rows[0]!
  if (version < 150_000)
    await refuse(`PostgreSQL ${Math.floor(version / 10_000)} is too old`, 'Use PostgreSQL 15 or newer.')
  if (encoding !== 'UTF8')
    await refuse(
      `the database is encoded in ${encoding}`,
      `Create it anew: create database … encoding 'UTF8' template template0.`,
    )
}
