import type { ReadonlySql, Sql } from './database.ts'

/** Whose record of which kind about which company. */
export interface RecordKey {
  readonly tenantId: string
  readonly abn: string
  readonly kind: string
}

export interface RecordRow {
  readonly version: number
  /** Canonical JSON. */
  readonly body: string
  readonly body_sha256: string
  readonly authored_by: string
  readonly authored_at: string
}

const COLUMNS = 'version, body, body_sha256, authored_by, authored_at'

/** Makes writers of one record queue until the end of the transaction. */
export async function lockRecord(sql: Sql, { tenantId, abn, kind }: RecordKey): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `record ${tenantId} ${abn} ${kind}`,
  ])
}

/** The version in force. */
export async function newestRecord(sql: ReadonlySql, key: RecordKey): Promise<RecordRow | undefined> {
  return (await recordVersions(sql, key, { limit: 1 }))[0]
}

/** Versions, newest first, older than `before`. */
export function recordVersions(
  sql: ReadonlySql,
  { tenantId, abn, kind }: RecordKey,
  page: { readonly limit: number; readonly before?: number },
): Promise<RecordRow[]> {
  return sql.query<RecordRow>(
    `select ${COLUMNS} from tenant_record
     where tenant_id = $1 and abn = $2 and kind = $3 and ($4::integer is null or version < $4)
     order by version desc limit $5`,
    [tenantId, abn, kind, page.before ?? null, page.limit],
  )
}

export async function insertRecord(
  sql: Sql,
  { tenantId, abn, kind }: RecordKey,
  row: RecordRow,
): Promise<void> {
  await sql.query(
    `insert into tenant_record (tenant_id, abn, kind, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenantId, abn, kind, row.version, row.body, row.body_sha256, row.authored_by, row.authored_at],
  )
}
