import type { Verdict } from '../domain/prose/check.ts'
import type { ChallengeKey } from './challenges.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** A page of a report as it was read, or a part of a very long one, with the places of its numbers. */
export interface PageRow {
  /** Order in the report, from 1. */
  readonly part: number
  /** Null in files without pages. */
  readonly page: number | null
  readonly first_line: number
  readonly content: string
  readonly marks: readonly Mark[]
}

export interface Mark {
  /** `ordinal` of the reading. */
  readonly number: number
  readonly verdict: Verdict
  /** Characters of the content. */
  readonly start: number
  readonly end: number
}

/** Rows of one insert: each has up to 100,000 characters. */
const AT_ONCE = 20

/** Keeps the text of a report in place of that which an earlier try left. */
export async function replacePages(sql: Sql, key: ChallengeKey, rows: readonly PageRow[]): Promise<void> {
  await deletePages(sql, key)
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await sql.query(
      SQL`insert into challenge_page (tenant_id, challenge_id, part, page, first_line, content, marks)
       select $1, $2, (row ->> 'part')::integer, (row ->> 'page')::integer, (row ->> 'first_line')::integer, row ->> 'content', row -> 'marks'
       from jsonb_array_elements($3::jsonb) row`,
      [key.tenantId, key.id, JSON.stringify(rows.slice(at, at + AT_ONCE))],
    )
}

export async function deletePages(sql: Sql, { tenantId, id }: ChallengeKey): Promise<void> {
  await sql.query(SQL`delete from challenge_page where tenant_id = $1 and challenge_id = $2`, [tenantId, id])
}

export const listPages = (
  sql: ReadonlySql,
  { tenantId, id }: ChallengeKey,
  { limit, after = 0 }: { readonly limit: number; readonly after?: number | undefined },
): Promise<PageRow[]> =>
  sql.query<PageRow>(
    SQL`select part, page, first_line, content, marks from challenge_page
     where tenant_id = $1 and challenge_id = $2 and part > $3
     order by part limit $4`,
    [tenantId, id, after, limit],
  )

/** How many parts of a report are kept. */
export async function countPages(sql: ReadonlySql, { tenantId, id }: ChallengeKey): Promise<number> {
  const [row] = await sql.query<{ readonly count: number }>(
    SQL`select count(*)::integer as count from challenge_page where tenant_id = $1 and challenge_id = $2`,
    [tenantId, id],
  )
  return row?.count ?? 0
}
