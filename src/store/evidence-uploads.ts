import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** An upload of a tenant that is arriving. */
export interface UploadKey {
  readonly tenantId: string
  readonly id: string
}

/** Writes down how much room an upload holds from now on. */
export async function holdUpload(
  sql: Sql,
  { tenantId, id }: UploadKey,
  bytes: number,
  at: string,
): Promise<void> {
  await sql.query(
    SQL`insert into evidence_upload (tenant_id, id, bytes, touched_at) values ($1, $2, $3, $4)
     on conflict (tenant_id, id) do update set bytes = excluded.bytes, touched_at = excluded.touched_at`,
    [tenantId, id, bytes, at],
  )
}

export async function releaseUpload(sql: Sql, { tenantId, id }: UploadKey): Promise<void> {
  await sql.query(SQL`delete from evidence_upload where tenant_id = $1 and id = $2`, [tenantId, id])
}

/** Forgets uploads whose process has not touched them since. */
export async function dropStaleUploads(sql: Sql, tenantId: string, before: string): Promise<void> {
  await sql.query(SQL`delete from evidence_upload where tenant_id = $1 and touched_at < $2`, [
    tenantId,
    before,
  ])
}

/** Room that the other uploads of a tenant hold. */
export async function heldByUploads(sql: ReadonlySql, { tenantId, id }: UploadKey): Promise<number> {
  const [row] = await sql.query<{ bytes: number }>(
    SQL`select coalesce(sum(bytes), 0)::bigint as bytes from evidence_upload where tenant_id = $1 and id <> $2`,
    [tenantId, id],
  )
  return row?.bytes ?? 0
}
