import type { Clock } from '../../clock.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { WatchlistSettings } from '../../domain/monitoring/watchlist.ts'
import type { Holding } from '../../domain/portfolio/holding.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { watchedWithRecords } from '../../store/monitoring.ts'
import { lockPortfolio, newestPortfolio, type PortfolioKey } from '../../store/portfolios.ts'
import {
  companiesOfWatchlist,
  countWatchlists,
  deleteWatchlist,
  findWatchlist,
  listWatchlists,
  lockWatchlist,
  type WatchlistRow,
  writeWatchlist,
} from '../../store/watchlists.ts'
import { companiesIn } from '../portfolio/preview.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { etagOf, requireMatch, stands } from '../tenancy/record-version.ts'
import type { RecordAuthor } from '../tenancy/tenant-records.ts'
import { announceLook } from './announce.ts'
import { requireAbns } from './require-abns.ts'

/** A tenant may have so many watchlists. */
const WATCHLIST_LIMIT = 100

/** A watchlist with what a caller needs to change it. */
export interface Watchlist extends Omit<WatchlistSettings, 'portfolio'> {
  readonly portfolio: string | null
  readonly id: string
  readonly company_count: number
  readonly version: number
  readonly authored_by: string
  readonly authored_at: string
  /** To be sent as If-Match, in quotes, to change this very version. */
  readonly etag: string
}

export interface FullWatchlist extends Watchlist {
  readonly companies: readonly string[]
}

export interface WatchlistKey {
  readonly tenantId: string
  readonly id: string
}

export interface WatchlistChange extends RecordAuthor {
  readonly settings: WatchlistSettings
  /** As the caller wrote them; none where a portfolio is followed. */
  readonly companies: readonly string[]
}

type Services = { readonly database: Database; readonly clock: Clock }

/** Replaces a watchlist as a whole; `changed` is false when it stands already as it is sent. */
export async function putWatchlist(
  { database, clock }: Services,
  { tenantId, id }: WatchlistKey,
  { settings, companies, actor, ifMatch }: WatchlistChange,
): Promise<{ readonly watchlist: FullWatchlist; readonly changed: boolean }> {
  const named = requireAbns(companies)
  const { portfolio } = settings
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    // The portfolio first, as where it is saved: so neither waits for the other, and no save is missed.
    const abns = portfolio === undefined ? named : await companiesOfPortfolio(sql, tenantId, portfolio)
    await lockWatchlist(sql, tenantId, id)
    const before = await findWatchlist(sql, tenantId, id)
    requireMatch(before, ifMatch)
    if (before === undefined) await refuseTooMany(sql, tenantId)
    return await store(sql, clock, { key: { tenantId, id }, before, settings, abns, actor })
  })
}

async function companiesOfPortfolio(sql: Sql, tenantId: string, id: string): Promise<string[]> {
  await lockPortfolio(sql, { tenantId, id })
  const found = await newestPortfolio(sql, { tenantId, id })
  if (stands(found)) return companiesOf(found.body)
  throw new ServiceError('portfolio_not_found', `There is no portfolio ${id} to watch.`, {
    errors: [
      {
        pointer: '/portfolio',
        code: 'portfolio_not_found',
        message: 'is not a saved portfolio',
        received: id,
      },
    ],
    hint: 'GET /v1/portfolios lists those there are.',
  })
}

/** Of a version of a portfolio; none of its deletion. */
const companiesOf = (body: string): string[] =>
  companiesIn((JSON.parse(body) as { readonly holdings?: readonly Holding[] }).holdings ?? [])

/** Gives the watchlists of a portfolio the companies of the version that is saved, in the transaction of the save. */
export async function followPortfolio(
  sql: Sql,
  clock: Clock,
  { tenantId, id: portfolio }: PortfolioKey,
  { body: saved, authored_by: actor }: Pick<WatchlistRow, 'body' | 'authored_by'>,
): Promise<void> {
  for (const { id, body } of await listWatchlists(sql, { tenantId })) {
    if ((JSON.parse(body) as WatchlistSettings).portfolio !== portfolio) continue
    await lockWatchlist(sql, tenantId, id)
    const before = await findWatchlist(sql, tenantId, id)
    const settings = before === undefined ? undefined : (JSON.parse(before.body) as WatchlistSettings)
    if (settings?.portfolio === portfolio)
      await store(sql, clock, { key: { tenantId, id }, before, settings, abns: companiesOf(saved), actor })
  }
}

