import type { Clock } from '../../clock.ts'
import { compareText } from '../../domain/text-order.ts'
import type { Database, Sql } from '../../store/database.ts'
import { touchKeys } from '../../store/keys.ts'
import { addUsage, sumItems } from '../../store/usage.ts'
import type { TenantMeter } from './tenant-limits.ts'
import { createUsageBatch } from './usage-batch.ts'

/** Counts requests and items, and writes them down together about once a second. */
export interface UsageWriter {
  add(meter: TenantMeter, day: string, operation: string, items: number): void
  /** Notes that a key was used. */
  touch(keyId: string, now: number): void
  flush(): Promise<void>
}

/** What is written in the same transaction; `undo` when it failed. */
export type Alongside = () => { write(sql: Sql): Promise<void>; undo(): void }

/** `last_used_at` is reported to about a minute. */
const TOUCH_EVERY_MS = 60_000

export function createUsageWriter(parts: {
  readonly database: Database
  readonly clock: Clock
  readonly meterOf: (tenantId: string) => TenantMeter
  readonly alongside: Alongside | undefined
}): UsageWriter {
  const { database, clock, meterOf, alongside } = parts
  const batch = createUsageBatch()
  const touchedAt = new Map<string, number>()
  const untold = new Map<string, number>()
  return {
    add(meter, day, operation, items) {
      batch.add(meter.tenantId, day, operation, 1, items)
      meter.itemsPending += items
    },
    touch(keyId, now) {
      if (now - (touchedAt.get(keyId) ?? 0) < TOUCH_EVERY_MS) return
      touchedAt.set(keyId, now)
      untold.set(keyId, now)
    },
    async flush() {
      const rows = batch.take()
      const uses = [...untold].map(([id, at]) => ({ id, at: new Date(at).toISOString() })).sort(byId)
      if (rows.length === 0 && uses.length === 0) return
      const month = clock.now().toISOString().slice(0, 7)
      const tenantIds = [...new Set(rows.map((row) => row.tenantId))]
      const beside = alongside?.()
      try {
        const sums = await database.as({ kind: 'worker' }, async (sql) => {
          if (rows.length > 0) await addUsage(sql, rows)
          if (uses.length > 0) await touchKeys(sql, uses)
          await beside?.write(sql)
          return await sumItems(sql, tenantIds, `${month}-01`)
        })
        for (const row of rows) meterOf(row.tenantId).itemsPending -= row.items
        for (const sum of sums) Object.assign(meterOf(sum.tenant_id), { month, itemsKnown: sum.items })
        for (const use of uses) untold.delete(use.id)
      } catch (error) {
        for (const row of rows) batch.add(row.tenantId, row.day, row.operation, row.requests, row.items)
        beside?.undo()
        throw error
      }
    },
  }
}

const byId = (left: { readonly id: string }, right: { readonly id: string }): number =>
  compareText(left.id, right.id)
