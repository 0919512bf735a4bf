import { LRUCache } from 'lru-cache'
import type { ReadonlySql } from '../../store/database.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** The newest snapshot is asked for nearly always; a few pinned ones fit beside it. */
const SNAPSHOTS_KEPT = 4

/**
 * A value that is read once for a snapshot and a key, then held in memory. Snapshots never change, so nothing is ever
 * invalidated; a failed read is tried again. Views are compared by identity, so two databases never mix.
 */
export function perSnapshot<Value>(
  read: (database: ReadonlySql, snapshot: SnapshotView, key: string) => Promise<Value>,
): (database: ReadonlySql, snapshot: SnapshotView, key?: string) => Promise<Value> {
  const held = new LRUCache<SnapshotView, Map<string, Promise<Value>>>({ max: SNAPSHOTS_KEPT })
  return (database, snapshot, key = '') => {
    let values = held.get(snapshot)
    if (values === undefined) {
      values = new Map()
      held.set(snapshot, values)
    }
    const kept = values.get(key)
    if (kept !== undefined) return kept
    const reading = read(database, snapshot, key)
    values.set(key, reading)
    reading.catch(() => values.delete(key))
    return reading
  }
}
