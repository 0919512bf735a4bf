import type { EmissionTarget } from '../records/emission-targets.ts'
import { REGISTRY_GASES } from '../records/fields.ts'
import type { Mismatch, TargetFacts } from './target-actuals.ts'
import { pathPoints } from './target-path.ts'
import { partOfRegistry, TIED_WITHIN } from './tied-actuals.ts'
import { tonnesInUnit } from './tonne-units.ts'

/** Whether a target may be in a unit: adaptation is measured in anything, energy in units of energy or a share, all else in tonnes. */
const isKnownUnit = ({ category, unit }: EmissionTarget): boolean =>
  category === 'adaptation' ||
  tonnesInUnit(unit) !== undefined ||
  (category === 'energy' && OF_ENERGY.test(unit.trim()))

const OF_ENERGY =
  /^(?:[kmgtp]?j|[kmgt]?wh|(?:kilo|mega|giga|tera|peta)?(?:joules?|watt[- ]?hours?)|%|per ?cent(?: .{1,60})?|% .{1,60})$/i

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
    target.scopes.every((scope) => scope !== 'scope3')
  // What the contradiction target_base is not about, or not as a whole.
  const isUntied = coverage.share_percent < 100 || basis === 'net' || target.scopes.includes('scope2_market')
  const { goal, milestones } = pathPoints(target)
  const levels = [goal.value, ...milestones.map(({ value }) => value), ...actuals.map(({ value }) => value)]
  return [
    ...(type === 'absolute' && !isKnownUnit(target)
      ? [
          {
            reason_code: 'unit_not_known',
            detail:
              category === 'energy'
                ? `Energy is not measured in ${unit}. State the target in GJ, MWh or a percentage.`
                : `Emissions are not measured in ${unit}. State the target in tonnes, such as t CO2-e or Mt CO2-e.`,
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
    ...(part !== null && isOfRegistry && isUntied && base.value * part.tonnes > part.high * (1 + TIED_WITHIN)
      ? [
          {
            reason_code: 'base_above_coverage',
            detail: `The base is ${base.value} ${unit}, but ${coverage.share_percent} % of what the registry has for ${part.years} is ${part.high} t at most. Correct the base, or what the target covers.`,
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
