import type { Disclosure } from '../disclosure/disclosure.ts'
import type { ReadinessRow } from '../disclosure/readiness/assess.ts'
import { canonicalJson, sha256 } from '../evidence.ts'
import { requirementOf } from './comments.ts'
import type { ReviewState } from './moves.ts'
import { statementSubject } from './subjects.ts'

/** What an auditor marked about a requirement, the last time. */
export interface AuditMark {
  readonly requirement_id: string
  readonly mark: 'agreed' | 'query' | 'cleared'
  readonly note: string | null
  readonly thread_id: string | null
  readonly content_sha256: string
  readonly actor: string
  readonly marked_at: string
}

/** One requirement in the auditor's sheet. */
export interface AuditSheetRow {
  readonly requirement_id: string
  readonly title: string
  readonly pillar: string
  readonly is_gate: boolean
  readonly evidence_status: string
  readonly detail: string
  readonly references: readonly string[]
  /** The statement itself, or the name of the document that holds it. */
  readonly statement: string | null
  readonly review_state: ReviewState | null
  readonly approved_by: string | null
  readonly open_comments: number
  /** Of the evidence as it stands; to be sent with a mark. */
  readonly evidence_sha256: string
  readonly mark: 'agreed' | 'query' | null
  readonly note: string | null
  readonly marked_by: string | null
  readonly marked_at: string | null
  readonly thread_id: string | null
  /** True if the evidence has changed since it was marked. */
  readonly changed_since: boolean
}

/** Every requirement that counts or is a gate, with its evidence and what the auditors marked. */
export function auditSheet(
  disclosure: Pick<Disclosure, 'readiness' | 'records' | 'review'>,
  marks: readonly AuditMark[],
  nameOf: (actor: string) => string,
): AuditSheetRow[] {
  const byRequirement = new Map(marks.map((mark) => [mark.requirement_id, mark]))
  return disclosure.readiness.rows.map((row) => sheetRow(disclosure, row, byRequirement, nameOf))
}

function sheetRow(
  { records, review }: Pick<Disclosure, 'records' | 'review'>,
  row: ReadinessRow,
  marks: ReadonlyMap<string, AuditMark>,
  nameOf: (actor: string) => string,
): AuditSheetRow {
  const id = row.requirement_id
  const stated = records.s2_statements?.body.statements.find(({ requirement_id }) => requirement_id === id)
  const subject = review.subjects.find((one) => one.subject === statementSubject(id))
  const isApproved = subject?.state === 'approved' || subject?.state === 'locked'
  const evidence_sha256 = sha256(
    canonicalJson({
      evidence_status: row.evidence_status,
      // The record of statements has a new version whenever any of them changes: here its own statement counts.
      references: row.references.filter((reference) => !reference.includes('s2_statements')),
      set_aside: row.set_aside,
      statement: stated ?? null,
    }),
  )
  const last = marks.get(id)
  const mark = last === undefined || last.mark === 'cleared' ? undefined : last
  return {
    requirement_id: id,
    title: row.title,
    pillar: row.pillar,
    is_gate: row.is_gate,
    evidence_status: row.evidence_status,
    detail: row.detail,
    references: row.references,
    statement: stated?.statement ?? stated?.document?.name ?? stated?.reason ?? null,
    review_state: subject?.state ?? null,
    approved_by: isApproved ? (subject.decided_by?.name ?? null) : null,
    open_comments: review.open_threads.filter((thread) => requirementOf(thread.subject) === id).length,
    evidence_sha256,
    mark: mark?.mark === 'agreed' || mark?.mark === 'query' ? mark.mark : null,
    note: mark?.note ?? null,
    marked_by: mark === undefined ? null : nameOf(mark.actor),
    marked_at: mark?.marked_at ?? null,
    thread_id: mark?.thread_id ?? null,
    changed_since: mark !== undefined && mark.content_sha256 !== evidence_sha256,
  }
}

/** How much of a sheet is done. */
export const sheetTotals = (rows: readonly AuditSheetRow[]) => ({
  requirements: rows.length,
  agreed: rows.filter(({ mark, changed_since }) => mark === 'agreed' && !changed_since).length,
  queries: rows.filter(({ mark }) => mark === 'query').length,
  changed_since: rows.filter(({ changed_since }) => changed_since).length,
  open: rows.filter(({ mark }) => mark === null).length,
})
