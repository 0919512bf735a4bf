import type { IsoDay } from '../calendar.ts'
import type { ReviewMove, ReviewState } from '../review/moves.ts'
import type { Scope } from '../tenancy/access.ts'
import { covers, type Engagement, engagementsOn } from '../tenancy/engagement.ts'
import { isBoundToEngagements, type Role, scopesOfRoles } from '../tenancy/roles.ts'
import type { NotificationKind } from './notification-kinds.ts'

/** Someone who may be told of something. */
export interface Candidate {
  readonly id: string
  readonly roles: readonly Role[]
  readonly engagements: readonly Engagement[]
}

/** The period that something happened in, by whom, and who owns it. */
export interface Place {
  readonly abn: string
  readonly period: string
  readonly actor: string
  readonly owner: string | null
  readonly today: IsoDay
}

/** Something that members are notified of. The text is made from `detail` when it is read. */
export interface Raised {
  readonly kind: NotificationKind
  readonly abn: string
  readonly period: string
  readonly actor: string
  /** Each member is notified of the same thing once. */
  readonly occurrence: string
  readonly detail: NotificationDetail
  readonly members: readonly string[]
}

export type NotificationDetail = Readonly<Record<string, string | number | null>>

export interface MadeMove {
  readonly move: ReviewMove
  readonly to: ReviewState
  readonly subject: string
  /** Who had handed the subject in. */
  readonly submitted_by: string | null
  /** Who wrote or submitted what stands of it, and may neither review nor approve it. */
  readonly authors: ReadonlySet<string>
}

/** Who is notified of moves: those who can do what comes next, and for a lock everyone who works on the period. */
export function tellMoves(
  moves: readonly MadeMove[],
  members: readonly Candidate[],
  place: Place,
  occurrence: string,
): Raised[] {
  const groups = [...Map.groupBy(moves, ({ to, move }) => KIND_OF_MOVE[move] ?? KIND_OF_STATE[to])]
  return groups.flatMap(([kind, group]) =>
    kind === undefined
      ? []
      : told(
          kind,
          place,
          `${occurrence} ${kind}`,
          { count: group.length, subject: group.length === 1 ? group[0]!.subject : null },
          others(members, place, (member) => isToldOfMove(kind, group, member, place)),
        ),
  )
}

const KIND_OF_MOVE: Readonly<Partial<Record<ReviewMove, NotificationKind>>> = {
  lock: 'period_locked',
  unlock: 'period_unlocked',
}
const KIND_OF_STATE: Readonly<Partial<Record<ReviewState, NotificationKind>>> = {
  in_review: 'to_review',
  reviewed: 'to_approve',
  changes_asked: 'changes_asked',
}
/** The right to do what comes next. */
const NEXT_RIGHT: Readonly<Partial<Record<NotificationKind, Scope>>> = {
  to_review: 'review:decide',
  to_approve: 'review:approve',
}

function isToldOfMove(
  kind: NotificationKind,
  group: readonly MadeMove[],
  member: Candidate,
  { owner }: Place,
): boolean {
  const right = NEXT_RIGHT[kind]
  const own = `member:${member.id}`
  if (right !== undefined) return has(member, right) && group.some(({ authors }) => !authors.has(own))
  if (kind === 'changes_asked') return group.some(({ submitted_by }) => submitted_by === own)
  return member.id === owner || has(member, 'tenant:write') || has(member, 'audit:tick')
}

/** A line of a thread of comments. */
export interface SaidLine {
  readonly id: string
  readonly thread_id: string
  readonly subject: string
  readonly act: 'opened' | 'replied' | 'resolved' | 'reopened'
  readonly mentions: readonly string[]
  /** Who opened the thread. */
  readonly opened_by: string
  /** Whether an auditor asks by it. */
  readonly is_query: boolean
}

/** Who is notified of a comment: the people mentioned; the person who opened the thread; for a query the owner, or all who prepare. */
export function tellComment(line: SaidLine, members: readonly Candidate[], place: Place): Raised[] {
  const detail = { subject: line.subject, thread: line.thread_id }
  const mentioned = others(members, place, ({ id }) => line.mentions.includes(id))
  const asked = !line.is_query
    ? []
    : others(members, place, (member) => isResponsible(member, members, place)).filter(
        (id) => !mentioned.includes(id),
      )
  const answered =
    line.act === 'opened'
      ? []
      : others(members, place, ({ id }) => `member:${id}` === line.opened_by).filter(
          (id) => !mentioned.includes(id),
        )
  return [
    ...told('mention', place, `${line.id} mention`, detail, mentioned),
    ...told('auditor_query', place, `${line.id} query`, detail, asked),
    ...told('answer', place, `${line.id} answer`, { ...detail, act: line.act }, answered),
  ]
}

/** Who is notified of a deadline, once for each step. */
export const tellDeadline = (
  due: { readonly due_on: IsoDay; readonly step: number; readonly days_left: number },
  members: readonly Candidate[],
  place: Place,
): Raised[] =>
  told(
    'deadline',
    place,
    `deadline ${place.abn} ${place.period} ${due.due_on} ${due.step}`,
    { due_on: due.due_on, days: due.days_left },
    others(members, place, (member) => isResponsible(member, members, place)),
  )

/** Who is notified of a new owner: the owner. */
export const tellOwner = (members: readonly Candidate[], place: Place, occurrence: string): Raised[] =>
  told(
    'owner_set',
    place,
    occurrence,
    {},
    others(members, place, ({ id }) => id === place.owner),
  )

/** The owner; while there is none, everyone who prepares. */
function isResponsible(member: Candidate, members: readonly Candidate[], { owner }: Place): boolean {
  const isOwned = owner !== null && members.some(({ id }) => id === owner)
  return isOwned ? member.id === owner : has(member, 'tenant:write')
}

/** No one is notified of what they did themselves, or of what they may not see. */
const others = (
  members: readonly Candidate[],
  { abn, period, actor, today }: Place,
  isTold: (member: Candidate) => boolean,
): string[] =>
  members
    .filter(
      (member) =>
        `member:${member.id}` !== actor &&
        isTold(member) &&
        (!isBoundToEngagements(member.roles) ||
          covers(engagementsOn(member.engagements, today), abn, period)),
    )
    .map(({ id }) => id)

const told = (
  kind: NotificationKind,
  { abn, period, actor }: Place,
  occurrence: string,
  detail: NotificationDetail,
  members: readonly string[],
): Raised[] => (members.length === 0 ? [] : [{ kind, abn, period, actor, occurrence, detail, members }])

const has = ({ roles }: Candidate, scope: Scope): boolean => scopesOfRoles(roles).has(scope)
