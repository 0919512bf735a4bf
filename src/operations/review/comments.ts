import { randomBytes } from 'node:crypto'
import { bytesToBigInt, toBase62 } from '../../domain/tenancy/base62.ts'
import { ServiceError } from '../../errors.ts'
import type { Sql } from '../../store/database.ts'
import {
  type CommentRow,
  insertComment,
  linesOfThreads,
  listThreads,
  type ThreadRow,
} from '../../store/review-comments.ts'
import type { ReviewKey } from '../../store/review-events.ts'
import type { ZipPlaces } from '../bundle-store/zips.ts'
import { notifyOfComment } from '../notifications/of-review.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { requireSubject } from './comment-subjects.ts'
import { activeMembers, memberNames } from './member-names.ts'
import type { ReviewServices } from './move-review.ts'
import { tellReview } from './tell-review.ts'

/** A thread with its lines, oldest first. */
export interface CommentThread extends ThreadRow {
  readonly lines: readonly CommentRow[]
  /** Names by actor, of everyone who wrote or is mentioned. */
  readonly names: ReadonlyMap<string, string>
}

/** A text on a subject, or an answer in a thread. */
export interface NewComment {
  readonly subject?: string | undefined
  readonly thread?: string | undefined
  readonly text: string
  readonly mentions: readonly string[]
}

/** Threads of a period with their lines, the newest first. */
export async function readThreads(
  { database }: Pick<ReviewServices, 'database'>,
  key: ReviewKey,
  question: Parameters<typeof listThreads>[2],
): Promise<CommentThread[]> {
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    const threads = await listThreads(sql, key, question)
    const lines = await linesOfThreads(
      sql,
      key,
      threads.map(({ id }) => id),
    )
    return await withLines(sql, key, threads, lines)
  })
}

/** Opens a thread or answers in one. */
export async function addComment(
  { database, clock, objects }: ReviewServices & ZipPlaces,
  key: ReviewKey,
  comment: NewComment,
  actor: string,
): Promise<CommentThread> {
  // Before the transaction: the bundle that holds the subject may be in an object store, and is never changed.
  const opened =
    comment.thread === undefined
      ? await requireSubject({ database, objects }, key, comment.subject)
      : undefined
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await requireMembers(sql, key.tenantId, comment.mentions)
    const id = newCommentId()
    const thread = comment.thread === undefined ? undefined : await requireThread(sql, key, comment.thread)
    const subject = thread?.subject ?? opened!
    const act = thread === undefined ? 'opened' : 'replied'
    return await write(sql, clock, key, {
      id,
      thread_id: thread?.id ?? id,
      subject,
      act,
      body: comment.text,
      mentions: comment.mentions,
      actor,
    })
  })
}

/** Resolves a thread or opens it again. Once more changes nothing. */
export async function settleThread(
  { database, clock }: ReviewServices,
  key: ReviewKey,
  change: {
    readonly thread: string
    readonly act: 'resolved' | 'reopened'
    readonly text: string | undefined
  },
  actor: string,
): Promise<CommentThread> {
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    const thread = await requireThread(sql, key, change.thread)
    if (thread.is_open === (change.act === 'reopened')) return thread
    const { id: thread_id, subject } = thread
    return await write(sql, clock, key, {
      id: newCommentId(),
      thread_id,
      subject,
      act: change.act,
      body: change.text ?? null,
      mentions: [],
      actor,
    })
  })
}

/** A line, with its audit event. The text stays out of the audit trail, which no one can erase. */
export async function write(
  sql: Sql,
  clock: ReviewServices['clock'],
  key: ReviewKey,
  line: Omit<CommentRow, 'written_at'>,
  asked: 'comment' | 'query' = 'comment',
): Promise<CommentThread> {
  const { tenantId, abn, period } = key
  await insertComment(sql, key, { ...line, written_at: clock.now().toISOString() })
  const entry = await appendAudit(sql, clock, {
    tenantId,
    actor: line.actor,
    action: `comment.${line.act}`,
    subject: `comment:${line.thread_id}`,
    detail: { abn, period, subject: line.subject, mentions: line.mentions },
  })
  const { thread_id, subject, mentions } = line
  if (mentions.length > 0)
    await tellReview(sql, clock, key, entry, [{ kind: 'mention', thread: thread_id, subject, mentions }])
  const thread = await requireThread(sql, key, line.thread_id)
  const opened_by = thread.lines[0]?.actor ?? line.actor
  await notifyOfComment(sql, clock, key, { ...line, opened_by, is_query: asked === 'query' }, line.actor)
  return thread
}

export const newCommentId = (): string => `cmt_${toBase62(bytesToBigInt(randomBytes(11)), 16)}`

async function requireThread(sql: Sql, key: ReviewKey, id: string): Promise<CommentThread> {
  const lines = await linesOfThreads(sql, key, [id])
  const [opened] = lines
  if (opened === undefined)
    throw new ServiceError(
      'comment_not_found',
      `There is no thread ${id} about ${key.abn} in ${key.period}.`,
      {
        hint: `GET /v1/companies/${key.abn}/comments?period=${key.period} lists the threads.`,
      },
    )
  const is_open = lines.findLast(({ act }) => act !== 'replied')?.act !== 'resolved'
  const thread = { id, subject: opened.subject, is_open, ordinal: 0 }
  return (await withLines(sql, key, [thread], lines))[0]!
}

async function withLines(
  sql: Sql,
  { tenantId }: ReviewKey,
  threads: readonly ThreadRow[],
  lines: readonly CommentRow[],
): Promise<CommentThread[]> {
  const actors = lines.flatMap(({ actor, mentions }) => [actor, ...mentions.map((id) => `member:${id}`)])
  const names = await memberNames(sql, tenantId, new Set(actors))
  const byThread = Map.groupBy(lines, ({ thread_id }) => thread_id)
  return threads.map((thread) => ({ ...thread, names, lines: byThread.get(thread.id) ?? [] }))
}

async function requireMembers(sql: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
  const known = await activeMembers(sql, tenantId, ids)
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length === 0) return
  throw new ServiceError('validation_failed', 'Only active members can be mentioned.', {
    errors: unknown.map((id) => ({
      pointer: `/mentions/${ids.indexOf(id)}`,
      code: 'invalid_member',
      message: 'is not an active member',
      received: id,
    })),
    hint: 'GET /v1/members lists the members with their ids.',
  })
}
