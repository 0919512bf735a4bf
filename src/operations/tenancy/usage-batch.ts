import type { UsageDelta } from '../../store/usage.ts'

type Tally = { -readonly [Name in keyof UsageDelta]: UsageDelta[Name] }

/** Requests and items counted since the last write, by tenant, day and operation. */
export interface UsageBatch {
  add(tenantId: string, day: string, operation: string, requests: number, items: number): void
  /** Takes everything out, in a fixed order, so that two processes that write at once cannot deadlock. */
  take(): UsageDelta[]
}

export function createUsageBatch(): UsageBatch {
  let tallies = new Map<string, Tally>()
  return {
    add(tenantId, day, operation, requests, items) {
      const key = `${tenantId} ${day} ${operation}`
      const tally = tallies.get(key)
      if (tally === undefined) tallies.set(key, { tenantId, day, operation, requests, items })
      else {
        tally.requests += requests
        tally.items += items
      }
    },
    take() {
      const taken = tallies
      tallies = new Map()
      return [...taken.keys()].sort().map((key) => taken.get(key)!)
    },
  }
}
