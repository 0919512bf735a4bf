import type { TenantEvent } from '../../domain/monitoring/event.ts'
import type { EventType } from '../../domain/monitoring/event-types.ts'
import type { Database } from '../../store/database.ts'
import { type EventQuestion, type EventRow, listEvents } from '../../store/events.ts'

/** An event as it is kept: what happened, with its number. */
export interface StoredEvent extends TenantEvent {
  readonly id: string
  readonly sequence: number
  readonly occurred_at: string
}

/** Events of a tenant after a number, oldest first. */
export async function readEvents(
  database: Database,
  tenantId: string,
  question: EventQuestion,
): Promise<StoredEvent[]> {
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) => listEvents(sql, tenantId, question))
  return rows.map(storedEvent)
}

export const storedEvent = ({ sequence, type, occurred_at, abn, body }: EventRow): StoredEvent => ({
  ...(JSON.parse(body) as Omit<TenantEvent, 'type' | 'abn'>),
  id: eventId(sequence),
  sequence,
  occurred_at,
  type: type as EventType,
  abn,
})

/** Ids of one tenant sort as texts in the order of the events. */
export const eventId = (sequence: number): string => `evt_${String(sequence).padStart(12, '0')}`

/** The number in an id, which the caller has checked. */
export const sequenceOfId = (id: string): number => Number(id.slice('evt_'.length))
