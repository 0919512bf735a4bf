import type { Limits } from '../../domain/tenancy/plans.ts'
import type { RateWindow } from '../../domain/tenancy/rate-window.ts'
import type { Share } from './share.ts'

/** What one process knows of a tenant's use. */
export interface TenantMeter {
  readonly tenantId: string
  /** The minute under way, and the requests of it that are used up. */
  readonly window: RateWindow
  inFlight: number
  /** Month that `itemsKnown` belongs to, `2026-11`; empty before the first look-up. */
  month: string
  /** Items of the month in the database, of all processes, as of the last flush. */
  itemsKnown: number
  /** Items counted here and not yet written. */
  itemsPending: number
  /** Items that answers under way may cost. */
  itemsHeld: number
  /** What this process holds of limits that hold for all processes; undefined where it is alone on its database. */
  readonly share: Share | undefined
}

/** Who may ask how much, now. What must wait for the database is a promise; all of it throws, or rejects with, 429. */
export interface TenantLimits {
  enter(meter: TenantMeter, limits: Limits, now: number): Promise<void> | undefined
  leave(meter: TenantMeter): void
  requireRequest(meter: TenantMeter, limits: Limits): Promise<void> | undefined
  hold(meter: TenantMeter, limits: Limits, items: number): Promise<void> | undefined
  /** Items that were held and are not needed. */
  giveBack(meter: TenantMeter, limits: Limits, items: number): void
  /** Items that were held and used up. */
  spend(meter: TenantMeter, limits: Limits, items: number): void
}
