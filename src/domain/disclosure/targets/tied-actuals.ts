import { GWP_BREAKS } from '../../company/emissions/emissions-record.ts'
import { samePeriod } from '../../period.ts'
import { plainText } from '../../prose/plain-text.ts'
import { unitIn } from '../../prose/units.ts'
import { periodEnd, periodStart } from '../../reporting-year.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { REGISTRY_GASES } from '../records/fields.ts'
import { type Mismatch, type RegistryActual, registryMismatches, type TargetFacts } from './target-actuals.ts'

/** An actual ties to the registry where it differs by at most this share of it. */
const TIED_WITHIN = 0.05

type Actual = NonNullable<EmissionTarget['actuals']>[number]

/** Declared actuals that the registry prints otherwise, that no held document shows, or whose year has not ended. */
export function untiedActuals(
  target: EmissionTarget,
  actuals: readonly Actual[],
  { registry, approach, held, as_of }: TargetFacts,
): Mismatch[] {
  const isPrinted = registryMismatches(target, approach).length === 0
  const isHeld = target.evidence_ids.some((hash) => held.has(hash))
  return actuals.flatMap(({ period, value }): Mismatch[] => {
    const said = `The actual for ${period.start} to ${period.end}`
    if (period.end > as_of)
      return [
        { reason_code: 'actual_in_future', detail: `${said} is of a year that had not ended on ${as_of}.` },
      ]
    const year = isPrinted ? registry.find((one) => samePeriod(daysOf(one), period)) : undefined
    const printed = year === undefined ? null : printedOf(target, year)
    if (printed !== null)
      return Math.abs(value - printed) <= TIED_WITHIN * printed
        ? []
        : [
            {
              reason_code: 'actual_differs_from_registry',
              detail: `${said} is ${value}, but the registry has ${printed} for ${year!.reporting_year}. Correct it, or leave it out so that the registry’s figure is used.`,
            },
          ]
    const low = belowItsPart(target, value, registry, { period, approach })
    if (low !== null) return [{ reason_code: 'actual_differs_from_registry', detail: `${said} is ${low}` }]
    return isHeld
      ? []
      : [
          {
            reason_code: 'actual_not_supported',
            detail: `${said} is not published. Upload the document that shows it and name it under evidence_ids.`,
          },
        ]
  })
}

/** A target without some of the gases may be about less than what the registry counts, but seldom about less than half. */
const SHARE_OF_SOME_GASES = 0.5

/**
 * Where the registry counts something else than the target, it still says how little the actual can be: at least the covered share of
 * the scopes that it prints. A target that leaves out a gas or a hundredth of the group is no way around its figure.
 */
function belowItsPart(
  { type, basis, unit, scopes, gases, coverage: { share_percent } }: EmissionTarget,
  value: number,
  registry: readonly RegistryActual[],
  { period, approach }: { readonly period: Actual['period']; readonly approach: TargetFacts['approach'] },
): string | null {
  const tonnes = unitIn(plainText(unit).plain)
  const year = registry.find((one) => samePeriod(daysOf(one), period))
  if (type !== 'absolute' || basis !== 'gross' || tonnes?.unit !== 't' || year === undefined) return null
  if (approach !== null && approach !== 'operational_control') return null
  const printed =
    (scopes.includes('scope1') ? (year.scope1_t ?? 0) : 0) +
    (scopes.includes('scope2_location') ? (year.scope2_t ?? 0) : 0)
  const isOfAllGases = REGISTRY_GASES.every((gas) => gases.includes(gas))
  const least = ((printed * share_percent) / 100) * (isOfAllGases ? 1 : SHARE_OF_SOME_GASES)
  if (value * tonnes.factor >= least * (1 - TIED_WITHIN)) return null
  return `${value} ${unit}, but the registry has ${printed} t for ${year.reporting_year} and the target covers ${share_percent} % of the group. Correct the actual, or what the target covers.`
}

/** Base and actuals in different sets of global warming potentials: part of the change is another unit. */
export function mixedPotentials(
  target: EmissionTarget,
  { approach, registry }: Pick<TargetFacts, 'approach' | 'registry'>,
): Mismatch[] {
  const isPrinted = registryMismatches(target, approach).length === 0
  const setOf = (said: string | undefined, end: string): string | null =>
    said ?? (isPrinted ? setOfYear(end) : null)
  const base = setOf(target.base.gwp, target.base.period.end)
  const own = target.actuals ?? []
  const years =
    own.length > 0
      ? own.map(({ gwp, period }) => ({ gwp, end: period.end }))
      : registry.map((year) => ({ gwp: undefined, end: daysOf(year).end }))
  const other = years
    .filter(({ end }) => end > target.base.period.end)
    .map(({ gwp, end }) => setOf(gwp, end))
    .find((one) => one !== null && base !== null && one !== base)
  return other === undefined
    ? []
    : [
        {
          reason_code: 'warming_potentials_differ',
          detail: `The base value is in ${base}, actuals are in ${other}. State the base recalculated, with its set under base.gwp.`,
        },
      ]
}

/** The sets that the registry counted in, newest first: each break ended one. */
const SETS = ['AR5', 'AR4', 'AR2'] as const

const setOfYear = (end: string): string =>
  SETS[GWP_BREAKS.filter((year) => end < periodStart(year)).length] ?? 'AR2'

const daysOf = ({ reporting_year }: RegistryActual) => ({
  start: periodStart(reporting_year),
  end: periodEnd(reporting_year),
})

function printedOf({ scopes }: EmissionTarget, { scope1_t, scope2_t }: RegistryActual): number | null {
  const parts = [
    ...(scopes.includes('scope1') ? [scope1_t] : []),
    ...(scopes.includes('scope2_location') ? [scope2_t] : []),
  ]
  return parts.includes(null) ? null : parts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}
