import type { Clock } from '../../clock.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { authorsOf, authorsOfPeriod } from '../../domain/review/authors.ts'
import {
  type AgainstApproval,
  type AuthorsOf,
  type DecidedMove,
  decideMoves,
  type MoveDecision,
  type MoveRefusal,
  type MoveRequest,
} from '../../domain/review/decide.ts'
import type { MovedSubject } from '../../domain/review/events.ts'
import { type ExpectedContent, unexpectedContent } from '../../domain/review/expected.ts'
import type { ReviewScope } from '../../domain/review/moves.ts'
import {
  NOTHING_RECORDED,
  type PeriodStanding,
  type RecordedBasis,
  standingOf,
} from '../../domain/review/standing.ts'
import { subjectsOf, WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import type { Database, Sql } from '../../store/database.ts'
import type { RecordOwner } from '../../store/records.ts'
import {
  authoringEvents,
  contentChanges,
  insertReviewEvents,
  lockReview,
  type ReviewEventRow,
  type ReviewKey,
} from '../../store/review-events.ts'
import { notifyOfMoves } from '../notifications/of-review.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { type CurrentFigures, currentFigures, type FigureServices } from './current-figures.ts'
import { isOnlyMember } from './member-names.ts'
import { actorsOfPerson } from './people.ts'
import { changedMeanwhile, notAsExpected, refusedMoves } from './refused-moves.ts'
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

/** Moves what is asked for, all of it or nothing, with one audit event for the request. Answers what was left out where the request skips that. */
export async function moveReview(
  services: ReviewServices & FigureServices,
  owner: RecordOwner & { readonly period: Period },
  request: MoveRequest & { readonly expected: readonly ExpectedContent[] },
  actor: ReviewActor,
): Promise<readonly MoveRefusal[]> {
  const { database, clock } = services
  const { tenantId, abn, period } = owner
  const key = { tenantId, abn, period: periodText(period) }
  // Before the transaction: to compute them takes longer than others should wait for the lock.
  const now =
    request.move === 'approve' || request.move === 'lock' ? await currentFigures(services, owner) : undefined
  const figures = recordsFigures(request) ? now : undefined
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    // Before anything is read: what stands must not change between the look at it and the decision about it.
    await lockReview(sql, key, 'mover')
    const { standing, explanations_version } = await standingNow(sql, key, period)
    const { moves, authors, refusals } = await decide(sql, key, standing, request, actor, now?.against)
    if (now !== undefined && now.content_sha256 !== standing.whole.sha256) throw changedMeanwhile()
    refuseUnseen(request, moves, figures)
    const occurred_at = clock.now().toISOString()
    const by = { actor: actor.actor, occurred_at }
    const events = moves.map((move) => ({
      ...eventOf(move, standing, request, by),
      ...basisOf(move, standing, figures),
      authors: request.move === 'approve' ? [...authors(move.subject, request.move)].toSorted() : null,
      explanations_version: move.subject.id === WHOLE_PERIOD ? explanations_version : null,
    }))
    await insertReviewEvents(sql, key, events)
    const entry = await appendAudit(sql, clock, {
      tenantId,
      actor: actor.actor,
      action: `review.${request.move}`,
      subject: `review:${abn}:${key.period}`,
      detail: auditDetail(key, request, moves, events),
    })
    await tellReview(sql, clock, key, entry, [
      { kind: 'move', move: request.move, reason: request.reason, subjects: moves.map(movedSubject) },
    ])
    await notifyOfMoves(sql, clock, key, moves, authors, actor.actor)
    return refusals
  })
}

/** Whether the period may be approved or locked by it, so that its figures are to be recorded. */
const recordsFigures = ({ move, subjects }: MoveRequest): boolean =>
  (move === 'approve' || move === 'lock') && (subjects === undefined || subjects.includes(WHOLE_PERIOD))

/** How everything of a period stands, read in the transaction that decides about it. */
export async function standingNow(sql: Sql, key: ReviewKey, period: Period) {
  const { records, explanations, review } = await readReviewed(sql, key)
  const { sites, explanations: reviewed, ledger, events } = review
  return {
    standing: standingOf(subjectsOf({ period, records, sites, explanations: reviewed, ledger }), events),
    explanations_version: explanations?.version ?? 0,
  }
}

