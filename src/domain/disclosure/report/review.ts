import {
  approvedFigures,
  compareFigures,
  FIGURES_CHANGED,
  type FigureSet,
  figuresHash,
  type WithdrawnRelease,
} from '../../review/figures.ts'
import { type ReviewInputs, withFigures } from '../../review/period-review.ts'
import type { Disclosure } from '../disclosure.ts'
import type { FilingReadiness } from '../readiness/readiness.ts'
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

/** A disclosure with its figures held against those that were approved. A draft has none to hold them against. */
export function withApprovedFigures<Found extends Disclosure>(
  disclosure: Found,
  { events }: Pick<ReviewInputs, 'events'>,
  withdrawn: readonly WithdrawnRelease[],
): Found {
  if (disclosure.review.status !== 'approved') return disclosure
  const figures = compareFigures(figuresOf(disclosure), approvedFigures(events), true, withdrawn)
  return {
    ...disclosure,
    review: withFigures(disclosure.review, figures),
    readiness: figures.state === 'changed' ? unsigned(disclosure.readiness) : disclosure.readiness,
  }
}

/** The readiness of a period whose figures are not the approved ones: no signature is of them, and none can be given. */
const unsigned = (readiness: FilingReadiness): FilingReadiness => ({
  ...readiness,
  readiness_state:
    readiness.readiness_state === 'signed_off' ? 'evidence_complete' : readiness.readiness_state,
  lacks_to_sign:
    readiness.lacks_to_sign ?? `${FIGURES_CHANGED}. Reopen the period, and have the figures of now approved.`,
})
