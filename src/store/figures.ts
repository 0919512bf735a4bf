/** What operators watch, read by a worker: counts over all tenants. */
import type { ReadonlySql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface QueueFigureRow {
  readonly queue: string
  readonly due: number
  readonly later: number
  readonly active: number
  readonly failed: number
  readonly oldest_due_seconds: number
}

/** Jobs by queue. A job whose worker died is due again when its lease has run out. */
export const queueFigures = (sql: ReadonlySql): Promise<QueueFigureRow[]> =>
  sql.query<QueueFigureRow>(
    SQL`select queue,
       count(*) filter (where state <> 'failed' and due_at <= now())::int as due,
       count(*) filter (where state = 'waiting' and due_at > now())::int as later,
       count(*) filter (where state = 'active' and due_at > now())::int as active,
       count(*) filter (where state = 'failed')::int as failed,
       coalesce(extract(epoch from now() - min(due_at) filter (where state <> 'failed' and due_at <= now())), 0)::float8
         as oldest_due_seconds
     from job group by queue order by queue`,
  )

export interface WebhookFigureRow {
  readonly pending: number
  readonly oldest_seconds: number
}

export async function webhookFigures(sql: ReadonlySql): Promise<WebhookFigureRow> {
  const [row] = await sql.query<WebhookFigureRow>(
    SQL`select count(*)::int as pending,
       greatest(coalesce(extract(epoch from now() - min(first_due_at)), 0), 0)::float8 as oldest_seconds
     from webhook_delivery where state = 'pending'`,
  )
  return row!
}

/** Seconds since the newest snapshot in force was made; undefined before the first. */
export async function snapshotAge(sql: ReadonlySql): Promise<number | undefined> {
  const [row] = await sql.query<{ seconds: number }>(
    SQL`select extract(epoch from now() - s.created_at)::float8 as seconds
     from snapshot_in_force f join snapshot s on s.id = f.snapshot_id
     where f.from_day <= (now() at time zone 'UTC')::date order by f.from_day desc limit 1`,
  )
  return row?.seconds
}

export interface UsageFigureRow {
  readonly tenant: string
  readonly requests: number
  readonly items: number
}

/** Usage of the running month (UTC): the `most` tenants with most requests, and all others as one. */
export const monthUsage = (sql: ReadonlySql, most: number): Promise<UsageFigureRow[]> =>
  sql.query<UsageFigureRow>(
    SQL`with used as (
       select tenant_id, sum(requests)::bigint as requests, sum(items)::bigint as items from usage_day
       where day >= date_trunc('month', now() at time zone 'UTC')::date group by tenant_id
     ), ranked as (
       select *, row_number() over (order by requests desc, tenant_id) as place from used
     )
     select case when place <= $1 then tenant_id else 'others' end as tenant,
       sum(requests)::bigint as requests, sum(items)::bigint as items
     from ranked group by 1 order by min(place)`,
    [most],
  )
