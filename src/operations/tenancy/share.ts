import {
  isOver,
  itemsAtOnce,
  type LeaseAsked,
  type LeaseGiven,
  requestsAtOnce,
} from '../../domain/tenancy/limit-lease.ts'
import { type Limits, PLANS } from '../../domain/tenancy/plans.ts'
import { type RateWindow, secondsLeft } from '../../domain/tenancy/rate-window.ts'
import { concurrencyLimited, quotaExhausted, rateLimited } from './limit-errors.ts'

/** What this process holds of the limits of one tenant, beside other processes. */
export interface Share {
  readonly tenantId: string
  /** The minute under way. `used` are the requests of all processes, but for those that this one holds and no one has asked yet. */
  readonly window: RateWindow
  limits: Limits
  /** Requests of the minute that it may let in. */
  requests: number
  /** Requests that it may have under way at the same time, and those that are. */
  slots: number
  inFlight: number
  /** Items that no answer holds. */
  items: number
  readonly entering: Entering[]
  readonly holding: Holding[]
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}
interface Entering extends Waiting {
  /** Until when it waits for a slot. */
  readonly until: number
}
interface Holding extends Waiting {
  readonly items: number
}

/** So many requests of a tenant wait for a slot, beside as many as there are slots. */
const MOST_WAITING = 20

export const newShare = (tenantId: string, window: RateWindow): Share => ({
  tenantId,
  window,
  limits: PLANS.local,
  requests: 0,
  slots: 0,
  inFlight: 0,
  items: 0,
  entering: [],
  holding: [],
})

/** Takes a request out of what this process holds; false when it holds none, or no slot. */
export function letIn(share: Share, now: number): boolean {
  const { limits, window } = share
  const isCounted = limits.requests_per_minute !== null
  if (isCounted && isOver(window.startedAt, now)) share.requests = 0
  if (isCounted && share.requests === 0) return false
  if (limits.requests_in_flight !== null && share.inFlight >= share.slots) return false
  if (isCounted) {
    share.requests -= 1
    window.used += 1
  }
  share.inFlight += 1
  return true
}

/** Whether all requests of the minute are used up, by whichever process. */
const isUsedUp = ({ limits, window, requests }: Share, now: number): boolean =>
  limits.requests_per_minute !== null &&
  requests === 0 &&
  !isOver(window.startedAt, now) &&
  window.used >= limits.requests_per_minute

/** Throws what the database need not be asked for again. */
export function refuseAtOnce(share: Share, now: number): void {
  const { requests_per_minute: perMinute, requests_in_flight: inFlight } = share.limits
  if (perMinute !== null && isUsedUp(share, now)) throw rateLimited(perMinute, secondsLeft(share.window, now))
  if (inFlight !== null && share.entering.length >= inFlight + MOST_WAITING)
    throw concurrencyLimited(inFlight)
}

const spareOf = ({ limits }: Share): number =>
  limits.items_per_month === null ? 0 : itemsAtOnce(limits.items_per_month)

/** Whether it holds something for no one that other processes may need. */
export const hasSurplus = (share: Share): boolean =>
  (share.limits.requests_in_flight !== null && share.slots > share.inFlight) || share.items > spareOf(share)

/** What a share asks for in one transaction, and who waits for it. */
export interface Round {
  readonly share: Share
  readonly asked: LeaseAsked
  readonly entering: readonly Entering[]
  readonly holding: readonly Holding[]
}

export function newRound(share: Share): Round {
  const entering = share.entering.splice(0)
  const holding = share.holding.splice(0)
  const { requests_per_minute: perMinute, requests_in_flight: inFlight } = share.limits
  const missing = entering.length - share.requests
  const asked: LeaseAsked = {
    requests: perMinute === null || missing <= 0 ? 0 : Math.max(missing, requestsAtOnce(perMinute)),
    slots: inFlight === null ? -share.slots : entering.length - (share.slots - share.inFlight),
    items: holding.map(({ items }) => items),
    idleItems: share.items,
    spareItems: spareOf(share),
  }
  // What is given back, or promised to those who wait, may not be used in the meantime.
  if (asked.slots < 0) share.slots += asked.slots
  share.items = 0
  return { share, asked, entering, holding }
}

/** Takes over what was given, and answers those who waited for it in the order of their coming. */
export function endRound(
  { share, asked, entering, holding }: Round,
  given: LeaseGiven,
  now: Date,
  itemsLeft: number,
): void {
  const { window, limits } = share
  if (asked.requests > 0) {
    if (window.startedAt !== given.startedAt) share.requests = 0
    share.requests += given.requests
    window.startedAt = given.startedAt
    window.used = given.taken - share.requests
  }
  share.slots += Math.max(0, given.slots)
  share.items += asked.idleItems + given.items
  for (const { items, resolve, reject } of holding) {
    if (share.items < items) reject(quotaExhausted(limits.items_per_month ?? 0, itemsLeft, items, now))
    else {
      share.items -= items
      resolve()
    }
  }
  for (const waiting of entering) admitWaiting(share, waiting, now.getTime())
}

/** The database could not be asked: what was to be given back is held on. */
export function failRound({ share, asked, entering, holding }: Round, error: unknown): void {
  if (asked.slots < 0) share.slots -= asked.slots
  share.items += asked.idleItems
  for (const { reject } of [...entering, ...holding]) reject(error)
}

/** Who finds no slot waits on for a moment: another process may be about to give one back. */
function admitWaiting(share: Share, waiting: Entering, now: number): void {
  const { requests_per_minute: perMinute, requests_in_flight: inFlight } = share.limits
  if (letIn(share, now)) waiting.resolve()
  else if (perMinute !== null && isUsedUp(share, now))
    waiting.reject(rateLimited(perMinute, secondsLeft(share.window, now)))
  else if (inFlight !== null && performance.now() >= waiting.until)
    waiting.reject(concurrencyLimited(inFlight))
  else share.entering.push(waiting)
}
