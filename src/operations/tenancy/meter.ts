import type { Clock } from '../../clock.ts'
import { newRateWindow } from '../../domain/tenancy/rate-window.ts'
import { createUtcDay } from '../../domain/tenancy/utc-day.ts'
import type { Database } from '../../store/database.ts'
import { sumItems } from '../../store/usage.ts'
import type { Caller } from './authenticate.ts'
import { quotaExhausted } from './limit-errors.ts'
import { createLocalLimits } from './local-limits.ts'
import { createSharedLimits } from './shared-limits.ts'
import type { TenantLimits, TenantMeter } from './tenant-limits.ts'
import { createUsageWriter } from './usage-writer.ts'

export interface Meter {
  /** The tenant's meter, its month's total known; at once except for the first request of a tenant in a month. */
  of(caller: Caller, now?: number): TenantMeter | Promise<TenantMeter>
  /** The tenant's meter by what this process knows alone, for when the database cannot say what is left of limits. */
  alone(caller: Caller): TenantMeter
  /** Takes a request out of the rate and the in-flight limit, or throws 429; later where the database must be asked. Pair with `leave`. */
  enter(meter: TenantMeter, caller: Caller, now?: number): Promise<void> | undefined
  leave(meter: TenantMeter): void
  /** Throws 429 when no request is left in this minute, and takes none. */
  requireRequest(meter: TenantMeter, caller: Caller): Promise<void> | undefined
  /**
   * Holds items for an answer, or throws 429 `quota_exhausted` when they do not fit into the month; later where the database must be
   * asked. Pair with `count` or `giveBack`.
   */
  hold(meter: TenantMeter, caller: Caller, items: number): Promise<void> | undefined
  giveBack(meter: TenantMeter, caller: Caller, items: number): void
  /** Throws 429 `quota_exhausted` when `items` more do not fit into the month as far as it is known here. Holds nothing. */
  requireItems(meter: TenantMeter, caller: Caller, items: number): void
  /** Counts a request and its items for the day that `now` is on, and gives back what it held beyond them. */
  count(
    meter: TenantMeter,
    caller: Caller,
    operation: string,
    cost: { readonly items: number; readonly held: number },
    now?: number,
  ): void
  /** Writes what was counted; called about once a second. */
  flush(): Promise<void>
  /** Gives back what this process held of limits that it shares. After the last flush. */
  close(): Promise<void>
}

const NOTHING_USED = { inFlight: 0, month: '', itemsKnown: 0, itemsPending: 0, itemsHeld: 0 }

export function createMeter({ database, clock }: { database: Database; clock: Clock }): Meter {
  // The embedded database belongs to one process.
  const shared = database.engine === 'embedded' ? undefined : createSharedLimits({ database, clock })
  const local = createLocalLimits(clock)
  const limitsOf = (meter: TenantMeter): TenantLimits =>
    shared === undefined || meter.share === undefined ? local : shared
  const meters = new Map<string, TenantMeter>()
  const aloneMeters = new Map<string, TenantMeter>()
  const loading = new Map<string, Promise<TenantMeter>>()
  const utcDay = createUtcDay()
  const month = (now = clock.time()): string => utcDay(now).slice(0, 7)

  const meterOf = (tenantId: string): TenantMeter => {
    let meter = meters.get(tenantId)
    if (meter === undefined) {
      const window = newRateWindow(0)
      meter = { ...NOTHING_USED, tenantId, window, share: shared?.newShare(tenantId, window) }
      meters.set(tenantId, meter)
    }
    return meter
  }
  const writer = createUsageWriter({ database, clock, meterOf, alongside: shared?.report })

  const load = async (tenantId: string): Promise<TenantMeter> => {
    const current = month()
    const sums = await database.as({ kind: 'tenant', tenantId }, async (sql) =>
      sumItems(sql, [tenantId], `${current}-01`),
    )
    return Object.assign(meterOf(tenantId), { month: current, itemsKnown: sums[0]?.items ?? 0 })
  }

  return {
    of(caller, now) {
      const meter = meterOf(caller.tenantId)
      if (caller.limits.items_per_month === null || meter.month === month(now)) return meter
      let loaded = loading.get(caller.tenantId)
      if (loaded === undefined) {
        loaded = load(caller.tenantId).finally(() => loading.delete(caller.tenantId))
        loading.set(caller.tenantId, loaded)
      }
      return loaded
    },
    alone({ tenantId }) {
      const { month, itemsKnown, itemsPending } = meterOf(tenantId)
      const meter = aloneMeters.get(tenantId) ?? {
        ...NOTHING_USED,
        tenantId,
        window: newRateWindow(0),
        share: undefined,
      }
      aloneMeters.set(tenantId, meter)
      return Object.assign(meter, { month, itemsKnown: itemsKnown + itemsPending })
    },
    enter: (meter, { limits }, now = clock.time()) => limitsOf(meter).enter(meter, limits, now),
    leave: (meter) => limitsOf(meter).leave(meter),
    requireRequest: (meter, { limits }) => limitsOf(meter).requireRequest(meter, limits),
    hold(meter, { limits }, items) {
      const waiting = items > 0 ? limitsOf(meter).hold(meter, limits, items) : undefined
      if (waiting !== undefined)
        return waiting.then(() => {
          meter.itemsHeld += items
        })
      meter.itemsHeld += items
      return undefined
    },
    giveBack(meter, { limits }, items) {
      if (items === 0) return
      meter.itemsHeld -= items
      limitsOf(meter).giveBack(meter, limits, items)
    },
    requireItems(meter, { limits: { items_per_month: quota } }, items) {
      const used = meter.itemsKnown + meter.itemsPending + meter.itemsHeld
      if (quota !== null && items > 0 && used + items > quota)
        throw quotaExhausted(quota, quota - used, items, clock.now())
    },
    count(meter, { limits, keyId }, operation, { items, held }, now = clock.time()) {
      writer.add(meterOf(meter.tenantId), utcDay(now), operation, items)
      if (keyId !== undefined) writer.touch(keyId, now)
      if (held === 0) return
      meter.itemsHeld -= held
      limitsOf(meter).spend(meter, limits, Math.min(items, held))
      if (held > items) limitsOf(meter).giveBack(meter, limits, held - items)
    },
    async flush() {
      await writer.flush()
      await shared?.upkeep([...meters.values()].flatMap(({ share }) => share ?? []))
    },
    close: async () => shared?.close(),
  }
}
