import type { Period } from '../../period.ts'
import type { DisclosureRecords } from '../records/kinds.ts'
import type { Measure } from '../records/s2-statements.ts'
import type { RegistryActual } from '../targets/target-actuals.ts'
import type { ContradictionFacts } from './facts.ts'
import type { Pair } from './pair.ts'
import { besideYear, registryYearOf, yearsAcross } from './registry-year.ts'
import { MEASURE_WORDS } from './rule.ts'

/** A figure of a statement, and where it stands. */
export interface StatedFigure {
  readonly measure: Measure
  readonly value: number
  readonly requirement_id: string
  readonly pointer: string
}

/** Every figure that disclosing statements declare. */
export const statedFigures = ({ s2_statements }: DisclosureRecords): StatedFigure[] =>
  (s2_statements?.body.statements ?? []).flatMap(({ requirement_id, kind, figures }, index) =>
    kind === 'disclosure'
      ? (figures ?? []).map(({ measure, value }, at) => ({
          measure,
          value,
          requirement_id,
          pointer: `/statements/${index}/figures/${at}/value`,
        }))
      : [],
  )

/** Where a figure stands, in words. */
export const nameOfFigure = ({ measure, requirement_id }: StatedFigure): string =>
  `${MEASURE_WORDS[measure]} in the statement on ${requirement_id}`

/** What the registry prints of a year under the name of a measure, as the other side of a pair; null where it prints none. */
export function registryFigure(year: RegistryActual, measure: Measure) {
  const { reporting_year, scope1_t, scope2_t, net_energy, evidence } = year
  const values: Partial<Record<Measure, number | null>> = {
    scope1_t,
    scope2_location_t: scope2_t,
    scope1_and_2_t: scope1_t === null || scope2_t === null ? null : scope1_t + scope2_t,
    net_energy_gj: net_energy?.gj ?? null,
  }
  const other = values[measure] ?? null
  if (other === null) return null
  return {
    other,
    year: reporting_year,
    evidence:
      measure === 'net_energy_gj'
        ? (net_energy?.evidence ?? [])
        : evidence.filter(({ field }) => FIELDS[measure]?.includes(field) === true),
  }
}

const FIELDS: Partial<Record<Measure, readonly string[]>> = {
  scope1_t: ['scope1_t'],
  scope2_location_t: ['scope2_t'],
  scope1_and_2_t: ['scope1_t', 'scope2_t'],
}

/** Figures of statements beside what was published, what the electricity record comes to, and each other. */
export function figurePairs(facts: ContradictionFacts) {
  const { records, location_based_t, market_based_t } = facts
  const figures = statedFigures(records)
  const hasLoad = records.market_based_evidence !== null
  const load = hasLoad && location_based_t !== null ? [location_based_t] : []
  return {
    figures_and_registry: figures.flatMap((figure): Pair[] => besideRegistry(facts, sideOf(figure))),
    load_and_registry: load.flatMap((declared): Pair[] =>
      besideRegistry(facts, { measure: 'scope2_location_t', declared }),
    ),
    load_and_figures: load.flatMap((declared) =>
      figures
        .filter(({ measure }) => measure === 'scope2_location_t')
        .map((figure): Pair => ({ ...sideOf(figure), declared, other: figure.value })),
    ),
    figures_and_instruments: figures
      .filter(({ measure }) => measure === 'scope2_market_t' && hasLoad && market_based_t !== null)
      .map((figure): Pair => ({ ...sideOf(figure), other: market_based_t! })),
    figures_stated_twice: figures.flatMap((figure): Pair[] => {
      const first = figures.find(({ measure }) => measure === figure.measure)!
      return first === figure
        ? []
        : [
            {
              ...sideOf(figure),
              other: first.value,
              other_pointer: first.pointer,
              other_requirement_id: first.requirement_id,
            },
          ]
    }),
    stated_totals: totals(figures),
    figures_and_safeguard: besideSafeguard(facts, figures),
    no_target_and_safeguard: withoutTarget(facts),
    finance_set_aside: setAsideInFinance(facts),
  }
}

