import type { Method } from '../../domain/evidence.ts'
import { compareText } from '../../domain/text-order.ts'
import type { Release } from '../../operations/releases/releases.ts'
import type { SnapshotView } from '../../operations/releases/snapshot-directory.ts'
import { isInvented } from '../../operations/sandbox/sandbox.ts'

export interface Warning {
  readonly code: string
  readonly message: string
}

/** Stands in every answer about an invented company. */
const SANDBOX_WARNING: Warning = {
  code: 'sandbox_company',
  message: 'This company is invented so that you can try the service. None of its own figures are real.',
}

const AHEAD_WARNING: Warning = {
  code: 'as_of_in_future',
  message: 'The day in `as_of` is in the future. The answer uses what has been published so far.',
}

/** What every answer about one company warns of. */
export const warningsAbout = (abn: string): readonly Warning[] => (isInvented(abn) ? [SANDBOX_WARNING] : [])

/** The summary of a batch counts invented companies with real ones, so it says how many there are. */
export function warningsAboutBatch(abns: readonly string[]): readonly Warning[] {
  const invented = abns.filter(isInvented).length
  if (invented === 0) return []
  return [
    {
      code: SANDBOX_WARNING.code,
      message: `Companies in this batch that are invented so that you can try the service: ${invented}. Their figures are in the summary, and none of them are real.`,
    },
  ]
}

/** `meta` of a data answer. */
export function presentMeta(
  snapshot: SnapshotView,
  evidenceHash: string,
  releases: readonly Release[],
  warnings: readonly Warning[] = [],
) {
  return {
    snapshot: snapshot.id,
    as_of: snapshot.as_of,
    evidence_hash: evidenceHash,
    licences: licencesOf(releases),
    warnings: snapshot.isAhead === true ? [AHEAD_WARNING, ...warnings] : warnings,
  }
}

export function presentRelease(release: Release) {
  return {
    release: release.id,
    dataset: release.dataset,
    edition: release.edition,
    publisher: release.provenance.publisher,
    title: release.provenance.title,
    published_on: release.published_on,
    published_basis: release.published_basis,
    retrieved_on: release.retrieved_on,
    observed_from: release.observed_from,
    observed_to: release.observed_to,
    file_name: release.file_name,
    file_sha256: release.file_sha256,
    file_basis: release.provenance.file_basis,
    landing_page: release.provenance.landing_page,
    // Absent where there are none, so that the many releases without stay short.
    ...(release.decisions ? { decisions: release.decisions } : {}),
    ...(release.accepted ? { accepted: release.accepted } : {}),
  }
}

export const presentMethod = (method: Method) => ({ ...method, url: `/methods/${method.id}` })

/** Each dataset with its terms; tables of one dataset may come from publishers with terms of their own. */
function licencesOf(releases: readonly Release[]) {
  const terms = new Map(
    releases.map((release) => [`${release.dataset}\n${release.provenance.attribution}`, release]),
  )
  return [...terms]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(
      ([
        ,
        {
          dataset,
          provenance: { licence, attribution },
        },
      ]) => ({
        dataset,
        id: licence.id,
        name: licence.name,
        url: licence.url,
        attribution,
      }),
    )
}
