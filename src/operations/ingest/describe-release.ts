import { isPublicationKnown } from '../../domain/publication.ts'
import type { Source } from '../../sources/source.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { listReleases, type Release } from '../../store/releases.ts'
import { releaseId, releaseProvenance } from '../releases/releases.ts'
import type { FileFacts } from './archive.ts'
import type { ReadSummary } from './read-file.ts'
import type { IngestRequest } from './request.ts'

/** The release that results from a reading. */
export function describeRelease(
  origin: Source['origin'],
  request: IngestRequest,
  summary: ReadSummary,
  archived: FileFacts,
  today: string,
): Release {
  const edition = summary.edition
  if (edition === null) throw new Error(`reader of ${origin.source} did not state its edition`)
  const published = request.published_on ?? edition.published_on
  return {
    id: releaseId(origin.source, edition.slot, archived.sha256, summary.decisions),
    source: origin.source,
    dataset: origin.dataset,
    slot: edition.slot,
    edition: edition.edition,
    revision: 0,
    status: request.status ?? 'final',
    published_on: published ?? today,
    published_basis: published === undefined ? 'retrieval_date' : 'stated',
    retrieved_on: today,
    observed_from: edition.observed_from ?? null,
    observed_to: edition.observed_to ?? null,
    file_name: archived.name,
    file_sha256: archived.sha256,
    file_bytes: archived.bytes,
    row_count: summary.rows,
    provenance: {
      ...releaseProvenance(origin, 'publisher_file'),
      ...(archived.retrieved_from === undefined ? {} : { retrieved_from: archived.retrieved_from }),
    },
    withdrawn_on: null,
    withdrawn_reason: null,
    decisions: summary.decisions.length === 0 ? null : summary.decisions,
    accepted: null,
  }
}

/**
 * A publisher that issues a table twice on one day corrects it. Days do not tell which of the two came last, so the one that is
 * loaded later counts as the later revision.
 */
export async function withRevision(sql: ReadonlySql, release: Release): Promise<Release> {
  const { source, slot, published_on } = release
  const sameDay = (await listReleases(sql, { source })).filter(
    (one) =>
      one.slot === slot &&
      one.published_on === published_on &&
      isPublicationKnown(one) === isPublicationKnown(release),
  )
  return { ...release, revision: Math.max(0, ...sameDay.map(({ revision }) => revision + 1)) }
}
