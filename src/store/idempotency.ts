import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface IdempotencyRow {
  readonly tenant_id: string
  readonly key_hash: string
  readonly operation: string
  readonly request_hash: string
  readonly status: number
  readonly sealed_answer: string
  readonly created_at: string
  readonly expires_at: string
}

const COLUMNS = SQL`tenant_id, key_hash, operation, request_hash, status, sealed_answer, created_at, expires_at`

/** Takes the lock of one idempotency key until the end of the transaction; false when another request holds it. */
export async function tryIdempotencyLock(sql: Sql, tenantId: string, keyHash: string): Promise<boolean> {
  const rows = await sql.query<{ locked: boolean }>(
    SQL`select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked`,
    [`idempotency ${tenantId} ${keyHash}`],
  )
  return rows[0]?.locked === true
}

export async function findIdempotencyRecord(
  sql: ReadonlySql,
  tenantId: string,
  keyHash: string,
): Promise<IdempotencyRow | undefined> {
  const rows = await sql.query<IdempotencyRow>(
    SQL`select ${COLUMNS} from idempotency_record where tenant_id = $1 and key_hash = $2`,
    [tenantId, keyHash],
  )
  return rows[0]
}

export async function insertIdempotencyRecord(sql: Sql, row: IdempotencyRow): Promise<void> {
  await sql.query(SQL`insert into idempotency_record (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    row.tenant_id,
    row.key_hash,
    row.operation,
    row.request_hash,
    row.status,
    row.sealed_answer,
    row.created_at,
    row.expires_at,
  ])
}

export async function deleteIdempotencyRecord(sql: Sql, tenantId: string, keyHash: string): Promise<void> {
  await sql.query(SQL`delete from idempotency_record where tenant_id = $1 and key_hash = $2`, [
    tenantId,
    keyHash,
  ])
}

/** Removes up to `limit` expired records; the number removed. */
export async function deleteExpiredIdempotencyRecords(sql: Sql, now: string, limit: number): Promise<number> {
  const rows = await sql.query(
    SQL`delete from idempotency_record where (tenant_id, key_hash) in
       (select tenant_id, key_hash from idempotency_record where expires_at <= $1::timestamptz order by expires_at limit $2)
     returning key_hash`,
    [now, limit],
  )
  return rows.length
}
