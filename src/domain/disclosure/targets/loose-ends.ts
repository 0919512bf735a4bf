import type { EmissionTarget } from '../records/emission-targets.ts'
import { REGISTRY_GASES } from '../records/fields.ts'
import type { Mismatch, TargetFacts } from './target-actuals.ts'
import { pathPoints } from './target-path.ts'
import { partOfRegistry, TIED_WITHIN } from './tied-actuals.ts'
import { tonnesInUnit } from './tonne-units.ts'

/** Subjects that are measured in something else than emissions. */
const NOT_OF_EMISSIONS: ReadonlySet<EmissionTarget['category']> = new Set(['adaptation', 'energy'])

/** What leaves a target hanging in the air, whatever its actuals say: each with what would tie it. */
export function looseEnds(
  target: EmissionTarget,
  at: number,
  { registry, open_bases, open_actuals }: Pick<TargetFacts, 'registry' | 'open_bases' | 'open_actuals'>,
): Mismatch[] {
  const { type, unit, category, basis, base, actuals = [], planned_credits, coverage } = target
  const part = partOfRegistry(target, registry, base.period)
  const isOfRegistry =
    REGISTRY_GASES.every((gas) => target.gases.includes(gas)) &&
    target.scopes.every((scope) => scope === 'scope1' || scope === 'scope2_location')
  const { goal, milestones } = pathPoints(target)
  const levels = [goal.value, ...milestones.map(({ value }) => value), ...actuals.map(({ value }) => value)]
  return [
    ...(type === 'absolute' && !NOT_OF_EMISSIONS.has(category) && tonnesInUnit(unit) === undefined
      ? [
          {
            reason_code: 'unit_not_known',
            detail: `Emissions are not measured in ${unit}. State the target in tonnes, such as t CO2-e or Mt CO2-e.`,
          },
        ]
      : []),
    ...((type === 'intensity' || basis === 'gross') && levels.some((value) => value < 0)
      ? [
          {
            reason_code: 'below_zero',
            detail:
              'A level or an actual is below zero, which gross emissions cannot be. Correct it, or state a net target.',
          },
        ]
      : []),
    ...(basis === 'net' && (planned_credits?.tonnes ?? 0) === 0
      ? [
          {
            reason_code: 'net_without_credits',
            detail:
              'The target is net but plans no credits, so net is what gross is. State the credits under planned_credits, or follow the gross target.',
          },
        ]
      : []),
    ...(part !== null &&
    isOfRegistry &&
    base.value * part.tonnes > part.high * (1 + TIED_WITHIN) &&
    coverage.share_percent < 100
      ? [
          {
            reason_code: 'base_above_coverage',
            detail: `The base is ${base.value} ${unit}, but ${coverage.share_percent} % of what the registry has for ${part.years} is ${part.high} t. Correct the base, or what the target covers.`,
          },
        ]
      : []),
    ...(open_bases.has(`/targets/${at}/base/value`)
      ? [
          {
            reason_code: 'base_contradicted',
            detail:
              'The base contradicts the registry, and no one has explained it (contradiction target_base). Correct it, or explain why it is right.',
          },
        ]
      : []),
    ...(actuals.some((_, index) => open_actuals.has(`/targets/${at}/actuals/${index}/value`))
      ? [
          {
            reason_code: 'actual_contradicted',
            detail:
              'An actual contradicts the registry, and no one has explained it (contradiction target_actual). Correct it, or leave it out so that the registry’s figure is used.',
          },
        ]
      : []),
  ]
}
