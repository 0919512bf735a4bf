import type { Period } from '../../period.ts'
import { type EmissionTarget, standingTargets } from '../records/emission-targets.ts'
import type { Measure } from '../records/s2-statements.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { registryFigure } from './figures.ts'
import { declaredAt } from './sides.ts'
import { differsFrom, registryYearOf, SAME_YEAR_SHARE } from './tolerance.ts'

/** Tonnes in one of a unit, as targets write it. Spaces, points and hyphens are left out before, and a small 2 is made a plain one. */
const TONNES: Readonly<Record<string, number>> = {
  t: 1,
  tco2: 1,
  tco2e: 1,
  tonnes: 1,
  tonnesco2: 1,
  tonnesco2e: 1,
  tonnesofco2e: 1,
  kt: 1e3,
  ktco2: 1e3,
  ktco2e: 1e3,
  kilotonnesco2e: 1e3,
  mtco2e: 1e6,
  megatonnesco2e: 1e6,
  milliontonnesco2e: 1e6,
}

/** Tonnes in one of the target's unit; undefined for a target that is not about tonnes of the registry's scopes. */
export function tonnesIn({ unit, type, basis, scopes }: EmissionTarget): number | undefined {
  const isPrinted = scopes.every((scope) => scope === 'scope1' || scope === 'scope2_location')
  return type === 'absolute' && basis === 'gross' && isPrinted ? TONNES[plain(unit)] : undefined
}

const SUBSCRIPT_TWO = /₂/g

/** A unit as the table spells it: `Mt CO₂-e` is `mtco2e`. */
const plain = (unit: string): string =>
  unit
    .toLowerCase()
    .replaceAll(/[\s.-]/g, '')
    .replaceAll(SUBSCRIPT_TWO, String(2))

/** The measure that the scopes of such a target are. */
export const measureOf = ({ scopes }: EmissionTarget): Measure => {
  if (scopes.length > 1) return 'scope1_and_2_t'
  return scopes[0] === 'scope1' ? 'scope1_t' : 'scope2_location_t'
}

/** Whether a target covers the whole group, as the registry does. */
export const isWhole = ({ coverage }: EmissionTarget): boolean =>
  coverage.entities.length === 0 && coverage.facilities.length === 0 && coverage.share_percent === 100

interface Value {
  readonly target: EmissionTarget
  readonly period: Period
  readonly value: number
  readonly pointer: string
  readonly what: string
}

/** The base year of each standing target against the registry. */
export const targetBases = (facts: ContradictionFacts): Found[] =>
  standing(facts).flatMap(({ target, at }) =>
    againstRegistry(facts, {
      target,
      period: target.base.period,
      value: target.base.value,
      pointer: `${at}/base/value`,
      what: `base year of target ${target.id}`,
    }),
  )

/** The actual years that a target declares itself, against the registry. */
export const targetActuals = (facts: ContradictionFacts): Found[] =>
  standing(facts).flatMap(({ target, at }) =>
    (target.actuals ?? []).flatMap(({ period, value }, index) =>
      againstRegistry(facts, {
        target,
        period,
        value,
        pointer: `${at}/actuals/${index}/value`,
        what: `actual of ${period.start} to ${period.end} of target ${target.id}`,
      }),
    ),
  )

/** Standing targets with where each is in its record. */
export function standing({ records }: ContradictionFacts) {
  const body = records.emission_targets?.body
  if (body === undefined) return []
  return standingTargets(body).map((target) => ({ target, at: `/targets/${body.targets.indexOf(target)}` }))
}

/** A part of the group may emit less than the whole, and never more. */
function againstRegistry(
  { records, registry_years }: ContradictionFacts,
  { target, period, value, pointer, what }: Value,
): Found[] {
  const tonnes = tonnesIn(target)
  const beside = registryYearOf(period, registry_years)
  if (tonnes === undefined || beside === undefined) return []
  const printed = registryFigure(beside.year, measureOf(target))
  if (printed === null || !differsFrom(tonnes * value, printed.value, beside.fit, SAME_YEAR_SHARE)) return []
  if (!isWhole(target) && tonnes * value <= printed.value) return []
  return [
    {
      declared: declaredAt(records, {
        record: 'emission_targets',
        pointer,
        what,
        value: tonnes * value,
        unit: 't CO2-e',
      }),
      other: printed.side,
      requirement_ids: [],
    },
  ]
}
