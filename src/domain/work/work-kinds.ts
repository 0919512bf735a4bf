import type { ReviewState } from '../review/moves.ts'
import type { Scope } from '../tenancy/access.ts'

/** What can wait for someone. */
export const WORK_KINDS = [
  'to_review',
  'to_approve',
  'changes_asked',
  'mention',
  'answered',
  'auditor_query',
  'contradictions',
  'gates',
  'deadline',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

interface StateRule {
  readonly kind: WorkKind
  /** The right that is needed to do it. */
  readonly scope: Scope
  /** Whether it waits for the people who handed it in, or for others. */
  readonly for: 'author' | 'others'
}

/** For whom a state of review waits. States that are not here wait for no one. */
export const STATE_RULES: Readonly<Partial<Record<ReviewState, StateRule>>> = {
  in_review: { kind: 'to_review', scope: 'review:decide', for: 'others' },
  reviewed: { kind: 'to_approve', scope: 'review:approve', for: 'others' },
  changes_asked: { kind: 'changes_asked', scope: 'tenant:write', for: 'author' },
}

interface PeriodRule {
  readonly scope: Scope
  /** `owner`: no one else. `owner_or_all`: everyone with the right while the period has no owner. */
  readonly for: 'owner' | 'owner_or_all'
}

/** For whom the rest of a period waits. */
export const PERIOD_RULES: Readonly<
  Record<'auditor_query' | 'contradictions' | 'gates' | 'deadline', PeriodRule>
> = {
  auditor_query: { scope: 'tenant:write', for: 'owner_or_all' },
  contradictions: { scope: 'tenant:write', for: 'owner_or_all' },
  gates: { scope: 'tenant:write', for: 'owner' },
  deadline: { scope: 'tenant:write', for: 'owner_or_all' },
}
