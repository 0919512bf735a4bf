import type { IsoDay } from '../calendar.ts'
import type { ReviewState } from '../review/moves.ts'
import type { Scope } from '../tenancy/access.ts'
import { type Deadline, NEAR_DAYS } from './deadline.ts'
import { PERIOD_RULES, STATE_RULES, WORK_KINDS, type WorkKind } from './work-kinds.ts'

/** Whose work it is. */
export interface Person {
  readonly id: string
  readonly has: (scope: Scope) => boolean
  /** No one else of the tenant could do it. */
  readonly is_alone: boolean
  /** Active members, to tell work of people who have left. */
  readonly is_active: (actor: string) => boolean
}

/** The last move of a record, statement or period whose content still stands. */
export interface StandingMove {
  readonly abn: string
  readonly period: string
  readonly subject: string
  readonly to_state: ReviewState
  readonly actor: string
  readonly occurred_at: string
  /** Who handed it in last. */
  readonly submitted_by: string | null
  /** Of a period that is reviewed: how far its parts are. Null for all else. */
  readonly parts: readonly PartState[] | null
}

/** A record or statement of a period that waits as a whole. */
export interface PartState {
  readonly subject: string
  readonly state: ReviewState
}

/** A move, and whether the person wrote or submitted what it is about: they may neither review nor approve that. */
export interface OwnedMove extends StandingMove {
  readonly is_author: boolean
}

/** An open thread that may concern someone. */
export interface ConcerningThread {
  readonly id: string
  readonly abn: string
  readonly period: string
  readonly subject: string
  readonly opened_by: string
  readonly last_actor: string
  readonly last_at: string
  /** The last line that mentions the person and that they have not answered; null: none. */
  readonly mentioned_by: string | null
  readonly mentioned_at: string | null
  /** An auditor opened it as a query that still stands. */
  readonly is_query: boolean
}

/** What is known of a period beside its review. */
export interface PeriodFacts {
  readonly abn: string
  readonly period: string
  readonly owner: string | null
  readonly is_locked: boolean
  readonly deadline: Deadline
  readonly contradictions: number
  readonly gates: readonly string[]
  /** When contradictions and gates were found out; null: not yet. */
  readonly computed_at: string | null
}

/** One thing that waits. */
export interface WorkItem {
  readonly kind: WorkKind
  readonly abn: string
  readonly period: string
  /** How many records, statements, contradictions or gates it is about. */
  readonly count: number
  /** Ids of subjects or requirements; all of them. */
  readonly subjects: readonly string[]
  readonly thread: string | null
  /** Who made it wait. */
  readonly actor: string | null
  /** Since when it waits, or as of when it is known. */
  readonly since: string | null
  readonly due_on: IsoDay | null
}

export interface WorkRows {
  readonly moves: readonly OwnedMove[]
  readonly threads: readonly ConcerningThread[]
  readonly periods: readonly PeriodFacts[]
}

/** What waits for a person, the most pressing kinds of each period first. */
export function waitingFor(person: Person, { moves, threads, periods }: WorkRows): WorkItem[] {
  const owners = new Map(periods.map(({ abn, period, owner }) => [`${abn} ${period}`, owner]))
  // A locked period is done with: what is still asked about it is not late.
  const due = new Map(
    periods.map(({ abn, period, deadline, is_locked }) => [
      `${abn} ${period}`,
      is_locked ? null : deadline.due_on,
    ]),
  )
  const found = [
    ...reviewWork(person, moves),
    ...threads.flatMap((thread) =>
      threadWork(person, thread, owners.get(`${thread.abn} ${thread.period}`) ?? null),
    ),
    ...periods.flatMap((facts) => periodWork(person, facts)),
  ]
  return found
    .map((item) => ({ ...item, due_on: due.get(`${item.abn} ${item.period}`) ?? null }))
    .toSorted(byUrgency)
}

type Undated = Omit<WorkItem, 'due_on'>

