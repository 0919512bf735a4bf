import type { ReadonlySql } from '../store/database.ts'
import { pendingMigrations } from '../store/migrate.ts'
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
  }[]
}

export async function readDataStatus(database: ReadonlySql): Promise<DataStatus | undefined> {
  const snapshot = await snapshotInForce(database)
  if (snapshot === undefined) return undefined
  const releases = await releasesOfSnapshot(database, snapshot.id)
  return {
    snapshot: snapshot.id,
    as_of: snapshot.as_of,
    releases: releases.map(({ source, edition, published_on }) => ({ source, edition, published_on })),
  }
}

/** What must hold before requests are sent here, beside a database that answers. */
export const readinessOf = (database: ReadonlySql) => [
  {
    name: 'schema',
    check: async (): Promise<string | undefined> => {
      const pending = await pendingMigrations(database)
      return pending.length === 0 ? undefined : `${pending.length} migrations are missing`
    },
  },
  {
    name: 'data',
    check: async (): Promise<string | undefined> =>
      (await snapshotInForce(database)) === undefined ? 'no data is loaded' : undefined,
  },
]
