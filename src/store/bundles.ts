import { insertBundleObject } from './bundle-objects.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { identifier, joined, parametersFor, SQL } from './sql-text.ts'

export interface NewBundle {
  readonly tenant_id: string
  readonly id: string
  readonly run_id: string
  readonly abn: string
  readonly period_start: string
  readonly period_end: string
  readonly bundle_id: string
  readonly evidence_hash: string
  readonly sha256: string
  readonly size: number
  /** manifest.json as it is in the ZIP. */
  readonly manifest: string
  readonly retain_until: string
  readonly made_at: string
}

export interface BundleRow extends Omit<NewBundle, 'manifest'> {
  /** Order of making. */
  readonly ordinal: number
  /** Counts from 1 for each company and period. */
  readonly version: number
  /** The bundle before it, of the same company and period. */
  readonly supersedes: string | null
  /** The bundle that took its place; null while it is the newest. */
  readonly superseded_by: string | null
  readonly snapshot_id: string
  readonly standard_version: string
  readonly early_adoption: boolean
  readonly records: readonly { readonly kind: string; readonly version: number }[]
}

const COLUMNS = [
  'tenant_id',
  'id',
  'run_id',
  'abn',
  'period_start',
  'period_end',
  'bundle_id',
  'evidence_hash',
  'sha256',
  'size',
  'manifest',
  'retain_until',
  'made_at',
] as const satisfies (keyof NewBundle)[]

const SAME = SQL`o.tenant_id = b.tenant_id and o.abn = b.abn and o.period_start = b.period_start and o.period_end = b.period_end`

const SHOWN = joined(COLUMNS.filter((name) => name !== 'manifest').map((name) => SQL`b.${identifier(name)}`))

const SELECT = SQL`select ${SHOWN}, b.version, b.ordinal, r.snapshot_id, r.standard_version, r.early_adoption, r.records,
    (select o.id from bundle o where ${SAME} and o.version = b.version - 1) as supersedes,
    (select o.id from bundle o where ${SAME} and o.version = b.version + 1) as superseded_by
  from bundle b join disclosure_run r on r.tenant_id = b.tenant_id and r.id = b.run_id`

/** Keeps a bundle as the newest of its company and period. The lock makes two that end at once count on. */
export async function insertBundle(
  sql: Sql,
  bundle: NewBundle,
  zip: Uint8Array | 'in_object_store',
): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `bundles ${bundle.tenant_id} ${bundle.abn} ${bundle.period_start} ${bundle.period_end}`,
  ])
  await sql.query(
    SQL`insert into bundle (${joined(COLUMNS.map(identifier))}, version)
     select ${parametersFor(COLUMNS)}, 1 + coalesce(max(version), 0) from bundle
     where tenant_id = $1 and abn = $4 and period_start = $5 and period_end = $6`,
    COLUMNS.map((name) => bundle[name]),
  )
  if (zip === 'in_object_store') return await insertBundleObject(sql, bundle)
  await sql.query(SQL`insert into bundle_file (tenant_id, artifact_id, bytes) values ($1, $2, $3)`, [
    bundle.tenant_id,
    bundle.id,
    zip,
  ])
}

/** Whose bundles about which company. */
export interface BundleOwner {
  readonly tenantId: string
  readonly abn: string
}

export async function findBundle(
  sql: ReadonlySql,
  { tenantId, abn }: BundleOwner,
  id: string,
): Promise<BundleRow | undefined> {
  const found = await sql.query<BundleRow>(
    SQL`${SELECT} where b.tenant_id = $1 and b.abn = $2 and b.id = $3`,
    [tenantId, abn, id],
  )
  return found[0]
}

export interface BundleQuestion {
  readonly limit: number
  /** Older than this ordinal. */
  readonly before?: number | undefined
  /** Of one period only. */
  readonly period?: { readonly start: string; readonly end: string } | undefined
}

/** Bundles about a company, newest first. */
export function listBundles(
  sql: ReadonlySql,
  { tenantId, abn }: BundleOwner,
  { limit, before, period }: BundleQuestion,
): Promise<BundleRow[]> {
  return sql.query<BundleRow>(
    SQL`${SELECT} where b.tenant_id = $1 and b.abn = $2
       and ($3::bigint is null or b.ordinal < $3)
       and ($4::date is null or (b.period_start = $4 and b.period_end = $5))
     order by b.ordinal desc limit $6`,
    [tenantId, abn, before ?? null, period?.start ?? null, period?.end ?? null, limit],
  )
}

/** The newest bundle of the same company and period that answers another question. */
export async function findOtherBundle(
  sql: ReadonlySql,
  about: Pick<NewBundle, 'tenant_id' | 'abn' | 'period_start' | 'period_end'>,
  questionSha256: string,
): Promise<Pick<NewBundle, 'id' | 'bundle_id' | 'sha256' | 'size'> | undefined> {
  const found = await sql.query<Pick<NewBundle, 'id' | 'bundle_id' | 'sha256' | 'size'>>(
    SQL`select b.id, b.bundle_id, b.sha256, b.size from bundle b
     join disclosure_run r on r.tenant_id = b.tenant_id and r.id = b.run_id
     where b.tenant_id = $1 and b.abn = $2 and b.period_start = $3 and b.period_end = $4 and r.question_sha256 <> $5
     order by b.ordinal desc limit 1`,
    [about.tenant_id, about.abn, about.period_start, about.period_end, questionSha256],
  )
  return found[0]
}

/**
 * What anyone who holds a bundle may learn about it: only what its own bytes say. Two tenants may have made the same bytes, and
 * neither may learn of the other, so nothing is here that differs between them, such as when it was made.
 */
export type KnownBundle = Pick<NewBundle, 'bundle_id' | 'sha256' | 'size' | 'manifest'>

/** The bundle with this hash, or whose manifest has it, of any tenant. */
export async function findBundleByHash(sql: ReadonlySql, sha256: string): Promise<KnownBundle | undefined> {
  const found = await sql.query<KnownBundle>(
    SQL`select bundle_id, sha256, size, manifest from bundle where sha256 = $1 or manifest_sha256 = $1 limit 1`,
    [sha256],
  )
  return found[0]
}
