import type { PeriodStanding, ReviewEvent } from './standing.ts'
import { WHOLE_PERIOD } from './subjects.ts'

/** A person who decided something, by the name that the tenant knows. */
export interface Decider {
  readonly actor: string
  readonly name: string
}

/** Who approved how much of a period, and how they became a member. */
export interface Approver extends Decider {
  readonly approved: number
  /** Time of the last approval. */
  readonly last_at: string
  /** Null where it is not known. */
  readonly invited_at: string | null
  readonly invited_by: Decider | null
  /** Who invited them, or invited who did, and is an author of what they approved. */
  readonly invited_by_author: Decider | null
}

/** How a member came to be one. */
export interface Invitation {
  readonly invited_at: string
  /** Who invited them, then who invited that one, and so on. */
  readonly line: readonly {
    readonly actor: string
    /** Every actor that is the same person. */
    readonly actors: readonly string[]
  }[]
}

/** What a member was called from some move on. */
export interface NameThen {
  readonly actor: string
  readonly since: string
  readonly name: string
}

/** By the name that the person had at that time; without a time, has now. */
export type NameOf = (actor: string, at?: string) => Decider

/** Names as they were, oldest first, before those that people have now. */
export const namesBy =
  (then: readonly NameThen[], now: ReadonlyMap<string, string>): NameOf =>
  (actor, at) => {
    const own = at === undefined ? [] : then.filter((one) => one.actor === actor && one.since <= at)
    return { actor, name: own.at(-1)?.name ?? now.get(actor) ?? actor }
  }

/** In the order of their last approval, so that who approved the whole comes last. */
export function approversOf(
  { whole, subjects }: PeriodStanding,
  nameOf: NameOf,
  invitations: ReadonlyMap<string, Invitation>,
): Approver[] {
  const approvals = [...subjects, whole].flatMap(({ approval }) => approval ?? [])
  return [...Map.groupBy(approvals, ({ actor }) => actor)]
    .map(([actor, own]) => {
      const last_at = own.map(({ occurred_at }) => occurred_at).reduce((a, b) => (a > b ? a : b))
      return {
        ...nameOf(actor, last_at),
        approved: own.length,
        last_at,
        ...invitationOf(actor, own, approvals, nameOf, invitations.get(actor)),
      }
    })
    .toSorted((a, b) => (a.last_at < b.last_at ? -1 : a.last_at > b.last_at ? 1 : a.actor < b.actor ? -1 : 1))
}

function invitationOf(
  approver: string,
  own: readonly ReviewEvent[],
  all: readonly ReviewEvent[],
  nameOf: NameOf,
  invitation: Invitation | undefined,
): Pick<Approver, 'invited_at' | 'invited_by' | 'invited_by_author'> {
  if (invitation === undefined) return { invited_at: null, invited_by: null, invited_by_author: null }
  // Who approved the period approved what every part of it says.
  const covered = own.some(({ subject }) => subject === WHOLE_PERIOD) ? all : own
  const authors = new Set(covered.flatMap((event) => event.authors ?? []))
  const [inviter] = invitation.line
  const author = invitation.line.find(
    ({ actors }) => !actors.includes(approver) && actors.some((actor) => authors.has(actor)),
  )
  return {
    invited_at: invitation.invited_at,
    invited_by: inviter === undefined ? null : inviterOf(inviter.actor, nameOf),
    invited_by_author: author === undefined ? null : inviterOf(author.actor, nameOf),
  }
}

/** Who invites without being a member. */
const NO_MEMBERS: Readonly<Record<string, string>> = {
  operator: 'the operator of the service',
  first_start: 'the first start of the service',
  system: 'the service',
}

const inviterOf = (actor: string, nameOf: NameOf): Decider => {
  const name = NO_MEMBERS[actor]
  return name === undefined ? nameOf(actor) : { actor, name }
}

/** One sentence for each approver whom an author brought in. */
export const inviterWords = (approvers: readonly Approver[]): string[] =>
  approvers.flatMap(({ name, invited_by, invited_by_author: author }) =>
    author === null || invited_by === null
      ? []
      : [
          author.actor === invited_by.actor
            ? `${name} was invited by ${author.name}, who wrote or submitted part of what ${name} approved.`
            : `${name} was invited by ${invited_by.name}, who goes back to an invitation by ${author.name}, who wrote or submitted part of what ${name} approved.`,
        ],
  )
