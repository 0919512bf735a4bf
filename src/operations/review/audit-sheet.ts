import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { type AuditMark, type AuditSheetRow, auditSheet } from '../../domain/review/audit-sheet.ts'
import type { ReviewAct } from '../../domain/review/events.ts'
import { ServiceError } from '../../errors.ts'
import { insertAuditMark, lastAuditMarks } from '../../store/audit-marks.ts'
import type { Database } from '../../store/database.ts'
import { lockReview, type ReviewKey } from '../../store/review-events.ts'
import type { GatheredDisclosure } from '../disclosure/gather-disclosure.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { newCommentId, write } from './comments.ts'
import { memberNames } from './member-names.ts'
import type { ReviewServices } from './move-review.ts'
import { tellReview } from './tell-review.ts'

/** The marks of a period with the names of who made them. */
export interface StoredMarks {
  readonly marks: readonly AuditMark[]
  readonly names: ReadonlyMap<string, string>
  /** Changes whenever one of them does. */
  readonly key: string
}

export async function readMarks(database: Database, key: ReviewKey): Promise<StoredMarks> {
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    const marks = await lastAuditMarks(sql, key)
    const names = await memberNames(sql, key.tenantId, new Set(marks.map(({ actor }) => actor)))
    return { marks, names, key: sha256(canonicalJson({ marks, names: [...names] })) }
  })
}

export const sheetOf = (found: GatheredDisclosure, { marks, names }: StoredMarks): AuditSheetRow[] =>
  auditSheet(found, marks, (actor) => names.get(actor) ?? actor)

/** What an auditor marks. */
export interface NewMark {
  readonly requirement_id: string
  readonly mark: 'agreed' | 'query' | 'cleared'
  readonly note: string | undefined
  /** Of the evidence that the auditor looked at. */
  readonly evidence_sha256: string
}

/** Writes marks down, all or none. A query opens a thread of comments on its requirement. */
export async function markRequirements(
  { database, clock }: ReviewServices,
  key: ReviewKey,
  rows: readonly AuditSheetRow[],
  marks: readonly NewMark[],
  person: { readonly actor: string; readonly memberId: string | undefined },
): Promise<void> {
  if (person.memberId === undefined)
    throw new ServiceError(
      'person_required',
      'This API key acts for no member. Only a person can mark the sheet.',
      {
        hint: 'Sign in as a member with the role auditor, or use a key that acts for one.',
      },
    )
  requireSound(rows, marks)
  await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await lockReview(sql, key, 'mover')
    const queries: ReviewAct[] = []
    for (const { requirement_id, mark, note, evidence_sha256 } of marks) {
      const id = newCommentId()
      if (mark === 'query') {
        queries.push({ kind: 'query', requirement: requirement_id, thread: id })
        const line = { id, thread_id: id, subject: `requirement:${requirement_id}`, act: 'opened' as const }
        await write(
          sql,
          clock,
          key,
          { ...line, body: note ?? '', mentions: [], actor: person.actor },
          'query',
        )
      }
      await insertAuditMark(sql, key, {
        requirement_id,
        mark,
        note: note ?? null,
        thread_id: mark === 'query' ? id : null,
        content_sha256: evidence_sha256,
        actor: person.actor,
        marked_at: clock.now().toISOString(),
      })
    }
    const entry = await appendAudit(sql, clock, {
      tenantId: key.tenantId,
      actor: person.actor,
      action: 'audit_sheet.marked',
      subject: `audit_sheet:${key.abn}:${key.period}`,
      detail: {
        abn: key.abn,
        period: key.period,
        marks: marks.map(({ requirement_id, mark }) => ({ requirement_id, mark })),
      },
    })
    await tellReview(sql, clock, key, entry, queries)
  })
}

/** All faults at once: an unknown requirement, a query that asks nothing, evidence that is another by now. */
function requireSound(rows: readonly AuditSheetRow[], marks: readonly NewMark[]): void {
  const byId = new Map(rows.map((row) => [row.requirement_id, row]))
  const faults = marks.flatMap(({ requirement_id, mark, note }, index) => {
    const at = `/marks/${index}`
    if (!byId.has(requirement_id))
      return [fault(`${at}/requirement_id`, 'is not a requirement on the sheet', requirement_id)]
    return mark === 'query' && note === undefined ? [fault(`${at}/note`, 'say what the query is', null)] : []
  })
  if (faults.length > 0)
    throw new ServiceError('validation_failed', 'The marks were not written down.', {
      errors: faults,
      hint: 'Nothing was marked. Fix every error and send all marks again.',
    })
  const changed = marks.filter(
    ({ requirement_id, evidence_sha256 }) => byId.get(requirement_id)?.evidence_sha256 !== evidence_sha256,
  )
  if (changed.length > 0)
    throw new ServiceError(
      'version_conflict',
      `The evidence for ${changed.map(({ requirement_id }) => requirement_id).join(', ')} is not the one that you looked at.`,
      {
        hint: 'Nothing was marked. GET the sheet again, look at the evidence, and mark it with its evidence_sha256.',
      },
    )
}

const fault = (pointer: string, message: string, received: string | null) => ({
  pointer,
  code: 'invalid_member',
  message,
  received,
})
