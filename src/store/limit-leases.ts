import type { LeaseStanding } from '../domain/tenancy/limit-lease.ts'
import type { Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A node that gave no sign of life for this long is gone. */
const GONE_AFTER = SQL`interval '20 seconds'`

/** Items of nodes that are gone are in usage_day as of this operation. */
const UNREPORTED = 'unreported'

/**
 * How the limits of tenants stand, locked until the end of the transaction. In its own order, so that two nodes which ask for
 * the same tenants cannot deadlock. What is held is read after the lock: a statement sees nothing that was committed while it waited.
 */
export async function lockStandings(
  sql: Sql,
  tenantIds: readonly string[],
  fromDay: string,
): Promise<ReadonlyMap<string, LeaseStanding>> {
  const windows = await lockWindows(sql, tenantIds)
  const rows = await sql.query<{ tenant_id: string; slots: number; items: number }>(
    SQL`select t.id as tenant_id,
       (select coalesce(sum(l.slots) filter (where l.renewed_at > clock_timestamp() - ${GONE_AFTER}), 0)::bigint
        from limit_lease l where l.tenant_id = t.id) as slots,
       (select coalesce(sum(l.items), 0)::bigint from limit_lease l where l.tenant_id = t.id)
         + (select coalesce(sum(u.items), 0)::bigint from usage_day u where u.tenant_id = t.id and u.day >= $2::date) as items
     from unnest($1::text[]) as t (id)`,
    [tenantIds, fromDay],
  )
  return new Map(
    rows.map(({ tenant_id, slots, items }) => {
      const window = windows.get(tenant_id)
      const startedAt = window === undefined ? undefined : Date.parse(window.started_at)
      return [tenant_id, { startedAt, taken: window?.taken ?? 0, slots, items }]
    }),
  )
}

interface WindowRow {
  readonly tenant_id: string
  readonly started_at: string
  readonly taken: number
}

async function lockWindows(sql: Sql, tenantIds: readonly string[]): Promise<ReadonlyMap<string, WindowRow>> {
  const lock = (): Promise<WindowRow[]> =>
    sql.query(
      SQL`select tenant_id, started_at, taken from limit_window where tenant_id = any ($1::text[]) order by tenant_id for update`,
      [tenantIds],
    )
  let rows = await lock()
  if (rows.length < tenantIds.length) {
    await sql.query(
      SQL`insert into limit_window (tenant_id, started_at) select id, 'epoch' from unnest($1::text[]) as t (id) order by id
       on conflict (tenant_id) do nothing`,
      [tenantIds],
    )
    rows = await lock()
  }
  return new Map(rows.map((row) => [row.tenant_id, row]))
}

export interface LeaseChange {
  readonly tenantId: string
  readonly startedAt: string
  /** Requests of the minute that nodes have taken. */
  readonly taken: number
  /** Slots that the node holds from now on. */
  readonly slots: number
  /** Items more, or fewer. */
  readonly items: number
}

/** Writes what a node holds from now on, in the transaction that locked the standings. */
export async function writeLeases(sql: Sql, nodeId: string, changes: readonly LeaseChange[]): Promise<void> {
  await sql.query(
    SQL`with given as (
         select * from unnest($2::text[], $3::timestamptz[], $4::bigint[], $5::bigint[], $6::bigint[])
           as g (tenant_id, started_at, taken, slots, items)
       ), windows as (
         update limit_window w set started_at = g.started_at, taken = g.taken from given g where w.tenant_id = g.tenant_id
       ), renewed as (
         update limit_lease l set slots = g.slots, items = greatest(0, l.items + g.items), renewed_at = clock_timestamp()
         from given g where l.tenant_id = g.tenant_id and l.node_id = $1 returning l.tenant_id
       )
     insert into limit_lease (tenant_id, node_id, slots, items, renewed_at)
     select g.tenant_id, $1, g.slots, greatest(0, g.items), clock_timestamp() from given g
     where g.tenant_id not in (select tenant_id from renewed)
     on conflict (tenant_id, node_id) do nothing`,
    [
      nodeId,
      changes.map(({ tenantId }) => tenantId),
      changes.map(({ startedAt }) => startedAt),
      changes.map(({ taken }) => taken),
      changes.map(({ slots }) => slots),
      changes.map(({ items }) => items),
    ],
  )
}

/** Items that are in usage_day from now on are no longer held. In the transaction that writes them there. */
export async function reportItems(
  sql: Sql,
  nodeId: string,
  used: ReadonlyMap<string, number>,
): Promise<void> {
  await sql.query(
    SQL`update limit_lease l set items = greatest(0, l.items - u.items), renewed_at = clock_timestamp()
     from unnest($2::text[], $3::bigint[]) as u (tenant_id, items) where l.tenant_id = u.tenant_id and l.node_id = $1`,
    [nodeId, [...used.keys()], [...used.values()]],
  )
}

/** A sign of life; the tenants of which the node still holds something. */
export async function renewLeases(sql: Sql, nodeId: string): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ tenant_id: string }>(
    SQL`update limit_lease set renewed_at = clock_timestamp() where node_id = $1 returning tenant_id`,
    [nodeId],
  )
  return new Set(rows.map(({ tenant_id }) => tenant_id))
}

/** Ends the leases of nodes that are gone. What items they held counts as used: no one knows how many of them were answered. */
export async function endLostLeases(sql: Sql, day: string): Promise<void> {
  await sql.query(
    SQL`with gone as (
       delete from limit_lease where renewed_at <= clock_timestamp() - ${GONE_AFTER} returning tenant_id, items
     )
     insert into usage_day (tenant_id, day, operation, requests, items)
     select tenant_id, $1::date, $2, 0, sum(items) from gone where items > 0 group by tenant_id order by tenant_id
     on conflict (tenant_id, day, operation) do update set items = usage_day.items + excluded.items`,
    [day, UNREPORTED],
  )
}

/** What a node that stops gives back. Everything that it used was written before. */
export async function dropLeases(sql: Sql, nodeId: string): Promise<void> {
  await sql.query(SQL`delete from limit_lease where node_id = $1`, [nodeId])
}
