import type { ReadonlySql } from '../../store/database.ts'
import { findSnapshot, snapshotInForce } from '../../store/snapshots.ts'
import { type SnapshotView, viewOf } from '../releases/snapshot-directory.ts'

/** Snapshots by id, also those of which a release was withdrawn since: what is no longer in force is reported too. */
export interface SnapshotViews {
  of(id: string): Promise<SnapshotView>
  /** The id of the newest; null when nothing is loaded. */
  newest(): Promise<string | null>
}

export function snapshotViews(database: ReadonlySql): SnapshotViews {
  return {
    async of(id) {
      const found = await findSnapshot(database, id)
      if (found === undefined) throw new Error(`snapshot ${id} is gone; snapshots are never removed`)
      return viewOf(database, found)
    },
    newest: async () => (await snapshotInForce(database))?.id ?? null,
  }
}
