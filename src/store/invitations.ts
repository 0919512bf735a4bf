import type { Sql } from './database.ts'
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
