import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import { giveLease, type LeaseGiven } from '../../domain/tenancy/limit-lease.ts'
import type { Limits } from '../../domain/tenancy/plans.ts'
import type { Database } from '../../store/database.ts'
import {
  dropLeases,
  endLostLeases,
  lockStandings,
  renewLeases,
  reportItems,
  writeLeases,
} from '../../store/limit-leases.ts'
import { newId } from './new-id.ts'
import {
  endRound,
  failRound,
  hasSurplus,
  letIn,
  newRound,
  newShare,
  type Round,
  refuseAtOnce,
  type Share,
} from './share.ts'
import type { TenantLimits, TenantMeter } from './tenant-limits.ts'
import type { Alongside } from './usage-writer.ts'

export interface SharedLimits extends TenantLimits {
  newShare: typeof newShare
  /** Items that were used up are in usage from now on, and are held no longer. */
  readonly report: Alongside
  /** A sign of life to other processes, and an end to what dead ones held. About once a second. */
  upkeep(shares: readonly Share[]): Promise<void>
  close(): Promise<void>
}

/** A slot that another process is about to give back is worth a short wait. */
const SLOT_WAIT_MS = 150
const SLOT_PAUSE_MS = 25
const UPKEEP_EVERY_MS = 5000

/**
 * Limits that hold for all processes on one database. Each takes a little of a limit at a time and lets requests in from what it
 * holds. One transaction at a time asks for all tenants together, so that a flood costs the database no more than a trickle.
 */
export function createSharedLimits(parts: {
  readonly database: Database
  readonly clock: Clock
}): SharedLimits {
  const nodeId = newId('nod_')
  const desk = createLeaseDesk({ ...parts, nodeId })
  const { database, clock } = parts
  let spent = new Map<string, number>()
  const addSpent = (tenantId: string, items: number): void =>
    void spent.set(tenantId, (spent.get(tenantId) ?? 0) + items)
  let nextUpkeep = 0

  const enter = (share: Share, now: number): Promise<void> | undefined => {
    if (letIn(share, now)) return undefined
    refuseAtOnce(share, now)
    return new Promise((resolve, reject) => {
      share.entering.push({ resolve, reject, until: performance.now() + SLOT_WAIT_MS })
      desk.ask(share)
    })
  }
  const leave = (share: Share): void => {
    share.inFlight -= 1
    desk.tidy(share)
  }

  return {
    newShare,
    enter: (meter, limits, now) => enter(shareOf(meter, limits), now),
    leave: (meter) => leave(shareOf(meter)),
    requireRequest(meter, limits) {
      const share = shareOf(meter, limits)
      const look = (): void => {
        leave(share)
        if (limits.requests_per_minute === null) return
        share.requests += 1
        share.window.used -= 1
      }
      const waiting = enter(share, clock.time())
      if (waiting !== undefined) return waiting.then(look)
      look()
      return undefined
    },
    hold(meter, limits, items) {
      if (limits.items_per_month === null) return undefined
      const share = shareOf(meter, limits)
      if (share.items >= items) {
        share.items -= items
        return undefined
      }
      return new Promise((resolve, reject) => {
        share.holding.push({ resolve, reject, items })
        desk.ask(share)
      })
    },
    giveBack(meter, limits, items) {
      if (limits.items_per_month === null) return
      const share = shareOf(meter, limits)
      share.items += items
      desk.tidy(share)
    },
    spend(meter, limits, items) {
      if (limits.items_per_month !== null && items > 0) addSpent(meter.tenantId, items)
    },
    report() {
      const reported = spent
      spent = new Map()
      return {
        write: async (sql) => {
          if (reported.size > 0) await reportItems(sql, nodeId, reported)
        },
        undo() {
          for (const [tenantId, items] of reported) addSpent(tenantId, items)
        },
      }
    },
    async upkeep(shares) {
      for (const share of shares) desk.tidy(share)
      if (performance.now() < nextUpkeep) return
      nextUpkeep = performance.now() + UPKEEP_EVERY_MS
      const holders = shares.filter(({ slots, items }) => slots > 0 || items > 0)
      const alive = await database.as({ kind: 'worker' }, async (sql) => {
        await endLostLeases(sql, clock.now().toISOString().slice(0, 10))
        return holders.length === 0 ? new Set<string>() : await renewLeases(sql, nodeId)
      })
      for (const share of holders) if (!alive.has(share.tenantId)) desk.forget(share)
    },
    close: () => database.as({ kind: 'worker' }, (sql) => dropLeases(sql, nodeId)),
  }
}

