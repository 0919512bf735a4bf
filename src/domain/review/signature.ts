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

/** The last signature of a period, and whether it stands: of the content that is approved now, and made since it was approved. */
export interface LastSignature {
  readonly signature: Signature
  readonly stands: boolean
}

/** Null while no director has signed the period. */
export function lastSignature(
  events: readonly ReviewEvent[],
  whole: SubjectStanding,
  nameOf: NameOf,
): LastSignature | null {
  const last = events.findLast(({ subject }) => subject === DECLARATION)
  if (last === undefined || last.bundle_id === null || last.bundle_sha256 === null) return null
  const approvedAt = whole.approval?.occurred_at
  const { actor, occurred_at: at, bundle_id, bundle_sha256, sha256: content_sha256 } = last
  return {
    signature: { ...nameOf(actor, at), at, bundle_id, bundle_sha256, content_sha256 },
    stands:
      isApproved(whole) && approvedAt !== undefined && at >= approvedAt && content_sha256 === whole.sha256,
  }
}

/** What there is to say of a signature: who gave it, and why it ended where it did. */
export function signatureWords(last: LastSignature | null): string[] {
  if (last === null) return []
  const { name, at, bundle_id } = last.signature
  const signed = `Declaration signed by ${name}, director, on ${at.slice(0, 10)} over bundle ${bundle_id}.`
  return last.stands ? [signed] : [signed, ENDED_BY_CHANGE]
}

const ENDED_BY_CHANGE =
  'That signature has ended: the period was changed, reopened or approved again after it.'
export const ENDED_BY_FIGURES = 'The signature has ended with that: it is of the approved figures.'
