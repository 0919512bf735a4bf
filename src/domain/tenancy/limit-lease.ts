import type { Limits } from './plans.ts'
import { WINDOW_MS } from './rate-window.ts'

/** What a node asks for of the limits of a tenant. */
export interface LeaseAsked {
  /** Requests of this minute. */
  readonly requests: number
  /** Requests under way at the same time; below zero: given back. */
  readonly slots: number
  /** Items that each of those who wait needs, in the order of their coming. */
  readonly items: readonly number[]
  /** Items that the node holds for no one. */
  readonly idleItems: number
  /** Items that it may hold for no one, where the quota has room for them. */
  readonly spareItems: number
}

/** How the limits of a tenant stand, for all nodes together. */
export interface LeaseStanding {
  /** When the minute began, in milliseconds; undefined: no one has asked yet. */
  readonly startedAt: number | undefined
  /** Requests of the minute that were taken. */
  readonly taken: number
  /** Slots that nodes hold. */
  readonly slots: number
  /** Items of the month that were used, and those that nodes hold. */
  readonly items: number
}

export interface LeaseGiven {
  readonly startedAt: number
  /** Requests of the minute that were taken, with these. */
  readonly taken: number
  readonly requests: number
  readonly slots: number
  /** More than it holds; below zero: given back. */
  readonly items: number
}

/** A node takes so many requests at once: a hundredth of the limit, so that what idle nodes hold stays small. */
export const requestsAtOnce = (limit: number): number => Math.max(1, Math.floor(limit / 100))

/** Items that a node takes beyond what it needs: a thousandth of the quota. */
export const itemsAtOnce = (quota: number): number => Math.floor(quota / 1000)

/** What is given of what is asked: never more than the limits leave. */
export function giveLease(
  asked: LeaseAsked,
  limits: Pick<Limits, 'requests_per_minute' | 'requests_in_flight' | 'items_per_month'>,
  standing: LeaseStanding,
  now: number,
): LeaseGiven {
  const starts = asked.requests > 0 && isOver(standing.startedAt, now)
  const taken = starts ? 0 : standing.taken
  const requests = within(asked.requests, limits.requests_per_minute, taken)
  return {
    startedAt: starts ? now : (standing.startedAt ?? now),
    taken: taken + requests,
    requests,
    slots: within(asked.slots, limits.requests_in_flight, standing.slots),
    items: itemsOf(asked, limits.items_per_month, standing.items),
  }
}

/** Clocks of nodes differ a little: only one that was set back by a minute or more starts the minute again. */
export const isOver = (startedAt: number | undefined, now: number): boolean =>
  startedAt === undefined || Math.abs(now - startedAt) >= WINDOW_MS

const within = (asked: number, limit: number | null, held: number): number =>
  asked <= 0 || limit === null ? asked : Math.max(0, Math.min(asked, limit - held))

/**
 * As many as those get who can be served: the last items of a month lie nowhere idle. Spare ones come with all that is needed, or not
 * at all.
 */
function itemsOf({ items, idleItems, spareItems }: LeaseAsked, quota: number | null, held: number): number {
  if (items.length === 0) return Math.min(0, spareItems - idleItems)
  const room = quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota - held)
  const served = items.reduce((sum, need) => (sum + need <= room + idleItems ? sum + need : sum), 0)
  const more = Math.max(0, served - idleItems)
  return room >= more + spareItems ? more + spareItems : more
}
