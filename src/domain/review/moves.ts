/** How far a record, a statement or a whole period is. */
export const REVIEW_STATES = [
  'draft',
  'in_review',
  'changes_asked',
  'reviewed',
  'approved',
  'locked',
] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What people do about it. */
export const REVIEW_MOVES = [
  'submit',
  'ask_for_changes',
  'mark_reviewed',
  'approve',
  'lock',
  'unlock',
  'reopen',
  'sign',
] as const
export type ReviewMove = (typeof REVIEW_MOVES)[number]

/** The rights that moves need. */
export const REVIEW_SCOPES = ['tenant:write', 'review:decide', 'review:approve', 'review:sign'] as const
export type ReviewScope = (typeof REVIEW_SCOPES)[number]

/** One row of the table: from where to where, by which right. */
export interface MoveRule {
  readonly move: ReviewMove
  readonly from: ReviewState
  readonly to: ReviewState
  readonly scope: ReviewScope
  /** Only the period as a whole is locked and unlocked. */
  readonly on: 'anything' | 'period'
  readonly needs_reason: boolean
  /** Whether someone else than the author must do it. */
  readonly by_another_person: boolean
}

const PREPARER = {
  scope: 'tenant:write',
  on: 'anything',
  needs_reason: false,
  by_another_person: false,
} as const
const REVIEWER = { ...PREPARER, scope: 'review:decide' } as const
const APPROVER = { ...PREPARER, scope: 'review:approve' } as const
const DIRECTOR = { ...PREPARER, scope: 'review:sign', on: 'period' } as const

/** Every move there is. What is not in this table cannot be done. */
export const MOVES: readonly MoveRule[] = [
  { ...PREPARER, move: 'submit', from: 'draft', to: 'in_review' },
  { ...PREPARER, move: 'submit', from: 'changes_asked', to: 'in_review' },
  { ...PREPARER, move: 'reopen', from: 'in_review', to: 'draft' },
  { ...PREPARER, move: 'reopen', from: 'changes_asked', to: 'draft' },
  { ...REVIEWER, move: 'ask_for_changes', from: 'in_review', to: 'changes_asked', needs_reason: true },
  { ...REVIEWER, move: 'ask_for_changes', from: 'reviewed', to: 'changes_asked', needs_reason: true },
  { ...REVIEWER, move: 'mark_reviewed', from: 'in_review', to: 'reviewed', by_another_person: true },
  { ...REVIEWER, move: 'reopen', from: 'reviewed', to: 'draft', needs_reason: true },
  { ...APPROVER, move: 'approve', from: 'reviewed', to: 'approved', by_another_person: true },
  { ...APPROVER, move: 'reopen', from: 'approved', to: 'draft', needs_reason: true },
  { ...APPROVER, move: 'lock', from: 'approved', to: 'locked', on: 'period' },
  { ...APPROVER, move: 'unlock', from: 'locked', to: 'approved', on: 'period', needs_reason: true },
  { ...DIRECTOR, move: 'sign', from: 'approved', to: 'approved' },
  { ...DIRECTOR, move: 'sign', from: 'locked', to: 'locked' },
]

/** The row for a move from a state; undefined where there is none. */
export const ruleOf = (move: ReviewMove, from: ReviewState, isPeriod: boolean): MoveRule | undefined =>
  MOVES.find((rule) => rule.move === move && rule.from === from && (rule.on === 'anything' || isPeriod))

/** Moves that a right is for. */
export const movesOf = (scope: ReviewScope): ReviewMove[] =>
  REVIEW_MOVES.filter((move) => MOVES.some((rule) => rule.move === move && rule.scope === scope))

/** States as people read them. */
export const STATE_WORDS: Readonly<Record<ReviewState, string>> = {
  draft: 'draft',
  in_review: 'in review',
  changes_asked: 'changes requested',
  reviewed: 'reviewed',
  approved: 'approved',
  locked: 'locked',
}

/** What can be done to something, as people read it: it can be ... */
export const MOVED_WORDS: Readonly<Record<ReviewMove, string>> = {
  submit: 'submitted',
  ask_for_changes: 'sent back for changes',
  mark_reviewed: 'marked as reviewed',
  approve: 'approved',
  lock: 'locked',
  unlock: 'unlocked',
  reopen: 'reopened',
  sign: 'signed',
}

/** What someone did, as the verb of a sentence. */
export const MOVE_WORDS: Readonly<Record<ReviewMove, string>> = {
  submit: 'submitted',
  ask_for_changes: 'requested changes to',
  mark_reviewed: 'reviewed',
  approve: 'approved',
  lock: 'locked',
  unlock: 'unlocked',
  reopen: 'reopened',
  sign: 'signed',
}
