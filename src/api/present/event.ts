import type { StoredEvent } from '../../operations/monitoring/events.ts'

/** An event as lists and webhooks show it, its members in this order. */
export const presentEvent = (event: StoredEvent) => ({
  id: event.id,
  sequence: event.sequence,
  type: event.type,
  occurred_at: event.occurred_at,
  abn: event.abn,
  subject: event.subject,
  summary: event.summary,
  from: event.from,
  to: event.to,
  cause: event.cause,
  watchlists: event.watchlists,
  links: event.links,
})
