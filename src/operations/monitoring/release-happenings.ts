import type { Happening } from '../../domain/monitoring/event.ts'
import { publicationText } from '../../domain/publication.ts'
import type { Release } from '../../store/releases.ts'
import type { ChangedSlot } from './changed-slots.ts'

/** Source whose releases are editions of the national factors. */
const FACTORS = 'nga-factors'

/** What new releases mean to those who follow datasets and factor editions. */
export function releaseHappenings(
  slots: readonly ChangedSlot[],
  snapshots: { readonly before: string; readonly after: string },
): Happening[] {
  return slots.flatMap(({ before, after }): Happening[] => {
    if (after === null) return []
    const happening = {
      abn: null,
      subject: { kind: 'release', id: after.id, name: after.provenance.title },
      from: before === null ? null : describe(before),
      to: describe(after),
      cause: { kind: 'snapshot', ...snapshots },
      links: {
        releases: `/v1/datasets/${after.dataset}/releases`,
        diff: `/v1/snapshots/${snapshots.before}/diff/${snapshots.after}?source=${after.source}`,
      },
    } as const
    const summary = `${after.provenance.title}, ${after.slot}: ${before === null ? 'first release' : 'new release'} ${publicationText(after)}.`
    return [
      { ...happening, type: 'dataset.released', summary },
      ...(after.source === FACTORS && before === null
        ? [
            {
              ...happening,
              type: 'factor_edition.published' as const,
              summary: `Edition ${after.edition} of the national factors is there: ${publicationText(after)}.`,
              links: { factors: `/v1/emission-factors/scope1?edition=${encodeURIComponent(after.edition)}` },
            },
          ]
        : []),
    ]
  })
}

const describe = ({ id, dataset, slot, edition, revision, row_count, ...release }: Release) => ({
  release: id,
  dataset,
  slot,
  edition,
  revision,
  published_on: release.published_on,
  published_basis: release.published_basis,
  rows: row_count,
})
