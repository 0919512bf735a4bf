import type { PublishedBasis } from '../domain/publication.ts'
import type { ReadonlySql } from '../store/database.ts'
import { releasesOfSnapshot } from '../store/releases.ts'
import { snapshotInForce } from '../store/snapshots.ts'

/** What data the service answers from; undefined when none is loaded. */
export interface DataStatus {
  readonly snapshot: string
  readonly as_of: string
  readonly releases: readonly {
    readonly source: string
    readonly edition: string
    readonly published_on: string
    readonly published_basis: PublishedBasis
  }[]
}

export async function readDataStatus(database: ReadonlySql): Promise<DataStatus | undefined> {
  const snapshot = await snapshotInForce(database)
  if (snapshot === undefined) return undefined
  const releases = await releasesOfSnapshot(database, snapshot.id)
  return {
    snapshot: snapshot.id,
    as_of: snapshot.as_of,
    releases: releases.map(({ source, edition, published_on, published_basis }) => ({
      source,
      edition,
      published_on,
      published_basis,
    })),
  }
}
