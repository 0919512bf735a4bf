import type { Verdict } from '../domain/prose/check.ts'
import type { DocumentRows } from '../domain/prose/document-rows.ts'
import type { SignFound } from '../domain/prose/report-signs.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface ChallengeKey {
  readonly tenantId: string
  readonly id: string
}

export interface NewChallenge {
  readonly id: string
  readonly file_sha256: string
  readonly file_name: string
  readonly abn: string
  /** First and last day joined by a slash. */
  readonly period: string
  readonly snapshot_id: string
  readonly requested_by: string
  readonly requested_at: string
}

export interface ChallengeParagraph extends SignFound {
  readonly title: string
}

export interface ChallengeSummary {
  readonly name: string | null
  readonly format: 'pdf' | 'docx' | 'html' | 'text'
  /** Null for files without pages. */
  readonly pages: number | null
  readonly pages_without_text: readonly number[]
  readonly numbers: number
  readonly counts: Readonly<Record<string, number>>
  readonly contradicting: number
  /** Amounts of records whose evidence the file is. */
  readonly document_rows: DocumentRows
  /** Requirements with the places where the report has their words. */
  readonly paragraphs: readonly ChallengeParagraph[]
  readonly evidence_hash: string
}

export interface ChallengeFailure {
  readonly detail: string
  readonly hint: string | null
}

export interface ChallengeRow extends NewChallenge {
  readonly ordinal: number
  readonly state: 'queued' | 'done' | 'failed'
  readonly ended_at: string | null
  readonly summary: ChallengeSummary | null
  readonly failure: ChallengeFailure | null
}

/** A number of a report as it is kept and answered. */
export interface ReadingRow {
  readonly ordinal: number
  readonly verdict: Verdict
  readonly body: object
}

const COLUMNS = SQL`id, file_sha256, file_name, abn, period, snapshot_id, requested_by, requested_at, ordinal, state, ended_at, summary, failure`

export async function insertChallenge(sql: Sql, tenantId: string, row: NewChallenge): Promise<void> {
  await sql.query(
    SQL`insert into challenge (tenant_id, id, file_sha256, file_name, abn, period, snapshot_id, state, requested_by, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'queued', $8, $9)`,
    [
      tenantId,
      row.id,
      row.file_sha256,
      row.file_name,
      row.abn,
      row.period,
      row.snapshot_id,
      row.requested_by,
      row.requested_at,
    ],
  )
}

export async function findChallenge(
  sql: ReadonlySql,
  { tenantId, id }: ChallengeKey,
): Promise<ChallengeRow | undefined> {
  const rows = await sql.query<ChallengeRow>(
    SQL`select ${COLUMNS} from challenge where tenant_id = $1 and id = $2`,
    [tenantId, id],
  )
  return rows[0]
}

export interface ChallengeQuestion {
  readonly limit: number
  readonly before?: number | undefined
  readonly abn?: string | undefined
  readonly period?: string | undefined
  readonly file?: string | undefined
}

/** Of a tenant, the newest first. */
export const listChallenges = (
  sql: ReadonlySql,
  tenantId: string,
  { limit, before, abn, period, file }: ChallengeQuestion,
): Promise<ChallengeRow[]> =>
  sql.query<ChallengeRow>(
    SQL`select ${COLUMNS} from challenge
     where tenant_id = $1 and ($3::bigint is null or ordinal < $3) and ($4::text is null or abn = $4)
       and ($5::text is null or period = $5) and ($6::text is null or file_sha256 = $6)
     order by ordinal desc limit $2`,
    [tenantId, limit, before ?? null, abn ?? null, period ?? null, file ?? null],
  )

/** Rows of one insert: a statement of a megabyte or two. */
const AT_ONCE = 500

/** Keeps every number of a report in place of those that an earlier try left. */
export async function replaceReadings(
  sql: Sql,
  { tenantId, id }: ChallengeKey,
  rows: readonly ReadingRow[],
): Promise<void> {
  await sql.query(SQL`delete from challenge_reading where tenant_id = $1 and challenge_id = $2`, [
    tenantId,
    id,
  ])
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await sql.query(
      SQL`insert into challenge_reading (tenant_id, challenge_id, ordinal, verdict, body)
       select $1, $2, (row ->> 'ordinal')::integer, row ->> 'verdict', row -> 'body' from jsonb_array_elements($3::jsonb) row`,
      [tenantId, id, JSON.stringify(rows.slice(at, at + AT_ONCE))],
    )
}

export interface ReadingQuestion {
  readonly limit: number
  readonly after?: number | undefined
  readonly verdicts?: readonly string[] | undefined
}

export const listReadings = (
  sql: ReadonlySql,
  { tenantId, id }: ChallengeKey,
  { limit, after, verdicts }: ReadingQuestion,
): Promise<ReadingRow[]> =>
  sql.query<ReadingRow>(
    SQL`select ordinal, verdict, body from challenge_reading
     where tenant_id = $1 and challenge_id = $2 and ordinal > $3 and ($4::text[] is null or verdict = any ($4))
     order by ordinal limit $5`,
    [tenantId, id, after ?? 0, verdicts ?? null, limit],
  )

export type ChallengeEnd =
  | { readonly state: 'done'; readonly summary: ChallengeSummary }
  | { readonly state: 'failed'; readonly failure: ChallengeFailure }

export async function endChallenge(
  sql: Sql,
  { tenantId, id }: ChallengeKey,
  endedAt: string,
  end: ChallengeEnd,
): Promise<void> {
  await sql.query(
    SQL`update challenge set state = $3, ended_at = $4, summary = $5::jsonb, failure = $6::jsonb where tenant_id = $1 and id = $2`,
    [
      tenantId,
      id,
      end.state,
      endedAt,
      end.state === 'done' ? JSON.stringify(end.summary) : null,
      end.state === 'failed' ? JSON.stringify(end.failure) : null,
    ],
  )
}

export async function deleteChallenge(sql: Sql, { tenantId, id }: ChallengeKey): Promise<void> {
  await sql.query(SQL`delete from challenge_reading where tenant_id = $1 and challenge_id = $2`, [
    tenantId,
    id,
  ])
  await sql.query(SQL`delete from challenge where tenant_id = $1 and id = $2`, [tenantId, id])
}
