import pg from 'pg'
import { EXIT, OperatorError } from '../../errors.ts'
import { secondsSince } from '../../telemetry/tally.ts'
import { openPools, type PoolFigures, poolWaits } from '../../telemetry/work-figures.ts'
import { DatabaseError, SQL_STATE } from '../database.ts'
import { decoderOf } from '../decoding.ts'
import { databaseError } from './errors.ts'
import { hostsOf } from './hosts.ts'
import { OWN_SESSION } from './public-reads.ts'
import { createServers } from './servers.ts'

/** Time that a statement gets, loads and migrations aside; longer than any request may take. */
export const STATEMENT_TIMEOUT_MS = 30_000

/** A node that froze in the middle of a transaction holds locks that all writes of its tenant wait for: the server ends it. */
const IDLE_TIMEOUT_MS = 30_000
/** Time that a connection has to end when it is closed. */
const CLOSE_MS = 2000

/**
 * Start-up settings of a session. A pooler may drop them (pgbouncer needs `ignore_startup_parameters = options`), and
 * nothing is wrong then: decoders read any offset, transactions set their own, reads have a limit on our side too, and
 * public-reads.ts does without a standing role.
 */
const SESSION = [
  `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  `idle_in_transaction_session_timeout=${IDLE_TIMEOUT_MS}`,
  'default_transaction_read_only=on',
  'TimeZone=UTC',
  'DateStyle=ISO',
  'bytea_output=hex',
  OWN_SESSION,
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** When someone has waited this long for a connection, the next one would wait longer: it is told to come back. */
const LONGEST_WAIT_MS = 3000

/** Connections to PostgreSQL, each lent to one caller at a time. */
export interface Connections {
  /** A connection as soon as one is free. Throws `too_many_connections` at once while others have waited long already. */
  take(): Promise<pg.PoolClient>
  close(): Promise<void>
}

interface Caller {
  isWaiting: boolean
}

/** Connects when a connection is first needed, to the first of the servers that will do: one that writes, unless `standbys` will do. */
export function openConnections(
  url: string,
  most: number,
  name: string,
  { standbys = false } = {},
): Connections {
  const hosts = hostsOf(url)
  const servers = createServers(standbys ? { ...hosts, mustWrite: false } : hosts)
  const pool = new pg.Pool({
    ...servers.options,
    max: most,
    application_name: 'southerly',
    keepAlive: true,
    // Else the system asks an idle connection for a sign of life after two hours only.
    keepAliveInitialDelayMillis: 10_000,
    options: SESSION,
    types: { getTypeParser: (oid: number) => decoderOf(oid) },
  })
  // A connection that the server drops while idle is replaced at its next use; without listeners it would end the process.
  pool.on('error', () => {})
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client.on('error', () => {})))
  pool.on('remove', (client) => open.delete(client))
  const figures: PoolFigures = {
    name,
    busy: () => pool.totalCount - pool.idleCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  }
  openPools.add(figures)
  /** Callers that have waited long for one of the connections to be given back. */
  const late = new Set<Caller>()
  return {
    async take() {
      if (late.size > 0)
        throw new DatabaseError('all connections to PostgreSQL are in use', {
          sqlState: SQL_STATE.tooManyConnections,
        })
      const caller: Caller = { isWaiting: true }
      const began = performance.now()
      const asked = servers.connect(() => pool.connect())
      const timer = pool.waitingCount > 0 ? countAsLate(late, caller) : undefined
      try {
        return await asked
      } catch (error) {
        throw databaseError(error)
      } finally {
        clearTimeout(timer)
        poolWaits.observe(secondsSince(began))
        caller.isWaiting = false
        late.delete(caller)
      }
    },
    async close() {
      openPools.delete(figures)
      await pool.end()
      // One that hangs does not end by itself, and would keep the process from ending.
      setTimeout(() => {
        for (const client of open) client.connection.stream.destroy()
      }, CLOSE_MS).unref()
    },
  }
}

/**
 * Counts a caller that is still waiting after a while. Not at the timer itself: a process that was busy for so long has yet to
 * hear of the connections that came free in the meantime.
 */
function countAsLate(late: Set<Caller>, caller: Caller): NodeJS.Timeout {
  const count = (): void => {
    if (caller.isWaiting) late.add(caller)
  }
  return setTimeout(() => setImmediate(count), LONGEST_WAIT_MS)
}

/** Refuses a server that is away, too old or in another encoding, with what to do about it. */
export async function refuseUnfitServer(connections: Connections, answerWithinMs: number): Promise<void> {
  const refuse = async (message: string, hint: string, cause?: unknown): Promise<never> => {
    await connections.close()
    throw new OperatorError(message, { hint, exitCode: EXIT.failure, cause })
  }
  const { version, encoding } = await factsOf(connections, answerWithinMs).catch((error: unknown) =>
    refuse(
      `PostgreSQL cannot be opened: ${rootMessage(error)}`,
      'Check DATABASE_URL, and that the server accepts connections from here.',
      error,
    ),
  )
  if (version < 150_000)
    await refuse(`PostgreSQL ${Math.floor(version / 10_000)} is too old`, 'Use PostgreSQL 15 or newer.')
  if (encoding !== 'UTF8')
    await refuse(
      `the database is encoded in ${encoding}`,
      `Create it again: create database … encoding 'UTF8' template template0.`,
    )
}

async function factsOf(
  connections: Connections,
  answerWithinMs: number,
): Promise<{ version: number; encoding: string }> {
  const client = await connections.take()
  // A server that takes a connection and then gives no answer is frozen or gone.
  const limit = { query_timeout: answerWithinMs }
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ version: number; encoding: string }>({
      text: `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
      ...limit,
    })
    return rows[0]!
  } catch (error) {
    broken = error as Error
    throw databaseError(error)
  } finally {
    client.release(broken)
  }
}

/** What the driver said, in its own words. */
const rootMessage = (error: unknown): string => {
  const root = error instanceof DatabaseError ? error.cause : error
  return root instanceof Error ? root.message : String(root)
}
