import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface UsageDelta {
  readonly tenantId: string
  readonly day: string
  readonly operation: string
  readonly requests: number
  readonly items: number
}

export interface UsageRow {
  readonly day: string
  readonly operation: string
  readonly requests: number
  readonly items: number
}

/** Adds to the counters in one statement. Callers pass rows in a fixed order, so that two processes cannot deadlock. */
export async function addUsage(sql: Sql, deltas: readonly UsageDelta[]): Promise<void> {
  await sql.query(
    SQL`insert into usage_day (tenant_id, day, operation, requests, items)
     select * from unnest($1::text[], $2::date[], $3::text[], $4::bigint[], $5::bigint[])
     on conflict (tenant_id, day, operation) do update
       set requests = usage_day.requests + excluded.requests, items = usage_day.items + excluded.items`,
    [
      deltas.map((delta) => delta.tenantId),
      deltas.map((delta) => delta.day),
      deltas.map((delta) => delta.operation),
      deltas.map((delta) => delta.requests),
      deltas.map((delta) => delta.items),
    ],
  )
}

/** Items of each tenant since `fromDay`; a tenant without usage is not among them. */
export async function sumItems(
  sql: ReadonlySql,
  tenantIds: readonly string[],
  fromDay: string,
): Promise<{ tenant_id: string; items: number }[]> {
  return await sql.query(
    SQL`select tenant_id, sum(items)::bigint as items from usage_day
     where tenant_id = any($1::text[]) and day >= $2::date group by tenant_id`,
    [tenantIds, fromDay],
  )
}

export async function listUsage(
  sql: ReadonlySql,
  tenantId: string,
  from: string,
  to: string,
): Promise<UsageRow[]> {
  return await sql.query<UsageRow>(
    SQL`select day, operation, requests, items from usage_day
     where tenant_id = $1 and day between $2::date and $3::date order by day, operation`,
    [tenantId, from, to],
  )
}
