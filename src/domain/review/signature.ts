import type { Decider, NameOf } from './approvers.ts'
import { isApproved, type ReviewEvent, type SubjectStanding } from './standing.ts'
import { DECLARATION } from './subjects.ts'

/** A director's signature of the declaration, over the bytes of a bundle. */
export interface Signature extends Decider {
  readonly at: string
  readonly bundle_id: string
  readonly bundle_sha256: string
  /** Of everything that was reviewed of the period when it was signed. */
  readonly content_sha256: string
}

/** The signature that stands: of the content that is approved now, and made since it was approved. */
export function signatureOf(
  events: readonly ReviewEvent[],
  whole: SubjectStanding,
  nameOf: NameOf,
): Signature | null {
  const last = events.findLast(({ subject }) => subject === DECLARATION)
  if (last === undefined || last.bundle_id === null || last.bundle_sha256 === null) return null
  const approvedAt = whole.approval?.occurred_at
  const stands =
    isApproved(whole) &&
    approvedAt !== undefined &&
    last.occurred_at >= approvedAt &&
    last.sha256 === whole.sha256
  if (!stands) return null
  const { actor, occurred_at: at, bundle_id, bundle_sha256, sha256: content_sha256 } = last
  return { ...nameOf(actor), at, bundle_id, bundle_sha256, content_sha256 }
}
