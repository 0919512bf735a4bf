import type { Body, Documents, ReviewEntry } from './documents.ts'
import { canonical, differences, hash } from './json.ts'
import { readPdfTitle } from './read-pdf-title.ts'
import { readSheetTitles } from './read-workbook.ts'
import { type Finding, UnreadableBundle } from './verification.ts'

/** The last version of readiness whose bundles do not say whether they are approved. */
const OLDER = { id: 'filing_readiness', version: '1.0.0' }
const APPROVED = new Set(['approved', 'locked'])

/** What the bundle says of its approval follows from the states that it lists, and these are of the records that it holds. */
export function checkReview({ manifest, report, provenance }: Documents): Finding[] {
  const { review } = report
  const isOlder = report.methods.some(({ id, version }) => id === OLDER.id && version === OLDER.version)
  if (review === undefined)
    return isOlder && manifest.review === undefined
      ? []
      : [off('report.json/review', 'it does not say whether the records are approved', null, 'review')]
  return [
    ...tie('manifest.json/review', manifest.review, {
      status: review.status,
      self_approved: review.self_approved,
      approvers: review.approvers.map(({ name }) => name),
    }),
    ...tie('report.json/review', statedOf(review), followsFrom(review)),
    ...checkSubjects(review, provenance.records),
  ]
}

const statedOf = ({ status, self_approved, approvers, locked }: ReviewEntry) => ({
  status,
  self_approved,
  has_approvers: approvers.length > 0,
  is_locked: locked !== null,
})

function followsFrom({ state, subjects, self_approved, approvers }: ReviewEntry) {
  const isApproved =
    APPROVED.has(state) && subjects.length > 0 && subjects.every((one) => APPROVED.has(one.state))
  return {
    status: isApproved ? 'approved' : 'draft',
    self_approved: self_approved || subjects.some((one) => one.self_approved),
    has_approvers: isApproved || approvers.length > 0,
    is_locked: state === 'locked',
  }
}

/** Every record and statement of the bundle is listed with the content that the bundle holds. Sites are not in it. */
function checkSubjects(review: ReviewEntry, records: Documents['provenance']['records']): Finding[] {
  if (review.subjects.length === 0 && review.status !== 'approved') return []
  const stated = review.subjects
    .filter(({ subject }) => subject !== 'record:sites')
    .map(({ subject, version, sha256 }) => ({ subject, version, sha256 }))
  const held = records.flatMap(({ record, version, sha256, body }) =>
    record === 's2_statements'
      ? statementsOf(version, body)
      : [{ subject: `record:${record}`, version, sha256 }],
  )
  return tie('report.json/review/subjects', bySubject(stated), bySubject(held))
}

function statementsOf(version: number, { statements, ...frame }: Body) {
  const list = (statements ?? []) as readonly Body[]
  const ids = list.map(({ requirement_id }) => requirement_id)
  return [
    { subject: 'record:s2_statements', version, sha256: hash(canonical({ ...frame, statements: ids })) },
    ...list.map((statement) => ({
      subject: `statement:${String(statement['requirement_id'])}`,
      version,
      sha256: hash(canonical(statement)),
    })),
  ]
}

const bySubject = (list: readonly { readonly subject: string }[]): object =>
  Object.fromEntries(list.map(({ subject, ...content }) => [subject, content]))

/** A draft says so on every sheet and in the title of report.pdf, which every page repeats; an approved bundle nowhere. */
export function checkMarks({ report, workbook, pdf }: Documents): Finding[] {
  const { review } = report
  if (review === undefined) return []
  const isDraft = review.status !== 'approved'
  const wrong = (where: string, title: string | undefined): Finding[] =>
    title !== undefined && title.startsWith('DRAFT. ') === isDraft
      ? []
      : [
          off(
            where,
            isDraft ? 'the mark DRAFT is missing' : 'it is marked DRAFT, but the records are approved',
            title ?? null,
            isDraft ? 'DRAFT. ...' : 'no mark',
          ),
        ]
  try {
    return [
      ...wrong('report.pdf title', readPdfTitle(pdf)),
      ...[...readSheetTitles(workbook)].flatMap(([name, title]) =>
        wrong(`working-papers.xlsx ${name}!A1`, title),
      ),
    ]
  } catch (error) {
    // The check of the workbook tells what is wrong with it.
    if (error instanceof UnreadableBundle) return []
    throw error
  }
}

const off = (where: string, detail: string, stated: unknown, recomputed: unknown): Finding => ({
  kind: 'tie',
  where,
  detail,
  stated,
  recomputed,
})

const tie = (where: string, stated: unknown, recomputed: unknown): Finding[] =>
  differences(stated, recomputed).map((difference) =>
    off(
      `${where}${difference.pointer}`,
      'it does not match the rest of the bundle',
      difference.stated ?? null,
      difference.recomputed ?? null,
    ),
  )
