import type { ReadonlySql, Sql } from './database.ts'
import type { RecordRow } from './records.ts'
import { SQL } from './sql-text.ts'

/** A watchlist without its companies. It has the versions of a record, but only the newest is kept. */
export interface WatchlistRow extends RecordRow {
  readonly tenant_id: string
  readonly id: string
  readonly companies: number
}

const COLUMNS = SQL`w.tenant_id, w.id, w.version, w.body, w.body_sha256, w.authored_by, w.authored_at, null as deletion_reason,
  (select count(*) from watched_company c where c.tenant_id = w.tenant_id and c.watchlist_id = w.id) as companies`

/** Makes writers of one watchlist queue until the end of the transaction. */
export async function lockWatchlist(sql: Sql, tenantId: string, id: string): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`watchlist ${tenantId} ${id}`])
}

export async function findWatchlist(
  sql: ReadonlySql,
  tenantId: string,
  id: string,
): Promise<WatchlistRow | undefined> {
  const rows = await sql.query<WatchlistRow>(
    SQL`select ${COLUMNS} from watchlist w where w.tenant_id = $1 and w.id = $2`,
    [tenantId, id],
  )
  return rows[0]
}

/** Watchlists of a tenant in order of their ids; of all tenants that the role may see when none is named. */
export function listWatchlists(
  sql: ReadonlySql,
  page: { readonly tenantId?: string; readonly after?: string; readonly limit?: number } = {},
): Promise<WatchlistRow[]> {
  return sql.query<WatchlistRow>(
    SQL`select ${COLUMNS} from watchlist w
     where ($1::text is null or w.tenant_id = $1) and ($2::text is null or w.id > $2)
     order by w.tenant_id, w.id limit $3`,
    [page.tenantId ?? null, page.after ?? null, page.limit ?? null],
  )
}

export async function countWatchlists(sql: ReadonlySql, tenantId: string): Promise<number> {
  const rows = await sql.query<{ n: number }>(SQL`select count(*) as n from watchlist where tenant_id = $1`, [
    tenantId,
  ])
  return rows[0]?.n ?? 0
}

/** Writes a version with its companies in place of the one before. */
export async function writeWatchlist(
  sql: Sql,
  row: Omit<WatchlistRow, 'companies' | 'deletion_reason'>,
  abns: readonly string[],
): Promise<void> {
  await sql.query(
    SQL`insert into watchlist (tenant_id, id, version, body, body_sha256, authored_by, authored_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (tenant_id, id) do update set version = excluded.version, body = excluded.body,
       body_sha256 = excluded.body_sha256, authored_by = excluded.authored_by, authored_at = excluded.authored_at`,
    [row.tenant_id, row.id, row.version, row.body, row.body_sha256, row.authored_by, row.authored_at],
  )
  await sql.query(
    SQL`delete from watched_company where tenant_id = $1 and watchlist_id = $2 and abn <> all ($3::text[])`,
    [row.tenant_id, row.id, abns],
  )
  await sql.query(
    SQL`insert into watched_company (tenant_id, watchlist_id, abn) select $1, $2, unnest($3::text[])
     on conflict do nothing`,
    [row.tenant_id, row.id, abns],
  )
}

export async function deleteWatchlist(sql: Sql, tenantId: string, id: string): Promise<void> {
  await sql.query(SQL`delete from watchlist where tenant_id = $1 and id = $2`, [tenantId, id])
}

export async function companiesOfWatchlist(
  sql: ReadonlySql,
  tenantId: string,
  id: string,
): Promise<string[]> {
  const rows = await sql.query<{ abn: string }>(
    SQL`select abn from watched_company where tenant_id = $1 and watchlist_id = $2 order by abn`,
    [tenantId, id],
  )
  return rows.map(({ abn }) => abn)
}

/** Every company that someone watches: of one tenant or of all that the role may see, of one watchlist or of all. */
export async function watchedAbns(
  sql: ReadonlySql,
  tenantId?: string,
  watchlistId?: string,
): Promise<string[]> {
  const rows = await sql.query<{ abn: string }>(
    SQL`select distinct abn from watched_company
     where ($1::text is null or tenant_id = $1) and ($2::text is null or watchlist_id = $2) order by abn`,
    [tenantId ?? null, watchlistId ?? null],
  )
  return rows.map(({ abn }) => abn)
}

export interface WatcherRow {
  readonly tenant_id: string
  readonly watchlist_id: string
  readonly abn: string
}

/** Who watches these companies, in order of tenant, company and list. */
export function watchersOf(sql: ReadonlySql, abns: readonly string[]): Promise<WatcherRow[]> {
  return sql.query<WatcherRow>(
    SQL`select tenant_id, watchlist_id, abn from watched_company where abn = any ($1::text[])
     order by tenant_id, abn, watchlist_id`,
    [abns],
  )
}

/** Whether any watchlist of the tenant names the company. */
export async function isWatched(sql: ReadonlySql, tenantId: string, abn: string): Promise<boolean> {
  const rows = await sql.query(SQL`select from watched_company where tenant_id = $1 and abn = $2 limit 1`, [
    tenantId,
    abn,
  ])
  return rows.length > 0
}
