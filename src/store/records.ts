import type { HeldFile } from '../domain/disclosure/evidence/company-evidence.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** Whose records about which company. */
export interface RecordOwner {
  readonly tenantId: string
  readonly abn: string
}

/** Which record. */
export interface RecordKey extends RecordOwner {
  readonly kind: string
  /** First and last day joined by a slash; empty for kinds that are about no single period. */
  readonly period: string
}

export interface RecordRow {
  readonly version: number
  /** Canonical JSON; `{}` for a deletion. */
  readonly body: string
  readonly body_sha256: string
  readonly authored_by: string
  readonly authored_at: string
  /** Null unless this version is the deletion of the record. */
  readonly deletion_reason: string | null
}

/** A version with the name of its author, where that is a person. */
export interface AuthoredRecordRow extends RecordRow {
  readonly author_name: string | null
}

/** The same with which record it is of. */
export interface KeyedRecordRow extends AuthoredRecordRow {
  readonly kind: string
  readonly period: string
}

/** The newest version of a record, with the evidence files that it names and that are held. */
export interface NewestRecordRow extends KeyedRecordRow {
  readonly held_files: readonly HeldFile[]
}

const COLUMNS = SQL`version, body, body_sha256, authored_by, authored_at, deletion_reason`

/** Makes writers of one record queue until the end of the transaction. */
export async function lockRecord(sql: Sql, { tenantId, abn, kind, period }: RecordKey): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `record ${tenantId} ${abn} ${kind} ${period}`,
  ])
}

/** The newest version, which may be a deletion. */
export async function newestRecord(sql: ReadonlySql, key: RecordKey): Promise<RecordRow | undefined> {
  return (await recordVersions(sql, key, { limit: 1 }))[0]
}

/** Versions, newest first, older than `before`. */
export function recordVersions(
  sql: ReadonlySql,
  { tenantId, abn, kind, period }: RecordKey,
  page: { readonly limit: number; readonly before?: number },
): Promise<RecordRow[]> {
  return sql.query<RecordRow>(
    SQL`select ${COLUMNS} from tenant_record
     where tenant_id = $1 and abn = $2 and kind = $3 and period = $4 and ($5::integer is null or version < $5)
     order by version desc limit $6`,
    [tenantId, abn, kind, period, page.before ?? null, page.limit],
  )
}

/** A record in force with what is told beside it. */
export interface StandingRecordRow extends RecordRow {
  readonly period: string
  /** Of a person or a key; null for an actor that is neither. */
  readonly author_name: string | null
  /** See `completionsOf`. */
  readonly completed: readonly string[]
}

/** A record in force, of the latest period that has one unless a period is given, in one statement. */
export async function standingRecord(
  sql: ReadonlySql,
  { tenantId, abn, kind, period }: Omit<RecordKey, 'period'> & { readonly period: string | undefined },
): Promise<StandingRecordRow | undefined> {
  const rows = await sql.query<StandingRecordRow>(
    SQL`with newest as (
         select distinct on (period) period, ${COLUMNS} from tenant_record
         where tenant_id = $1 and abn = $2 and kind = $3 and ($4::text is null or period = $4)
         order by period, version desc),
       chosen as (
         select * from newest where deletion_reason is null order by ${LATEST_PERIOD} limit 1)
     select chosen.*, ${AUTHOR_NAME} as author_name,
       array(select distinct day from tenant_record s, ${COMPLETION_DAYS}
         where s.tenant_id = $1 and s.abn = $2 and s.kind = 's2_statements' and (chosen.period = '' or s.period = chosen.period)
           and ${MAY_COMPLETE} and day is not null) as completed
     from chosen`,
    [tenantId, abn, kind, period ?? null],
    'standing_record',
  )
  return rows[0]
}

const LATEST_PERIOD = SQL`split_part(period, '/', 2) desc, period desc`

/** Of the author of a version, where that is a person. */
const PERSON_NAME = SQL`(select name from member
    where tenant_id = $1 and id = substr(authored_by, 8) and authored_by like 'member:%')`

/** Of the author of a version; a key's name as well as a person's. */
const AUTHOR_NAME = SQL`coalesce(${PERSON_NAME}, (select name from api_key
    where tenant_id = $1 and id = substr(authored_by, 5) and authored_by like 'key:%'))`

/** Most versions are drafts without either member: the look at the text spares parsing them. */
const MAY_COMPLETE = SQL`(s.body like '%"sign_off":%' or s.body like '%"declaration":%')`
const COMPLETION_DAYS = SQL`lateral (values (s.body::jsonb #>> '{sign_off,on}'), (s.body::jsonb #>> '{declaration,resolved_on}')) as c (day)`

/**
 * Days on which any version of a company's statements said that the report of a period was completed: a sign-off that was taken
 * out again shortens nothing. An empty period stands for all: what is about no single one serves every report.
 */
export async function completionsOf(
  sql: ReadonlySql,
  { tenantId, abn, period }: Omit<RecordKey, 'kind'>,
): Promise<string[]> {
  const rows = await sql.query<{ day: string }>(
    SQL`select distinct day from tenant_record s, ${COMPLETION_DAYS}
     where s.tenant_id = $1 and s.abn = $2 and s.kind = 's2_statements' and ($3 = '' or s.period = $3)
       and ${MAY_COMPLETE} and day is not null`,
    [tenantId, abn, period],
  )
  return rows.map(({ day }) => day)
}

