import { sha256 } from './evidence.ts'
import { isPublicationKnown, type PublishedBasis } from './publication.ts'
import { compareText } from './text-order.ts'

/** What decides whether a release is in force on a day. */
export interface ReleaseFacts {
  readonly id: string
  readonly source: string
  readonly slot: string
  readonly published_on: string
  readonly published_basis: PublishedBasis
  readonly revision: number
  /** When it was loaded here. */
  readonly loaded_at: string
  readonly withdrawn: boolean
}

export interface SnapshotPlan {
  readonly id: string
  readonly from_day: string
  readonly release_ids: readonly string[]
}

/** A snapshot is named by what it holds, so that two machines with the same releases name it alike. */
export const snapshotId = (releaseIds: readonly string[]): string =>
  `snap_${sha256(releaseIds.toSorted().join('\n')).slice(0, 16)}`

/**
 * The publication timeline: for each day on which something was published, the set of releases in force from then on.
 * Of one slot (a reporting year, an edition) the release of the highest rank is in force; a withdrawn one never is.
 */
export function publicationTimeline(releases: readonly ReleaseFacts[]): SnapshotPlan[] {
  const inOrder = releases.filter((release) => !release.withdrawn).toSorted(byPublication)
  const inForce = new Map<string, ReleaseFacts>()
  const timeline: SnapshotPlan[] = []
  for (const [index, release] of inOrder.entries()) {
    const slot = `${release.source}\n${release.slot}`
    const holder = inForce.get(slot)
    if (holder === undefined || compareRank(holder, release) < 0) inForce.set(slot, release)
    if (inOrder[index + 1]?.published_on === release.published_on) continue
    const releaseIds = [...inForce.values()].map(({ id }) => id).toSorted()
    const id = snapshotId(releaseIds)
    // A release that changes nothing makes no day of its own.
    if (timeline.at(-1)?.id !== id)
      timeline.push({ id, from_day: release.published_on, release_ids: releaseIds })
  }
  return timeline
}

/**
 * A known day of publication outranks an unknown one, whose day is only that of our retrieval: an old table that is loaded
 * again today must not take the place of a newer one. Among equals the later day wins, then the revision, then the later
 * load. Ids decide only between releases that were loaded at once.
 */
const compareRank = (a: ReleaseFacts, b: ReleaseFacts): number =>
  Number(isPublicationKnown(a)) - Number(isPublicationKnown(b)) || byPublication(a, b)

function byPublication(a: ReleaseFacts, b: ReleaseFacts): number {
  return (
    compareText(a.published_on, b.published_on) ||
    a.revision - b.revision ||
    compareText(a.loaded_at, b.loaded_at) ||
    compareText(a.id, b.id)
  )
}
