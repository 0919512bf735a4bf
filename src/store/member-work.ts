import type { Engagement } from '../domain/tenancy/engagement.ts'
import type { Role } from '../domain/tenancy/roles.ts'
import type { Preferences } from '../domain/work/notification-kinds.ts'
import type { Visit } from '../domain/work/visit.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** When a member last looked, and what they want to be told by e-mail. Undefined: neither was ever said. */
export async function findMemberWork(
  sql: ReadonlySql,
  tenantId: string,
  memberId: string,
): Promise<(Visit & { readonly preferences: Preferences }) | undefined> {
  const rows = await sql.query<Visit & { readonly preferences: Preferences }>(
    SQL`select since, last_at, preferences from member_work where tenant_id = $1 and member_id = $2`,
    [tenantId, memberId],
  )
  return rows[0]
}

export async function writeVisit(
  sql: Sql,
  tenantId: string,
  memberId: string,
  { since, last_at }: Visit,
): Promise<void> {
  await sql.query(
    SQL`insert into member_work (tenant_id, member_id, since, last_at) values ($1, $2, $3, $4)
     on conflict (tenant_id, member_id) do update set since = excluded.since, last_at = excluded.last_at`,
    [tenantId, memberId, since, last_at],
  )
}

export async function writePreferences(
  sql: Sql,
  tenantId: string,
  memberId: string,
  preferences: Preferences,
): Promise<void> {
  await sql.query(
    SQL`insert into member_work (tenant_id, member_id, preferences) values ($1, $2, $3::text::jsonb)
     on conflict (tenant_id, member_id) do update set preferences = excluded.preferences`,
    [tenantId, memberId, JSON.stringify(preferences)],
  )
}

/** An active member, as far as it decides who is told of what. */
export interface ActiveMember {
  readonly id: string
  readonly roles: readonly Role[]
  readonly engagements: readonly Engagement[]
  readonly preferences: Preferences | null
}

/** All active members of a tenant. */
export function activeMembersOf(sql: ReadonlySql, tenantId: string): Promise<ActiveMember[]> {
  return sql.query<ActiveMember>(
    SQL`select m.id, m.roles, m.engagements, w.preferences from member m
     left join member_work w on w.tenant_id = m.tenant_id and w.member_id = m.id
     where m.tenant_id = $1 and m.status = 'active' order by m.id`,
    [tenantId],
  )
}
