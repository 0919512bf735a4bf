import type { ReadonlySql, Sql } from './database.ts'
import type { RecordKey } from './records.ts'
import { SQL } from './sql-text.ts'

/** Whose drafts. */
export interface DraftAuthor {
  readonly tenantId: string
  /** `member:<id>` or `key:<id>`. */
  readonly author: string
}

/** Which draft: at most one of each author for each record. */
export interface DraftKey extends DraftAuthor, RecordKey {}

/** A draft without its content. */
export interface DraftRow {
  readonly abn: string
  readonly kind: string
  /** Empty for kinds that are about no single period. */
  readonly period: string
  readonly revision: number
  readonly body_sha256: string
  readonly based_on: string | null
  readonly saved_at: string
}

export interface DraftContent extends DraftRow {
  /** Canonical JSON. */
  readonly body: string
  /** Bytes of it. */
  readonly size: number
}

const COLUMNS = SQL`abn, kind, period, revision, body_sha256, based_on, saved_at`

/** Makes writers of one author's drafts queue until the end of the transaction, so that limits hold. */
export async function lockDrafts(sql: Sql, { tenantId, author }: DraftAuthor): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `drafts ${tenantId} ${author}`,
  ])
}

/** The drafts of an author, the one saved last first. */
export const draftsOf = (
  sql: ReadonlySql,
  { tenantId, author }: DraftAuthor,
  abn: string | undefined,
): Promise<DraftRow[]> =>
  sql.query<DraftRow>(
    SQL`select ${COLUMNS} from record_draft
     where tenant_id = $1 and author = $2 and ($3::text is null or abn = $3)
     order by saved_at desc, abn, kind, period`,
    [tenantId, author, abn ?? null],
  )

export async function findDraft(sql: ReadonlySql, key: DraftKey): Promise<DraftContent | undefined> {
  const rows = await sql.query<DraftContent>(
    SQL`select ${COLUMNS}, body, size from record_draft
     where tenant_id = $1 and author = $2 and abn = $3 and kind = $4 and period = $5`,
    valuesOf(key),
  )
  return rows[0]
}

/** How many drafts an author has, and how many bytes all drafts of the tenant hold. */
export async function draftTotals(
  sql: ReadonlySql,
  { tenantId, author }: DraftAuthor,
): Promise<{ readonly own: number; readonly bytes: number }> {
  const [row] = await sql.query<{ own: number; bytes: number }>(
    SQL`select count(*) filter (where author = $2)::int as own, coalesce(sum(size), 0)::float8 as bytes
     from record_draft where tenant_id = $1`,
    [tenantId, author],
  )
  return row!
}

export async function writeDraft(sql: Sql, key: DraftKey, row: DraftContent): Promise<void> {
  await sql.query(
    SQL`insert into record_draft (tenant_id, author, abn, kind, period, revision, body, body_sha256, size, based_on, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (tenant_id, author, abn, kind, period) do update
       set revision = excluded.revision, body = excluded.body, body_sha256 = excluded.body_sha256, size = excluded.size,
         based_on = excluded.based_on, saved_at = excluded.saved_at`,
    [...valuesOf(key), row.revision, row.body, row.body_sha256, row.size, row.based_on, row.saved_at],
  )
}

export async function deleteDraft(sql: Sql, key: DraftKey): Promise<void> {
  await sql.query(
    SQL`delete from record_draft where tenant_id = $1 and author = $2 and abn = $3 and kind = $4 and period = $5`,
    valuesOf(key),
  )
}

/** Removes all drafts of someone whose membership ends: no other person can read them. */
export async function deleteDraftsOf(sql: Sql, { tenantId, author }: DraftAuthor): Promise<void> {
  await sql.query(SQL`delete from record_draft where tenant_id = $1 and author = $2`, [tenantId, author])
}

const valuesOf = ({ tenantId, author, abn, kind, period }: DraftKey) => [tenantId, author, abn, kind, period]
