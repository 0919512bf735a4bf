import { rememberedUpTo } from '../../domain/remembered-by.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** The newest snapshot is asked for nearly always; a few pinned ones fit beside it. */
const SNAPSHOTS_KEPT = 4
/** More than there are reporting years, or regions of the grid. */
const KEYS_KEPT = 100

/**
 * A value that is read once for a snapshot and a key, then held in memory. Snapshots never change, so nothing is ever
 * invalidated; a failed read is tried again. Views are compared by identity, so two databases never mix.
 */
export function perSnapshot<Value>(
  read: (database: ReadonlySql, snapshot: SnapshotView, key: string) => Promise<Value>,
): (database: ReadonlySql, snapshot: SnapshotView, key?: string) => Promise<Value> {
  const valuesOf = rememberedUpTo(SNAPSHOTS_KEPT, (snapshot: SnapshotView) =>
    rememberedUpTo(KEYS_KEPT, (key: string, database: ReadonlySql) => read(database, snapshot, key)),
  )
  return (database, snapshot, key = '') => valuesOf(snapshot)(key, database)
}
