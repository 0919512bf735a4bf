import type { LastMove, NewestVersion } from '../domain/work/standing-moves.ts'
import type { ConcerningThread } from '../domain/work/waiting.ts'
import type { ReadonlySql } from './database.ts'
import { SQL } from './sql-text.ts'

/** The last move of every subject of a tenant that waits for somebody, with who handed the subject in. */
export function waitingMoves(
  sql: ReadonlySql,
  tenantId: string,
  states: readonly string[],
): Promise<LastMove[]> {
  return sql.query<LastMove>(
    SQL`select m.abn, m.period, m.subject, m.to_state, m.actor, m.occurred_at, m.version, m.sha256, s.actor as submitted_by
     from (
       select distinct on (abn, period, subject) abn, period, subject, to_state, actor, occurred_at, version, sha256, ordinal
       from review_event where tenant_id = $1 order by abn, period, subject, ordinal desc) m
     left join lateral (
       select actor from review_event e
       where e.tenant_id = $1 and e.abn = m.abn and e.period = m.period and e.subject = m.subject and e.move = 'submit'
       order by ordinal desc limit 1) s on true
     where m.to_state = any ($2::text[])
     order by m.abn, m.period, m.ordinal`,
    [tenantId, states],
  )
}

/**
 * The newest versions of the records of some companies. The record of statements comes with its body where it is newer than
 * the oldest version named for its company: moves on older versions need its text.
 */
export function newestVersions(
  sql: ReadonlySql,
  tenantId: string,
  companies: readonly { readonly abn: string; readonly oldest: number }[],
): Promise<NewestVersion[]> {
  return sql.query<NewestVersion>(
    SQL`select distinct on (r.abn, r.kind, r.period) r.abn, r.kind, r.period, r.version, r.deletion_reason is not null as is_deleted,
       r.authored_at, case when r.kind = 's2_statements' and r.version > c.oldest then r.body::jsonb end as statements
     from tenant_record r join rows from (jsonb_to_recordset($2::jsonb) as (abn text, oldest integer)) c on c.abn = r.abn
     where r.tenant_id = $1
     order by r.abn, r.kind, r.period, r.version desc`,
    [tenantId, JSON.stringify(companies)],
  )
}

/** Open threads that somebody opened or is mentioned in, and those of auditors' queries that stand. */
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
