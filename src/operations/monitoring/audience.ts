import type { Happening, TenantEvent } from '../../domain/monitoring/event.ts'
import { EVENT_TYPES } from '../../domain/monitoring/event-types.ts'
import { type ChangeSize, type WatchlistSettings, wantsChange } from '../../domain/monitoring/watchlist.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { listWatchlists, watchersOf } from '../../store/watchlists.ts'
import type { SizedHappening } from './compare-companies.ts'

/** Who is notified of what, asked once for many events. Needs a worker's role: it looks at all tenants. */
export interface Audience {
  /** Events by tenant in order of tenant, each tenant's in the order of the happenings. */
  eventsFor(happenings: readonly SizedHappening[]): ReadonlyMap<string, readonly TenantEvent[]>
}

interface Watcher {
  readonly tenantId: string
  readonly id: string
  readonly settings: WatchlistSettings
}

/** The watchlists of all tenants, and who of them watches the companies. */
export async function readAudience(sql: ReadonlySql, abns: readonly string[]): Promise<Audience> {
  const watchlists = (await listWatchlists(sql)).map(
    ({ tenant_id: tenantId, id, body }): Watcher => ({
      tenantId,
      id,
      settings: JSON.parse(body) as WatchlistSettings,
    }),
  )
  const byKey = new Map(watchlists.map((watcher) => [`${watcher.tenantId} ${watcher.id}`, watcher]))
  const byCompany = new Map<string, Watcher[]>()
  for (const { tenant_id, watchlist_id, abn } of await watchersOf(sql, abns)) {
    const watcher = byKey.get(`${tenant_id} ${watchlist_id}`)
    if (watcher === undefined) continue
    const known = byCompany.get(abn)
    if (known === undefined) byCompany.set(abn, [watcher])
    else known.push(watcher)
  }
  return {
    eventsFor(happenings) {
      const events = new Map<string, TenantEvent[]>(
        [...new Set(watchlists.map(({ tenantId }) => tenantId))].map((tenantId) => [tenantId, []]),
      )
      for (const { happening, size } of happenings) {
        const candidates =
          EVENT_TYPES[happening.type] === 'companies'
            ? (byCompany.get(happening.abn ?? '') ?? [])
            : watchlists
        for (const [tenantId, told] of tellEach(candidates, happening, size))
          events.get(tenantId)?.push({ ...happening, watchlists: told })
      }
      return new Map([...events].filter(([, list]) => list.length > 0))
    },
  }
}

/** Tenants that want to be told, with their watchlists that say so. */
function tellEach(
  candidates: readonly Watcher[],
  { type }: Happening,
  size: ChangeSize,
): ReadonlyMap<string, readonly string[]> {
  const wanting = candidates.filter(({ settings }) => wantsChange(settings, type, size))
  return new Map(
    [...Map.groupBy(wanting, ({ tenantId }) => tenantId)].map(([tenantId, lists]) => [
      tenantId,
      lists.map(({ id }) => id),
    ]),
  )
}