/** Moves of one period that wait in the same state are one piece of work. */
function reviewWork(person: Person, moves: readonly OwnedMove[]): Undated[] {
  const possible = moves.filter((move) => waitsInReview(person, move))
  const ids = new Set(possible.map(moveId))
  const mine = possible.filter((move) => isWholeReady(move, ids))
  const groups = Map.groupBy(mine, ({ abn, period, to_state }) => `${abn} ${period} ${to_state}`)
  return [...groups.values()].map((group) => {
    const newest = group.reduce((a, b) => (a.occurred_at >= b.occurred_at ? a : b))
    return {
      kind: STATE_RULES[newest.to_state]!.kind,
      abn: newest.abn,
      period: newest.period,
      count: group.length,
      subjects: group.map(({ subject }) => subject),
      thread: null,
      actor: newest.actor,
      since: group.map(({ occurred_at }) => occurred_at).reduce((a, b) => (a <= b ? a : b)),
    }
  })
}

function waitsInReview(person: Person, { to_state, submitted_by, is_author }: OwnedMove): boolean {
  const rule = STATE_RULES[to_state]
  if (rule === undefined || !person.has(rule.scope)) return false
  if (rule.for === 'others') return !is_author || person.is_alone
  // What was handed in by a key, or by someone who has left, waits for everyone who may mend it.
  return submitted_by === `member:${person.id}` || submitted_by === null || !person.is_active(submitted_by)
}

/** A period can be approved once each of its parts is approved, or can be approved by the same person. */
const isWholeReady = ({ abn, period, to_state, parts }: OwnedMove, possible: ReadonlySet<string>): boolean =>
  parts === null ||
  parts.every(
    ({ subject, state }) =>
      state === 'approved' ||
      (state === to_state && possible.has(moveId({ abn, period, to_state, subject }))),
  )

const moveId = ({
  abn,
  period,
  to_state,
  subject,
}: Pick<StandingMove, 'abn' | 'period' | 'to_state' | 'subject'>): string =>
  `${abn} ${period} ${to_state} ${subject}`

function threadWork(person: Person, thread: ConcerningThread, owner: string | null): Undated[] {
  const { id, abn, period, subject, opened_by, last_actor, last_at } = thread
  const me = `member:${person.id}`
  const common = { abn, period, count: 1, subjects: [subject], thread: id }
  if (thread.mentioned_at !== null)
    return [{ ...common, kind: 'mention', actor: thread.mentioned_by, since: thread.mentioned_at }]
  if (opened_by === me)
    return last_actor === me ? [] : [{ ...common, kind: 'answered', actor: last_actor, since: last_at }]
  if (thread.is_query && last_actor === opened_by && isFor(person, owner, 'auditor_query'))
    return [{ ...common, kind: 'auditor_query', actor: opened_by, since: last_at }]
  return []
}

function periodWork(person: Person, facts: PeriodFacts): Undated[] {
  const { abn, period, owner, deadline, computed_at } = facts
  if (facts.is_locked) return []
  const common = { abn, period, thread: null, actor: null, since: computed_at }
  const isNear = deadline.days_left !== null && deadline.days_left <= NEAR_DAYS
  return [
    ...(facts.contradictions > 0 && isFor(person, owner, 'contradictions')
      ? [{ ...common, kind: 'contradictions' as const, count: facts.contradictions, subjects: [] }]
      : []),
    ...(facts.gates.length > 0 && isFor(person, owner, 'gates')
      ? [{ ...common, kind: 'gates' as const, count: facts.gates.length, subjects: facts.gates }]
      : []),
    ...(isNear && isFor(person, owner, 'deadline')
      ? [{ ...common, kind: 'deadline' as const, count: 1, subjects: [], since: null }]
      : []),
  ]
}

function isFor(person: Person, owner: string | null, kind: keyof typeof PERIOD_RULES): boolean {
  const rule = PERIOD_RULES[kind]
  const isOwned = owner !== null && person.is_active(`member:${owner}`)
  if (isOwned) return owner === person.id
  return rule.for === 'owner_or_all' && person.has(rule.scope)
}

/** By the day to lodge, then by company and period, then in the order of the kinds. */
function byUrgency(a: WorkItem, b: WorkItem): number {
  const keys = (item: WorkItem): string =>
    [
      item.due_on ?? '9999',
      item.abn,
      item.period,
      String(WORK_KINDS.indexOf(item.kind)),
      item.thread ?? '',
    ].join(' ')
  const [one, other] = [keys(a), keys(b)]
  return one < other ? -1 : one > other ? 1 : 0
}
