import type { Database, Sql } from '../database.ts'
import { encodeParameter } from '../decoding.ts'
import { createQueue } from '../queue.ts'
import { createTransactions, enterAs } from '../transaction.ts'
import { csvPieces } from './csv-pieces.ts'
import { openDirectory } from './directory.ts'
import { type Engine, startEngine } from './engine.ts'
import { createUpkeep } from './upkeep.ts'

const COPY_PIECE_BYTES = 4 * 1024 * 1024

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
  const transactions = createTransactions()
  const queue = createQueue()
  const connection = sqlOf(engine)
  const upkeep = createUpkeep(connection)
  let closed: Promise<void> | undefined

  const inTransaction = async <T>(script: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    transactions.refuseInside()
    return await queue.run(async () => {
      const result = await transactions.run(connection, script, work, () => {})
      await upkeep.afterCommit()
      return result
    })
  }
  return {
    engine: 'embedded',
    query: async (text, parameters) => {
      transactions.refuseInside()
      return await queue.run(() => connection.query(text, parameters))
    },
    transaction: (work) =>
      inTransaction('begin read write', (sql) => work({ ...sql, copyCsv: upkeep.noticeLoad(sql) })),
    as: async (actor, work) => inTransaction(`begin read write; ${enterAs(actor)}`, work),
    dump: () => queue.run(async () => (await engine.ask({ operation: 'dump' })) as Uint8Array),
    close() {
      closed ??= queue.run(() => engine.close()).finally(() => opened.release())
      return closed
    },
  }
}

function sqlOf(engine: Engine): Sql {
  return {
    async query<T extends object>(text: string, parameters: readonly unknown[] = []): Promise<T[]> {
      const encoded = parameters.map(encodeParameter)
      return (await engine.ask({ operation: 'query', text, parameters: encoded })) as T[]
    },
    async exec(script) {
      await engine.ask({ operation: 'exec', text: script })
    },
    async copyCsv(target, chunks) {
      let rows = 0
      for await (const csv of csvPieces(chunks, COPY_PIECE_BYTES))
        rows += Number(await engine.ask({ operation: 'copy', target, csv }))
      return rows
    },
  }
}
