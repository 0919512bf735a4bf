import type { Clock } from '../../clock.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { authorsOf } from '../../domain/review/authors.ts'
import {
  type AuthorsOf,
  type DecidedMove,
  decideMoves,
  type MoveRequest,
} from '../../domain/review/decide.ts'
import type { MovedSubject } from '../../domain/review/events.ts'
import type { ReviewScope } from '../../domain/review/moves.ts'
import { type PeriodStanding, standingOf } from '../../domain/review/standing.ts'
import { subjectsOf, WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import type { Database, Sql } from '../../store/database.ts'
import type { RecordOwner } from '../../store/records.ts'
import {
  allReviewEvents,
  contentChanges,
  insertReviewEvents,
  lockReview,
  type ReviewEventRow,
  type ReviewKey,
} from '../../store/review-events.ts'
import { notifyOfMoves } from '../notifications/of-review.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { isOnlyMember } from './member-names.ts'
import { refusedMoves } from './refused-moves.ts'
import { readReviewed } from './reviewed-records.ts'
import { tellReview } from './tell-review.ts'

/** Who moves something, by which right. */
export interface ReviewActor {
  /** `member:<id>`, or `key:<id>` for a key that acts for no one. */
  readonly actor: string
  /** Null for a key that acts for no one. */
  readonly memberId: string | null
  readonly scope: ReviewScope
}

export interface ReviewServices {
  readonly database: Database
  readonly clock: Clock
}

/** Moves what is asked for, all of it or nothing, with one audit event for the request. */
export async function moveReview(
  { database, clock }: ReviewServices,
  owner: RecordOwner & { readonly period: Period },
  request: MoveRequest,
  actor: ReviewActor,
): Promise<void> {
  const { tenantId, abn, period } = owner
  const key = { tenantId, abn, period: periodText(period) }
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    // Before anything is read: what stands must not change between the look at it and the decision about it.
    await lockReview(sql, key, 'mover')
    const standing = await standingNow(sql, key, period)
    const { moves, authors } = await decide(sql, key, standing, request, actor)
    const occurred_at = clock.now().toISOString()
    await insertReviewEvents(
      sql,
      key,
      moves.map((move) => eventOf(move, standing, request, { actor: actor.actor, occurred_at })),
    )
    const entry = await appendAudit(sql, clock, {
      tenantId,
      actor: actor.actor,
      action: `review.${request.move}`,
      subject: `review:${abn}:${key.period}`,
      detail: {
        abn,
        period: key.period,
        move: request.move,
        subjects: moves.map(({ subject: { id, title, version } }) => ({ subject: id, title, version })),
        ...(request.reason === undefined ? {} : { reason: request.reason }),
        ...(moves.some(({ self_approved }) => self_approved) ? { self_approved: true } : {}),
      },
    })
    await tellReview(sql, clock, key, entry, [
      { kind: 'move', move: request.move, reason: request.reason, subjects: moves.map(movedSubject) },
    ])
    await notifyOfMoves(sql, clock, key, moves, authors, actor.actor)
  })
}

async function standingNow(sql: Sql, key: ReviewKey, period: Period): Promise<PeriodStanding> {
  const { records, review } = await readReviewed(sql, key)
  return standingOf(subjectsOf({ period, records, sites: review.sites }), review.events)
}

async function decide(
  sql: Sql,
  key: ReviewKey,
  standing: PeriodStanding,
  request: MoveRequest,
  { actor, memberId, scope }: ReviewActor,
): Promise<{ readonly moves: readonly DecidedMove[]; readonly authors: AuthorsOf }> {
  const events = await allReviewEvents(sql, key)
  const changes = await contentChanges(sql, key.tenantId, [key])
  const mover = {
    member: memberId === null ? null : actor,
    scope,
    is_alone: memberId !== null && (await isOnlyMember(sql, key.tenantId, memberId)),
  }
  const authors: AuthorsOf = (subject) => authorsOf(subject, changes, events)
  const decision = decideMoves(standing, request, mover, authors)
  if (decision.refusals !== undefined) throw refusedMoves(request, decision.refusals)
  return { moves: decision.moves, authors }
}

const movedSubject = ({
  subject: { id, title, version },
  rule: { from, to },
}: DecidedMove): MovedSubject => ({
  subject: id,
  title,
  version,
  from,
  to,
})

const eventOf = (
  { subject, rule, self_approved }: DecidedMove,
  { subjects }: PeriodStanding,
  { reason }: MoveRequest,
  by: Pick<ReviewEventRow, 'actor' | 'occurred_at'>,
): ReviewEventRow => ({
  subject: subject.id,
  move: rule.move,
  from_state: rule.from,
  to_state: rule.to,
  version: subject.version,
  sha256: subject.sha256,
  reason: reason ?? null,
  self_approved,
  content:
    subject.id === WHOLE_PERIOD ? subjects.map(({ id, version, sha256 }) => ({ id, version, sha256 })) : null,
  ...by,
})
