import type { TenantEvent } from '../../domain/monitoring/event.ts'
import type { Database } from '../../store/database.ts'
import { type EventQuestion, type EventRow, listEvents } from '../../store/events.ts'

/** An event as lists and webhooks show it: what happened, with its number. */
export interface StoredEvent extends TenantEvent {
  readonly id: string
  /** Counts the events of the tenant from 1, without a gap. */
  readonly sequence: number
  readonly occurred_at: string
}

/** Events of a tenant, oldest first, or newest first before a number. */
export async function readEvents(
  database: Database,
  tenantId: string,
  question: EventQuestion,
): Promise<StoredEvent[]> {
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) => listEvents(sql, tenantId, question))
  return rows.map(storedEvent)
}

export function storedEvent({ sequence, type, occurred_at, abn, body }: EventRow): StoredEvent {
  const { subject, summary, from, to, cause, watchlists, links } = JSON.parse(body) as TenantEvent
  return {
    id: eventId(sequence),
    sequence,
    type,
    occurred_at,
    abn,
    subject,
    summary,
    from,
    to,
    cause,
    watchlists,
    links,
  }
}

/** Ids of one tenant sort as texts in the order of the events. */
export const eventId = (sequence: number): string => `evt_${String(sequence).padStart(12, '0')}`

/** The number in an id, which the caller has checked. */
export const sequenceOfId = (id: string): number => Number(id.slice('evt_'.length))