/** Decides about requests of one person. */
export async function decider(
  sql: Sql,
  key: ReviewKey,
  standing: PeriodStanding,
  { actor, memberId }: Pick<ReviewActor, 'actor' | 'memberId'>,
) {
  const events = await authoringEvents(sql, key)
  const changes = await contentChanges(sql, key.tenantId, [key])
  const mover = {
    member: memberId === null ? null : actor,
    actors: await actorsOfPerson(sql, key.tenantId, actor),
    is_alone: memberId !== null && (await isOnlyMember(sql, key.tenantId, memberId)),
  }
  const authors: AuthorsOf = (subject, move) =>
    subject.id === WHOLE_PERIOD && move === 'approve'
      ? authorsOfPeriod(standing, changes, events)
      : authorsOf(subject, changes, events)
  return (request: MoveRequest, scope: ReviewScope, against?: AgainstApproval) => ({
    ...decideMoves(standing, request, { ...mover, scope }, authors, against),
    authors,
  })
}

/** Decides about the moves of a request, and refuses it where none of them may be made. */
export async function decide(
  sql: Sql,
  key: ReviewKey,
  standing: PeriodStanding,
  request: MoveRequest,
  actor: ReviewActor,
  against?: AgainstApproval,
): Promise<MoveDecision & { readonly authors: AuthorsOf }> {
  const decideAs = await decider(sql, key, standing, actor)
  const decision = decideAs(request, actor.scope, against)
  if (decision.moves.length === 0) throw refusedMoves(request, decision.refusals)
  return decision
}

/** Refuses an approval or a lock of anything that the person has not looked at as it is now. */
function refuseUnseen(
  { move, expected }: Parameters<typeof moveReview>[2],
  moves: readonly DecidedMove[],
  figures: CurrentFigures | undefined,
): void {
  if (move !== 'approve' && move !== 'lock') return
  // A lock holds the figures that were approved, whatever they are by now.
  const unexpected = unexpectedContent(moves, move === 'approve' ? (figures?.sha256 ?? null) : null, expected)
  if (unexpected.length > 0) throw notAsExpected(unexpected)
}

/** What an approval or a lock of a period records of its figures. A lock takes those of its approval, and only where there are none those of now. */
function basisOf(
  { subject, rule: { move } }: DecidedMove,
  { whole: { approval } }: PeriodStanding,
  figures: CurrentFigures | undefined,
): RecordedBasis {
  if (subject.id !== WHOLE_PERIOD || (move !== 'approve' && move !== 'lock')) return NOTHING_RECORDED
  if (move === 'lock' && approval !== null && approval.snapshot_id !== null) {
    const { snapshot_id, evidence_hash, figures_sha256 } = approval
    return { ...NOTHING_RECORDED, snapshot_id, evidence_hash, figures_sha256 }
  }
  if (figures === undefined) return NOTHING_RECORDED
  const { snapshot_id, evidence_hash, sha256: figures_sha256, figures: list } = figures
  return { ...NOTHING_RECORDED, snapshot_id, evidence_hash, figures_sha256, figures: list }
}

/** With every hash, so that the trail tells what was decided on when the tables no longer do. */
function auditDetail(
  { abn, period }: ReviewKey,
  { move, reason }: MoveRequest,
  moves: readonly DecidedMove[],
  events: readonly ReviewEventRow[],
) {
  const whole = events.find(({ subject }) => subject === WHOLE_PERIOD)
  return {
    abn,
    period,
    move,
    subjects: moves.map(({ subject: { id, title, version, sha256 }, self_approved }) => ({
      subject: id,
      title,
      version,
      sha256,
      ...(self_approved ? { self_approved } : {}),
    })),
    ...(whole === undefined ? {} : { explanations_version: whole.explanations_version }),
    ...(whole === undefined || whole.snapshot_id === null
      ? {}
      : {
          snapshot: whole.snapshot_id,
          evidence_hash: whole.evidence_hash,
          figures_sha256: whole.figures_sha256,
        }),
    ...(move === 'approve'
      ? { authors: [...new Set(events.flatMap(({ authors }) => authors ?? []))].toSorted() }
      : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(moves.some(({ self_approved }) => self_approved) ? { self_approved: true } : {}),
  }
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
): Omit<ReviewEventRow, keyof RecordedBasis> => ({
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
