import { roundFigure } from '../../domain/company/round-figures.ts'
import { notCompared } from '../../domain/disclosure/contradictions/not-compared.ts'
import type { ReadinessRow } from '../../domain/disclosure/readiness/assess.ts'
import type { FilingReadiness } from '../../domain/disclosure/readiness/readiness.ts'
import { requirementOf } from '../../domain/review/comments.ts'
import { statementSubject } from '../../domain/review/subjects.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { presentMethod } from './data.ts'
import { presentRegistryFeed, presentStandard } from './disclosure.ts'

/** Which rows are shown; scores and states are always of all. */
export type RowFilter = (row: ReadinessRow) => boolean

export function filingReadinessMembers(found: GatheredDisclosure, isShown: RowFilter) {
  const readiness = addressed(found)
  const { method: _, ...duty } = readiness.duty
  const open = found.contradictions.filter(({ status }) => status === 'open').length
  const slugs = new Map(found.requirements.map(({ id, slug }) => [id, slug]))
  const missing = found.documents.filter((one) => one.status === 'missing')
  const missingFor = countOf(missing.flatMap(({ requirement_ids }) => requirement_ids))
  return {
    method: presentMethod(readiness.method),
    standard: presentStandard(found),
    registry: presentRegistryFeed(found),
    year_number: readiness.year_number,
    duty,
    duty_basis: found.duty_facts.basis,
    readiness_state: readiness.readiness_state,
    score: presentScore(readiness.score),
    score_line: readiness.score_line,
    denominator: readiness.denominator,
    declaration: readiness.declaration,
    contradictions: {
      open,
      explained: found.contradictions.length - open,
      not_compared: notCompared(found.contradiction_facts).length,
    },
    documents: {
      held: found.documents.length - missing.length,
      missing: missing.length,
    },
    pillars: readiness.pillars.map((pillar) => ({ ...pillar, score: presentScore(pillar.score) })),
    gates: readiness.rows
      .filter(({ is_gate }) => is_gate)
      .map(({ requirement_id, evidence_status }) => ({ requirement_id, evidence_status })),
    blocked_by: readiness.blocked_by,
    lacks_to_sign: readiness.lacks_to_sign,
    excluded: readiness.excluded,
    review: presentReview(found),
    rows: readiness.rows.filter(isShown).map((row) => ({
      slug: slugs.get(row.requirement_id) ?? '',
      ...row,
      ...reviewOfRow(found, row),
      missing_documents: missingFor.get(row.requirement_id) ?? 0,
    })),
  }
}

function countOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** The review of the period, without the state of each statement: rows have it. */
function presentReview({ review }: GatheredDisclosure) {
  const { subjects, open_threads, ...whole } = review
  return {
    ...whole,
    records: subjects.filter(({ subject }) => subject.startsWith('record:')),
    open_comments: open_threads,
  }
}

/** How far the statement on a requirement is in review, and how many comments on the requirement wait for an answer. */
function reviewOfRow({ review }: GatheredDisclosure, { requirement_id }: ReadinessRow) {
  const statement = review.subjects.find(({ subject }) => subject === statementSubject(requirement_id))
  return {
    review_state: statement?.state ?? null,
    open_comments: review.open_threads.filter(({ subject }) => requirementOf(subject) === requirement_id)
      .length,
  }
}

/** The readiness with the company's own addresses in what to do next, so that they can be used as they stand. */
export function addressed({ readiness, company }: GatheredDisclosure): FilingReadiness {
  const own = (text: string): string => text.replaceAll('{abn}', company.abn)
  return {
    ...readiness,
    rows: readiness.rows.map((row) =>
      row.next_action === null
        ? row
        : {
            ...row,
            next_action: {
              ...row.next_action,
              route: own(row.next_action.route),
              do: own(row.next_action.do),
            },
          },
    ),
  }
}

export const presentScore = ({ value, numerator, denominator }: FilingReadiness['score']) => ({
  value: value === null ? null : roundFigure(value),
  numerator,
  denominator,
})