/** The newest version of each record of a company that is about a period or about no single one. */
export function newestRecords(
  sql: ReadonlySql,
  { tenantId, abn }: RecordOwner,
  period: string,
): Promise<NewestRecordRow[]> {
  return sql.query<NewestRecordRow>(
    SQL`select kind, period, ${COLUMNS}, ${PERSON_NAME} as author_name,
       coalesce((select jsonb_agg(jsonb_build_object('sha256', f.sha256, 'name', f.name, 'size', f.size, 'media_type', f.media_type))
         from evidence_file f where f.tenant_id = $1 and f.sha256 = any (documents)), '[]') as held_files
     from (select distinct on (kind, period) kind, period, documents, ${COLUMNS} from tenant_record
       where tenant_id = $1 and abn = $2 and period in ('', $3)
       order by kind, period, version desc) newest
     order by kind, period`,
    [tenantId, abn, period],
    'newest_records',
  )
}

/** The record of a kind in force for the latest period that ended before a day. */
export async function earlierRecord(
  sql: ReadonlySql,
  { tenantId, abn }: RecordOwner,
  kind: string,
  before: string,
): Promise<AuthoredRecordRow | undefined> {
  const rows = await sql.query<AuthoredRecordRow>(
    SQL`select newest.*, ${PERSON_NAME} as author_name
     from (select distinct on (period) period, ${COLUMNS} from tenant_record
       where tenant_id = $1 and abn = $2 and kind = $3 and period <> '' and split_part(period, '/', 2) < $4
       order by period, version desc) newest
     where deletion_reason is null order by ${LATEST_PERIOD} limit 1`,
    [tenantId, abn, kind, before],
    'earlier_record',
  )
  return rows[0]
}

/**
 * Periods that ever had a record which says which period it is of, the latest first: those that began before another, or on its first day
 * and ended earlier, and ended on a day or later. Deleting a record takes nothing back that it said of the company's years.
 */
export const earlierPeriods = (
  sql: ReadonlySql,
  { tenantId, abn }: RecordOwner,
  { before, since }: { readonly before: string; readonly since: string },
): Promise<{ period: string }[]> =>
  sql.query<{ period: string }>(
    SQL`select period from (select distinct period from tenant_record
       where tenant_id = $1 and abn = $2 and kind = any ($3::text[]) and period < $4 and split_part(period, '/', 2) >= $5) earlier
     where period <> '' order by ${LATEST_PERIOD}`,
    [tenantId, abn, ['organisational_boundary', 's2_statements', 'market_based_evidence'], before, since],
    'earlier_periods',
  )

/** A record of some period, and whether it stands or was deleted. */
export interface RecordPeriodRow {
  readonly kind: string
  readonly period: string
  readonly is_deleted: boolean
}

/** Every record of a company, the latest period first. */
export function recordPeriods(sql: ReadonlySql, { tenantId, abn }: RecordOwner): Promise<RecordPeriodRow[]> {
  return sql.query<RecordPeriodRow>(
    SQL`select kind, period, deletion_reason is not null as is_deleted from (
       select distinct on (kind, period) kind, period, deletion_reason from tenant_record
       where tenant_id = $1 and abn = $2 order by kind, period, version desc) newest
     order by split_part(period, '/', 2) desc, period desc, kind`,
    [tenantId, abn],
    'record_periods',
  )
}

export async function insertRecord(
  sql: Sql,
  { tenantId, abn, kind, period }: RecordKey,
  row: RecordRow,
): Promise<void> {
  await sql.query(
    SQL`insert into tenant_record (tenant_id, abn, kind, period, ${COLUMNS})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tenantId,
      abn,
      kind,
      period,
      row.version,
      row.body,
      row.body_sha256,
      row.authored_by,
      row.authored_at,
      row.deletion_reason,
    ],
  )
}

/** Where a version stands among all of all tenants. */
export interface RecordPosition {
  readonly tenant_id: string
  readonly abn: string
  readonly kind: string
  readonly period: string
  readonly version: number
}

export interface StoredRecordRow extends RecordPosition {
  readonly body: string
  readonly authored_by: string
  readonly authored_at: string
  /** Whether no newer version stands in its place. */
  readonly in_force: boolean
}

/** Every version with a content that the role may see, in order, after a position. */
export function storedRecords(
  sql: ReadonlySql,
  limit: number,
  after?: RecordPosition,
): Promise<StoredRecordRow[]> {
  return sql.query<StoredRecordRow>(
    SQL`select tenant_id, abn, kind, period, version, body, authored_by, authored_at,
       not exists (select from tenant_record newer
         where (newer.tenant_id, newer.abn, newer.kind, newer.period) = (r.tenant_id, r.abn, r.kind, r.period)
           and newer.version > r.version) as in_force
     from tenant_record r
     where deletion_reason is null
       and ($1::text is null or (tenant_id, abn, kind, period, version) > ($1::text, $2::text, $3::text, $4::text, $5::integer))
     order by tenant_id, abn, kind, period, version limit $6`,
    [
      after?.tenant_id ?? null,
      after?.abn ?? null,
      after?.kind ?? null,
      after?.period ?? null,
      after?.version ?? null,
      limit,
    ],
  )
}

/** The newest version of every record of a kind about no single period, of all tenants that the role may see. */
export async function recordsInForce(
  sql: ReadonlySql,
  kind: string,
): Promise<(RecordRow & { readonly tenant_id: string; readonly abn: string })[]> {
  const newest = await sql.query<RecordRow & { readonly tenant_id: string; readonly abn: string }>(
    SQL`select distinct on (tenant_id, abn) tenant_id, abn, ${COLUMNS} from tenant_record
     where kind = $1 and period = '' order by tenant_id, abn, version desc`,
    [kind],
  )
  return newest.filter(({ deletion_reason }) => deletion_reason === null)
}
