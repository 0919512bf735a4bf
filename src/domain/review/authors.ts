import type { ReviewEvent } from './standing.ts'
import { isSameContent, type Subject } from './subjects.ts'

/** A version of a record in which the content of a subject became another. */
export interface ContentChange {
  readonly subject: string
  readonly version: number
  readonly authored_by: string
}

/** What tells of a move who answers for the content that it was about. */
export type AuthoringMove = Pick<ReviewEvent, 'subject' | 'move' | 'version' | 'sha256' | 'actor'>

/**
 * Who answers for the period as a whole: everyone who answers for any part of it, or submitted it. Its approval is the last word on
 * all of them.
 */
export const authorsOfPeriod = (
  { whole, subjects }: { readonly whole: Subject; readonly subjects: readonly Subject[] },
  changes: readonly ContentChange[],
  events: readonly AuthoringMove[],
): ReadonlySet<string> =>
  new Set([whole, ...subjects].flatMap((subject) => [...authorsOf(subject, changes, events)]))

/**
 * Who answers for what stands of a subject: everyone who changed it since other content of it was approved, and everyone
 * who submitted it since. A key that acts for no one is among them: whoever made the key is that author too, and the member who
 * submits what a program wrote answers for it as well.
 */
export function authorsOf(
  subject: Omit<Subject, 'title'>,
  changes: readonly ContentChange[],
  events: readonly AuthoringMove[],
): ReadonlySet<string> {
  const own = events.filter((event) => event.subject === subject.id)
  const approvedBefore = Math.max(
    0,
    ...own
      .filter((event) => event.move === 'approve' && !isSameContent(subject, event))
      .map(({ version }) => version ?? 0),
  )
  return new Set([
    ...changes
      .filter((change) => change.subject === subject.id && change.version > approvedBefore)
      .map(({ authored_by }) => authored_by),
    ...own
      .filter(
        (event) =>
          event.move === 'submit' && (isSameContent(subject, event) || (event.version ?? 0) > approvedBefore),
      )
      .map(({ actor }) => actor),
  ])
}

/** The same for the period, where only the changes and moves of its parts were read, not its records. */
export function authorsOfParts(
  whole: Omit<Subject, 'title'>,
  changes: readonly ContentChange[],
  events: readonly AuthoringMove[],
): ReadonlySet<string> {
  const newest = new Map<string, number>()
  for (const { subject, version } of changes) newest.set(subject, Math.max(newest.get(subject) ?? 0, version))
  const parts = [...newest].map(([id, version]) => {
    // A move since the last change was about the content that stands.
    const last = events.findLast((event) => event.subject === id && (event.version ?? 0) >= version)
    return { id, version: last?.version ?? version, sha256: last?.sha256 ?? '' }
  })
  return new Set([whole, ...parts].flatMap((part) => [...authorsOf(part, changes, events)]))
}
