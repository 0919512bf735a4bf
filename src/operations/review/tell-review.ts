import type { Clock } from '../../clock.ts'
import { type ReviewAct, reviewEvent } from '../../domain/review/events.ts'
import type { ChainedEntry } from '../../domain/tenancy/audit-chain.ts'
import type { Sql } from '../../store/database.ts'
import type { ReviewKey } from '../../store/review-events.ts'
import { appendEvents } from '../monitoring/append-events.ts'

/**
 * Tells the tenant what someone did in a review, in the transaction that does it and after its entry in the audit trail: every
 * transaction that needs both heads locks that of the trail first.
 */
export async function tellReview(
  sql: Sql,
  clock: Clock,
  { tenantId, abn, period }: ReviewKey,
  entry: ChainedEntry,
  acts: readonly ReviewAct[],
): Promise<void> {
  const context = { abn, period, actor: entry.actor, audit_event: entry.sequence }
  await appendEvents(
    sql,
    clock,
    tenantId,
    acts.map((act) => reviewEvent(act, context)),
  )
}
