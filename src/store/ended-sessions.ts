import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface EndedSessionRow {
  readonly tenant_id: string
  readonly session_id: string
  /** When the session would have ended anyway. */
  readonly expires_at: string
}

/** Ending a session twice changes nothing. */
export async function insertEndedSession(sql: Sql, row: EndedSessionRow): Promise<void> {
  await sql.query(
    SQL`insert into ended_session (tenant_id, session_id, expires_at) values ($1, $2, $3) on conflict do nothing`,
    [row.tenant_id, row.session_id, row.expires_at],
  )
}

export async function hasSessionEnded(
  sql: ReadonlySql,
  tenantId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await sql.query(
    SQL`select session_id from ended_session where tenant_id = $1 and session_id = $2`,
    [tenantId, sessionId],
  )
  return rows.length > 0
}

/** Removes those that would have ended anyway; the number removed. */
export async function deleteExpiredSessions(sql: Sql, now: string): Promise<number> {
  const rows = await sql.query(
    SQL`delete from ended_session where expires_at <= $1::timestamptz returning session_id`,
    [now],
  )
  return rows.length
}
