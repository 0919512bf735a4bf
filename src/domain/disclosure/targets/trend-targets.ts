import type { TargetPoint } from '../../company/emissions/required-rate.ts'
import { reportingYear } from '../../reporting-year.ts'
import { type EmissionTarget, type EmissionTargets, standingTargets } from '../records/emission-targets.ts'
import { type Mismatch, registryMismatches } from './target-actuals.ts'
import { pathEnds } from './target-path.ts'

/** A company's own targets as its trend takes them, and those that no published series can be held against. */
export interface TrendTargets {
  readonly points: readonly TargetPoint[]
  readonly not_comparable: readonly { readonly id: string; readonly reasons: readonly Mismatch[] }[]
}

/** Standing targets only: drafts are not yet declared, withdrawn ones no longer. */
export function trendTargets(record: EmissionTargets): TrendTargets {
  const held = standingTargets(record).map((target) => ({
    target,
    reasons: registryMismatches(target, null),
  }))
  return {
    points: held.filter(({ reasons }) => reasons.length === 0).map(({ target }) => pointOf(target)),
    not_comparable: held
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ target, reasons }) => ({ id: target.id, reasons })),
  }
}

function pointOf(target: EmissionTarget): TargetPoint {
  const { goal } = pathEnds(target)
  return {
    id: target.id,
    series: seriesOf(target),
    target_year: reportingYear(goal.year - 1),
    target_t: goal.value,
  }
}

/** A target that can be compared has scope 1, location-based scope 2, or both. */
function seriesOf({ scopes }: EmissionTarget): TargetPoint['series'] {
  if (scopes.length > 1) return 'scope1_and_2'
  return scopes[0] === 'scope1' ? 'scope1' : 'scope2'
}