function shareOf({ share, tenantId }: TenantMeter, limits?: Limits): Share {
  if (share === undefined) throw new Error(`tenant ${tenantId} has no share of its limits`)
  if (limits !== undefined) share.limits = limits
  return share
}

/** Asks the database for what shares need, and gives back what they do not. */
interface LeaseDesk {
  ask(share: Share): void
  tidy(share: Share): void
  /** Another process took this one for dead: what it held is gone. */
  forget(share: Share): void
}

function createLeaseDesk(parts: {
  readonly database: Database
  readonly clock: Clock
  readonly nodeId: string
}): LeaseDesk {
  const asking = new Set<Share>()
  // Who waits may do so inside its own transaction, which ours must not be taken for a part of.
  const outside = AsyncLocalStorage.snapshot()
  let isRunning = false

  const run = async (): Promise<void> => {
    // Everything that arrives in this turn of the loop is asked for together.
    await setImmediate()
    while (asking.size > 0) {
      const rounds = [...asking].map(newRound)
      asking.clear()
      await settle(rounds)
    }
    isRunning = false
  }
  const ask = (share: Share): void => {
    asking.add(share)
    if (isRunning) return
    isRunning = true
    void outside(run)
  }
  const settle = async (rounds: readonly Round[]): Promise<void> => {
    try {
      const given = await lease(parts, rounds)
      for (const [index, round] of rounds.entries()) {
        const { left, ...lent } = given[index]!
        endRound(round, lent, parts.clock.now(), left)
        if (round.share.entering.length > 0) setTimeout(ask, SLOT_PAUSE_MS, round.share)
        else if (hasSurplus(round.share)) asking.add(round.share)
      }
    } catch (error) {
      for (const round of rounds) failRound(round, error)
    }
  }
  return {
    ask,
    tidy(share) {
      if (hasSurplus(share)) ask(share)
    },
    forget(share) {
      Object.assign(share, { requests: 0, slots: 0, items: 0 })
      if (share.inFlight > 0) ask(share)
    },
  }
}

/** One transaction for all rounds; what each is given, and the items that were left of the month. */
async function lease(
  { database, clock, nodeId }: Parameters<typeof createLeaseDesk>[0],
  rounds: readonly Round[],
): Promise<(LeaseGiven & { readonly left: number })[]> {
  return await database.as({ kind: 'worker' }, async (sql) => {
    const now = clock.now()
    const tenantIds = rounds.map(({ share }) => share.tenantId)
    const standings = await lockStandings(sql, tenantIds, `${now.toISOString().slice(0, 7)}-01`)
    const given = rounds.map(({ share: { tenantId, limits }, asked }) => {
      const standing = standings.get(tenantId)!
      const left = (limits.items_per_month ?? 0) - standing.items + asked.idleItems
      return { left, ...giveLease(asked, limits, standing, now.getTime()) }
    })
    const changes = rounds.map(({ share: { tenantId, slots } }, index) => {
      const { startedAt, taken, slots: more, items } = given[index]!
      const started = new Date(startedAt).toISOString()
      return { tenantId, startedAt: started, taken, slots: slots + Math.max(0, more), items }
    })
    await writeLeases(sql, nodeId, changes)
    return given
  })
}
