import type { AcceptedRelease, OperatorDecision } from '../domain/operator-decision.ts'
import type { PublishedBasis } from '../domain/publication.ts'
import type { ReleaseFacts } from '../domain/snapshots.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { ACCEPTED } from './release-acceptance.ts'
import { DECISIONS } from './release-decisions.ts'
import { SQL } from './sql-text.ts'

/** Publisher, licence and addresses of a release: the source's origin as it was when the release was loaded. */
export interface ReleaseProvenance {
  readonly title: string
  readonly publisher: string
  readonly licence: { readonly id: string; readonly name: string; readonly url: string }
  readonly attribution: string
  readonly landing_page: string
  /** Whether the hash is that of the publisher's own bytes or of a transcribed copy. */
  readonly file_basis: 'publisher_file' | 'transcribed_copy'
  /** Where the bytes were fetched from: the publisher's address, and the mirror that stood in for it. */
  readonly retrieved_from?: { readonly url: string; readonly mirror: string | null }
}

export interface Release {
  readonly id: string
  readonly source: string
  readonly dataset: string
  readonly slot: string
  readonly edition: string
  readonly revision: number
  readonly status: 'preliminary' | 'final' | 'revised'
  readonly published_on: string
  readonly published_basis: PublishedBasis
  readonly retrieved_on: string
  readonly observed_from: string | null
  readonly observed_to: string | null
  readonly file_name: string
  readonly file_sha256: string
  readonly file_bytes: number
  readonly row_count: number
  readonly provenance: ReleaseProvenance
  readonly withdrawn_on: string | null
  readonly withdrawn_reason: string | null
  /** What a person decided about places of its file that were in doubt; null or absent when nothing was. */
  readonly decisions?: readonly OperatorDecision[] | null
  /** Who loaded it although it looked wrong, and why; null or absent when it did not. */
  readonly accepted?: AcceptedRelease | null
}

const COLUMNS = SQL`id, source, dataset, slot, edition, revision, status, published_on, published_basis, retrieved_on,
  observed_from, observed_to, file_name, file_sha256, file_bytes, row_count, provenance, withdrawn_on, withdrawn_reason`

const READ = SQL`${COLUMNS}, ${DECISIONS}, ${ACCEPTED}`

export async function insertRelease(sql: Sql, release: Release, loadedAt: Date): Promise<void> {
  await sql.query(
    SQL`insert into release (${COLUMNS}, loaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      release.id,
      release.source,
      release.dataset,
      release.slot,
      release.edition,
      release.revision,
      release.status,
      release.published_on,
      release.published_basis,
      release.retrieved_on,
      release.observed_from,
      release.observed_to,
      release.file_name,
      release.file_sha256,
      release.file_bytes,
      release.row_count,
      JSON.stringify(release.provenance),
      release.withdrawn_on,
      release.withdrawn_reason,
      loadedAt.toISOString(),
    ],
  )
}

export async function findRelease(sql: ReadonlySql, id: string): Promise<Release | undefined> {
  return (await sql.query<Release>(SQL`select ${READ} from release where id = $1`, [id]))[0]
}

/** All releases of a dataset or source, newest publication first. */
export function listReleases(
  sql: ReadonlySql,
  filter: { readonly dataset?: string; readonly source?: string } = {},
): Promise<Release[]> {
  return sql.query<Release>(
    SQL`select ${READ} from release
     where ($1::text is null or dataset = $1) and ($2::text is null or source = $2)
     order by published_on desc, revision desc, id`,
    [filter.dataset ?? null, filter.source ?? null],
  )
}

export function releasesOfSnapshot(sql: ReadonlySql, snapshotId: string): Promise<Release[]> {
  return sql.query<Release>(
    SQL`select ${READ} from release
     where id in (select release_id from snapshot_release where snapshot_id = $1)
     order by source, slot, id`,
    [snapshotId],
  )
}

/** What the publication timeline is made from. */
export function releaseFacts(sql: ReadonlySql): Promise<ReleaseFacts[]> {
  return sql.query<ReleaseFacts>(
    SQL`select id, source, slot, published_on, published_basis, revision, loaded_at, withdrawn_on is not null as withdrawn
     from release order by id`,
  )
}

/** Marks a release as withdrawn. False when there is none or it was withdrawn before. */
export async function withdrawRelease(sql: Sql, id: string, day: string, reason: string): Promise<boolean> {
  const changed = await sql.query(
    SQL`update release set withdrawn_on = $2, withdrawn_reason = $3 where id = $1 and withdrawn_on is null returning id`,
    [id, day, reason],
  )
  return changed.length === 1
}
