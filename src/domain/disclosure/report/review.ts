import {
  approvedFigures,
  compareFigures,
  type FigureSet,
  figuresHash,
  type WithdrawnRelease,
} from '../../review/figures.ts'
import { type PeriodReview, type ReviewInputs, withFigures } from '../../review/period-review.ts'
import type { Disclosure } from '../disclosure.ts'
import { composeMetrics } from './compose-metrics.ts'

/** The figures that a report of the disclosure gives. */
export function figuresOf(disclosure: Disclosure): FigureSet {
  const figures = composeMetrics(disclosure).metrics.flatMap(({ id, label, unit, value }) =>
    value === null ? [] : [{ id, label, unit, value }],
  )
  return {
    snapshot_id: disclosure.snapshot.id,
    evidence_hash: disclosure.evidence_hash,
    sha256: figuresHash(figures),
    figures,
  }
}

/** The review of a disclosure, with its figures held against those that were approved. A draft has none to hold them against. */
export function reviewWithFigures(
  disclosure: Disclosure,
  { events }: Pick<ReviewInputs, 'events'>,
  withdrawn: readonly WithdrawnRelease[],
): PeriodReview {
  const { review } = disclosure
  if (review.status !== 'approved') return review
  return withFigures(review, compareFigures(figuresOf(disclosure), approvedFigures(events), true, withdrawn))
}
