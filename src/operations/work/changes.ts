import { sentenceOf } from '../../domain/review/sentences.ts'
import { covers } from '../../domain/tenancy/engagement.ts'
import { listAuditEvents } from '../../store/audit.ts'
import type { Sql } from '../../store/database.ts'
import { memberNames } from '../review/member-names.ts'
import type { Worker } from './worker.ts'

/** Something that others did to a company's disclosure. */
export interface Change {
  readonly at: string
  readonly actor: string
  readonly abn: string
  /** Empty for what is about all periods. */
  readonly period: string
  /** One sentence for people. */
  readonly sentence: string
}

/** So many events of the audit trail are looked at, newest first; what is before them is not shown. */
const LOOKED_AT = 1000
const MOST_SHOWN = 50
const TOPICS = new Set(['review', 'comment', 'audit_sheet', 'tenant_record'])

/** What others did since a time, newest first. */
export async function readChanges(
  sql: Sql,
  { tenantId, memberId, engagements }: Worker,
  since: string,
): Promise<{ readonly changes: readonly Change[]; readonly isComplete: boolean }> {
  const range = { limit: LOOKED_AT, before: Number.MAX_SAFE_INTEGER }
  const entries = await listAuditEvents(sql, tenantId, range, { from: since.slice(0, 10) })
  const own = `member:${memberId}`
  const found = entries.flatMap((entry) => {
    const isNew = entry.occurredAt > since && entry.actor !== own
    if (!isNew || !TOPICS.has(entry.action.split('.')[0] ?? '')) return []
    const detail = JSON.parse(entry.detail) as Readonly<Record<string, unknown>>
    const [abn, period] = [textIn(detail, 'abn'), textIn(detail, 'period')]
    if (abn === '' || (engagements !== undefined && !covers(engagements, abn, period))) return []
    return [{ entry, detail, abn, period }]
  })
  const shown = found.slice(0, MOST_SHOWN)
  const names = await memberNames(sql, tenantId, new Set(shown.map(({ entry }) => entry.actor)))
  const changes = shown.map(({ entry: { action, actor, occurredAt }, detail, abn, period }) => ({
    at: occurredAt,
    actor,
    abn,
    period,
    sentence: sentenceOf({ action, detail }, names.get(actor) ?? actor) ?? action,
  }))
  return { changes, isComplete: found.length <= MOST_SHOWN && entries.length < LOOKED_AT }
}

const textIn = (detail: Readonly<Record<string, unknown>>, name: string): string => {
  const value = detail[name]
  return typeof value === 'string' ? value : ''
}
