import path from 'node:path'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import { lockEvidence } from '../../store/evidence-files.ts'
import { abandonedPieces, deleteAbandoned } from '../../store/evidence-pieces.ts'
import { ABANDONED_AFTER_MS, arrivingName, sweepArriving } from '../arriving-files.ts'

/** $SOUTHERLY_HOME/evidence: files while they arrive and are looked at. Those that are held are in the database. */
const folderOf = (home: string): string => path.join(home, 'evidence')

export const incomingLocation = (home: string): string => path.join(folderOf(home), arrivingName())

/** Removes files whose upload ended with its process. Answers how many. */
export const sweepIncoming = (home: string, now?: number): Promise<number> =>
  sweepArriving(folderOf(home), now)

/** Removes pieces that no upload made a file of within an hour. Answers of how many files. */
export async function sweepPieces({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Promise<number> {
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_MS).toISOString()
  const abandoned = await database.as({ kind: 'worker' }, (sql) => abandonedPieces(sql, before))
  let removed = 0
  for (const key of abandoned) {
    const isGone = await database.as({ kind: 'worker' }, async (sql) => {
      await lockEvidence(sql, key.tenantId)
      return await deleteAbandoned(sql, key, before)
    })
    if (isGone) removed += 1
  }
  return removed
}
