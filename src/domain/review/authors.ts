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
 * Who answers for what stands of a subject: everyone who changed it since other content of it was approved, and everyone
 * who submitted it since. A key that acts for no one is among them, but no member is that key: the member who submits
 * what a program wrote answers for it.
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
