import type { MessagePort } from 'node:worker_threads'
import type { Database, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { createTransactions, enterAs, enterToRead, type Opening } from '../transaction.ts'
import { type Connection, createConnection } from './connection.ts'
import { buildOf, type MadeFrom, openDirectory } from './directory.ts'
import { type Engine, startEngine } from './engine.ts'
import { sqlOf } from './sql.ts'
import { copyTemplate, makeTemplate } from './template.ts'

export interface EmbeddedSettings extends MadeFrom {
  /** Data directory; absent: in memory. */
  readonly directory?: string
}

export interface EmbeddedDatabase extends Database {
  /** The data directory as a tar. Needs about five times its size in memory. */
  dump(): Promise<Uint8Array>
}

/** Opens PGlite. It has one connection, so statements and transactions queue for it in the order they were asked for. */
export async function openEmbedded({ directory, ...from }: EmbeddedSettings): Promise<EmbeddedDatabase> {
  if (directory === undefined) return databaseOf(await startEngine(from))
  const { engine, release } = await openDirectory(directory, from)
  return databaseOf(engine, release)
}

/** Makes the template of databases that are to begin with what `fill` puts in, as part of set-up. */
export const makeFilledTemplate = (
  contents: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> =>
  makeTemplate(async (files) => {
    copyTemplate(files)
    const engine = await startEngine({ directory: files })
    const database = databaseOf(engine)
    try {
      await fill(database)
      return await buildOf(engine)
    } finally {
      await database.close()
    }
  }, contents)

function databaseOf(engine: Engine, release: () => void = () => {}): EmbeddedDatabase {
  let closed: Promise<void> | undefined
  return {
    ...databaseOn(engine.connection),
    forThread: () => ({ engine: 'embedded', port: engine.newPort() }),
    dump: async () => (await engine.connection.ask({ operation: 'dump' })) as Uint8Array,
    close: () => (closed ??= engine.close().finally(release)),
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