interface Stored {
  readonly key: WatchlistKey
  readonly before: WatchlistRow | undefined
  readonly settings: WatchlistSettings
  readonly abns: readonly string[]
  readonly actor: string
}

async function store(
  sql: Sql,
  clock: Clock,
  { key: { tenantId, id }, before, settings, abns, actor }: Stored,
): Promise<{ readonly watchlist: FullWatchlist; readonly changed: boolean }> {
  const body_sha256 = sha256(canonicalJson({ ...settings, companies: abns }))
  if (before?.body_sha256 === body_sha256)
    return { watchlist: { ...asWatchlist(before), companies: abns }, changed: false }
  const row = {
    tenant_id: tenantId,
    id,
    version: (before?.version ?? 0) + 1,
    body: canonicalJson(settings),
    body_sha256,
    authored_by: actor,
    authored_at: clock.now().toISOString(),
  }
  await writeWatchlist(sql, row, abns)
  await audit(sql, clock, tenantId, 'watchlist.replaced', row, abns.length)
  // A first look, so that the next one has something to compare with.
  for (const { abn } of await watchedWithRecords(sql, { tenantId, watchlistId: id }))
    await announceLook(sql, { tenant_id: tenantId, abn, cause: null })
  const stored = { ...row, deletion_reason: null, companies: abns.length }
  return { watchlist: { ...asWatchlist(stored), companies: abns }, changed: true }
}

export async function readWatchlist(
  database: Database,
  { tenantId, id }: WatchlistKey,
): Promise<FullWatchlist> {
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const row = await findWatchlist(sql, tenantId, id)
    if (row === undefined) throw watchlistNotFound(id)
    return { ...asWatchlist(row), companies: await companiesOfWatchlist(sql, tenantId, id) }
  })
}

/** Watchlists of a tenant in order of their ids. */
export async function readWatchlists(
  database: Database,
  tenantId: string,
  page: { readonly limit: number; readonly after?: string },
): Promise<Watchlist[]> {
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    listWatchlists(sql, { tenantId, ...page }),
  )
  return rows.map(asWatchlist)
}

/** Removes a watchlist; events that it caused stay. */
export async function removeWatchlist(
  { database, clock }: Services,
  { tenantId, id }: WatchlistKey,
  { actor, ifMatch }: RecordAuthor,
): Promise<Watchlist> {
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await lockWatchlist(sql, tenantId, id)
    const before = await findWatchlist(sql, tenantId, id)
    if (before === undefined) throw watchlistNotFound(id)
    requireMatch(before, ifMatch)
    await deleteWatchlist(sql, tenantId, id)
    await audit(
      sql,
      clock,
      tenantId,
      'watchlist.deleted',
      { ...before, authored_by: actor },
      before.companies,
    )
    return asWatchlist(before)
  })
}

function asWatchlist(row: WatchlistRow): Watchlist {
  const { name, events, thresholds, portfolio = null } = JSON.parse(row.body) as WatchlistSettings
  return {
    id: row.id,
    name,
    events,
    thresholds,
    portfolio,
    company_count: row.companies,
    version: row.version,
    authored_by: row.authored_by,
    authored_at: row.authored_at,
    etag: etagOf(row),
  }
}

const audit = (
  sql: Sql,
  clock: Clock,
  tenantId: string,
  action: string,
  { id, version, body_sha256, authored_by }: Omit<WatchlistRow, 'companies' | 'deletion_reason'>,
  companies: number,
) =>
  appendAudit(sql, clock, {
    tenantId,
    actor: authored_by,
    action,
    subject: `watchlist:${id}`,
    detail: { version, body_sha256, companies },
  })

async function refuseTooMany(sql: Sql, tenantId: string): Promise<void> {
  if ((await countWatchlists(sql, tenantId)) < WATCHLIST_LIMIT) return
  throw new ServiceError('validation_failed', `A tenant has at most ${WATCHLIST_LIMIT} watchlists.`, {
    hint: 'Delete one that is no longer needed, or merge two: a watchlist can have up to 10,000 companies.',
  })
}

const watchlistNotFound = (id: string) =>
  new ServiceError('watchlist_not_found', `There is no watchlist ${id}.`, {
    hint: 'GET /v1/watchlists lists those there are; PUT to this address makes it.',
  })
