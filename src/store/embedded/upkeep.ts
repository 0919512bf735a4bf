import type { Sql } from '../database.ts'

/** Transactions between two looks at the size of the log. */
const COMMITS_BETWEEN_LOOKS = 200
const LOG_LIMIT_BYTES = 32 * 1024 * 1024

/**
 * What a PostgreSQL server's background processes do and PGlite has none of: checkpoints, which keep the log and the
 * next start short, and vacuum with analyze, without which a freshly loaded table is planned as if it were empty.
 */
export interface Upkeep {
  /** Wraps a transaction's `copyCsv`, so that the commit after a load is followed by vacuum and checkpoint. */
  noticeLoad(sql: Sql): Sql['copyCsv']
  /** To be called on the free connection after each commit. */
  afterCommit(): Promise<void>
}

export function createUpkeep(connection: Sql): Upkeep {
  let commits = 0
  let loaded = false
  return {
    noticeLoad: (sql) => (target, chunks) => {
      loaded = true
      return sql.copyCsv(target, chunks)
    },
    async afterCommit() {
      commits += 1
      if (!loaded && (commits % COMMITS_BETWEEN_LOOKS !== 0 || !(await isLogLong(connection)))) return
      loaded = false
      // The commit has happened: a failure here must not look like a failure of the transaction.
      await cleanUp(connection).catch((error: unknown) => {
        process.emitWarning(`the embedded database could not be vacuumed: ${String(error)}`)
      })
    },
  }
}

async function isLogLong(connection: Sql): Promise<boolean> {
  const [log] = await connection.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()',
  )
  return log!.bytes > LOG_LIMIT_BYTES
}

async function cleanUp(connection: Sql): Promise<void> {
  // One by one: VACUUM refuses to run in the transaction that a script of several statements is.
  await connection.exec('vacuum (analyze)')
  await connection.exec('checkpoint')
}
