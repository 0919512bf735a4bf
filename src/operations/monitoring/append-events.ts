import type { Clock } from '../../clock.ts'
import { canonicalJson } from '../../domain/evidence.ts'
import { occurrenceOf, type TenantEvent } from '../../domain/monitoring/event.ts'
import type { Sql } from '../../store/database.ts'
import { insertEvents, lockEventHead, toldOccurrences } from '../../store/events.ts'
import { announceEvents } from '../webhooks/announce.ts'

/**
 * Appends to the events of a tenant in the caller's transaction, numbered without a gap; how many were new. What was told
 * before is left out, so that finding it again after a crash doubles nothing. Webhooks that ask for them are set to work.
 */
export async function appendEvents(
  sql: Sql,
  clock: Clock,
  tenantId: string,
  events: readonly TenantEvent[],
  options: { readonly onlyWebhook?: string } = {},
): Promise<number> {
  if (events.length === 0) return 0
  const head = await lockEventHead(sql, tenantId)
  const found = new Map(events.map((event) => [occurrenceOf(event), event]))
  const told = await toldOccurrences(sql, tenantId, [...found.keys()])
  const fresh = [...found].filter(([occurrence]) => !told.has(occurrence))
  if (fresh.length === 0) return 0
  const at = clock.now().toISOString()
  await insertEvents(
    sql,
    tenantId,
    head,
    at,
    fresh.map(([occurrence, { type, abn, ...body }]) => ({
      type,
      abn,
      occurrence,
      body: canonicalJson(body),
    })),
  )
  await announceEvents(sql, tenantId, { head, at, onlyWebhook: options.onlyWebhook ?? null })
  return fresh.length
}
