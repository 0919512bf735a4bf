import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import { lockEvidence } from '../../store/evidence-files.ts'
import { abandonedPieces, deleteAbandoned } from '../../store/evidence-pieces.ts'

/** $SOUTHERLY_HOME/evidence: files while they arrive and are looked at. Those that are held lie in the database. */
const folderOf = (home: string): string => path.join(home, 'evidence')

export const incomingLocation = (home: string, id: string): string =>
  path.join(folderOf(home), `incoming-${id}`)

/** An upload writes all the time; what nothing was written to for so long has broken off with its process. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Removes what uploads left that ended with their process: files on the disk, and pieces without a file. Answers how many. */
export async function sweepEvidence({
  database,
  clock,
  home,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly home: string
}): Promise<number> {
  const before = clock.now().getTime() - ABANDONED_AFTER_MS
  let removed = 0
  for (const name of await readdir(folderOf(home)).catch(() => [])) {
    const location = path.join(folderOf(home), name)
    const found = await stat(location).catch(() => undefined)
    if (!name.startsWith('incoming-') || found === undefined || found.mtimeMs >= before) continue
    await rm(location, { force: true })
    removed += 1
  }
  const instant = new Date(before).toISOString()
  const abandoned = await database.as({ kind: 'worker' }, (sql) => abandonedPieces(sql, instant))
  for (const key of abandoned) {
    const isGone = await database.as({ kind: 'worker' }, async (sql) => {
      await lockEvidence(sql, key.tenantId)
      return await deleteAbandoned(sql, key, instant)
    })
    if (isGone) removed += 1
  }
  return removed
}
