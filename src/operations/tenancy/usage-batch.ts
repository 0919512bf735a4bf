import { compareText } from '../../domain/text-order.ts'
import type { UsageDelta } from '../../store/usage.ts'

type Tally = { -readonly [Name in keyof UsageDelta]: UsageDelta[Name] }

/** Requests and items counted since the last write, by tenant, day and operation. */
export interface UsageBatch {
  add(tenantId: string, day: string, operation: string, requests: number, items: number): void
  /** Takes everything out, in a fixed order, so that two processes that write at once cannot deadlock. */
  take(): UsageDelta[]
}

/** By day, tenant and operation. One key made of all three would be joined and hashed with every request. */
type Tallies = Map<string, Map<string, Map<string, Tally>>>

export function createUsageBatch(): UsageBatch {
  let tallies: Tallies = new Map()
  return {
    add(tenantId, day, operation, requests, items) {
      const tally = tallies.get(day)?.get(tenantId)?.get(operation)
      if (tally === undefined) addTally(tallies, { tenantId, day, operation, requests, items })
      else {
        tally.requests += requests
        tally.items += items
      }
    },
    take() {
      const taken = [...tallies.values()].flatMap((tenants) =>
        [...tenants.values()].flatMap((operations) => [...operations.values()]),
      )
      tallies = new Map()
      return taken.sort(inOrder)
    },
  }
}

function addTally(tallies: Tallies, tally: Tally): void {
  const tenants = tallies.get(tally.day) ?? new Map<string, Map<string, Tally>>()
  const operations = tenants.get(tally.tenantId) ?? new Map<string, Tally>()
  tallies.set(tally.day, tenants.set(tally.tenantId, operations.set(tally.operation, tally)))
}

const inOrder = (a: Tally, b: Tally): number =>
  compareText(a.tenantId, b.tenantId) || compareText(a.day, b.day) || compareText(a.operation, b.operation)
