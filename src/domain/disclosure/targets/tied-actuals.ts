import { GWP_BREAKS } from '../../company/emissions/emissions-record.ts'
import { overlaps, type Period } from '../../period.ts'
import { periodEnd, periodStart } from '../../reporting-year.ts'
import { besideYear, shareOfDays } from '../contradictions/registry-year.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { REGISTRY_GASES } from '../records/fields.ts'
import { type Mismatch, type RegistryActual, registryMismatches, type TargetFacts } from './target-actuals.ts'
import { pathEnds } from './target-path.ts'
import { tonnesInUnit } from './tonne-units.ts'

/** An actual ties to the registry where it differs by at most this share of it. */
export const TIED_WITHIN = 0.05

type Actual = NonNullable<EmissionTarget['actuals']>[number]

/** Declared actuals that the registry prints otherwise, that no held document shows, or whose year has not ended. */
export function untiedActuals(
  target: EmissionTarget,
  actuals: readonly Actual[],
  { registry, approach, held, as_of }: TargetFacts,
  all: readonly EmissionTarget[],
): Mismatch[] {
  const isPrinted = registryMismatches(target, approach).length === 0
  const isHeld = target.evidence_ids.some((hash) => held.has(hash))
  return actuals.flatMap(({ period, value }): Mismatch[] => {
    const said = `The actual for ${period.start} to ${period.end}`
    if (period.end > as_of) return [inFuture(said, as_of)]
    const { year, within } = yearOf(period, registry)
    const printed = year === undefined || !isPrinted ? null : printedOf(target, year)
    if (printed !== null)
      return Math.abs(value - printed) <= within * printed
        ? []
        : [
            {
              reason_code: 'actual_differs_from_registry',
              detail: `${said} is ${value}, but the registry has ${printed} for ${year!.reporting_year}. Correct it, or leave it out so that the registry’s figure is used.`,
            },
          ]
    const low = belowItsPart(target, value, { registry, approach }, period, all)
    if (low !== null) return [tooLow(said, low)]
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

const inFuture = (said: string, asOf: string): Mismatch => ({
  reason_code: 'actual_in_future',
  detail: `${said} is of a year that had not ended on ${asOf}.`,
})
const tooLow = (said: string, low: string): Mismatch => ({
  reason_code: 'actual_differs_from_registry',
  detail: `${said} is ${low}`,
})

/** An actual of a year that the registry does not print as the target counts it: it may not be in the future, nor below its part. */
export function partlyUntied(
  target: EmissionTarget,
  { period, value }: Pick<Actual, 'period' | 'value'>,
  { registry, approach, as_of }: TargetFacts,
  said: string,
): Mismatch[] {
  if (period.end > as_of) return [inFuture(said, as_of)]
  const low = belowItsPart(target, value, { registry, approach }, period, [])
  return low === null ? [] : [tooLow(said, low)]
}

/**
 * A target without some of the gases, or in another consolidation, may be about less than what the registry counts, but seldom about
 * less than half.
 */
const LEAST_PART = 0.5

/**
 * Where the registry counts something else than the target, it still says how little the actual can be: at least the covered share of
 * the scopes that it prints, in the lower of the years that share days with the target's. A target that leaves out a gas or a hundredth
 * of the group, takes calendar years or an equity share is no way around its figure. Credits may lower a net one by what is planned, and
 * by no more than lies between the aims of its gross target and its own.
 */
function belowItsPart(
  target: EmissionTarget,
  value: number,
  { registry, approach }: Pick<TargetFacts, 'registry' | 'approach'>,
  period: Period,
  all: readonly EmissionTarget[],
): string | null {
  const { unit, gases, coverage } = target
  const part = partOfRegistry(target, registry, period)
  if (part === null) return null
  const isOfAllGases = REGISTRY_GASES.every((gas) => gases.includes(gas))
  const isOperated = approach === null || approach === 'operational_control'
  const leeway = (isOfAllGases ? 1 : LEAST_PART) * (isOperated ? 1 : LEAST_PART)
  const credits = creditsOf(target, all)
  if (value * part.tonnes >= part.low * leeway * (1 - TIED_WITHIN) - credits) return null
  return `${value} ${unit}, but the registry has ${part.printed} t for ${part.years} and the target covers ${coverage.share_percent} % of the group. Correct the actual, or what the target covers.`
}

/** Market-based scope 2 is at most so many times the location-based one: no residual factor is twice a location's. */
const MARKET_AT_MOST = 2

/** Tonnes by which credits may lower an actual of a target. */
function creditsOf(target: EmissionTarget, all: readonly EmissionTarget[]): number {
  const { basis, unit, gross_target_id, planned_credits } = target
  const twin = all.find(({ id, basis: other }) => id === gross_target_id && other === 'gross')
  const [own, gross] = [tonnesInUnit(unit), twin === undefined ? undefined : tonnesInUnit(twin.unit)]
  if (basis !== 'net' || twin === undefined || own === undefined || gross === undefined) return 0
  const between = gross * pathEnds(twin).goal.value - own * pathEnds(target).goal.value
  return Math.max(0, Math.min(planned_credits?.tonnes ?? 0, between))
}

/** What the registry prints for a period of an absolute target in tonnes, and the covered share of it; null where it cannot tell. */
export function partOfRegistry(
  { type, unit, scopes, coverage: { share_percent } }: EmissionTarget,
  registry: readonly RegistryActual[],
  period: Period,
) {
  const tonnes = tonnesInUnit(unit)
  const years = registry.filter((one) => overlaps(daysOf(one), period))
  if (type !== 'absolute' || tonnes === undefined || years.length === 0) return null
  const totals = years.map(
    ({ scope1_t, scope2_t }) =>
      (scopes.includes('scope1') ? (scope1_t ?? 0) : 0) +
      (scopes.includes('scope2_location') ? (scope2_t ?? 0) : 0),
  )
  const market = scopes.includes('scope2_market')
    ? years.map(({ scope2_t }) => MARKET_AT_MOST * (scope2_t ?? Number.POSITIVE_INFINITY))
    : [0]
  const shares = totals.map((printed) => (printed * share_percent) / 100)
  return {
    tonnes,
    printed: Math.min(...totals),
    low: Math.min(...shares),
    high: Math.max(...shares) + (Math.max(...market) * share_percent) / 100,
    years: years.map(({ reporting_year }) => reporting_year).join(' and '),
  }
}

/** Base and actuals in different sets of global warming potentials: part of the change is another unit. */
export function mixedPotentials(
  target: EmissionTarget,
  { approach, registry }: Pick<TargetFacts, 'approach' | 'registry'>,
): Mismatch[] {
  const setOf = setsOf(target, approach)
  const base = setOf(target.base.gwp, target.base.period.end)
  const own = target.actuals ?? []
  const years =
    own.length > 0
      ? own.map(({ gwp, period }) => ({ gwp, end: period.end }))
      : registry.map((year) => ({ gwp: undefined, end: daysOf(year).end }))
  return mixed(
    base,
    years.filter(({ end }) => end > target.base.period.end).map(({ gwp, end }) => setOf(gwp, end)),
  )
}

/** The same of an actual whose sets are known. */
export function otherPotentials(
  target: EmissionTarget,
  { approach }: Pick<TargetFacts, 'approach'>,
  sets: readonly string[],
): Mismatch[] {
  const { gwp, period } = target.base
  return mixed(setsOf(target, approach)(gwp, period.end), sets)
}

/** The set of a year as it is said; else that of the registry, where its figures are comparable. */
function setsOf(target: EmissionTarget, approach: TargetFacts['approach']) {
  const isPrinted = registryMismatches(target, approach).length === 0
  return (said: string | undefined, end: string): string | null => said ?? (isPrinted ? setOfYear(end) : null)
}

function mixed(base: string | null, sets: readonly (string | null)[]): Mismatch[] {
  const other = sets.find((one) => one !== null && base !== null && one !== base)
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

/** The year that shares nearly all of its days with an actual's, and how far the two may be apart. */
function yearOf(period: Actual['period'], registry: readonly RegistryActual[]) {
  const all = registry.map((year) => ({ year, ...besideYear(period, year.reporting_year) }))
  const found = all.find(({ is_same }) => is_same)
  return { year: found?.year, within: TIED_WITHIN + shareOfDays(found?.days_apart ?? 0) }
}

const daysOf = ({ reporting_year }: RegistryActual) => ({
  start: periodStart(reporting_year),
  end: periodEnd(reporting_year),
})

export function printedOf({ scopes }: EmissionTarget, { scope1_t, scope2_t }: RegistryActual): number | null {
  const parts = [
    ...(scopes.includes('scope1') ? [scope1_t] : []),
    ...(scopes.includes('scope2_location') ? [scope2_t] : []),
  ]
  return parts.includes(null) ? null : parts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}
