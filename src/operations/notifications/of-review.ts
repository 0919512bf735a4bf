import type { Clock } from '../../clock.ts'
import type { AuthorsOf, DecidedMove } from '../../domain/review/decide.ts'
import { type SaidLine, tellComment, tellMoves } from '../../domain/work/recipients.ts'
import type { Sql } from '../../store/database.ts'
import { type ActiveMember, activeMembersOf } from '../../store/member-work.ts'
import { findPeriodOwner } from '../../store/period-owners.ts'
import { lastSubmitters, type ReviewKey } from '../../store/review-events.ts'
import { newId } from '../tenancy/new-id.ts'
import { raise } from './raise.ts'

/** Tells members of moves, in the transaction that makes them. Where no one else is a member there is no one to tell. */
export async function notifyOfMoves(
  sql: Sql,
  clock: Clock,
  key: ReviewKey,
  moves: readonly DecidedMove[],
  authorsOf: AuthorsOf,
  actor: string,
): Promise<void> {
  const members = await othersThan(sql, key, actor)
  if (members.length === 0) return
  const submitters = await lastSubmitters(
    sql,
    key,
    moves.map(({ subject }) => subject.id),
  )
  const made = moves.map(({ subject, rule }) => ({
    move: rule.move,
    to: rule.to,
    subject: subject.id,
    submitted_by: submitters.get(subject.id) ?? null,
    authors: authorsOf(subject, rule.move),
  }))
  const place = await placeOf(sql, clock, key, actor)
  await raise(sql, clock, key.tenantId, tellMoves(made, members, place, newId('ntf_')), members)
}

/** Tells members of a line of a thread, in the transaction that writes it. */
export async function notifyOfComment(
  sql: Sql,
  clock: Clock,
  key: ReviewKey,
  line: SaidLine,
  actor: string,
): Promise<void> {
  const members = await othersThan(sql, key, actor)
  if (members.length === 0) return
  await raise(
    sql,
    clock,
    key.tenantId,
    tellComment(line, members, await placeOf(sql, clock, key, actor)),
    members,
  )
}

async function othersThan(sql: Sql, { tenantId }: ReviewKey, actor: string): Promise<ActiveMember[]> {
  return (await activeMembersOf(sql, tenantId)).filter(({ id }) => `member:${id}` !== actor)
}

export async function placeOf(sql: Sql, clock: Clock, key: ReviewKey, actor: string) {
  const owner = await findPeriodOwner(sql, key)
  return { abn: key.abn, period: key.period, actor, owner, today: clock.now().toISOString().slice(0, 10) }
}
