import { LRUCache } from 'lru-cache'
import { buildLibrary, type FactorLibrary } from '../../domain/factors/library.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { factorRows, gwpRows } from '../../store/factors.ts'
import { listReleases, type Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** The factors of a snapshot with the releases that they were read from, superseded issues included. */
export interface LoadedFactors {
  readonly snapshot: SnapshotView
  readonly library: FactorLibrary
  readonly releases: ReadonlyMap<string, Release>
}

/** A library is some 10 MB and the newest snapshot is asked for nearly always; a few pinned ones fit beside it. */
const LIBRARIES_KEPT = 4
const libraries = new LRUCache<SnapshotView, Promise<LoadedFactors>>({ max: LIBRARIES_KEPT })

/** The library of a snapshot: read once, then from memory. Snapshots never change, so nothing is ever invalidated. */
export function loadFactors(database: ReadonlySql, snapshot: SnapshotView): Promise<LoadedFactors> {
  const kept = libraries.get(snapshot)
  if (kept !== undefined) return kept
  const loading = read(database, snapshot)
  libraries.set(snapshot, loading)
  loading.catch(() => libraries.delete(snapshot))
  return loading
}

async function read(database: ReadonlySql, snapshot: SnapshotView): Promise<LoadedFactors> {
  const rows = await factorRows(database, snapshot.id)
  if (rows.length === 0)
    throw new ServiceError(
      'release_not_found',
      `No edition of the national factors had been published by ${snapshot.as_of}, the day of this snapshot.`,
      { hint: 'GET /v1/datasets lists what is loaded.' },
    )
  const releases = await Promise.all(
    ['nga-factors', 'gwp'].map((source) => listReleases(database, { source })),
  )
  return {
    snapshot,
    library: buildLibrary(rows, await gwpRows(database, snapshot.id)),
    releases: new Map(releases.flat().map((release) => [release.id, release])),
  }
}
