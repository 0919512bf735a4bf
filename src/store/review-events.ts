import type { AuthoringMove, ContentChange } from '../domain/review/authors.ts'
import type { ReviewEvent } from '../domain/review/standing.ts'
import type { ReadonlySql, Sql } from './database.ts'
import type { RecordOwner } from './records.ts'
import { keepNames } from './review-names.ts'
import { SQL } from './sql-text.ts'

/** Whose review of which company and period. */
export interface ReviewKey extends RecordOwner {
  /** First and last day joined by a slash. */
  readonly period: string
}

/** A subject as it stood when its period was moved. */
export interface ReviewedContent {
  readonly id: string
  readonly version: number | null
  readonly sha256: string
}

/** A move with what the period was made of, for moves of a period. */
export interface ReviewEventRow extends ReviewEvent {
  readonly content: readonly ReviewedContent[] | null
}

const COLUMNS = SQL`subject, move, from_state, to_state, version, sha256, reason, self_approved, content, actor, occurred_at,
  snapshot_id, evidence_hash, figures_sha256, figures, explanations_version, authors, bundle_id, bundle_sha256`

/**
 * Makes moves of a company queue until the end of the transaction, and writers of its records wait for them. A writer lets
 * other writers pass: it only must not meet a lock that is being made.
 */
export async function lockReview(
  sql: Sql,
  { tenantId, abn }: RecordOwner,
  as: 'mover' | 'writer',
): Promise<void> {
  const name = [`review ${tenantId} ${abn}`]
  await (as === 'mover'
    ? sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, name)
    : sql.query(SQL`select pg_advisory_xact_lock_shared(hashtextextended($1, 0))`, name))
}

/** Oldest first: the last move of each subject of a period, and its last approval. */
export function lastReviewEvents(
  sql: ReadonlySql,
  { tenantId, abn, period }: ReviewKey,
): Promise<ReviewEventRow[]> {
  return sql.query<ReviewEventRow>(
    SQL`select ${COLUMNS} from (
       select distinct on (subject, move = 'approve') ordinal, ${COLUMNS} from review_event
       where tenant_id = $1 and abn = $2 and period = $3
       order by subject, move = 'approve', ordinal desc) last
     order by ordinal`,
    [tenantId, abn, period],
    'last_review_events',
  )
}

/** Every move of a period, oldest first, as far as it tells who answers for what. */
export function authoringEvents(
  sql: ReadonlySql,
  { tenantId, abn, period }: ReviewKey,
): Promise<AuthoringMove[]> {
  return sql.query<AuthoringMove>(
    SQL`select subject, move, version, sha256, actor from review_event
     where tenant_id = $1 and abn = $2 and period = $3 order by ordinal`,
    [tenantId, abn, period],
  )
}

/** Who handed in each of the subjects last. */
export async function lastSubmitters(
  sql: ReadonlySql,
  { tenantId, abn, period }: ReviewKey,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ subject: string; actor: string }>(
    SQL`select distinct on (subject) subject, actor from review_event
     where tenant_id = $1 and abn = $2 and period = $3 and subject = any ($4::text[]) and move = 'submit'
     order by subject, ordinal desc`,
    [tenantId, abn, period, subjects],
  )
  return new Map(rows.map(({ subject, actor }) => [subject, actor]))
}

/** The last move of a period as a whole. */
export async function lastMoveOfPeriod(
  sql: ReadonlySql,
  { tenantId, abn, period }: ReviewKey,
): Promise<Pick<ReviewEventRow, 'to_state' | 'actor' | 'occurred_at'> | undefined> {
  const rows = await sql.query<Pick<ReviewEventRow, 'to_state' | 'actor' | 'occurred_at'>>(
    SQL`select to_state, actor, occurred_at from review_event
     where tenant_id = $1 and abn = $2 and period = $3 and subject = 'period' order by ordinal desc limit 1`,
    [tenantId, abn, period],
  )
  return rows[0]
}

