import type { TenantEvent } from '../../domain/monitoring/event.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { lastArchived } from '../../store/event-archive.ts'
import { type EventQuestion, type EventRow, listEvents } from '../../store/events.ts'

/** An event as lists and webhooks show it: what happened, with its number. */
export interface StoredEvent extends TenantEvent {
  readonly id: string
  /** Counts the events of the tenant from 1, without a gap; old ones may be archived. */
  readonly sequence: number
  readonly occurred_at: string
}

/** Events of a tenant, oldest first, or newest first before a number. Refuses to go on after an event whose successor is archived. */
export async function readEvents(
  database: Database,
  tenantId: string,
  question: EventQuestion,
): Promise<StoredEvent[]> {
  const rows = await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const found = await listEvents(sql, tenantId, question)
    // After the events were read: what is archived in between is told, not left out.
    if (question.after > 0) refuseGap(question.after, await lastArchived(sql, tenantId))
    return found
  })
  return rows.map(storedEvent)
}

function refuseGap(after: number, archived: number): void {
  if (after >= archived) return
  throw new ServiceError(
    'events_archived',
    `Events up to ${eventId(archived)} are archived; you asked for those after ${eventId(after)}.`,
    {
      hint: `Ask the operator of the service for the archived events if you need them, then continue with after=${eventId(archived)}.`,
    },
  )
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
