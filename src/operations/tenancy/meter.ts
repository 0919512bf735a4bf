import type { Clock } from '../../clock.ts'
import {
  hasRequest,
  newRateWindow,
  type RateWindow,
  secondsLeft,
  takeRequest,
} from '../../domain/tenancy/rate-window.ts'
import { createUtcDay } from '../../domain/tenancy/utc-day.ts'
import { compareText } from '../../domain/text-order.ts'
import type { Database } from '../../store/database.ts'
import { touchKeys } from '../../store/keys.ts'
import { addUsage, sumItems } from '../../store/usage.ts'
import type { Caller } from './authenticate.ts'
import { concurrencyLimited, quotaExhausted, rateLimited } from './limit-errors.ts'
import { createUsageBatch } from './usage-batch.ts'

/** What one process knows of a tenant's use. Rate and in-flight are this process's own; items are shared by the database. */
export interface TenantMeter {
  readonly tenantId: string
  readonly window: RateWindow
  inFlight: number
  /** Month that `itemsKnown` belongs to, `2026-11`; empty before the first look-up. */
  month: string
  /** Items of the month in the database, of all processes, as of the last flush. */
  itemsKnown: number
  /** Items counted here and not yet written. */
  itemsPending: number
}

export interface Meter {
  /** The tenant's meter, its month's total known; at once except for the first request of a tenant in a month. */
  of(caller: Caller): TenantMeter | Promise<TenantMeter>
  /** Takes a request out of the rate and the in-flight limit, or throws 429. Pair with `leave`. */
  enter(meter: TenantMeter, caller: Caller): void
  leave(meter: TenantMeter): void
  /** Throws 429 when no request is left in this minute, and takes none. */
  requireRequest(meter: TenantMeter, caller: Caller): void
  /** Throws 429 `quota_exhausted` when `items` more do not fit into the month. */
  reserve(meter: TenantMeter, caller: Caller, items: number): void
  count(meter: TenantMeter, caller: Caller, operation: string, items: number): void
  /** Writes what was counted; called about once a second and at shutdown. */
  flush(): Promise<void>
}

/** `last_used_at` is told to about a minute. */
const TOUCH_EVERY_MS = 60_000

export function createMeter({ database, clock }: { database: Database; clock: Clock }): Meter {
  const meters = new Map<string, TenantMeter>()
  const loading = new Map<string, Promise<TenantMeter>>()
  const batch = createUsageBatch()
  const touchedAt = new Map<string, number>()
  const untold = new Map<string, number>()
  const utcDay = createUtcDay()
  const instant = (): number => clock.now().getTime()
  const month = (): string => utcDay(instant()).slice(0, 7)

  const meterOf = (tenantId: string): TenantMeter => {
    let meter = meters.get(tenantId)
    if (meter === undefined) {
      meter = { tenantId, window: newRateWindow(0), inFlight: 0, month: '', itemsKnown: 0, itemsPending: 0 }
      meters.set(tenantId, meter)
    }
    return meter
  }

  const load = async (tenantId: string): Promise<TenantMeter> => {
    const current = month()
    const sums = await database.as({ kind: 'tenant', tenantId }, async (sql) =>
      sumItems(sql, [tenantId], `${current}-01`),
    )
    return Object.assign(meterOf(tenantId), { month: current, itemsKnown: sums[0]?.items ?? 0 })
  }

  return {
    of(caller) {
      const meter = meterOf(caller.tenantId)
      if (caller.limits.items_per_month === null || meter.month === month()) return meter
      let loaded = loading.get(caller.tenantId)
      if (loaded === undefined) {
        loaded = load(caller.tenantId).finally(() => loading.delete(caller.tenantId))
        loading.set(caller.tenantId, loaded)
      }
      return loaded
    },
    enter(meter, { limits }) {
      const { requests_per_minute: perMinute, requests_in_flight: inFlight } = limits
      const now = instant()
      if (perMinute !== null && !takeRequest(meter.window, perMinute, now))
        throw rateLimited(perMinute, secondsLeft(meter.window, now))
      if (inFlight !== null && meter.inFlight >= inFlight) throw concurrencyLimited(inFlight)
      meter.inFlight += 1
    },
    leave(meter) {
      meter.inFlight -= 1
    },
    requireRequest(meter, { limits: { requests_per_minute: perMinute } }) {
      const now = instant()
      if (perMinute !== null && !hasRequest(meter.window, perMinute, now))
        throw rateLimited(perMinute, secondsLeft(meter.window, now))
    },
    reserve(meter, { limits }, items) {
      const quota = limits.items_per_month
      const used = meter.itemsKnown + meter.itemsPending
      if (quota !== null && items > 0 && used + items > quota)
        throw quotaExhausted(quota, quota - used, items, clock.now())
    },
    count(meter, caller, operation, items) {
      const now = instant()
      batch.add(meter.tenantId, utcDay(now), operation, 1, items)
      meter.itemsPending += items
      if (caller.keyId === undefined) return
      if (now - (touchedAt.get(caller.keyId) ?? 0) < TOUCH_EVERY_MS) return
      touchedAt.set(caller.keyId, now)
      untold.set(caller.keyId, now)
    },
    async flush() {
      const rows = batch.take()
      const uses = [...untold].map(([id, at]) => ({ id, at: new Date(at).toISOString() })).sort(byId)
      if (rows.length === 0 && uses.length === 0) return
      const current = month()
      const tenantIds = [...new Set(rows.map((row) => row.tenantId))]
      try {
        const sums = await database.as({ kind: 'worker' }, async (sql) => {
          if (rows.length > 0) await addUsage(sql, rows)
          if (uses.length > 0) await touchKeys(sql, uses)
          return await sumItems(sql, tenantIds, `${current}-01`)
        })
        for (const row of rows) meterOf(row.tenantId).itemsPending -= row.items
        for (const sum of sums)
          Object.assign(meterOf(sum.tenant_id), { month: current, itemsKnown: sum.items })
        for (const use of uses) untold.delete(use.id)
      } catch (error) {
        for (const row of rows) batch.add(row.tenantId, row.day, row.operation, row.requests, row.items)
        throw error
      }
    },
  }
}

const byId = (left: { readonly id: string }, right: { readonly id: string }): number =>
  compareText(left.id, right.id)
