import { rememberedUpTo } from '../../domain/remembered-by.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { releasesOfSnapshot } from '../../store/releases.ts'
import { findSnapshot, snapshotInForce } from '../../store/snapshots.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Snapshots by id, also those of which a release was withdrawn since: what no longer stands is told too. */
export interface SnapshotViews {
  of(id: string): Promise<SnapshotView>
  /** The id of the newest; null when nothing is loaded. */
  newest(): Promise<string | null>
}

/** The newest and the one before; what was read of them for one comparison serves the next. */
const VIEWS_KEPT = 4

export function snapshotViews(database: ReadonlySql): SnapshotViews {
  return {
    of: rememberedUpTo(VIEWS_KEPT, async (id: string): Promise<SnapshotView> => {
      const found = await findSnapshot(database, id)
      if (found === undefined) throw new Error(`snapshot ${id} is gone; snapshots are never removed`)
      const releases = await releasesOfSnapshot(database, id)
      return {
        id,
        as_of: found.as_of,
        releases: new Map(releases.map((release) => [release.id, release])),
      }
    }),
    newest: async () => (await snapshotInForce(database))?.id ?? null,
  }
}
