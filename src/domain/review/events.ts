import type { TenantEvent } from '../monitoring/event.ts'
import type { EventType } from '../monitoring/event-types.ts'
import { commentSubjectWords } from './comments.ts'
import type { ReviewMove, ReviewState } from './moves.ts'
import { subjectWords } from './sentences.ts'

/** Something that a person did in the review of a period, which is reported to the tenant. */
export type ReviewAct =
  | {
      readonly kind: 'move'
      readonly move: ReviewMove
      readonly subjects: readonly MovedSubject[]
      readonly reason: string | undefined
    }
  | {
      readonly kind: 'mention'
      readonly thread: string
      readonly subject: string
      /** Ids of the members that the comment is for. */
      readonly mentions: readonly string[]
    }
  | { readonly kind: 'query'; readonly requirement: string; readonly thread: string }

export interface MovedSubject {
  readonly subject: string
  readonly title: string
  readonly version: number | null
  readonly from: ReviewState
  readonly to: ReviewState
}

/** Where it was done, by whom, and the number of its entry in the audit trail. */
export interface ReviewActContext {
  readonly abn: string
  /** First and last day joined by a slash. */
  readonly period: string
  readonly actor: string
  readonly audit_event: number
}

const MOVED: Readonly<Record<ReviewMove, { readonly type: EventType; readonly words: string }>> = {
  submit: { type: 'review.submitted', words: 'Submitted for review' },
  ask_for_changes: { type: 'review.changes_asked', words: 'Changes requested' },
  mark_reviewed: { type: 'review.reviewed', words: 'Reviewed' },
  approve: { type: 'review.approved', words: 'Approved' },
  lock: { type: 'review.locked', words: 'Locked' },
  unlock: { type: 'review.unlocked', words: 'Unlocked' },
  reopen: { type: 'review.reopened', words: 'Reopened' },
  sign: { type: 'review.signed', words: 'Signed' },
}

/**
 * The event that tells of an act. It names people by their ids and holds no text of a comment: events are never changed, while names
 * are erased on request.
 */
export function reviewEvent(act: ReviewAct, context: ReviewActContext): TenantEvent {
  const { abn, period, actor, audit_event } = context
  const told = tellingOf(act)
  const question = `period=${period}`
  return {
    type: told.type,
    abn,
    subject: { kind: 'period', id: `${abn}:${period}`, name: null },
    summary: `${told.words}, ${period.replace('/', ' to ')}, ABN ${abn}.`,
    from: told.from,
    to: told.to,
    cause: { kind: 'review', by: actor, audit_event, of: told.of },
    watchlists: [],
    links: {
      review: `/v1/companies/${abn}/review?${question}`,
      comments: `/v1/companies/${abn}/comments?${question}`,
      page: `/workspace/${abn}/review?${question}`,
    },
  }
}

type Telling = Pick<TenantEvent, 'type' | 'from' | 'to'> & {
  readonly words: string
  /** Tells acts of one entry in the audit trail apart. */
  readonly of: string
}

function tellingOf(act: ReviewAct): Telling {
  if (act.kind === 'move') {
    const { type, words } = MOVED[act.move]
    const states = (side: 'from' | 'to') =>
      act.subjects.map(({ subject, version, [side]: state }) => ({ subject, version, state }))
    return {
      type,
      words: `${words}: ${subjectWords(act.subjects.map((one) => ({ ...one })))}`,
      of: act.move,
      from: { subjects: states('from'), reason: null },
      to: { subjects: states('to'), reason: act.reason ?? null },
    }
  }
  if (act.kind === 'query') {
    const subject = `requirement:${act.requirement}`
    return {
      type: 'audit_sheet.queried',
      words: `An auditor has a query on ${commentSubjectWords(subject)}`,
      of: act.thread,
      from: null,
      to: { subject, thread: act.thread },
    }
  }
  const { thread, subject, mentions } = act
  const people = mentions.length === 1 ? 'One person is' : `${mentions.length} people are`
  return {
    type: 'comment.mentioned',
    words: `${people} mentioned in a comment on ${commentSubjectWords(subject)}`,
    of: thread,
    from: null,
    to: { subject, thread, members: mentions },
  }
}
