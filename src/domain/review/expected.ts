import type { DecidedMove } from './decide.ts'
import { WHOLE_PERIOD } from './subjects.ts'

/** Content that a person looked at before deciding on it. */
export interface ExpectedContent {
  /** A subject, or `figures`. */
  readonly subject: string
  readonly sha256: string
}

/** Stands for the figures of the period where what was looked at is listed. */
const FIGURES = 'figures'

/** Something that is not what was looked at. */
export interface UnexpectedContent {
  readonly subject: string
  /** Place in the list; null for what the list lacks. */
  readonly index: number | null
  readonly detail: string
}

/**
 * What of a decision is not what the person looked at. Every subject that moves must have been looked at, and the figures where the period
 * moves: a page that was loaded before a change must not approve the change.
 */
export function unexpectedContent(
  moves: readonly Pick<DecidedMove, 'subject'>[],
  figures_sha256: string | null,
  expected: readonly ExpectedContent[],
): UnexpectedContent[] {
  const moving = moves.map(({ subject: { id, title, version, sha256 } }) => ({ id, title, version, sha256 }))
  const isPeriod = moving.some(({ id }) => id === WHOLE_PERIOD)
  const needed = [
    ...moving,
    ...(isPeriod && figures_sha256 !== null
      ? [{ id: FIGURES, title: 'The figures', version: null, sha256: figures_sha256 }]
      : []),
  ]
  return needed.flatMap(({ id, title, version, sha256 }): UnexpectedContent[] => {
    const index = expected.findIndex(({ subject }) => subject === id)
    const now = version === null ? '' : ` It is at version ${version} now.`
    if (index < 0)
      return [{ subject: id, index: null, detail: `${title}: not in the list of what you looked at.${now}` }]
    return expected[index]?.sha256 === sha256
      ? []
      : [{ subject: id, index, detail: `${title}: changed since you looked at it.${now}` }]
  })
}
