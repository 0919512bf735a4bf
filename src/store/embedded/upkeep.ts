import type { PGlite } from '@electric-sql/pglite'
import type { StandingRole } from './standing-role.ts'

/** Transactions between two looks at the size of the log. */
const TURNS_BETWEEN_LOOKS = 200
const LOG_LIMIT_BYTES = 32 * 1024 * 1024

/**
 * What a PostgreSQL server's background processes do and PGlite has none of: checkpoints, which keep the log and the
 * next start short, and vacuum with analyze, without which a freshly loaded table is planned as if it were empty.
 */
export interface Upkeep {
  /** Has the transaction that loads be followed by vacuum and checkpoint. */
  noticeLoad(): void
  /** To be called at the end of each transaction, when the connection is free and no one else's. Never rejects. */
  afterTurn(): Promise<void>
}

export function createUpkeep(pglite: PGlite, role: StandingRole): Upkeep {
  let turns = 0
  let loaded = false
  const isDue = async (): Promise<boolean> => {
    if (!loaded && turns % TURNS_BETWEEN_LOOKS !== 0) return false
    await role.leave()
    return loaded || (await isLogLong(pglite))
  }
  return {
    noticeLoad() {
      loaded = true
    },
    async afterTurn() {
      turns += 1
      try {
        if (!(await isDue())) return
        loaded = false
        await cleanUp(pglite)
      } catch (error) {
        // The commit has happened: a failure here must not look like a failure of the transaction.
        process.emitWarning(`the embedded database could not be vacuumed: ${String(error)}`)
      }
    },
  }
}

async function isLogLong(pglite: PGlite): Promise<boolean> {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()',
  )
  return rows[0]!.bytes > LOG_LIMIT_BYTES
}

async function cleanUp(pglite: PGlite): Promise<void> {
  // One by one: VACUUM refuses to run in the transaction that a script of several statements is.
  await pglite.exec('vacuum (analyze)')
  await pglite.exec('checkpoint')
}
