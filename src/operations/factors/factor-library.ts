import { buildLibrary, type FactorLibrary } from '../../domain/factors/library.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
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
const libraryOf = rememberedUpTo(LIBRARIES_KEPT, (snapshot: SnapshotView, database: ReadonlySql) =>
  read(database, snapshot),
)

/** The library of a snapshot: read once, then from memory. Snapshots never change, so nothing is ever invalidated. */
export const loadFactors = (database: ReadonlySql, snapshot: SnapshotView): Promise<LoadedFactors> =>
  libraryOf(snapshot, database)

/** The factors of a snapshot; null where no edition had been published by its day, which is no error here. */
export async function factorLibrary(
  database: ReadonlySql,
  snapshot: SnapshotView,
): Promise<FactorLibrary | null> {
  try {
    return (await loadFactors(database, snapshot)).library
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'release_not_found') return null
    throw error
  }
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
