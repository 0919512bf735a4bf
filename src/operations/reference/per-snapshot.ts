import { rememberedBy, rememberedUpTo } from '../../domain/remembered-by.ts'
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

/** Editions of one source in force at the same time in memory: the newest, the one before, and two that were asked for. */
const RELEASES_KEPT = 4

/**
 * A value that depends on the releases of some sources alone. Snapshots that hold the same ones share it, so that a change of another
 * source, or a question about an older day, does not read it again. The rows in force of a source follow from its releases.
 */
export function perReleases<Value>(
  sources: readonly string[],
  read: (database: ReadonlySql, snapshot: SnapshotView) => Promise<Value>,
): (database: ReadonlySql, snapshot: SnapshotView) => Promise<Value> {
  const valuesOf = rememberedBy((database: ReadonlySql) =>
    rememberedUpTo(RELEASES_KEPT, (_releases: string, snapshot: SnapshotView) => read(database, snapshot)),
  )
  return (database, snapshot) => valuesOf(database)(releasesOf(snapshot, sources), snapshot)
}

const releasesOf = ({ releases }: SnapshotView, sources: readonly string[]): string =>
  [...releases.values()]
    .filter(({ source }) => sources.includes(source))
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
