import { compareText } from '../../domain/text-order.ts'
import { ServiceError } from '../../errors.ts'
import { loadSource, sourceSlugs } from '../../sources/registry.ts'
import type { Origin } from '../../sources/source.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { listReleases, type Release } from '../../store/releases.ts'
import { listSnapshots } from '../../store/snapshots.ts'

/** A source with what is loaded of it. */
export interface DatasetStatus {
  readonly origin: Origin
  readonly releases: number
  /** The release that was published last; undefined when none is loaded. */
  readonly latest: Release | undefined
}

/** Every source of the service, loaded or not, in order of dataset and source. */
export async function datasetStatuses(database: ReadonlySql): Promise<DatasetStatus[]> {
  const releases = (await listReleases(database)).filter((release) => release.withdrawn_on === null)
  const origins = await Promise.all(sourceSlugs().map(async (slug) => (await loadSource(slug))?.origin))
  return origins
    .filter((origin) => origin !== undefined)
    .map((origin) => {
      const own = releases.filter((release) => release.source === origin.source)
      return { origin, releases: own.length, latest: own[0] }
    })
    .toSorted(
      (a, b) =>
        compareText(a.origin.dataset, b.origin.dataset) || compareText(a.origin.source, b.origin.source),
    )
}

/** The releases of a dataset, newest publication first; an unknown dataset is an error that names those there are. */
export async function releasesOfDataset(database: ReadonlySql, dataset: string): Promise<Release[]> {
  const found = await listReleases(database, { dataset })
  if (found.length > 0) return found
  const known = [...new Set((await datasetStatuses(database)).map((status) => status.origin.dataset))]
  if (known.includes(dataset)) return []
  throw new ServiceError('dataset_not_found', `There is no dataset ${JSON.stringify(dataset)}.`, {
    valid_values: known,
  })
}

/** Releases of all datasets, withdrawn ones too, newest publication first. */
export const allReleases = (database: ReadonlySql): Promise<Release[]> => listReleases(database)

export const snapshotList = listSnapshots
