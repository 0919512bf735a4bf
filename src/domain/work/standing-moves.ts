import type { S2Statements } from '../disclosure/records/s2-statements.ts'
import { canonicalJson, sha256 } from '../evidence.ts'
import type { ReviewState } from '../review/moves.ts'
import { frameHash, isSameContent } from '../review/subjects.ts'
import type { PartState, StandingMove } from './waiting.ts'

/** The last move of a subject, with the content that it was about. */
export interface LastMove extends StandingMove {
  readonly version: number | null
  readonly sha256: string
}

/** What a period was made of when it was moved, each part with its own last move. */
export interface MovedPart {
  readonly id: string
  readonly version: number | null
  readonly sha256: string
  readonly last: {
    readonly to_state: ReviewState
    readonly version: number | null
    readonly sha256: string
  } | null
}

/** How far a part is: a draft while nothing was decided about the content that the period had. */
export const partState = (part: MovedPart): PartState => ({
  subject: part.id,
  state: part.last !== null && isSameContent(part, part.last) ? part.last.to_state : 'draft',
})

/** The newest version of a record; those about all periods have an empty period. */
export interface NewestVersion {
  readonly abn: string
  readonly kind: string
  readonly period: string
  readonly version: number
  readonly is_deleted: boolean
  readonly authored_at: string
  /** Of the record of statements, where it is newer than some move on it; null otherwise. */
  readonly statements: S2Statements | null
}

/**
 * Moves whose content still stands: what was changed since is a draft again and waits for no one. The same as the review of
 * one period decides (domain/review/standing.ts), from less: only statements that have a newer version need their text.
 */
export function standingMoves(moves: readonly LastMove[], versions: readonly NewestVersion[]): LastMove[] {
  const newest = new Map(versions.map((row) => [`${row.abn} ${row.kind} ${row.period}`, row]))
  const changes = Map.groupBy(versions, ({ abn }) => abn)
  return moves.filter((move) => {
    if (move.subject === 'period')
      return !(changes.get(move.abn) ?? []).some(
        ({ period, authored_at }) =>
          (period === '' || period === move.period) && authored_at > move.occurred_at,
      )
    const kind = move.subject.startsWith('statement:')
      ? 's2_statements'
      : move.subject.slice('record:'.length)
    const row = newest.get(`${move.abn} ${kind} ${move.period}`) ?? newest.get(`${move.abn} ${kind} `)
    if (row === undefined || row.is_deleted) return false
    if (row.version === move.version) return true
    return row.statements !== null && statementHash(move.subject, row.statements) === move.sha256
  })
}

function statementHash(subject: string, body: S2Statements): string | undefined {
  if (subject === 'record:s2_statements') return frameHash(body)
  const id = subject.slice('statement:'.length)
  const statement = body.statements.find(({ requirement_id }) => requirement_id === id)
  return statement === undefined ? undefined : sha256(canonicalJson(statement))
}
