import type { Clock } from '../../clock.ts'
import { hasRequest, secondsLeft, takeRequest } from '../../domain/tenancy/rate-window.ts'
import { concurrencyLimited, quotaExhausted, rateLimited } from './limit-errors.ts'
import type { TenantLimits } from './tenant-limits.ts'

/** Limits of a process that is alone on its database: nothing is asked of it. */
export function createLocalLimits(clock: Clock): TenantLimits {
  return {
    enter(meter, { requests_per_minute: perMinute, requests_in_flight: inFlight }, now) {
      if (perMinute !== null && !takeRequest(meter.window, perMinute, now))
        throw rateLimited(perMinute, secondsLeft(meter.window, now))
      if (inFlight !== null && meter.inFlight >= inFlight) throw concurrencyLimited(inFlight)
      meter.inFlight += 1
      return undefined
    },
    leave(meter) {
      meter.inFlight -= 1
    },
    requireRequest(meter, { requests_per_minute: perMinute }) {
      const now = clock.time()
      if (perMinute !== null && !hasRequest(meter.window, perMinute, now))
        throw rateLimited(perMinute, secondsLeft(meter.window, now))
      return undefined
    },
    hold(meter, { items_per_month: quota }, items) {
      const used = meter.itemsKnown + meter.itemsPending + meter.itemsHeld
      if (quota !== null && used + items > quota)
        throw quotaExhausted(quota, quota - used, items, clock.now())
      return undefined
    },
    giveBack() {},
    spend() {},
  }
}
