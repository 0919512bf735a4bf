import type { ReadonlySql, Sql } from './database.ts'
import type { EvidenceKey } from './evidence-files.ts'
import { SQL } from './sql-text.ts'

/** A piece that is there already has the same bytes: the hash of the whole file says so. */
export async function insertEvidencePiece(
  sql: Sql,
  { tenantId, sha256 }: EvidenceKey,
  number: number,
  bytes: Uint8Array,
  at: string,
): Promise<void> {
  await sql.query(
    SQL`insert into evidence_piece (tenant_id, sha256, number, bytes, stored_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [tenantId, sha256, number, bytes, at],
  )
}

export async function readEvidencePiece(
  sql: ReadonlySql,
  { tenantId, sha256 }: EvidenceKey,
  number: number,
): Promise<Uint8Array | undefined> {
  const [row] = await sql.query<{ bytes: Uint8Array }>(
    SQL`select bytes from evidence_piece where tenant_id = $1 and sha256 = $2 and number = $3`,
    [tenantId, sha256, number],
  )
  return row?.bytes
}

/** Bytes of a file that are stored so far. */
export async function storedBytes(sql: ReadonlySql, { tenantId, sha256 }: EvidenceKey): Promise<number> {
  const [row] = await sql.query<{ bytes: number }>(
    SQL`select coalesce(sum(length(bytes)), 0)::bigint as bytes from evidence_piece where tenant_id = $1 and sha256 = $2`,
    [tenantId, sha256],
  )
  return row?.bytes ?? 0
}

/** Files of uploads that broke off: pieces older than `before` without a file. */
export function abandonedPieces(sql: ReadonlySql, before: string): Promise<EvidenceKey[]> {
  return sql.query<EvidenceKey & Record<string, string>>(
    SQL`select p.tenant_id as "tenantId", p.sha256 from evidence_piece p
     where not exists (select from evidence_file f where f.tenant_id = p.tenant_id and f.sha256 = p.sha256)
     group by p.tenant_id, p.sha256 having max(p.stored_at) < $1`,
    [before],
  )
}

/** Looks again, under the lock: the upload may have been repeated and acknowledged since. */
export async function deleteAbandoned(
  sql: Sql,
  { tenantId, sha256 }: EvidenceKey,
  before: string,
): Promise<boolean> {
  const removed = await sql.query(
    SQL`delete from evidence_piece p where p.tenant_id = $1 and p.sha256 = $2 and p.stored_at < $3
       and not exists (select from evidence_file f where f.tenant_id = p.tenant_id and f.sha256 = p.sha256)
     returning p.number`,
    [tenantId, sha256, before],
  )
  return removed.length > 0
}
