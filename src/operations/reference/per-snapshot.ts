import { LRUCache } from 'lru-cache'
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
    rememberedUpTo(RELEASES_KEPT, async (key: string, snapshot: SnapshotView) => {
      const value = await read(database, snapshot)
      readOf(database).set(key, { value })
      return value
    }),
  )
  const readOf = rememberedBy(
    (_database: ReadonlySql) => new LRUCache<string, { readonly value: Value }>({ max: RELEASES_KEPT }),
  )
  return async (database, snapshot) => {
    const key = releasesOf(snapshot, sources)
    for (let outside = OUTSIDE.get(database); outside !== undefined; outside = OUTSIDE.get(outside)) {
      const known = readOf(outside).get(key)
      if (known !== undefined) return known.value
    }
    return valuesOf(database)(key, snapshot)
  }
}

/** Transactions, and the database that each is one of. */
const OUTSIDE = new WeakMap<ReadonlySql, ReadonlySql>()

/**
 * Lets a transaction take what was read of the same releases before it. Only what is there already: a read outside that is under way may
 * wait for the transaction to end. What the transaction reads itself is of releases that may be undone, and goes with it.
 */
export function shareReadings(transaction: ReadonlySql, database: ReadonlySql): void {
  OUTSIDE.set(transaction, database)
}

const releasesOf = ({ releases }: SnapshotView, sources: readonly string[]): string =>
  [...releases.values()]
    .filter(({ source }) => sources.includes(source))
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
