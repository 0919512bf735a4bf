import { sentenceFault } from '../disclosure/readiness/statement-words.ts'
import { MESSAGE } from '../prose/statement-numbers.ts'
import {
  MOVED_WORDS,
  MOVES,
  type MoveRule,
  type ReviewMove,
  type ReviewScope,
  ruleOf,
  STATE_WORDS,
} from './moves.ts'
import { isApproved, type PeriodStanding, type SubjectStanding } from './standing.ts'
import { recordSubject, statementSubject, WHOLE_PERIOD } from './subjects.ts'

/** Who wants to move something. */
export interface Mover {
  /** Null for a key that acts for no one. */
  readonly member: string | null
  /**
   * Every actor that is this person: the member, other members with the same e-mail address or account, and keys that any of them made.
   */
  readonly actors: ReadonlySet<string>
  /** The right of the route that was called. */
  readonly scope: ReviewScope
  /** Whether the tenant has no other active member. */
  readonly is_alone: boolean
}

export interface MoveRequest {
  readonly move: ReviewMove
  /** Ids of subjects; undefined: all that the move can be made on. */
  readonly subjects: readonly string[] | undefined
  readonly reason: string | undefined
  /** Whether what can move does when something else cannot; otherwise nothing moves. */
  readonly skip?: boolean
}

/** Actors who wrote what stands of a subject, or answer for it because they submitted it; for the approval of a period, of all its parts. */
export type AuthorsOf = (subject: SubjectStanding, move: ReviewMove) => ReadonlySet<string>

/** A move that may be made. */
export interface DecidedMove {
  readonly subject: SubjectStanding
  readonly rule: MoveRule
  readonly self_approved: boolean
}

export interface MoveRefusal {
  readonly kind:
    | 'person_needed'
    | 'unknown_subject'
    | 'not_possible'
    | 'reason_needed'
    | 'author_cannot'
    | 'locked'
  /** Undefined when it is about the whole request. */
  readonly subject?: string
  readonly detail: string
}

export interface MoveDecision {
  /** Empty where nothing may be moved. */
  readonly moves: readonly DecidedMove[]
  /** What cannot be moved; a request that does not skip it moves nothing. */
  readonly refusals: readonly MoveRefusal[]
}

/** What is approved only for a written reason. */
export interface AgainstApproval {
  /** Gates of the period that no one has stated. */
  readonly open_gates: readonly string[]
  /** Statements with numbers that contradict what is held. */
  readonly differing_numbers: readonly DifferingNumbers[]
}

/** The numbers of a statement, or of the message, that contradict what is held. */
export interface DifferingNumbers {
  /** `message` for the message that opens the disclosure. */
  readonly requirement_id: string
  /** Both numbers, with where the other one is from. */
  readonly detail: string
}

const NOTHING_AGAINST: AgainstApproval = { open_gates: [], differing_numbers: [] }

/** Decides about all moves of a request at once: all of them may be made, or none is, unless the request skips what cannot move. */
export function decideMoves(
  standing: PeriodStanding,
  request: MoveRequest,
  mover: Mover,
  authorsOf: AuthorsOf,
  against: AgainstApproval = NOTHING_AGAINST,
): MoveDecision {
  if (mover.member === null) return refused([PERSON_NEEDED])
  const byId = new Map([standing.whole, ...standing.subjects].map((subject) => [subject.id, subject]))
  const asked = request.subjects ?? movable(standing, request.move, mover.scope)
  if (asked.length === 0) return refused([nothingToMove(standing, request.move)])
  const refusals: MoveRefusal[] = []
  const moves: DecidedMove[] = []
  for (const id of [...asked].toSorted(wholeLast)) {
    const subject = byId.get(id)
    const decided =
      subject === undefined
        ? unknownSubject(id)
        : decideOne(afterMoves(standing, moves), subject, request, mover, authorsOf, against)
    if ('kind' in decided) refusals.push(decided)
    else moves.push(decided)
  }
  return refusals.length > 0 && request.skip !== true ? refused(refusals) : { moves, refusals }
}

const refused = (refusals: readonly MoveRefusal[]): MoveDecision => ({ moves: [], refusals })

function decideOne(
  standing: PeriodStanding,
  subject: SubjectStanding,
  { move, reason }: MoveRequest,
  { actors, scope, is_alone }: Mover,
  authorsOf: AuthorsOf,
  against: AgainstApproval,
): DecidedMove | MoveRefusal {
  const isPeriod = subject.id === WHOLE_PERIOD
  if (isPeriod && standing.subjects.length === 0) return EMPTY_PERIOD
  const rule = ruleOf(move, subject.state, isPeriod)
  if (subject.state === 'locked' && rule === undefined) return lockedRefusal(subject)
  if (rule === undefined) return notPossible(subject, move)
  if (rule.scope !== scope) return wrongRight(subject, rule)
  if (rule.needs_reason && (reason === undefined || reason.trim() === ''))
    return {
      kind: 'reason_needed',
      subject: subject.id,
      detail: `Give a reason: ${subject.title} is ${STATE_WORDS[subject.state]} and cannot be ${MOVED_WORDS[move]} without one.`,
    }
  if (isPeriod && move === 'approve' && !standing.subjects.every(isApproved)) return notAllApproved(standing)
  const isAuthor = rule.by_another_person && !authorsOf(subject, move).isDisjointFrom(actors)
  if (isAuthor && !is_alone)
    return {
      kind: 'author_cannot',
      subject: subject.id,
      detail: `${subject.title}: you wrote or submitted ${isPeriod && move === 'approve' ? 'some of it, yourself or by a key that you made' : 'it, yourself or by a key that you made'}, so another person must ${move === 'approve' ? 'approve' : 'review'} it.`,
    }
  const why = move === 'approve' ? whyReasonNeeded(subject, against) : undefined
  if (why !== undefined && sentenceFault(reason ?? '') !== null)
    return { kind: 'reason_needed', subject: subject.id, detail: why }
  return { subject, rule, self_approved: isAuthor && move === 'approve' }
}

