import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** Bytes of each stored piece but the last. */
export const EVIDENCE_PIECE_BYTES = 1_048_576

export interface NewEvidenceFile {
  readonly sha256: string
  readonly name: string
  readonly size: number
  readonly media_type: string
  readonly received_at: string
  readonly received_by: string
}

/** A company and period that a file was uploaded for. */
export interface EvidencePurpose {
  readonly abn: string
  /** First and last day joined by a slash. */
  readonly period: string
}

/** A record in force that names a file. */
export interface EvidenceUse extends EvidencePurpose {
  readonly kind: string
}

export interface EvidenceFileRow extends NewEvidenceFile {
  readonly ordinal: number
  readonly purposes: readonly EvidencePurpose[]
  readonly named_by: readonly EvidenceUse[]
}

/** Which file of whom. */
export interface EvidenceKey {
  readonly tenantId: string
  readonly sha256: string
}

/** Makes those who add, remove or sweep files of a tenant queue until the end of the transaction. */
export async function lockEvidence(sql: Sql, tenantId: string): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`evidence ${tenantId}`])
}

/** The records in force that name file `f`: versions that no later one supersedes and that are not deletions. */
const NAMED_BY = SQL`record_document d
    join tenant_record r on r.tenant_id = d.tenant_id and r.abn = d.abn and r.kind = d.kind and r.period = d.period and r.version = d.version
  where d.tenant_id = f.tenant_id and d.sha256 = f.sha256 and r.deletion_reason is null
    and not exists (select from tenant_record later
      where later.tenant_id = d.tenant_id and later.abn = d.abn and later.kind = d.kind and later.period = d.period and later.version > d.version)`

const FILES = SQL`select f.sha256, f.name, f.size, f.media_type, f.received_at, f.received_by, f.ordinal,
    coalesce((select jsonb_agg(jsonb_build_object('abn', p.abn, 'period', p.period) order by p.abn, p.period)
      from evidence_purpose p where p.tenant_id = f.tenant_id and p.sha256 = f.sha256), '[]') as purposes,
    coalesce((select jsonb_agg(jsonb_build_object('abn', d.abn, 'kind', d.kind, 'period', d.period) order by d.abn, d.period, d.kind)
      from ${NAMED_BY}), '[]') as named_by
  from evidence_file f`

export async function findEvidenceFile(
  sql: ReadonlySql,
  { tenantId, sha256 }: EvidenceKey,
): Promise<EvidenceFileRow | undefined> {
  const rows = await sql.query<EvidenceFileRow>(SQL`${FILES} where f.tenant_id = $1 and f.sha256 = $2`, [
    tenantId,
    sha256,
  ])
  return rows[0]
}

export interface EvidenceQuestion {
  readonly limit: number
  /** Uploaded before this one. */
  readonly before?: number | undefined
  /** Uploaded for, or named by a record of, this company. */
  readonly abn?: string | undefined
  /** And this period, as `2025-07-01/2026-06-30`. */
  readonly period?: string | undefined
  /** True: only what no record in force names. False: only what one does. */
  readonly unlinked?: boolean | undefined
}

/** Files of a tenant, the newest first. A record without a period speaks for all of them. */
export function listEvidenceFiles(
  sql: ReadonlySql,
  tenantId: string,
  { limit, before, abn, period, unlinked }: EvidenceQuestion,
): Promise<EvidenceFileRow[]> {
  return sql.query<EvidenceFileRow>(
    SQL`${FILES} where f.tenant_id = $1
       and ($3::bigint is null or f.ordinal < $3)
       and ($4::text is null
         or exists (select from evidence_purpose p where p.tenant_id = f.tenant_id and p.sha256 = f.sha256
              and p.abn = $4 and ($5::text is null or p.period = $5))
         or exists (select from ${NAMED_BY} and d.abn = $4 and ($5::text is null or d.period in ('', $5))))
       and ($6::boolean is null or $6 <> exists (select from ${NAMED_BY}))
     order by f.ordinal desc limit $2`,
    [tenantId, limit, before ?? null, abn ?? null, period ?? null, unlinked ?? null],
  )
}

/** Those of these hashes that are held, with what is told of each. */
export function heldEvidenceFiles(
  sql: ReadonlySql,
  tenantId: string,
  hashes: readonly string[],
): Promise<NewEvidenceFile[]> {
  return sql.query<NewEvidenceFile>(
    SQL`select sha256, name, size, media_type, received_at, received_by from evidence_file
     where tenant_id = $1 and sha256 = any ($2::text[]) order by sha256`,
    [tenantId, hashes],
    'held_evidence_files',
  )
}

/** Whether a report that was compared is this file. */
export async function isChallenged(sql: ReadonlySql, { tenantId, sha256 }: EvidenceKey): Promise<boolean> {
  const rows = await sql.query(
    SQL`select 1 from challenge where tenant_id = $1 and file_sha256 = $2 limit 1`,
    [tenantId, sha256],
  )
  return rows.length > 0
}

/** Every version of a record that ever named the file. */
export function versionsNaming(
  sql: ReadonlySql,
  { tenantId, sha256 }: EvidenceKey,
): Promise<(EvidenceUse & { readonly version: number; readonly authored_at: string })[]> {
  return sql.query<EvidenceUse & { version: number; authored_at: string }>(
    SQL`select r.abn, r.kind, r.period, r.version, r.authored_at
     from record_document d join tenant_record r using (tenant_id, abn, kind, period, version)
     where d.tenant_id = $1 and d.sha256 = $2 order by r.abn, r.kind, r.period, r.version`,
    [tenantId, sha256],
  )
}

export async function insertEvidenceFile(sql: Sql, tenantId: string, file: NewEvidenceFile): Promise<void> {
  await sql.query(
    SQL`insert into evidence_file (tenant_id, sha256, name, size, media_type, received_at, received_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tenantId, file.sha256, file.name, file.size, file.media_type, file.received_at, file.received_by],
  )
}

/** False when the file was uploaded for this company and period before. */
export async function insertEvidencePurpose(
  sql: Sql,
  { tenantId, sha256 }: EvidenceKey,
  { abn, period }: EvidencePurpose,
): Promise<boolean> {
  const added = await sql.query(
    SQL`insert into evidence_purpose (tenant_id, sha256, abn, period) values ($1, $2, $3, $4)
     on conflict do nothing returning abn`,
    [tenantId, sha256, abn, period],
  )
  return added.length === 1
}

/** Bytes of all files of a tenant. */
export async function evidenceBytes(sql: ReadonlySql, tenantId: string): Promise<number> {
  const [row] = await sql.query<{ bytes: number }>(
    SQL`select coalesce(sum(size), 0)::bigint as bytes from evidence_file where tenant_id = $1`,
    [tenantId],
  )
  return row?.bytes ?? 0
}

/** Removes a file with its bytes and purposes. */
export async function deleteEvidenceFile(sql: Sql, { tenantId, sha256 }: EvidenceKey): Promise<void> {
  await sql.query(SQL`delete from evidence_file where tenant_id = $1 and sha256 = $2`, [tenantId, sha256])
  await sql.query(SQL`delete from evidence_piece where tenant_id = $1 and sha256 = $2`, [tenantId, sha256])
}
