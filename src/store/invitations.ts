import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

interface InvitationRow {
  readonly token_hash: string
  readonly tenant_id: string
  readonly member_id: string
  readonly created_at: string
  readonly expires_at: string
}

export async function insertInvitation(sql: Sql, row: InvitationRow): Promise<void> {
  await sql.query(
    SQL`insert into member_invitation (token_hash, tenant_id, member_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [row.token_hash, row.tenant_id, row.member_id, row.created_at, row.expires_at],
  )
}

/** An invitation as it stands now. */
export interface FoundInvitation {
  readonly token_hash: string
  readonly tenant_id: string
  readonly member_id: string
  readonly expires_at: string
  /** When it was used, or made useless; null: it waits. */
  readonly used_at: string | null
}

export async function findInvitation(
  sql: ReadonlySql,
  tokenHash: string,
): Promise<FoundInvitation | undefined> {
  const rows = await sql.query<FoundInvitation>(
    SQL`select token_hash, tenant_id, member_id, expires_at, used_at from member_invitation where token_hash = $1`,
    [tokenHash],
  )
  return rows[0]
}

/** True for the one who uses it: a second one, at the same moment or later, finds it used. */
export async function useInvitation(sql: Sql, tokenHash: string, at: string): Promise<boolean> {
  const rows = await sql.query(
    SQL`update member_invitation set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2::timestamptz returning token_hash`,
    [tokenHash, at],
  )
  return rows.length === 1
}

/** Makes every link of a member useless. */
export async function voidInvitations(
  sql: Sql,
  tenantId: string,
  memberId: string,
  at: string,
): Promise<void> {
  await sql.query(
    SQL`update member_invitation set used_at = $3 where tenant_id = $1 and member_id = $2 and used_at is null`,
    [tenantId, memberId, at],
  )
}