/** All that the move can be made on by this right. An approval takes the period along when nothing else is left. */
function movable({ subjects, whole }: PeriodStanding, move: ReviewMove, scope: ReviewScope): string[] {
  const can = (subject: SubjectStanding): boolean =>
    ruleOf(move, subject.state, subject.id === WHOLE_PERIOD)?.scope === scope
  const own = subjects.filter(can)
  const takesPeriod =
    can(whole) && (move !== 'approve' || subjects.every((subject) => isApproved(subject) || can(subject)))
  return [...own, ...(takesPeriod ? [whole] : [])].map(({ id }) => id)
}

/** The period comes last: in one request its records may be approved and then the whole. */
const wholeLast = (one: string, other: string): number =>
  Number(one === WHOLE_PERIOD) - Number(other === WHOLE_PERIOD)

const afterMoves = (standing: PeriodStanding, moves: readonly DecidedMove[]): PeriodStanding => {
  const moved = new Map(moves.map(({ subject, rule }) => [subject.id, rule.to]))
  return {
    ...standing,
    subjects: standing.subjects.map((subject) => ({
      ...subject,
      state: moved.get(subject.id) ?? subject.state,
    })),
  }
}

const PERSON_NEEDED: MoveRefusal = {
  kind: 'person_needed',
  detail:
    'This API key does not act for a member. Only a person can submit, review, approve, lock or unlock.',
}

const EMPTY_PERIOD: MoveRefusal = {
  kind: 'not_possible',
  subject: WHOLE_PERIOD,
  detail: 'Nothing has been written for this period, so there is nothing to review.',
}

const unknownSubject = (id: string): MoveRefusal => ({
  kind: 'unknown_subject',
  subject: id,
  detail: `${id} is not under review in this period.`,
})

const nothingToMove = ({ whole }: PeriodStanding, move: ReviewMove): MoveRefusal =>
  whole.state === 'locked'
    ? lockedRefusal(whole)
    : {
        kind: 'not_possible',
        detail: `Nothing in this period can be ${MOVED_WORDS[move]}: only items that are ${fromWords(move)} can.`,
      }

const lockedRefusal = ({ id }: SubjectStanding): MoveRefusal => ({
  kind: 'locked',
  subject: id,
  detail: 'The period is locked. An approver can unlock it with a reason.',
})

const notPossible = (subject: SubjectStanding, move: ReviewMove): MoveRefusal => ({
  kind: 'not_possible',
  subject: subject.id,
  detail: `${subject.title} is ${STATE_WORDS[subject.state]}; only items that are ${fromWords(move)} can be ${MOVED_WORDS[move]}.`,
})

const wrongRight = (subject: SubjectStanding, { move, scope }: MoveRule): MoveRefusal => ({
  kind: 'not_possible',
  subject: subject.id,
  detail: `${subject.title} is ${STATE_WORDS[subject.state]}; it can be ${MOVED_WORDS[move]} from that state only with the permission ${scope}.`,
})

function notAllApproved({ subjects }: PeriodStanding): MoveRefusal {
  const open = subjects.filter((subject) => !isApproved(subject)).map(({ title }) => title)
  const shown = open.slice(0, MOST_NAMED).join(', ')
  const more = open.length > MOST_NAMED ? ` and ${open.length - MOST_NAMED} more` : ''
  return {
    kind: 'not_possible',
    subject: WHOLE_PERIOD,
    detail: `The period can be approved once everything in it is approved. Not approved yet: ${shown}${more}.`,
  }
}

/** Why an approval of the subject needs a reason; undefined where it needs none. */
function whyReasonNeeded(
  { id, title }: SubjectStanding,
  { open_gates, differing_numbers }: AgainstApproval,
): string | undefined {
  if (id !== WHOLE_PERIOD) {
    const own = differing_numbers.find(({ requirement_id }) => subjectOf(requirement_id) === id)
    return own === undefined
      ? undefined
      : `${title}: ${own.requirement_id === MESSAGE ? 'numbers in the message' : 'its numbers'} contradict what is held. ${own.detail} Correct it first, or approve with a reason in a full sentence of at least eight words.`
  }
  const open = [
    ...(open_gates.length === 0
      ? []
      : [
          `${open_gates.length === 1 ? 'One gate is' : `${open_gates.length} gates are`} open: ${open_gates.join(', ')}.`,
        ]),
    ...(differing_numbers.length === 0
      ? []
      : [
          `Numbers contradict what is held in ${differing_numbers.map(({ requirement_id }) => (requirement_id === MESSAGE ? 'the message' : `the statement on ${requirement_id}`)).join(', ')}.`,
        ]),
  ]
  if (open.length === 0) return undefined
  const mark = open_gates.length === 0 ? '' : ', and the paper stays a draft'
  return `${open.join(' ')} Put that right first, or approve with a reason in a full sentence of at least eight words: it is printed on the cover${mark}.`
}

/** The message is approved with the list of statements. */
const subjectOf = (id: string): string =>
  id === MESSAGE ? recordSubject('s2_statements') : statementSubject(id)

const MOST_NAMED = 5

const fromWords = (move: ReviewMove): string =>
  [...new Set(MOVES.filter((rule) => rule.move === move).map(({ from }) => STATE_WORDS[from]))].join(' or ')