export const sideOf = ({ value, ...figure }: StatedFigure) => ({ ...figure, declared: value })

export function besideRegistry(
  { period, registry_years }: ContradictionFacts,
  side: { readonly measure: Measure; readonly declared: number },
): Pair[] {
  const printed = registryPair(period, registry_years, side.measure)
  return printed === null ? [] : [{ ...side, ...printed }]
}

/** What the registry prints beside a period, as the other side of a pair: of its own year, of the years that it lies across, or of one near it. */
export function registryPair(
  period: Period,
  years: readonly RegistryActual[],
  measure: Measure,
): Pair | null {
  const across = yearsAcross(period, years).map(({ year, part }) => ({
    part,
    printed: registryFigure(year, measure),
  }))
  const known = across.flatMap(({ part, printed }) => (printed === null ? [] : [{ part, ...printed }]))
  if (known.length > 0 && known.length === across.length)
    return {
      other: Math.round(known.reduce((sum, { part, other }) => sum + part * other, 0)),
      year: `${known.map(({ year }) => year).join(' and ')}, by days`,
      evidence: known.flatMap(({ evidence }) => evidence),
      is_same: false,
      is_across: true,
      days_apart: 0,
    }
  const found = registryYearOf(period, years)
  const printed = found === undefined ? null : registryFigure(found.year, measure)
  return printed === null ? null : { ...printed, ...found!.beside }
}

function totals(figures: readonly StatedFigure[]): Pair[] {
  const of = (name: Measure) => figures.find(({ measure }) => measure === name)
  const [whole, scope1, scope2] = [of('scope1_and_2_t'), of('scope1_t'), of('scope2_location_t')]
  if (whole === undefined || scope1 === undefined || scope2 === undefined) return []
  return [
    {
      ...sideOf(whole),
      other: scope1.value + scope2.value,
      scope1_pointer: scope1.pointer,
      scope1_requirement_id: scope1.requirement_id,
      scope2_requirement_id: scope2.requirement_id,
    },
  ]
}

function besideSafeguard(
  { period, safeguard }: ContradictionFacts,
  figures: readonly StatedFigure[],
): Pair[] {
  if (safeguard === null) return []
  const { year, covered_t, baseline_t, evidence } = safeguard
  const printed: Partial<Record<Measure, number | null>> = {
    safeguard_covered_t: covered_t,
    safeguard_baseline_t: baseline_t,
  }
  return figures.flatMap((figure) => {
    const other = printed[figure.measure] ?? null
    return other === null ? [] : [{ ...sideOf(figure), other, year, ...besideYear(period, year), evidence }]
  })
}

/** A covered company has a target: the law sets it. */
const withoutTarget = ({ records, safeguard }: ContradictionFacts): Pair[] =>
  safeguard === null || records.emission_targets?.body.no_target === undefined
    ? []
    : [{ other: safeguard.covered_t, year: safeguard.year, evidence: safeguard.evidence }]

/** What the finance sector discloses, called not applicable by a company of that sector. */
function setAsideInFinance({
  records,
  finance_sector,
  requirements,
  conditions,
}: ContradictionFacts): Pair[] {
  if (finance_sector === null || !finance_sector.is_finance) return []
  const ofFinance = new Set(
    requirements
      .filter(({ applies_when }) => applies_when !== null && conditions.finance_sector.includes(applies_when))
      .map(({ id }) => id),
  )
  return (records.s2_statements?.body.statements ?? []).flatMap(({ requirement_id, kind }, index) =>
    kind === 'not_applicable' && ofFinance.has(requirement_id)
      ? [
          {
            requirement_id,
            declared: kind,
            other: finance_sector.reference,
            pointer: `/statements/${index}/kind`,
          },
        ]
      : [],
  )
}
