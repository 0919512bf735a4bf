import { CHANGED_MARK } from './check-figures.ts'
import type { Body, Documents } from './documents.ts'
import { canonical, differences, hash } from './json.ts'
import { readPdfTitle } from './read-pdf-title.ts'
import { readSheetTitles } from './read-workbook.ts'
import type { ReviewEntry } from './review-entries.ts'
import { type Finding, UnreadableBundle } from './verification.ts'

const APPROVED = new Set(['approved', 'locked'])

/** What the bundle says of its approval follows from the states that it lists, and these are of the records that it holds. */
export function checkReview({ manifest, report, provenance }: Documents): Finding[] {
  const { review } = report
  return [
    ...tie('manifest.json/review', statedIn(manifest.review), {
      status: review.status,
      self_approved: review.self_approved,
      approvers: review.approvers.map(({ name }) => name),
      open_gates: review.open_gates,
      draft_because: review.draft_because,
      signed_by: review.signed?.name ?? null,
    }),
    ...tie('report.json/review', statedOf(review), followsFrom(review)),
    ...checkSubjects(review, provenance),
    ...checkWhole(review),
    ...checkSignature(review),
  ]
}

/** What the manifest says of the approval; of the figures another check looks (check-figures.ts). */
const statedIn = (stated: Documents['manifest']['review']) => {
  const { figures: _, ...rest } = stated
  return rest
}

/** The hash that the period was decided by is over all subjects. Statements are bound to their own content, all else to its version. */
function checkWhole({ sha256, subjects }: ReviewEntry): Finding[] {
  if (sha256 === null) return []
  const contents = subjects.map(({ subject: id, version, sha256: own }) =>
    id.startsWith('statement:') || id === 'record:s2_statements'
      ? { id, sha256: own }
      : { id, version, sha256: own },
  )
  return tie('report.json/review/sha256', sha256, hash(canonical(contents)))
}

/** A signature stands only in an approved period, over what is approved: its content and its figures. */
function checkSignature({ signed, status, sha256, figures }: ReviewEntry): Finding[] {
  if (signed === null) return []
  const isOfApproved = status === 'approved' && figures?.state !== 'changed'
  return [
    ...tie('report.json/review/signed', 'present', isOfApproved ? 'present' : 'absent'),
    ...tie('report.json/review/signed/content_sha256', signed.content_sha256, sha256),
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

const EXPLANATIONS = 'record:contradiction_explanations'

/**
 * Every record and statement of the bundle is listed with the content that the bundle holds. Sites are not in it. Explanations of
 * contradictions that are older than their review are in it and not listed.
 */
function checkSubjects(
  review: ReviewEntry,
  { records, readiness_facts: { explanations } }: Documents['provenance'],
): Finding[] {
  if (review.subjects.length === 0 && review.status !== 'approved') return []
  const isListed = review.subjects.some(({ subject }) => subject === EXPLANATIONS)
  const explained = isListed && explanations ? [explanations] : []
  const stated = review.subjects
    .filter(({ subject }) => subject !== 'record:sites')
    .map(({ subject, version, sha256 }) => ({ subject, version, sha256 }))
  const held = [...records, ...explained].flatMap(({ record, version, sha256, body }) => {
    if (record === 's2_statements') return statementsOf(version, body)
    const own = record === 'ledger' ? hash(canonical(enteredIn(body))) : sha256
    return [{ subject: `record:${record}`, version, sha256: own }]
  })
  return tie('report.json/review/subjects', bySubject(stated), bySubject(held))
}

/** Of a ledger, what people entered: shares follow from the boundary, which is reviewed by itself. */
const enteredIn = ({ period, lines, factors, places }: Body) => ({
  period,
  lines,
  factors,
  places: ((places ?? []) as readonly Body[]).map(
    ({ share_percent: _share, share_reason: _reason, ...place }) => place,
  ),
})

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

const MARKS = ['DRAFT', CHANGED_MARK]

/**
 * A draft, which is all that is not finished, says so on every sheet and in the title of report.pdf, which every page repeats, and so does a bundle whose figures changed since
 * approval; one that is what was approved nowhere.
 */
export function checkMarks({ report, workbook, pdf }: Documents): Finding[] {
  const { review } = report
  const mark =
    review.draft_because !== null ? 'DRAFT' : review.figures?.state === 'changed' ? CHANGED_MARK : undefined
  const wrong = (where: string, title: string | undefined): Finding[] => {
    const found = MARKS.find((one) => title?.startsWith(`${one}. `))
    if (title !== undefined && found === mark) return []
    const detail =
      mark === undefined
        ? `it is marked ${found}, but the bundle is what was approved`
        : `the mark ${mark} is missing`
    return [off(where, detail, title ?? null, mark === undefined ? 'no mark' : `${mark}. ...`)]
  }
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
