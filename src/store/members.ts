import type { Pack } from '../domain/tenancy/access.ts'
import type { Engagement } from '../domain/tenancy/engagement.ts'
import { mailboxOf } from '../domain/tenancy/mailbox.ts'
import type { Role } from '../domain/tenancy/roles.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface MemberRow {
  readonly tenant_id: string
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly roles: readonly Role[]
  readonly packs: readonly Pack[]
  readonly engagements: readonly Engagement[]
  readonly status: 'invited' | 'active' | 'removed'
  readonly invited_at: string
  readonly invited_by: string
  readonly joined_at: string | null
  readonly removed_at: string | null
  readonly removed_by: string | null
  readonly erased_at: string | null
}

/** What a look-up for authentication tells of a member; null where no one is concerned. */
export interface ActingMember {
  readonly member_id: string | null
  readonly member_name: string | null
  readonly member_roles: readonly Role[] | null
  readonly member_packs: readonly Pack[] | null
  readonly member_engagements: readonly Engagement[] | null
  readonly member_status: MemberRow['status'] | null
}

/** Its columns but the id, where the member is joined as `m`. */
export const ACTING_MEMBER = SQL`m.name as member_name, m.roles as member_roles, m.packs as member_packs,
  m.engagements as member_engagements, m.status as member_status`

const COLUMNS = SQL`tenant_id, id, name, email, roles, packs, engagements, status, invited_at, invited_by, joined_at,
  removed_at, removed_by, erased_at`

export async function insertMember(sql: Sql, row: MemberRow): Promise<void> {
  await sql.query(
    SQL`insert into member (${COLUMNS})
     values ($1, $2, $3, $4, $5::text[], $6::text[], $7::text::jsonb, $8, $9, $10, $11, $12, $13, $14)`,
    [
      row.tenant_id,
      row.id,
      row.name,
      row.email,
      row.roles,
      row.packs,
      JSON.stringify(row.engagements),
      row.status,
      row.invited_at,
      row.invited_by,
      row.joined_at,
      row.removed_at,
      row.removed_by,
      row.erased_at,
    ],
  )
}

/** Writes what may change of a member. */
export async function updateMember(sql: Sql, row: MemberRow): Promise<void> {
  await sql.query(
    SQL`update member set name = $3, email = $4, roles = $5::text[], engagements = $6::text::jsonb, status = $7,
       joined_at = $8, removed_at = $9, removed_by = $10, erased_at = $11
     where tenant_id = $1 and id = $2`,
    [
      row.tenant_id,
      row.id,
      row.name,
      row.email,
      row.roles,
      JSON.stringify(row.engagements),
      row.status,
      row.joined_at,
      row.removed_at,
      row.removed_by,
      row.erased_at,
    ],
  )
}

export async function findMember(
  sql: ReadonlySql,
  tenantId: string,
  id: string,
): Promise<MemberRow | undefined> {
  const rows = await sql.query<MemberRow>(
    SQL`select ${COLUMNS} from member where tenant_id = $1 and id = $2`,
    [tenantId, id],
  )
  return rows[0]
}

/** The member with an e-mail address, in whichever letters; removed ones are no one's. */
export async function findMemberByEmail(
  sql: ReadonlySql,
  tenantId: string,
  email: string,
): Promise<MemberRow | undefined> {
  const rows = await sql.query<MemberRow>(
    SQL`select ${COLUMNS} from member where tenant_id = $1 and lower(email) = lower($2) and status <> 'removed'`,
    [tenantId, email],
  )
  return rows[0]
}

/** Who was made a member by the first start on this machine. */
export async function findFirstMember(sql: ReadonlySql, tenantId: string): Promise<MemberRow | undefined> {
  const rows = await sql.query<MemberRow>(
    SQL`select ${COLUMNS} from member where tenant_id = $1 and invited_by = 'first_start' order by invited_at, id limit 1`,
    [tenantId],
  )
  return rows[0]
}

/** Members of a tenant in the order of their invitation, after `after` (invited_at, id). */
export async function listMembers(
  sql: ReadonlySql,
  tenantId: string,
  options: { readonly limit: number; readonly after?: readonly [string, string]; readonly removed: boolean },
): Promise<MemberRow[]> {
  const [afterTime, afterId] = options.after ?? [null, null]
  return await sql.query<MemberRow>(
    SQL`select ${COLUMNS} from member
     where tenant_id = $1 and ($5 or status <> 'removed')
       and ($2::timestamptz is null or (invited_at, id) > ($2::timestamptz, $3::text))
     order by invited_at, id limit $4`,
    [tenantId, afterTime, afterId, options.limit, options.removed],
  )
}

/** Active members with the role, other than one. */
export async function countOthersWithRole(
  sql: ReadonlySql,
  tenantId: string,
  id: string,
  role: Role,
): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    SQL`select count(*)::integer as n from member
     where tenant_id = $1 and id <> $2 and status = 'active' and $3 = any (roles)`,
    [tenantId, id, role],
  )
  return rows[0]?.n ?? 0
}

/** Names by member id, for those that are known. */
export async function namesOfMembers(
  sql: ReadonlySql,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ id: string; name: string }>(
    SQL`select id, name from member where tenant_id = $1 and id = any ($2::text[])`,
    [tenantId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Active members other than one who belong to the tenant: someone who only audits is a guest. */
export async function countOthers(sql: ReadonlySql, tenantId: string, id: string): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    SQL`select count(*)::integer as n from member
     where tenant_id = $1 and id <> $2 and status = 'active' and roles <> array['auditor']`,
    [tenantId, id],
  )
  return rows[0]?.n ?? 0
}

/** Those of the ids that are active members. */
export async function activeAmong(
  sql: ReadonlySql,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await sql.query<{ id: string }>(
    SQL`select id from member where tenant_id = $1 and id = any ($2::text[]) and status = 'active'`,
    [tenantId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The member whose mail goes to the same mailbox as that of an address; removed ones are no one's. */
export async function findMemberByMailbox(
  sql: ReadonlySql,
  tenantId: string,
  address: string,
): Promise<MemberRow | undefined> {
  const rows = await sql.query<{ id: string; email: string }>(
    SQL`select id, email from member where tenant_id = $1 and email is not null and status <> 'removed' order by id`,
    [tenantId],
  )
  const mailbox = mailboxOf(address)
  const known = rows.find(({ email }) => mailboxOf(email) === mailbox)
  return known === undefined ? undefined : await findMember(sql, tenantId, known.id)
}
