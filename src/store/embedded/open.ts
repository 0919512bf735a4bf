import type { MessagePort } from 'node:worker_threads'
import type { Database, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { createTransactions, enterAs, enterToRead, type Opening } from '../transaction.ts'
import { type Connection, createConnection } from './connection.ts'
import { openDirectory } from './directory.ts'
import { startEngine } from './engine.ts'
import { sqlOf } from './sql.ts'

export interface EmbeddedSettings {
  /** Data directory; absent: in memory. */
  readonly directory?: string
  /** What `dump` returned, to make a new database from; spares initdb, which takes seconds. */
  readonly template?: Uint8Array
}

export interface EmbeddedDatabase extends Database {
  /** The data directory as a tar. Needs about five times its size in memory. */
  dump(): Promise<Uint8Array>
}

/** Opens PGlite. It has one connection, so statements and transactions queue for it in the order they were asked for. */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedDatabase> {
  const opened =
    settings.directory === undefined
      ? { engine: await startEngine(settings), release: () => {} }
      : await openDirectory(settings.directory, settings.template)
  const { engine } = opened
  let closed: Promise<void> | undefined
  return {
    ...databaseOn(engine.connection),
    forThread: () => ({ engine: 'embedded', port: engine.newPort() }),
    dump: async () => (await engine.connection.ask({ operation: 'dump' })) as Uint8Array,
    close: () => (closed ??= engine.close().finally(() => opened.release())),
  }
}

/** The database that another thread has opened, by a port of its engine. A thread that ends in mid-transaction is rolled back. */
export function connectEmbedded(port: MessagePort): Database {
  const connection = createConnection(port)
  port.on('close', () => connection.end('the embedded database is closed'))
  return {
    ...databaseOn(connection),
    forThread() {
      throw new Error('only the thread that opened the embedded database can hand it on')
    },
    async close() {
      port.close()
    },
  }
}

function databaseOn(connection: Connection): Omit<Database, 'forThread' | 'close'> {
  const transactions = createTransactions()
  const alone = sqlOf(connection)
  const inTransaction = async <T>(opening: Opening, work: (sql: Sql) => Promise<T>): Promise<T> => {
    transactions.refuseInside()
    const turn = connection.newTurn()
    try {
      return await transactions.run(sqlOf(turn), opening, work, () => {})
    } finally {
      turn.release()
    }
  }
  const door: Omit<Database, 'forThread' | 'close' | 'reserve'> = {
    engine: 'embedded',
    query: async (text, parameters, name) => {
      transactions.refuseInside()
      return await alone.query(text, parameters, name)
    },
    transaction: (work) => inTransaction([SQL`begin read write`, SQL`set local role none`], work),
    as: async (actor, work) => inTransaction([SQL`begin read write`, ...enterAs(actor)], work),
    listen: () => ({ isOn: () => true, stop: async () => {} }),
    reader: (actor) => ({
      query: async (text, parameters, name) => {
        transactions.refuseInside()
        return await alone.openWith(enterToRead(enterAs(actor)), text, parameters, name)
      },
    }),
  }
  return { ...door, reserve: door }
}
