import { RISK_LEVELS, type RiskLevel, type TraceStep } from '../bands.ts'
import type { Evidenced } from '../outcome.ts'

/** Every hazard that a place answers for, in the order in which they are shown. */
export const HAZARD_IDS = [
  'warming',
  'drying',
  'extreme_heat',
  'heatwave',
  'hottest_day',
  'drought',
  'heavy_rain',
  'bushfire',
  'tropical_cyclone',
  'coast',
  'cooling_demand',
  'flood',
] as const
export type HazardId = (typeof HAZARD_IDS)[number]

export type HazardKind = 'chronic' | 'acute'

/** Why a hazard has no band. None of them means that the hazard is absent. */
export const ABSENCE_REASONS = {
  not_loaded: 'This snapshot does not contain the data that this hazard needs.',
  outside_coverage: 'The data is loaded but does not cover this place.',
  licence_not_accepted: 'The data is offered under a licence that the operator has not accepted.',
  no_public_data: 'No public data set covers the whole country.',
} as const
export type AbsenceReason = keyof typeof ABSENCE_REASONS

/** One measured figure of a hazard at a place. */
export interface HazardIndicator {
  readonly id: string
  readonly value: number
  readonly unit: string
  /** The years that it speaks of, such as 2015-2024; of a map, the year of its edition. */
  readonly period: string
}

interface AtPlace extends Evidenced {
  readonly hazard: HazardId
  readonly kind: HazardKind
  readonly indicators: readonly HazardIndicator[]
  /** The last year of the record that the band rests on; null where it rests on a map, or on several records. */
  readonly latest_year: number | null
  /** Each rule as it was applied, with the distance to the next band of every table. */
  readonly trace: readonly TraceStep[]
}

export interface AssessedHazard extends AtPlace {
  readonly status: 'assessed'
  readonly reason: null
  readonly band: RiskLevel
  /** How far the deciding indicator may move before another band applies, in its own unit; null where none can follow. */
  readonly distance_to_next_band: number | null
  readonly next_band: string | null
}

export interface AbsentHazard extends AtPlace {
  readonly status: 'absent'
  readonly reason: { readonly code: AbsenceReason; readonly detail: string }
  readonly band: null
  readonly distance_to_next_band: null
  readonly next_band: null
}

/** The answer of a place for one hazard: a band with its proof, or the reason why there is none. */
export type HazardAssessment = AssessedHazard | AbsentHazard

/** A rule that was applied, and the band that it gives. */
export interface Decision {
  readonly band: RiskLevel
  readonly step: TraceStep
}

/** An answer with a band: the worst that its rules give. The rule that gives it says how far the next band is. */
export function assessedHazard(
  hazard: { readonly id: HazardId; readonly kind: HazardKind },
  decisions: readonly [Decision, ...Decision[]],
  found: Pick<AtPlace, 'indicators' | 'evidence'> & { readonly latest_year?: number },
): AssessedHazard {
  const decisive = decisions.reduce((worst, one) => (isCloser(one, worst) ? one : worst))
  return {
    hazard: hazard.id,
    kind: hazard.kind,
    status: 'assessed',
    reason: null,
    indicators: found.indicators,
    latest_year: found.latest_year ?? null,
    band: decisive.band,
    distance_to_next_band: decisive.step.distance_to_next_band,
    next_band: decisive.step.next_band,
    trace: decisions.map(({ step }) => step),
    evidence: found.evidence,
  }
}

/** Whether a decision is worse than another, or as bad and nearer to its next band. */
function isCloser(one: Decision, other: Decision): boolean {
  const worse = RISK_LEVELS.indexOf(one.band) - RISK_LEVELS.indexOf(other.band)
  const far = Number.POSITIVE_INFINITY
  return (
    worse > 0 ||
    (worse === 0 && (one.step.distance_to_next_band ?? far) < (other.step.distance_to_next_band ?? far))
  )
}

/** An answer without a band. Figures that were found are kept beside the reason. */
export const absentHazard = (
  hazard: { readonly id: HazardId; readonly kind: HazardKind },
  code: AbsenceReason,
  detail: string,
  found: Partial<Pick<AtPlace, 'indicators' | 'trace' | 'evidence'>> = {},
): AbsentHazard => ({
  hazard: hazard.id,
  kind: hazard.kind,
  status: 'absent',
  reason: { code, detail },
  indicators: found.indicators ?? [],
  latest_year: null,
  band: null,
  distance_to_next_band: null,
  next_band: null,
  trace: found.trace ?? [],
  evidence: found.evidence ?? [],
})
