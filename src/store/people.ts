import type { ReadonlySql } from './database.ts'
import { SQL } from './sql-text.ts'

/**
 * Every actor that is the same person as one of these, by that one: the member or key itself; members who share an e-mail address or an
 * account with it, now or before they were removed or erased; whoever made the key, and every key that any of them made; the member and the
 * key of the first start, which whoever started the service has both. A key that acts for a member writes as that member and is none of them.
 */
export async function actorsOfPeople(
  sql: ReadonlySql,
  tenantId: string,
  actors: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await sql.query<{ asked: string; actor: string }>(
    SQL`with recursive same (asked, actor) as (
         select asked collate "C", asked collate "C" from unnest($2::text[]) as asked
         union
         select same.asked, also.actor collate "C" from same cross join lateral (
           select 'member:' || other.member_id as actor
           from member_mark own join member_mark other on other.tenant_id = $1 and other.hash = own.hash
           where own.tenant_id = $1 and own.member_id = substr(same.actor, 8) and same.actor like 'member:%'
           union all
           select k.created_by from api_key k
           where k.tenant_id = $1 and k.id = substr(same.actor, 5) and same.actor like 'key:%' and k.created_by ~ '^(member|key):'
           union all
           select 'key:' || k.id from api_key k
           where k.tenant_id = $1 and k.created_by = same.actor and k.member_id is null and same.actor ~ '^(member|key):'
           union all
           select 'member:' || m.id from api_key k join member m on m.tenant_id = $1 and m.invited_by = 'first_start'
           where k.tenant_id = $1 and 'key:' || k.id = same.actor and k.created_by = 'first_start' and k.member_id is null
           union all
           select 'key:' || k.id from member m join api_key k on k.tenant_id = $1 and k.created_by = 'first_start' and k.member_id is null
           where m.tenant_id = $1 and 'member:' || m.id = same.actor and m.invited_by = 'first_start'
         ) also)
     select asked, actor from same order by asked collate "C", actor collate "C"`,
    [tenantId, [...new Set(actors)]],
  )
  return new Map(
    [...Map.groupBy(rows, ({ asked }) => asked)].map(([asked, own]) => [
      asked,
      new Set(own.map(({ actor }) => actor)),
    ]),
  )
}

/** One step of how a member came to be one. */
export interface InvitationRow {
  /** The member whom the line leads to. */
  readonly asked: string
  readonly step: number
  readonly invited_at: string
  readonly invited_by: string
}

/** Who invited each of these members, and who invited the one who did, up to someone whom no member invited. */
export function invitationLines(
  sql: ReadonlySql,
  tenantId: string,
  members: readonly string[],
): Promise<InvitationRow[]> {
  return sql.query<InvitationRow>(
    SQL`with recursive line (asked, step, invited_at, invited_by) as (
         select ('member:' || m.id) collate "C", 1, m.invited_at, m.invited_by collate "C" from member m
         where m.tenant_id = $1 and 'member:' || m.id = any ($2::text[])
         union all
         select line.asked, line.step + 1, m.invited_at, m.invited_by collate "C"
         from line
         left join api_key k on k.tenant_id = $1 and line.invited_by = 'key:' || k.id
         join member m on m.tenant_id = $1 and 'member:' || m.id = coalesce(k.created_by, line.invited_by)
         where line.step < ${LONGEST})
     select asked, step, invited_at, invited_by from line order by asked collate "C", step`,
    [tenantId, [...new Set(members)]],
  )
}

/** A member is invited once, by someone who was one before: longer lines than this are not worth a look. */
const LONGEST = SQL`20`