/** Writes moves down in their order, in one statement: a period may have a thousand statements. Those who made them keep the name that they have now. */
export async function insertReviewEvents(
  sql: Sql,
  { tenantId, abn, period }: ReviewKey,
  events: readonly ReviewEventRow[],
): Promise<void> {
  if (events.length === 0) return
  await keepNames(sql, tenantId, [...new Set(events.map(({ actor }) => actor))], events[0]!.occurred_at)
  await sql.query(
    SQL`insert into review_event (tenant_id, abn, period, ${COLUMNS})
     select $1, $2, $3, ${COLUMNS} from rows from (jsonb_to_recordset($4::jsonb) as (subject text, move text, from_state text,
       to_state text, version integer, sha256 text, reason text, self_approved boolean, content jsonb, actor text,
       occurred_at timestamptz, snapshot_id text, evidence_hash text, figures_sha256 text, figures jsonb, explanations_version integer,
       authors text[], bundle_id text, bundle_sha256 text)) with ordinality order by ordinality`,
    [tenantId, abn, period, JSON.stringify(events)],
  )
}

/** The period of a company. */
export interface CompanyPeriodKey {
  readonly abn: string
  readonly period: string
}

/**
 * The versions in which each record, and each statement of the record of statements, became another, with who wrote them.
 * Compared inside the database: the versions of a year of writing are too much to read for it. Each entry into a ledger is a version of it,
 * told by its time: of several in one millisecond all count as the last. Who wrote own factors answers for a ledger that uses some.
 */
export function contentChanges(
  sql: ReadonlySql,
  tenantId: string,
  periods: readonly CompanyPeriodKey[],
): Promise<(ContentChange & CompanyPeriodKey)[]> {
  return sql.query<ContentChange & CompanyPeriodKey>(
    SQL`with version_of as (
         select r.abn, p.period, r.kind, r.version, r.authored_by, r.body::jsonb as body
         from rows from (jsonb_to_recordset($2::jsonb) as (abn text, period text)) p
         join tenant_record r on r.tenant_id = $1 and r.abn = p.abn and r.period in ('', p.period)),
       part as (
         select abn, period, 'statement:' || (s ->> 'requirement_id') as subject, version, authored_by, md5(s::text) as mark
         from version_of, jsonb_array_elements(body -> 'statements') s where kind = 's2_statements'
         union all
         select abn, period, 'record:s2_statements', version, authored_by, md5((body - 'statements')::text ||
           jsonb_path_query_array(body, '$.statements[*].requirement_id')::text)
         from version_of where kind = 's2_statements'),
       compared as (
         select abn, period, subject, version, authored_by, mark,
           lag(mark) over (partition by abn, period, subject order by version) as before from part),
       ledger as (
         select h.* from rows from (jsonb_to_recordset($2::jsonb) as (abn text, period text)) p
         join ledger_head h on h.tenant_id = $1 and h.abn = p.abn and h.period = p.period),
       entry as (
         select distinct l.abn, l.period, l.authored_by, l.authored_at from ledger h
         join ledger_line l on l.tenant_id = $1 and l.abn = h.abn and l.period = h.period
         union
         select i.abn, i.period, i.imported_by, i.imported_at from ledger h
         join ledger_import i on i.tenant_id = $1 and i.abn = h.abn and i.period = h.period
         union
         select w.abn, w.period, w.withdrawn_by, w.withdrawn_at from ledger h
         join ledger_withdrawal w on w.tenant_id = $1 and w.abn = h.abn and w.period = h.period),
       entered as (
         select h.abn, h.period, e.authored_by,
           (h.version + 1 - dense_rank() over (partition by h.abn, h.period order by e.authored_at desc))::integer as version
         from ledger h join entry e on e.abn = h.abn and e.period = h.period
         union all
         select h.abn, h.period, v.authored_by, h.version from ledger h
         join version_of v on v.abn = h.abn and v.period = h.period and v.kind = 'own_factors'
         where exists (select from ledger_subtotal s join ledger_factor f on f.tenant_id = $1 and f.id = s.factor
           where s.tenant_id = $1 and s.abn = h.abn and s.period = h.period and f.body like '%"source":"own"%'))
     select abn, period, subject, version, authored_by from compared where before is distinct from mark
     union all
     select abn, period, 'record:' || kind, version, authored_by from version_of where kind <> 's2_statements'
     union all
     select abn, period, 'record:ledger', version, authored_by from entered`,
    [tenantId, JSON.stringify(periods.map(({ abn, period }) => ({ abn, period })))],
  )
}
