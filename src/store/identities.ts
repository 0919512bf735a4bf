import type { ReadonlySql, Sql } from './database.ts'
import type { MemberRow } from './members.ts'
import { SQL } from './sql-text.ts'

/** A membership that an account or an address leads to. */
export interface Membership {
  readonly tenant_id: string
  readonly tenant_name: string
  readonly member_id: string
  readonly status: MemberRow['status']
}

/** Memberships of an account at a provider, in every tenant; removed ones too. */
export async function membershipsOfIdentity(
  sql: ReadonlySql,
  issuer: string,
  subject: string,
): Promise<Membership[]> {
  return await sql.query<Membership>(
    SQL`select m.tenant_id, t.name as tenant_name, m.id as member_id, m.status
     from member_identity i join member m on m.tenant_id = i.tenant_id and m.id = i.member_id
       join tenant t on t.id = m.tenant_id
     where i.issuer = $1 and i.subject = $2 order by t.name, m.tenant_id`,
    [issuer, subject],
  )
}

/** Who was invited by an e-mail address and has not come yet, in every tenant. */
export async function invitedByEmail(sql: ReadonlySql, email: string): Promise<Membership[]> {
  return await sql.query<Membership>(
    SQL`select m.tenant_id, t.name as tenant_name, m.id as member_id, m.status
     from member m join tenant t on t.id = m.tenant_id
     where m.email_hash = text_sha256(lower($1)) and m.status = 'invited' order by t.name, m.tenant_id`,
    [email],
  )
}

/** Whether someone with the address was a member and has been removed. */
export async function wasRemoved(sql: ReadonlySql, tenantId: string, email: string): Promise<boolean> {
  const rows = await sql.query(
    SQL`select id from member where tenant_id = $1 and email_hash = text_sha256(lower($2)) and status = 'removed' limit 1`,
    [tenantId, email],
  )
  return rows.length > 0
}

export interface IdentityRow {
  readonly tenant_id: string
  readonly member_id: string
  readonly issuer: string
  readonly subject: string
}

/** The account of a member at a provider. */
export async function subjectOfMember(
  sql: ReadonlySql,
  { tenant_id, member_id, issuer }: Omit<IdentityRow, 'subject'>,
): Promise<string | undefined> {
  const rows = await sql.query<{ subject: string }>(
    SQL`select subject from member_identity where tenant_id = $1 and member_id = $2 and issuer = $3`,
    [tenant_id, member_id, issuer],
  )
  return rows[0]?.subject
}

/** Members of one tenant whom an account is joined to, without those who were removed. */
export async function membersOfIdentity(
  sql: ReadonlySql,
  tenantId: string,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<string[]> {
  const rows = await sql.query<{ member_id: string }>(
    SQL`select i.member_id from member_identity i join member m on m.tenant_id = i.tenant_id and m.id = i.member_id
     where i.tenant_id = $1 and i.issuer = $2 and i.subject = $3 and m.status <> 'removed'`,
    [tenantId, issuer, subject],
  )
  return rows.map(({ member_id }) => member_id)
}

/** Joins an account to a member, or notes that it was used again. */
export async function keepIdentity(sql: Sql, row: IdentityRow, at: string): Promise<void> {
  await sql.query(
    SQL`insert into member_identity (tenant_id, issuer, subject, member_id, linked_at, last_used_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (tenant_id, issuer, subject, member_id) do update set last_used_at = $5`,
    [row.tenant_id, row.issuer, row.subject, row.member_id, at],
  )
}

export async function deleteIdentity(
  sql: Sql,
  { tenant_id, member_id, issuer }: Omit<IdentityRow, 'subject'>,
): Promise<void> {
  await sql.query(SQL`delete from member_identity where tenant_id = $1 and member_id = $2 and issuer = $3`, [
    tenant_id,
    member_id,
    issuer,
  ])
}

export async function countIdentities(sql: ReadonlySql, tenantId: string, memberId: string): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    SQL`select count(*)::integer as n from member_identity where tenant_id = $1 and member_id = $2`,
    [tenantId, memberId],
  )
  return rows[0]?.n ?? 0
}

export async function deleteIdentities(sql: Sql, tenantId: string, memberId: string): Promise<void> {
  await sql.query(SQL`delete from member_identity where tenant_id = $1 and member_id = $2`, [
    tenantId,
    memberId,
  ])
}
