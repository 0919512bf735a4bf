import type { DisclosureRecords } from '../records/kinds.ts'
import { MEASURES, type Measure } from '../records/s2-statements.ts'
import type { RegistryActual } from '../targets/target-actuals.ts'
import type { Found, OtherSide } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { declaredAt, otherAt, published } from './sides.ts'
import { differs, differsFrom, ELECTRICITY_SHARE, registryYearOf, SAME_YEAR_SHARE } from './tolerance.ts'

/** A figure of a statement, and where it stands. */
export interface StatedFigure {
  readonly measure: Measure
  readonly value: number
  readonly requirement_id: string
  readonly pointer: string
}

/** What a sentence calls each measure. */
export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  scope1_t: 'scope 1',
  scope2_location_t: 'location-based scope 2',
  scope2_market_t: 'market-based scope 2',
  scope1_and_2_t: 'scope 1 and 2',
  scope3_t: 'scope 3',
  net_energy_gj: 'net energy',
  safeguard_covered_t: 'covered emissions',
  safeguard_baseline_t: 'baseline',
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

export const figureSide = (records: DisclosureRecords, figure: StatedFigure) =>
  declaredAt(records, placeOf(figure))

/** Where a figure stands. */
export const placeOf = ({ measure, value, requirement_id, pointer }: StatedFigure) => ({
  record: 's2_statements' as const,
  pointer,
  what: `${MEASURE_WORDS[measure]} in the statement on ${requirement_id}`,
  value,
  unit: MEASURES[measure],
})

/** What the registry prints of a year, under the name of a measure; null where it prints none. */
export function registryFigure(
  year: RegistryActual,
  measure: Measure,
): { readonly value: number; readonly side: OtherSide } | null {
  const { reporting_year, scope1_t, scope2_t, net_energy, evidence } = year
  const values: Partial<Record<Measure, number | null>> = {
    scope1_t,
    scope2_location_t: scope2_t,
    scope1_and_2_t: scope1_t === null || scope2_t === null ? null : scope1_t + scope2_t,
    net_energy_gj: net_energy?.gj ?? null,
  }
  const value = values[measure] ?? null
  if (value === null) return null
  return {
    value,
    side: published(
      `registry ${reporting_year}`,
      `${MEASURE_WORDS[measure]} in the registry of ${reporting_year}`,
      value,
      MEASURES[measure],
      measure === 'net_energy_gj' ? net_energy?.evidence : evidence.filter(isOf(measure)),
    ),
  }
}

const FIELDS: Partial<Record<Measure, readonly string[]>> = {
  scope1_t: ['scope1_t'],
  scope2_location_t: ['scope2_t'],
  scope1_and_2_t: ['scope1_t', 'scope2_t'],
}

const isOf =
  (measure: Measure) =>
  ({ field }: { readonly field: string }): boolean =>
    FIELDS[measure]?.includes(field) === true

/** Figures of statements against the registry's, for the measures of one kind. */
export const figuresAgainstRegistry =
  (measures: readonly Measure[]) =>
  ({ records, period, registry_years }: ContradictionFacts): Found[] => {
    const beside = registryYearOf(period, registry_years)
    if (beside === undefined) return []
    return statedFigures(records).flatMap((figure) => {
      const printed = measures.includes(figure.measure) ? registryFigure(beside.year, figure.measure) : null
      return printed !== null && differsFrom(figure.value, printed.value, beside.fit, SAME_YEAR_SHARE)
        ? [
            {
              declared: figureSide(records, figure),
              other: printed.side,
              requirement_ids: [figure.requirement_id],
            },
          ]
        : []
    })
  }

/** Scope 2 of the electricity record against the registry and the stated figures. */
export const electricityAgainstScope2 = (facts: ContradictionFacts): Found[] => [
  ...locationBased(facts),
  ...marketBased(facts),
]

/** The stated market-based figure against what certificates and contracts of the record leave. */
function marketBased({ records, market_based_t: computed }: ContradictionFacts): Found[] {
  if (records.market_based_evidence === null || computed === null) return []
  return statedFigures(records)
    .filter(
      ({ measure, value }) => measure === 'scope2_market_t' && differs(value, computed, ELECTRICITY_SHARE),
    )
    .map((figure) => ({
      declared: figureSide(records, figure),
      other: otherAt(records, {
        record: 'market_based_evidence',
        pointer: '/instruments',
        what: 'market-based scope 2 of all regions in the electricity record',
        value: computed,
        unit: MEASURES.scope2_market_t,
      }),
      requirement_ids: [figure.requirement_id],
    }))
}

/** Location-based scope 2 over all regions, against the registry and the stated figure. */
function locationBased(facts: ContradictionFacts): Found[] {
  const { records, period, registry_years, location_based_t: computed } = facts
  if (records.market_based_evidence === null || computed === null) return []
  const declared = declaredAt(records, {
    record: 'market_based_evidence',
    pointer: '/consumption',
    what: 'location-based scope 2 of all regions in the electricity record',
    value: computed,
    unit: MEASURES.scope2_location_t,
  })
  const beside = registryYearOf(period, registry_years)
  const printed = beside === undefined ? null : registryFigure(beside.year, 'scope2_location_t')
  const stated = statedFigures(records).filter(({ measure }) => measure === 'scope2_location_t')
  return [
    ...(beside !== undefined &&
    printed !== null &&
    differsFrom(computed, printed.value, beside.fit, ELECTRICITY_SHARE)
      ? [{ declared, other: printed.side, requirement_ids: [] }]
      : []),
    ...stated
      .filter(({ value }) => differs(value, computed, ELECTRICITY_SHARE))
      .map((figure) => ({
        declared,
        other: otherAt(records, placeOf(figure)),
        requirement_ids: [figure.requirement_id],
      })),
  ]
}
