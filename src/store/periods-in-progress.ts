import type { DutyFacts } from '../domain/disclosure/duty/facts.ts'
import type { ReviewState } from '../domain/review/moves.ts'
import type { ReadonlySql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A company and period that a tenant works on, with what was kept of it. */
export interface PeriodInProgressRow {
  readonly abn: string
  readonly period: string
  readonly owner: string | null
  /** Characters of the records that stand for the period and for all periods. */
  readonly size: number
  /** How many versions, moves and comments there are now. */
  readonly mark: string
  readonly open_comments: number
  /** The last move of the period as a whole; null: none. */
  readonly last_state: ReviewState | null
  readonly last_moved_at: string | null
  /** Something was written, or reopened, after that move. */
  readonly is_touched: boolean
  /** Facts of the duty as readiness was last computed from, with what the boundary states since. */
  readonly duty: Partial<DutyFacts> | null
  readonly kept: KeptReadiness | null
}

/** Readiness as it was last computed. */
export interface KeptReadiness {
  readonly mark: string
  readonly snapshot_id: string
  readonly computed_at: string
  readonly name: string | null
  readonly review_state: ReviewState
  readonly readiness_state: string | null
  readonly score: number | null
  readonly score_line: string | null
  readonly blocked_by: readonly string[]
  readonly contradictions: number
  readonly fault: string | null
}

/**
 * Every company and period with a record that stands or an owner, in order. One statement for all of a tenant: the body of a
 * boundary is read only where something was written since its facts were kept.
 */
export function periodsInProgress(sql: ReadonlySql, tenantId: string): Promise<PeriodInProgressRow[]> {
  return sql.query<PeriodInProgressRow>(
    SQL`with newest as (
         select distinct on (abn, kind, period) abn, kind, period, version, deletion_reason, octet_length(body) as size from tenant_record
         where tenant_id = $1 order by abn, kind, period, version desc),
       pair as (
         select abn, period from newest where period <> '' and deletion_reason is null
         union select abn, period from period_owner where tenant_id = $1 and member_id is not null),
       weighed as (
         select abn, period, sum(size) as size from newest where deletion_reason is null group by abn, period),
       written as (
         select abn, period, count(*) as n, max(authored_at) as last_at from tenant_record
         where tenant_id = $1 group by abn, period),
       moved as (
         select abn, period, count(*) as n, max(occurred_at) filter (where move = 'reopen' and subject <> 'period') as reopened_at
         from review_event where tenant_id = $1 group by abn, period),
       whole as (
         select distinct on (abn, period) abn, period, to_state, occurred_at from review_event
         where tenant_id = $1 and subject = 'period' order by abn, period, ordinal desc),
       thread as (
         select distinct on (abn, period, thread_id) abn, period, act from review_comment
         where tenant_id = $1 and act <> 'replied' order by abn, period, thread_id, ordinal desc),
       opened as (
         select abn, period, count(*) filter (where act <> 'resolved') as n from thread group by abn, period),
       said as (select abn, period, count(*) as n from review_comment where tenant_id = $1 group by abn, period),
       marked as (
         select p.abn, p.period, w.last_at, a.last_at as last_for_all_at,
           coalesce(h.size, 0) + coalesce(g.size, 0) as size,
           concat_ws('.', coalesce(w.n, 0), coalesce(a.n, 0), coalesce(m.n, 0), coalesce(s.n, 0)) as mark
         from pair p
         left join written w on w.abn = p.abn and w.period = p.period
         left join written a on a.abn = p.abn and a.period = ''
         left join weighed h on h.abn = p.abn and h.period = p.period
         left join weighed g on g.abn = p.abn and g.period = ''
         left join moved m on m.abn = p.abn and m.period = p.period
         left join said s on s.abn = p.abn and s.period = p.period)
     select p.abn, p.period, o.member_id as owner, p.size::integer as size, p.mark, coalesce(t.n, 0)::integer as open_comments,
       l.to_state as last_state, l.occurred_at as last_moved_at,
       coalesce(greatest(p.last_at, p.last_for_all_at, m.reopened_at) > l.occurred_at, false) as is_touched,
       case when k.mark = p.mark and k.duty is not null then k.duty
         else coalesce(k.duty, '{}'::jsonb) || coalesce((select r.body::jsonb -> 'reporting_duty' from tenant_record r
           where r.tenant_id = $1 and r.abn = p.abn and r.kind = 'organisational_boundary' and r.period = p.period
           order by version desc limit 1), '{}'::jsonb) end as duty,
       case when k.abn is null then null else jsonb_build_object('mark', k.mark, 'snapshot_id', k.snapshot_id,
         'computed_at', to_char(k.computed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'name', k.name,
         'review_state', k.review_state, 'readiness_state', k.readiness_state, 'score', k.score, 'score_line', k.score_line,
         'blocked_by', to_jsonb(k.blocked_by), 'contradictions', k.contradictions, 'fault', k.fault) end as kept
     from marked p
     left join period_owner o on o.tenant_id = $1 and o.abn = p.abn and o.period = p.period
     left join kept_readiness k on k.tenant_id = $1 and k.abn = p.abn and k.period = p.period
     left join whole l on l.abn = p.abn and l.period = p.period
     left join moved m on m.abn = p.abn and m.period = p.period
     left join opened t on t.abn = p.abn and t.period = p.period
     order by p.abn, p.period desc`,
    [tenantId],
  )
}
