import type { ReadonlySql, Sql } from './database.ts'
import type { ReviewKey } from './review-events.ts'
import { SQL } from './sql-text.ts'

/** What an auditor marked about a requirement. */
export interface AuditMarkRow {
  readonly requirement_id: string
  readonly mark: 'agreed' | 'query' | 'cleared'
  readonly note: string | null
  readonly thread_id: string | null
  /** Of the evidence that was looked at. */
  readonly content_sha256: string
  readonly actor: string
  readonly marked_at: string
}

const COLUMNS = SQL`requirement_id, mark, note, thread_id, content_sha256, actor, marked_at`

/** The last mark of each requirement of a period. */
export function lastAuditMarks(
  sql: ReadonlySql,
  { tenantId, abn, period }: ReviewKey,
): Promise<AuditMarkRow[]> {
  return sql.query<AuditMarkRow>(
    SQL`select distinct on (requirement_id) ${COLUMNS} from audit_mark
     where tenant_id = $1 and abn = $2 and period = $3 order by requirement_id, ordinal desc`,
    [tenantId, abn, period],
  )
}

export async function insertAuditMark(
  sql: Sql,
  { tenantId, abn, period }: ReviewKey,
  row: AuditMarkRow,
): Promise<void> {
  await sql.query(
    SQL`insert into audit_mark (tenant_id, abn, period, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tenantId,
      abn,
      period,
      row.requirement_id,
      row.mark,
      row.note,
      row.thread_id,
      row.content_sha256,
      row.actor,
      row.marked_at,
    ],
  )
}
