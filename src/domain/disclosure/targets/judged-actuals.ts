import { isTwelveMonths } from '../../period.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { emptyAims } from './empty-aims.ts'
import { looseEnds } from './loose-ends.ts'
import { type Mismatch, registryMismatches, type TargetFacts } from './target-actuals.ts'
import { mixedPotentials, untiedActuals } from './tied-actuals.ts'

interface Actuals {
  readonly source: 'tenant' | 'registry'
  readonly mismatches: readonly Mismatch[]
}

/**
 * The tenant's own actuals where the target has them, if they tie to the registry or a held document shows them. Otherwise the
 * registry's, if they are about the same thing; every difference is named, and none is computed away. `all` are the targets of
 * the record: a net target has its gross twin among them.
 */
export function actualsOf(
  target: EmissionTarget,
  all: readonly EmissionTarget[],
  facts: TargetFacts,
): Actuals {
  const own = target.actuals ?? []
  const isOwn = own.length > 0
  return {
    source: isOwn ? 'tenant' : 'registry',
    mismatches: [
      ...basePeriodMismatch(target),
      ...emptyAims(target, all),
      ...looseEnds(target, all.indexOf(target), facts),
      ...mixedPotentials(target, facts),
      ...(isOwn
        ? [...oddActuals(target, own), ...untiedActuals(target, own, facts)]
        : registryMismatches(target, facts.approach)),
    ],
  }
}

function oddActuals(target: EmissionTarget, actuals: NonNullable<EmissionTarget['actuals']>): Mismatch[] {
  const dayOfYear = target.target_period.end.slice(5)
  const odd = actuals.filter(({ period }) => period.end.slice(5) !== dayOfYear || !isTwelveMonths(period))
  return odd.map(({ period }) => ({
    reason_code: 'period_differs',
    detail: `The actual for ${period.start} to ${period.end} does not end on the same day of the year as the target, ${dayOfYear}.`,
  }))
}

const basePeriodMismatch = ({ base, target_period }: EmissionTarget): Mismatch[] =>
  [base.period, target_period].every(isTwelveMonths) &&
  base.period.end.slice(5) === target_period.end.slice(5)
    ? []
    : [
        {
          reason_code: 'period_differs',
          detail:
            'The base and target periods do not end on the same day of the year, so there is no yearly path between them.',
        },
      ]
