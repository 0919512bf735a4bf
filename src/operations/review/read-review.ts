import type { ReviewInputs } from '../../domain/review/period-review.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { openThreads } from '../../store/review-comments.ts'
import { lastReviewEvents, type ReviewEventRow, type ReviewKey } from '../../store/review-events.ts'
import { namesThen } from '../../store/review-names.ts'
import { memberNames } from './member-names.ts'
import { readInvitations } from './people.ts'

/** What people did about a period, and the versions that it is held to while it is locked. */
export interface StoredReview extends Omit<ReviewInputs, 'sites' | 'explanations' | 'ledger' | 'events'> {
  readonly events: readonly ReviewEventRow[]
  readonly pins: Pins
  /** The snapshot that a lock holds the period to; null without a lock, or where it was made before figures were recorded. */
  readonly pinned_snapshot: string | null
}

/** Versions by kind of record; undefined while the period is not locked, so that the newest stand. */
export type Pins = ReadonlyMap<string, number> | undefined

/** A writer reads it in its transaction; anyone else before the records that it is about, so that none of them is older than a lock. */
export async function readReview(sql: ReadonlySql, key: ReviewKey): Promise<StoredReview> {
  const [events, open_threads] = await Promise.all([lastReviewEvents(sql, key), openThreads(sql, key)])
  const approvers = events.flatMap(({ move, actor }) => (move === 'approve' ? [actor] : []))
  const invitations = await readInvitations(sql, key.tenantId, approvers)
  const actors = new Set([
    ...[...events, ...open_threads].map(({ actor }) => actor),
    ...[...invitations.values()].flatMap(({ line }) => line.map(({ actor }) => actor)),
  ])
  const names_then = actors.size === 0 ? [] : await namesThen(sql, key.tenantId, [...actors])
  const names = actors.size === 0 ? new Map<string, string>() : await memberNames(sql, key.tenantId, actors)
  return {
    events,
    open_threads,
    names,
    names_then,
    invitations,
    pins: pinsOf(events),
    pinned_snapshot: lockOf(events)?.snapshot_id ?? null,
  }
}

/** The move that locked the period; undefined while it is not locked. */
function lockOf(events: readonly ReviewEventRow[]): ReviewEventRow | undefined {
  const last = events.findLast(({ subject }) => subject === 'period')
  return last?.to_state === 'locked' ? last : undefined
}

/**
 * Targets and sites speak for all periods. A locked period keeps the versions that stood when it was locked, so that they
 * may be changed for the next one.
 */
function pinsOf(events: readonly ReviewEventRow[]): Pins {
  const lock = lockOf(events)
  if (lock === undefined) return undefined
  return new Map(
    (lock.content ?? []).flatMap(({ id, version }) =>
      id.startsWith('record:') && version !== null ? [[id.slice('record:'.length), version] as const] : [],
    ),
  )
}
