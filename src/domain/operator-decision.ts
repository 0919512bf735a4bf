import { canonicalJson, sha256 } from './evidence.ts'

/** `take`: the row as it was read. `use`: another value in its place. `leave_out`: no such row. */
export const DECISION_KINDS = ['take', 'use', 'leave_out'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** What a person decided about a place of a publisher's file that breaks a rule of its reader. Kept with the release. */
export interface OperatorDecision {
  /** From the content of all other members, so that no one can change one and keep the id. */
  readonly id: string
  readonly file_sha256: string
  /** Place in the file: "line 12", or "Table 1!B7". */
  readonly row_ref: string
  readonly column: string | null
  /** As the publisher printed it; null where nothing is there. */
  readonly printed: string | null
  readonly rule: string
  readonly problem: string
  readonly expected: string | null
  readonly decision: DecisionKind
  /** The field of the row that `used` went into; null unless a value is used. */
  readonly field: string | null
  readonly used: string | number | null
  /** What the row speaks of: its key fields; null where no row could be read. */
  readonly about: Readonly<Record<string, unknown>> | null
  readonly reason: string
  readonly decided_by: string
  readonly decided_on: string
}

/** Who loaded a release although a check of its effects found that they look wrong, and why. */
export interface AcceptedRelease {
  readonly reason: string
  readonly accepted_by: string
  readonly accepted_at: string
  /** What the check found. */
  readonly findings: readonly { readonly kind: string; readonly message: string }[]
}

/** Where operators left rows out, by release and by source. */
export interface LeftOutRows {
  readonly releases: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
}

/** A decision with its id. */
export const identified = (content: Omit<OperatorDecision, 'id'>): OperatorDecision => ({
  id: `dec_${sha256(canonicalJson(content)).slice(0, 16)}`,
  ...content,
})

/** One text for all decisions of a release, in any order: a release that was decided otherwise has another name. */
export const decisionsDigest = (ids: readonly string[]): string =>
  sha256(canonicalJson(ids.toSorted())).slice(0, 8)

/**
 * The place of a row that a person decided about: "line 12 [dec_0123456789abcdef]". Evidence cites rows by their place, so
 * every figure that rests on the row carries the decision into every hash, and no citation can forget it. Neither
 * line numbers nor names of sheets can hold brackets.
 */
export const decidedRef = (rowRef: string, ids: readonly string[]): string =>
  ids.length === 0 ? rowRef : `${rowRef} [${ids.toSorted().join(', ')}]`

const MARK = / \[(dec_[0-9a-f]{16}(?:, dec_[0-9a-f]{16})*)\]$/

/** Ids of the decisions that a place carries. */
export function decisionsIn(ref: string): readonly string[] {
  if (!ref.endsWith(']')) return NONE
  return MARK.exec(ref)?.[1]?.split(', ') ?? NONE
}

/** The place as the publisher's file has it. */
export const plainRef = (ref: string): string => ref.replace(MARK, '')

const NONE: readonly string[] = []
