import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** Up to where changes have been told. */
export interface ProgressRow {
  readonly snapshot_id: string | null
  readonly framework_versions: readonly string[]
}

/** Undefined before the first comparison. Locked until the end of the transaction when `lock` is set. */
export async function findProgress(
  sql: ReadonlySql,
  options: { readonly lock: boolean } = { lock: false },
): Promise<ProgressRow | undefined> {
  const rows = await sql.query<ProgressRow>(
    SQL`select snapshot_id, framework_versions from monitoring_progress ${options.lock ? SQL`for update` : SQL``}`,
  )
  return rows[0]
}

export async function writeProgress(sql: Sql, progress: ProgressRow): Promise<void> {
  await sql.query(
    SQL`insert into monitoring_progress (snapshot_id, framework_versions) values ($1, $2::text[])
     on conflict (singleton) do update set snapshot_id = excluded.snapshot_id, framework_versions = excluded.framework_versions`,
    [progress.snapshot_id, progress.framework_versions],
  )
}

/** Watched companies about which the tenant wrote records; of one tenant's watchlist when it is named. */
export function watchedWithRecords(
  sql: ReadonlySql,
  only: { readonly tenantId?: string; readonly watchlistId?: string } = {},
): Promise<{ readonly tenant_id: string; readonly abn: string }[]> {
  return sql.query(
    SQL`select distinct w.tenant_id, w.abn from watched_company w
     where ($1::text is null or w.tenant_id = $1) and ($2::text is null or w.watchlist_id = $2)
       and exists (select from tenant_record r where r.tenant_id = w.tenant_id and r.abn = w.abn)
     order by w.tenant_id, w.abn`,
    [only.tenantId ?? null, only.watchlistId ?? null],
  )
}

/** What was last seen of a company's disclosure, as canonical JSON. */
export async function findWatchedDisclosure(
  sql: ReadonlySql,
  tenantId: string,
  abn: string,
): Promise<string | undefined> {
  const rows = await sql.query<{ state: string }>(
    SQL`select state from watched_disclosure where tenant_id = $1 and abn = $2`,
    [tenantId, abn],
  )
  return rows[0]?.state
}

export async function writeWatchedDisclosure(
  sql: Sql,
  row: { readonly tenantId: string; readonly abn: string; readonly state: string; readonly at: string },
): Promise<void> {
  await sql.query(
    SQL`insert into watched_disclosure (tenant_id, abn, state, observed_at) values ($1, $2, $3, $4)
     on conflict (tenant_id, abn) do update set state = excluded.state, observed_at = excluded.observed_at`,
    [row.tenantId, row.abn, row.state, row.at],
  )
}

export interface ExpiringKeyRow {
  readonly tenant_id: string
  readonly id: string
  readonly name: string
  readonly expires_at: string
}

/** Keys that stop working after `now` and until `until`, unless they are revoked or replaced. */
export function expiringKeys(sql: ReadonlySql, now: string, until: string): Promise<ExpiringKeyRow[]> {
  return sql.query(
    SQL`select tenant_id, id, name, expires_at from api_key
     where expires_at > $1 and expires_at <= $2 and revoked_at is null and replaced_by is null
     order by tenant_id, expires_at, id`,
    [now, until],
  )
}

export interface BundleOfPeriodRow {
  readonly artifact_id: string
  readonly abn: string
  readonly period_start: string
  readonly period_end: string
  readonly snapshot: string
}

/** The newest bundle of each period of some companies, with the snapshot that it was made from. */
export function bundlesByCompany(
  sql: ReadonlySql,
  tenantId: string,
  abns: readonly string[],
): Promise<BundleOfPeriodRow[]> {
  return sql.query<BundleOfPeriodRow>(
    SQL`select distinct on (b.abn, b.period_start, b.period_end)
       b.id as artifact_id, b.abn, b.period_start, b.period_end, r.snapshot_id as snapshot
     from bundle b join disclosure_run r on r.tenant_id = b.tenant_id and r.id = b.run_id
     where b.tenant_id = $1 and b.abn = any ($2::text[])
     order by b.abn, b.period_start, b.period_end, b.version desc`,
    [tenantId, abns],
  )
}
