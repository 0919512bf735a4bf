import { Type } from 'typebox'
import { DEFAULT_THRESHOLDS } from '../../domain/monitoring/watchlist.ts'
import { ServiceError } from '../../errors.ts'
import {
  putWatchlist,
  readWatchlist,
  readWatchlists,
  removeWatchlist,
} from '../../operations/monitoring/watchlists.ts'
import { countItems } from '../platform/items.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import {
  ChangedWatchlist,
  DeletedWatchlist,
  Watchlist,
  WatchlistBody,
  WatchlistPage,
  WatchlistPath,
} from '../schemas/watchlist.ts'

const common = {
  tag: 'Monitoring',
  since: '0.1.0',
  pack: 'au_company_climate_intelligence',
  items: 0,
} as const

/** Companies that are written for one item of quota; fewer are free. */
const COMPANIES_FOR_AN_ITEM = 1000

/** A list is of companies or of a portfolio: both would leave it open whose change counts. */
function requireOneOf({ companies, portfolio }: { companies?: unknown; portfolio?: unknown }): void {
  if ((companies === undefined) !== (portfolio === undefined)) return
  throw new ServiceError('validation_failed', 'Give either companies or a portfolio.', {
    errors: [
      {
        pointer: companies === undefined ? '/companies' : '/portfolio',
        code: 'validation_failed',
        message: companies === undefined ? 'is needed without a portfolio' : 'excludes companies',
      },
    ],
  })
}

const put = keyedRoute({
  ...common,
  method: 'PUT',
  path: '/v1/watchlists/{id}',
  operationId: 'putWatchlist',
  heavy: true,
  summary: 'Create or replace a watchlist: companies, events and thresholds',
  description:
    'Replaces the whole watchlist, of companies or of a saved portfolio: then each save of the portfolio makes a new version of the list. If-Match must name the version that is replaced (428 without it, 412 when it is not the newest); a new watchlist needs none. Later changes are reported by GET /v1/events and by webhooks. The quota counts one item for every full thousand companies.',
  scope: 'tenant:write',
  conditional: true,
  params: WatchlistPath,
  body: WatchlistBody,
  response: ChangedWatchlist,
  handler: async ({ params, body, caller, services, exchange }) => {
    requireOneOf(body)
    await countItems(
      { exchange, services, caller },
      Math.floor((body.companies?.length ?? 0) / COMPANIES_FOR_AN_ITEM),
    )
    const { watchlist, changed } = await putWatchlist(
      services,
      { tenantId: caller.tenantId, id: params.id },
      {
        settings: {
          name: body.name,
          events: body.events ?? [],
          thresholds: { ...DEFAULT_THRESHOLDS, ...body.thresholds },
          ...(body.portfolio === undefined ? {} : { portfolio: body.portfolio }),
        },
        companies: body.companies ?? [],
        actor: caller.actor,
        ifMatch: exchange.request.headers['if-match'],
      },
    )
    services.wakeWorkers()
    return { body: { data: watchlist, meta: { changed } }, etag: watchlist.etag, cache: 'no-store' }
  },
})

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/watchlists/{id}',
  operationId: 'getWatchlist',
  summary: 'Show one watchlist with its companies',
  scope: 'tenant:read',
  params: WatchlistPath,
  response: Watchlist,
  handler: async ({ params, caller, services }) => {
    const watchlist = await readWatchlist(services.database, { tenantId: caller.tenantId, id: params.id })
    return { body: { data: watchlist, meta: {} }, etag: watchlist.etag }
  },
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/watchlists',
  operationId: 'listWatchlists',
  summary: 'List the watchlists in order of their ids, without their companies',
  scope: 'tenant:read',
  query: Type.Object(pageQuery),
  response: WatchlistPage,
  handler: async (context) => {
    const page = openPage(context)
    const rows = await readWatchlists(context.services.database, context.caller.tenantId, {
      limit: page.fetch,
      ...(page.after === undefined ? {} : { after: String(page.after[0]) }),
    })
    return page.answer(rows, { present: (watchlist) => watchlist, position: ({ id }) => [id] })
  },
})

const remove = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/watchlists/{id}',
  operationId: 'deleteWatchlist',
  summary: 'Delete a watchlist',
  description: 'Events it has already reported are kept. If-Match must name the current version.',
  scope: 'tenant:write',
  conditional: true,
  params: WatchlistPath,
  response: DeletedWatchlist,
  handler: async ({ params, caller, services, exchange }) => {
    const watchlist = await removeWatchlist(
      services,
      { tenantId: caller.tenantId, id: params.id },
      { actor: caller.actor, ifMatch: exchange.request.headers['if-match'] },
    )
    return { body: { data: watchlist, meta: {} }, cache: 'no-store' }
  },
})

export const watchlistRoutes: readonly Route[] = [put, list, get, remove]
