import type { Clock } from '../clock.ts'
import { newRateWindow, type RateWindow, secondsLeft, takeRequest } from '../domain/rate-window.ts'
import { ServiceError } from '../errors.ts'
import type { Database } from '../store/database.ts'
import { touchKeys } from '../store/keys.ts'
import { addUsage, sumItems, type UsageDelta } from '../store/usage.ts'
import type { Caller } from './authenticate.ts'

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
  /** Throws 429 `quota_exhausted` when `items` more do not fit into the month. */
  reserve(meter: TenantMeter, caller: Caller, items: number): void
  count(meter: TenantMeter, caller: Caller, operation: string, items: number): void
  /** Writes what was counted; called about once a second and at shutdown. */
  flush(): Promise<void>
}

const TOUCH_EVERY_MS = 60_000

export function createMeter({ database, clock }: { database: Database; clock: Clock }): Meter {
  const meters = new Map<string, TenantMeter>()
  const loading = new Map<string, Promise<TenantMeter>>()
  let deltas = new Map<string, { -readonly [Name in keyof UsageDelta]: UsageDelta[Name] }>()
  const touched = new Map<string, { readonly at: string; readonly written: boolean }>()

  const meterOf = (tenantId: string): TenantMeter => {
    let meter = meters.get(tenantId)
    if (meter === undefined) {
      meter = { tenantId, window: newRateWindow(0), inFlight: 0, month: '', itemsKnown: 0, itemsPending: 0 }
      meters.set(tenantId, meter)
    }
    return meter
  }

  const load = async (tenantId: string, month: string): Promise<TenantMeter> => {
    const sums = await database.as({ kind: 'tenant', tenantId }, async (sql) =>
      sumItems(sql, [tenantId], `${month}-01`),
    )
    const meter = meterOf(tenantId)
    if (meter.month !== '' && meter.month !== month) meter.itemsPending = 0
    meter.month = month
    meter.itemsKnown = sums[0]?.items ?? 0
    return meter
  }

  const touch = (keyId: string, now: Date): void => {
    const last = touched.get(keyId)
    if (last === undefined || now.getTime() - Date.parse(last.at) >= TOUCH_EVERY_MS)
      touched.set(keyId, { at: now.toISOString(), written: false })
  }

  return {
    of(caller) {
      const meter = meterOf(caller.tenantId)
      if (caller.limits.items_per_month === null) return meter
      const month = monthOf(clock.now())
      if (meter.month === month) return meter
      let loaded = loading.get(caller.tenantId)
      if (loaded === undefined) {
        loaded = load(caller.tenantId, month).finally(() => loading.delete(caller.tenantId))
        loading.set(caller.tenantId, loaded)
      }
      return loaded
    },
    enter(meter, caller) {
      const { requests_per_minute: perMinute, requests_in_flight: inFlight } = caller.limits
      if (perMinute !== null && !takeRequest(meter.window, perMinute, clock.now().getTime()))
        throw rateLimited(perMinute, secondsLeft(meter.window, clock.now().getTime()))
      if (inFlight !== null && meter.inFlight >= inFlight) throw concurrencyLimited(inFlight)
      meter.inFlight += 1
    },
    leave(meter) {
      meter.inFlight -= 1
    },
    reserve(meter, caller, items) {
      const quota = caller.limits.items_per_month
      if (quota !== null && items > 0 && meter.itemsKnown + meter.itemsPending + items > quota)
        throw quotaExhausted(quota, quota - meter.itemsKnown - meter.itemsPending, items, clock.now())
    },
    count(meter, caller, operation, items) {
      const now = clock.now()
      const day = now.toISOString().slice(0, 10)
      const key = `${meter.tenantId}\n${day}\n${operation}`
      const delta = deltas.get(key)
      if (delta === undefined)
        deltas.set(key, { tenantId: meter.tenantId, day, operation, requests: 1, items })
      else {
        delta.requests += 1
        delta.items += items
      }
      meter.itemsPending += items
      touch(caller.keyId, now)
    },
    async flush() {
      const uses = [...touched].filter(([, use]) => !use.written).map(([id, use]) => ({ id, at: use.at }))
      if (deltas.size === 0 && uses.length === 0) return
      const writing = deltas
      deltas = new Map()
      const rows = [...writing.keys()].sort().map((key) => writing.get(key)!)
      const tenantIds = [...new Set(rows.map((row) => row.tenantId))]
      const month = monthOf(clock.now())
      try {
        const sums = await database.as({ kind: 'operator' }, async (sql) => {
          if (rows.length > 0) await addUsage(sql, rows)
          if (uses.length > 0) await touchKeys(sql, uses)
          return await sumItems(sql, tenantIds, `${month}-01`)
        })
        for (const { id, at } of uses) touched.set(id, { at, written: true })
        for (const row of rows) meterOf(row.tenantId).itemsPending -= row.items
        for (const sum of sums) Object.assign(meterOf(sum.tenant_id), { month, itemsKnown: sum.items })
      } catch (error) {
        for (const row of rows) addBack(deltas, row)
        throw error
      }
    },
  }
}

const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

function addBack(
  deltas: Map<string, { -readonly [Name in keyof UsageDelta]: UsageDelta[Name] }>,
  row: UsageDelta,
): void {
  const key = `${row.tenantId}\n${row.day}\n${row.operation}`
  const delta = deltas.get(key)
  if (delta === undefined) deltas.set(key, { ...row })
  else {
    delta.requests += row.requests
    delta.items += row.items
  }
}

const rateLimited = (limit: number, seconds: number) =>
  new ServiceError(
    'rate_limited',
    `The plan allows ${limit} requests a minute; they are used up for ${seconds} s.`,
    {
      retryAfterSeconds: seconds,
      hint: 'Wait for the seconds in Retry-After. The RateLimit header of every answer says how many requests are left.',
    },
  )

const concurrencyLimited = (limit: number) =>
  new ServiceError(
    'concurrency_limited',
    `The plan allows ${limit} requests at the same time; all of them are running.`,
    {
      retryAfterSeconds: 1,
      hint: 'Send the request again when one of the running ones has been answered.',
    },
  )

function quotaExhausted(quota: number, left: number, wanted: number, now: Date): ServiceError {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  return new ServiceError(
    'quota_exhausted',
    `The plan allows ${quota} items a month; ${Math.max(0, left)} are left and this request needs ${wanted}.`,
    {
      retryAfterSeconds: Math.ceil((next - now.getTime()) / 1000),
      hint: `The month starts anew at ${new Date(next).toISOString()}. GET /v1/usage shows what was used.`,
    },
  )
}
