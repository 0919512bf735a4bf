import type { OpenThread } from '../domain/review/period-review.ts'
import type { ReadonlySql, Sql } from './database.ts'
import type { ReviewKey } from './review-events.ts'
import { SQL } from './sql-text.ts'

/** One line of a thread. */
export interface CommentRow {
  readonly id: string
  readonly thread_id: string
  readonly subject: string
  readonly act: 'opened' | 'replied' | 'resolved' | 'reopened'
  readonly body: string | null
  /** Ids of members. */
  readonly mentions: readonly string[]
  readonly actor: string
  readonly written_at: string
}

/** A thread by the line that opened it. */
export interface ThreadRow {
  readonly id: string
  readonly subject: string
  readonly is_open: boolean
  /** Order of opening. */
  readonly ordinal: number
}

const COLUMNS = SQL`id, thread_id, subject, act, body, mentions, actor, written_at`

/** Threads are open until a line resolves them; a reply changes nothing. */
const IS_OPEN = SQL`(select s.act <> 'resolved' from review_comment s
    where s.tenant_id = t.tenant_id and s.abn = t.abn and s.period = t.period and s.thread_id = t.id and s.act <> 'replied'
    order by s.ordinal desc limit 1)`

/** So much of a text is told beside other things; the thread itself has all of it. */
const MOST_CHARACTERS = 500

/** All open threads of a period, each with the beginning of its newest text. */
export function openThreads(sql: ReadonlySql, { tenantId, abn, period }: ReviewKey): Promise<OpenThread[]> {
  return sql.query<OpenThread>(
    SQL`select t.id, t.subject, left(n.body, $4) as text, n.actor, n.written_at
     from review_comment t cross join lateral (
       select body, actor, written_at from review_comment l
       where l.tenant_id = t.tenant_id and l.abn = t.abn and l.period = t.period and l.thread_id = t.id and l.body is not null
       order by l.ordinal desc limit 1) n
     where t.tenant_id = $1 and t.abn = $2 and t.period = $3 and t.act = 'opened' and ${IS_OPEN}
     order by t.ordinal`,
    [tenantId, abn, period, MOST_CHARACTERS],
    'open_threads',
  )
}

/** Threads of a period, the newest first, older than `before`. */
export function listThreads(
  sql: ReadonlySql,
  { tenantId, abn, period }: ReviewKey,
  question: {
    readonly limit: number
    readonly before?: number | undefined
    readonly subject?: string | undefined
    readonly isOpen?: boolean | undefined
  },
): Promise<ThreadRow[]> {
  return sql.query<ThreadRow>(
    SQL`select id, subject, is_open, ordinal from (
       select t.id, t.subject, t.ordinal, ${IS_OPEN} as is_open from review_comment t
       where t.tenant_id = $1 and t.abn = $2 and t.period = $3 and t.act = 'opened'
         and ($4::text is null or t.subject = $4) and ($5::bigint is null or t.ordinal < $5)) thread
     where $6::boolean is null or is_open = $6
     order by ordinal desc limit $7`,
    [
      tenantId,
      abn,
      period,
      question.subject ?? null,
      question.before ?? null,
      question.isOpen ?? null,
      question.limit,
    ],
  )
}

/** The lines of threads of a period, oldest first. */
export function linesOfThreads(
  sql: ReadonlySql,
  { tenantId, abn, period }: ReviewKey,
  threads: readonly string[],
): Promise<CommentRow[]> {
  return sql.query<CommentRow>(
    SQL`select ${COLUMNS} from review_comment
     where tenant_id = $1 and abn = $2 and period = $3 and thread_id = any ($4::text[]) order by ordinal`,
    [tenantId, abn, period, threads],
  )
}

export async function insertComment(
  sql: Sql,
  { tenantId, abn, period }: ReviewKey,
  row: CommentRow,
): Promise<void> {
  await sql.query(
    SQL`insert into review_comment (tenant_id, abn, period, ${COLUMNS})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10, $11)`,
    [
      tenantId,
      abn,
      period,
      row.id,
      row.thread_id,
      row.subject,
      row.act,
      row.body,
      row.mentions,
      row.actor,
      row.written_at,
    ],
  )
}
