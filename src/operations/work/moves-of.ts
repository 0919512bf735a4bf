import { authorsOf, authorsOfParts } from '../../domain/review/authors.ts'
import { WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import { type LastMove, standingMoves } from '../../domain/work/standing-moves.ts'
import type { OwnedMove } from '../../domain/work/waiting.ts'
import { STATE_RULES } from '../../domain/work/work-kinds.ts'
import type { Sql } from '../../store/database.ts'
import { contentChanges } from '../../store/review-events.ts'
import { authoringMoves, newestVersions, periodsOfAuthor, waitingMoves } from '../../store/waiting.ts'
import { actorsOfPerson } from '../review/people.ts'

/** Everything of a tenant that waits in review, and whether someone is an author of it. */
export async function movesOf(sql: Sql, tenantId: string, actor: string): Promise<OwnedMove[]> {
  const moves = await movesThatStand(sql, tenantId)
  const isAuthor = await authorship(sql, tenantId, actor, moves)
  return moves.map((move) => ({ ...move, is_author: isAuthor(move) }))
}

async function movesThatStand(sql: Sql, tenantId: string): Promise<LastMove[]> {
  const moves = await waitingMoves(sql, tenantId, Object.keys(STATE_RULES))
  if (moves.length === 0) return []
  const companies = [...Map.groupBy(moves, ({ abn }) => abn)].map(([abn, own]) => ({
    abn,
    oldest: Math.min(...own.map(({ version }) => version ?? Number.MAX_SAFE_INTEGER), 2_147_483_647),
  }))
  return standingMoves(moves, await newestVersions(sql, tenantId, companies))
}

/**
 * The same rule that a review or an approval is refused by. Versions are compared only for periods in which the person wrote
 * or submitted anything: for most reviewers and approvers there are none.
 */
async function authorship(
  sql: Sql,
  tenantId: string,
  actor: string,
  moves: readonly LastMove[],
): Promise<(move: LastMove) => boolean> {
  const periods = [...new Map(moves.map(({ abn, period }) => [`${abn} ${period}`, { abn, period }])).values()]
  if (periods.length === 0) return () => false
  const actors = await actorsOfPerson(sql, tenantId, actor)
  const own = await periodsOfAuthor(sql, tenantId, [...actors], periods)
  if (own.length === 0) return () => false
  const changes = Map.groupBy(await contentChanges(sql, tenantId, own), keyOf)
  const events = Map.groupBy(await authoringMoves(sql, tenantId, own), keyOf)
  return (move) => {
    const subject = { id: move.subject, version: move.version, sha256: move.sha256 }
    const found = [subject, changes.get(keyOf(move)) ?? [], events.get(keyOf(move)) ?? []] as const
    const isLastWord = move.subject === WHOLE_PERIOD && move.to_state === 'reviewed'
    return !(isLastWord ? authorsOfParts(...found) : authorsOf(...found)).isDisjointFrom(actors)
  }
}

const keyOf = ({ abn, period }: Pick<LastMove, 'abn' | 'period'>): string => `${abn} ${period}`
