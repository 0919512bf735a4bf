import { type Period, samePeriod } from '../../period.ts'
import { type EmissionTarget, standingTargets } from '../records/emission-targets.ts'
import type { Measure } from '../records/s2-statements.ts'
import { tonnesInUnit } from '../targets/tonne-units.ts'
import type { ContradictionFacts } from './facts.ts'
import { registryPair, statedFigures } from './figures.ts'
import type { Pair } from './pair.ts'

/** Tonnes in one of the target's unit; undefined for a target that is not about tonnes of the registry's scopes. */
export function tonnesIn({ unit, type, basis, scopes }: EmissionTarget): number | undefined {
  const isPrinted = scopes.every((scope) => scope === 'scope1' || scope === 'scope2_location')
  return type === 'absolute' && basis === 'gross' && isPrinted ? tonnesInUnit(unit) : undefined
}

/** The measure that the scopes of such a target are. */
export const measureOf = ({ scopes }: EmissionTarget): Measure => {
  if (scopes.length > 1) return 'scope1_and_2_t'
  return scopes[0] === 'scope1' ? 'scope1_t' : 'scope2_location_t'
}

/** Whether a target covers the whole group, as the registry does. */
const isWhole = ({ coverage }: EmissionTarget): boolean =>
  coverage.entities.length === 0 && coverage.facilities.length === 0 && coverage.share_percent === 100

/** Base and actual years of standing targets beside the registry, the statements and what levers abate. */
export function targetPairs(facts: ContradictionFacts) {
  const targets = standing(facts).flatMap(({ target, at }) => {
    const tonnes = tonnesIn(target)
    return tonnes === undefined ? [] : [{ target, at, tonnes }]
  })
  return {
    target_bases: targets.flatMap(({ target, at, tonnes }) =>
      besideRegistry(facts, target, target.base.period, {
        declared: tonnes * target.base.value,
        pointer: `${at}/base/value`,
      }),
    ),
    target_actuals: targets.flatMap(({ target, at, tonnes }) =>
      (target.actuals ?? []).flatMap(({ period, value }, index) =>
        besideRegistry(facts, target, period, {
          declared: tonnes * value,
          pointer: `${at}/actuals/${index}/value`,
          start: period.start,
          end: period.end,
        }),
      ),
    ),
    actuals_and_figures: targets.flatMap(({ target, at, tonnes }): Pair[] => {
      const index = (target.actuals ?? []).findIndex(({ period }) => samePeriod(period, facts.period))
      const actual = target.actuals?.[index]
      const figure = statedFigures(facts.records).find(({ measure }) => measure === measureOf(target))
      if (actual === undefined || figure === undefined || !isWhole(target)) return []
      const { value: other, pointer: other_pointer, ...stated } = figure
      const declared = tonnes * actual.value
      return [
        { ...stated, id: target.id, pointer: `${at}/actuals/${index}/value`, declared, other, other_pointer },
      ]
    }),
    levers: targets.map(
      ({ target, at, tonnes }): Pair => ({
        id: target.id,
        pointer: `${at}/levers`,
        declared: target.levers.reduce((sum, { abatement_t = 0 }) => sum + abatement_t, 0),
        other_pointer: `${at}/base/value`,
        other: tonnes * target.base.value,
      }),
    ),
  }
}

/** Standing targets with where each is in its record. */
export function standing({ records }: ContradictionFacts) {
  const body = records.emission_targets?.body
  if (body === undefined) return []
  return standingTargets(body).map((target) => ({ target, at: `/targets/${body.targets.indexOf(target)}` }))
}

function besideRegistry(
  { registry_years }: ContradictionFacts,
  target: EmissionTarget,
  period: Period,
  side: Pair,
): Pair[] {
  const measure = measureOf(target)
  const printed = registryPair(period, registry_years, measure)
  return printed === null ? [] : [{ id: target.id, measure, ...side, ...printed, is_whole: isWhole(target) }]
}
