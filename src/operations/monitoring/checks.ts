import { daysBetween } from '../../domain/calendar.ts'
import { GRID_REGION_CODES, GRID_REGIONS } from '../../domain/company/grid/regions.ts'
import type { TenantEvent } from '../../domain/monitoring/event.ts'
import { limitsOf } from '../../domain/tenancy/plans.ts'
import { compareText } from '../../domain/text-order.ts'
import type { ReadonlySql, Sql } from '../../store/database.ts'
import { expiringKeys } from '../../store/monitoring.ts'
import { listTenants } from '../../store/tenants.ts'
import { sumItems } from '../../store/usage.ts'
import { gridSeries } from '../reference/grid-series.ts'
import { appendEvents } from './append-events.ts'
import { readAudience } from './audience.ts'
import type { SizedHappening } from './compare-companies.ts'
import type { MonitoringTools } from './tell-snapshot.ts'

/** The expiry of a key is announced this many days before it stops working. */
const EXPIRING_WITHIN_DAYS = 14
/** Shares of the monthly quota that are reported, per cent. */
const QUOTA_STEPS = [80, 100]

/**
 * Reports what happens with time alone: series that were not continued, keys that end, quotas that fill. What was reported is
 * not reported again, so how often this runs decides only how soon it is reported.
 */
export async function runChecks(
  tools: MonitoringTools,
  complete: (sql: Sql) => Promise<void> = async () => {},
): Promise<void> {
  const { database, clock } = tools
  const now = clock.now()
  const stale = await staleSeries(tools, now.toISOString().slice(0, 10))
  await database.as({ kind: 'worker' }, async (sql) => {
    const events = [
      ...(await readAudience(sql, [])).eventsFor(stale),
      ...(await endingKeys(sql, now)),
      ...(await filledQuotas(sql, now.toISOString().slice(0, 7))),
    ].toSorted(([a], [b]) => compareText(a, b))
    for (const [tenantId, list] of events) await appendEvents(sql, clock, tenantId, list)
    await complete(sql)
  })
}

/** Every series with the days since its end; watchlists say from when on it is stale. */
async function staleSeries({ database, views }: MonitoringTools, today: string): Promise<SizedHappening[]> {
  const newest = await views.newest()
  if (newest === null) return []
  const snapshot = await views.of(newest)
  const found: SizedHappening[] = []
  for (const region of GRID_REGION_CODES) {
    const { outcome } = await gridSeries(database, snapshot, region)
    const last = outcome.result?.latest_day?.last_day
    if (last === undefined) continue
    const days = daysBetween(last, today) - 1
    found.push({
      size: { days },
      happening: {
        type: 'grid.series_stale',
        abn: null,
        subject: { kind: 'grid_region', id: region, name: GRID_REGIONS[region].name },
        summary: `The grid series of ${region} ends on ${last}, ${days} days ago.`,
        from: null,
        to: { latest_day: last, age_days: days },
        cause: { kind: 'check', of: last },
        links: { series: `/v1/grid-intensity/${region}` },
      },
    })
  }
  return found
}

type TenantEvents = [string, readonly TenantEvent[]]

async function endingKeys(sql: ReadonlySql, now: Date): Promise<TenantEvents[]> {
  const until = new Date(now.getTime() + EXPIRING_WITHIN_DAYS * 86_400_000)
  const keys = await expiringKeys(sql, now.toISOString(), until.toISOString())
  return keys.map(({ tenant_id, id, name, expires_at }) => [
    tenant_id,
    [
      {
        type: 'api_key.expiring',
        abn: null,
        subject: { kind: 'api_key', id, name },
        summary: `The API key “${name}” stops working at ${expires_at}.`,
        from: null,
        to: { expires_at },
        cause: { kind: 'check', of: expires_at },
        watchlists: [],
        links: { key: `/v1/keys/${id}`, rotate: `/v1/keys/${id}/rotate` },
      },
    ],
  ])
}

async function filledQuotas(sql: ReadonlySql, month: string): Promise<TenantEvents[]> {
  const limited = (await listTenants(sql)).flatMap(({ id, plan, limit_overrides }) => {
    const quota = limitsOf(plan, limit_overrides).items_per_month
    return quota === null || quota === 0 ? [] : [{ id, quota }]
  })
  const sums = await sumItems(
    sql,
    limited.map(({ id }) => id),
    `${month}-01`,
  )
  const used = new Map(sums.map(({ tenant_id, items }) => [tenant_id, items]))
  return limited.map(({ id, quota }) => {
    const items = used.get(id) ?? 0
    const reached = QUOTA_STEPS.filter((percent) => items * 100 >= quota * percent)
    return [id, reached.map((percent) => quotaEvent(month, percent, items, quota))]
  })
}

const quotaEvent = (month: string, percent: number, items: number, quota: number): TenantEvent => ({
  type: 'quota.threshold_reached',
  abn: null,
  subject: { kind: 'quota', id: `items_per_month:${month}:${percent}`, name: null },
  summary: `${percent} % of the items of ${month} are used: ${items} of ${quota}.`,
  from: null,
  to: { month, percent, items, quota },
  cause: { kind: 'check', of: month },
  watchlists: [],
  links: { usage: '/v1/usage' },
})
