import { decisionsDigest } from '../../domain/operator-decision.ts'
import { publicationTimeline } from '../../domain/snapshots.ts'
import type { Origin, Source } from '../../sources/source.ts'
import type { ReadonlySql, Sql } from '../../store/database.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { type AcceptedWithdrawal, listAcceptedWithdrawals } from '../../store/release-acceptance.ts'
import { listReleases, type Release, type ReleaseProvenance, releaseFacts } from '../../store/releases.ts'
import { recordSuperseded } from '../../store/rows-in-force.ts'
import { lockTimeline, writeTimeline } from '../../store/snapshots.ts'
import { announceSnapshots } from '../monitoring/announce.ts'

/** A release is named by what it holds, decisions of a person included, so that every machine names it alike. */
export const releaseId = (
  source: string,
  slot: string,
  fileSha256: string,
  decisions: readonly { readonly id: string }[] = [],
): string =>
  [
    source,
    slot.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-'),
    fileSha256.slice(0, 12),
    ...(decisions.length === 0 ? [] : [decisionsDigest(decisions.map(({ id }) => id))]),
  ].join('-')

export const releaseProvenance = (
  origin: Origin,
  fileBasis: ReleaseProvenance['file_basis'],
): ReleaseProvenance => ({
  title: origin.title,
  publisher: origin.publisher,
  licence: origin.licence,
  attribution: origin.attribution,
  landing_page: origin.landing_page,
  file_basis: fileBasis,
})

export type { Release } from '../../store/releases.ts'

export type NewRelease = Omit<Release, 'id' | 'withdrawn_on' | 'withdrawn_reason' | 'provenance' | 'dataset'>

/** Puts the snapshots in order after releases were added or withdrawn, in the same transaction. */
export async function renewSnapshots(sql: Sql, now: Date): Promise<void> {
  await lockTimeline(sql)
  await writeTimeline(sql, publicationTimeline(await releaseFacts(sql)), now)
  await announceSnapshots(sql)
}

/** Settles what new releases of a source and its other releases both say. Before the snapshots are renewed, in the same transaction. */
export async function settleOverlaps(sql: Sql, source: Source, releaseIds: readonly string[]): Promise<void> {
  const table = ROW_TABLES[source.origin.source]
  if (table === undefined) throw new Error(`rows of ${source.origin.source} are stored in no table`)
  await recordSuperseded(sql, { table, said_once_by: source.said_once_by ?? source.key }, releaseIds)
}

/** What is loaded, newest publication first; of one source when one is named. */
export const readReleases = (database: ReadonlySql, source?: string): Promise<Release[]> =>
  listReleases(database, source === undefined ? {} : { source })

/** Why releases were withdrawn although that looked wrong, by release. A release carries why it was loaded. */
export const acceptedWithdrawals = async (
  database: ReadonlySql,
): Promise<ReadonlyMap<string, Omit<AcceptedWithdrawal, 'release_id'>>> =>
  new Map(
    (await listAcceptedWithdrawals(database)).map(({ release_id, ...accepted }) => [release_id, accepted]),
  )
