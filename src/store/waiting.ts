import type { AuthoringMove } from '../domain/review/authors.ts'
import {
  type LastMove,
  type MovedPart,
  type NewestVersion,
  partState,
} from '../domain/work/standing-moves.ts'
import type { ConcerningThread } from '../domain/work/waiting.ts'
import type { ReadonlySql } from './database.ts'
import type { CompanyPeriodKey } from './review-events.ts'
import { SQL } from './sql-text.ts'

/**
 * The last move of every subject of a tenant that waits for someone, with who handed the subject in. A reviewed period comes
 * with how far its parts are.
 */
export async function waitingMoves(
  sql: ReadonlySql,
  tenantId: string,
  states: readonly string[],
): Promise<LastMove[]> {
  const rows = await sql.query<Omit<LastMove, 'parts'> & { readonly parts: readonly MovedPart[] | null }>(
    SQL`with last as (
       select distinct on (abn, period, subject) abn, period, subject, to_state, actor, occurred_at, version, sha256, content, ordinal
       from review_event where tenant_id = $1 order by abn, period, subject, ordinal desc)
     select m.abn, m.period, m.subject, m.to_state, m.actor, m.occurred_at, m.version, m.sha256, s.actor as submitted_by,
       case when m.subject = 'period' and m.to_state = 'reviewed' then (
         select coalesce(jsonb_agg(c || jsonb_build_object('last', case when l.subject is not null then
           jsonb_build_object('to_state', l.to_state, 'version', l.version, 'sha256', l.sha256) end)), '[]')
         from jsonb_array_elements(m.content) c
         left join last l on l.abn = m.abn and l.period = m.period and l.subject = c ->> 'id') end as parts
     from last m
     left join lateral (
       select actor from review_event e
       where e.tenant_id = $1 and e.abn = m.abn and e.period = m.period and e.subject = m.subject and e.move = 'submit'
       order by ordinal desc limit 1) s on true
     where m.to_state = any ($2::text[])
     order by m.abn, m.period, m.ordinal`,
    [tenantId, states],
  )
  return rows.map((row) => ({ ...row, parts: row.parts?.map(partState) ?? null }))
}

/** Who answers for what: those of the periods in which someone wrote a record or submitted anything. */
export function periodsOfAuthor(
  sql: ReadonlySql,
  tenantId: string,
  actors: readonly string[],
  periods: readonly CompanyPeriodKey[],
): Promise<CompanyPeriodKey[]> {
  return sql.query<CompanyPeriodKey>(
    SQL`select p.abn, p.period from rows from (jsonb_to_recordset($3::jsonb) as (abn text, period text)) p
     where exists (select from tenant_record r
         where r.tenant_id = $1 and r.abn = p.abn and r.period in ('', p.period) and r.authored_by = any ($2::text[]))
       or exists (select from review_event e
         where e.tenant_id = $1 and e.abn = p.abn and e.period = p.period and e.move = 'submit' and e.actor = any ($2::text[]))`,
    [tenantId, actors, JSON.stringify(periods)],
  )
}

/** Every move by which someone answers for something, or that ends that: submissions and approvals of the periods. */
export function authoringMoves(
  sql: ReadonlySql,
  tenantId: string,
  periods: readonly CompanyPeriodKey[],
): Promise<(AuthoringMove & CompanyPeriodKey)[]> {
  return sql.query<AuthoringMove & CompanyPeriodKey>(
    SQL`select e.abn, e.period, e.subject, e.move, e.version, e.sha256, e.actor
     from rows from (jsonb_to_recordset($2::jsonb) as (abn text, period text)) p
     join review_event e on e.tenant_id = $1 and e.abn = p.abn and e.period = p.period and e.move in ('submit', 'approve')
     order by e.ordinal`,
    [tenantId, JSON.stringify(periods)],
  )
}

/**
 * The newest versions of the records and ledgers of some companies. The record of statements comes with its body where it is newer than
 * the oldest version named for its company: moves on older versions need its text.
 */
export function newestVersions(
  sql: ReadonlySql,
  tenantId: string,
  companies: readonly { readonly abn: string; readonly oldest: number }[],
): Promise<NewestVersion[]> {
  return sql.query<NewestVersion>(
    SQL`with c as (select * from rows from (jsonb_to_recordset($2::jsonb) as (abn text, oldest integer)) c)
     (select distinct on (r.abn, r.kind, r.period) r.abn, r.kind, r.period, r.version, r.deletion_reason is not null as is_deleted,
       r.authored_at, case when r.kind = 's2_statements' and r.version > c.oldest then r.body::jsonb end as statements
     from tenant_record r join c on c.abn = r.abn
     where r.tenant_id = $1
     order by r.abn, r.kind, r.period, r.version desc)
     union all
     select h.abn, 'ledger', h.period, h.version, false, h.changed_at, null from ledger_head h join c on c.abn = h.abn where h.tenant_id = $1`,
    [tenantId, JSON.stringify(companies)],
  )
}

/** Open threads that someone opened or is mentioned in, and those of auditors' queries that stand. */
export function concerningThreads(
  sql: ReadonlySql,
  tenantId: string,
  memberId: string,
): Promise<ConcerningThread[]> {
  return sql.query<ConcerningThread>(
    SQL`select t.id, t.abn, t.period, t.subject, t.actor as opened_by, l.actor as last_actor, l.written_at as last_at,
       n.actor as mentioned_by, n.written_at as mentioned_at, q.thread_id is not null as is_query
     from review_comment t
     cross join lateral (
       select actor, written_at from review_comment l
       where l.tenant_id = $1 and l.abn = t.abn and l.period = t.period and l.thread_id = t.id and l.body is not null
       order by l.ordinal desc limit 1) l
     left join lateral (
       select actor, written_at from review_comment n
       where n.tenant_id = $1 and n.abn = t.abn and n.period = t.period and n.thread_id = t.id and $2 = any (n.mentions)
         and not exists (select from review_comment a
           where a.tenant_id = $1 and a.abn = t.abn and a.period = t.period and a.thread_id = t.id
             and a.ordinal > n.ordinal and a.actor = 'member:' || $2)
       order by n.ordinal desc limit 1) n on true
     left join lateral (
       select thread_id from (
         select mark, thread_id from audit_mark k
         where k.tenant_id = $1 and k.abn = t.abn and k.period = t.period and 'requirement:' || k.requirement_id = t.subject
         order by ordinal desc limit 1) last
       where last.mark = 'query' and last.thread_id = t.id) q on true
     where t.tenant_id = $1 and t.act = 'opened'
       and (t.actor = 'member:' || $2 or n.actor is not null or q.thread_id is not null)
       and (select s.act <> 'resolved' from review_comment s
         where s.tenant_id = $1 and s.abn = t.abn and s.period = t.period and s.thread_id = t.id and s.act <> 'replied'
         order by s.ordinal desc limit 1)
     order by t.ordinal`,
    [tenantId, memberId],
  )
}
