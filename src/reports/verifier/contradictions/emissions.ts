import type { Period } from '../documents.ts'
import type { Facts } from './facts.ts'
import { type Figure, figuresOf, unitOf, whatOf, wordsOf, yearBeside } from './figures.ts'
import { against, isApart, isApartInYears, type Repeated, within } from './repeat.ts'
import { actualsOf, standingTargets, type Target } from './targets.ts'

const KINDS: readonly (readonly [kind: string, measures: readonly string[]])[] = [
  ['scope1_against_registry', ['scope1_t']],
  ['scope2_against_registry', ['scope2_location_t', 'scope1_and_2_t']],
  ['energy_against_registry', ['net_energy_gj']],
]

export function figuresAndRegistry(facts: Facts): Repeated[] {
  const beside = yearBeside(facts.period, facts)
  if (beside === null || facts.statements === undefined) return []
  const record = facts.statements
  return KINDS.flatMap(([kind, measures]) =>
    figuresOf(facts).flatMap((figure) => {
      const printed = measures.includes(figure.measure) ? (beside.values[figure.measure] ?? null) : null
      return printed !== null && isApartInYears(figure.value, printed, beside.isSame, 0.02)
        ? [
            against(
              kind,
              [record, figure.pointer, whatOf(figure), figure.value, unitOf(figure.measure)],
              `registry ${beside.year}`,
              [
                `${wordsOf(figure.measure)} in the registry of ${beside.year}`,
                printed,
                unitOf(figure.measure),
              ],
              [figure.requirement],
            ),
          ]
        : []
    }),
  )
}

/** A stated market-based figure against the sum over the regions of the electricity record. */
export function statedMarketBased(facts: Facts): Repeated[] {
  const { electricity, marketBased: computed, statements, isBeforeDeclarations } = facts
  if (electricity === undefined || computed === null || isBeforeDeclarations) return []
  return figuresOf(facts)
    .filter(({ measure, value }) => measure === 'scope2_market_t' && isApart(value, computed, 0.05))
    .map((figure) =>
      within(
        'electricity_against_scope2',
        [statements!, figure.pointer, whatOf(figure), figure.value, 't CO2-e'],
        [
          electricity,
          '/instruments',
          'market-based scope 2 of all regions in the electricity record',
          computed,
          't CO2-e',
        ],
        [figure.requirement],
      ),
    )
}

export function electricityAndScope2(facts: Facts): Repeated[] {
  const { electricity, locationBased: computed, statements } = facts
  if (electricity === undefined || computed === null) return []
  const kind = 'electricity_against_scope2'
  const beside = yearBeside(facts.period, facts)
  const printed = beside?.values['scope2_location_t'] ?? null
  const place = [
    electricity,
    '/consumption',
    'location-based scope 2 of all regions in the electricity record',
    computed,
    't CO2-e',
  ] as const
  return [
    ...(beside !== null && printed !== null && isApartInYears(computed, printed, beside.isSame, 0.05)
      ? [
          against(kind, place, `registry ${beside.year}`, [
            `location-based scope 2 in the registry of ${beside.year}`,
            printed,
            't CO2-e',
          ]),
        ]
      : []),
    ...figuresOf(facts)
      .filter(({ measure, value }) => measure === 'scope2_location_t' && isApart(value, computed, 0.05))
      .map((figure) =>
        within(
          kind,
          place,
          [statements!, figure.pointer, whatOf(figure), figure.value, 't CO2-e'],
          [figure.requirement],
        ),
      ),
  ]
}

export function targetsAndRegistry(facts: Facts): Repeated[] {
  const record = facts.targets
  if (record === undefined) return []
  const compared = (
    kind: string,
    target: Target,
    period: Period,
    value: number,
    pointer: string,
    what: string,
  ) => {
    const beside = yearBeside(period, facts)
    const printed = beside?.values[target.measure] ?? null
    if (target.tonnes === undefined || beside === null || printed === null) return []
    const tonnes = target.tonnes * value
    if (!isApartInYears(tonnes, printed, beside.isSame, 0.02)) return []
    if (!target.isWhole && tonnes <= printed) return []
    return [
      against(kind, [record, pointer, what, tonnes, 't CO2-e'], `registry ${beside.year}`, [
        `${wordsOf(target.measure)} in the registry of ${beside.year}`,
        printed,
        't CO2-e',
      ]),
    ]
  }
  const all = standingTargets(facts)
  return [
    ...all.flatMap((target) => {
      const base = target.body['base'] as { readonly period: Period; readonly value: number }
      return compared(
        'target_base',
        target,
        base.period,
        base.value,
        `${target.at}/base/value`,
        `base year of target ${target.id}`,
      )
    }),
    ...all.flatMap((target) =>
      actualsOf(target).flatMap(({ period, value }, index) =>
        compared(
          'target_actual',
          target,
          period,
          value,
          `${target.at}/actuals/${index}/value`,
          `actual of ${period.start} to ${period.end} of target ${target.id}`,
        ),
      ),
    ),
  ]
}

/** Totals, one measure in two places, actuals against figures, levers against the base year. */
export function sumsOfRecords(facts: Facts): Repeated[] {
  const { statements, targets } = facts
  // Versions before 1.3.0 let one side be rounded, not both.
  const rounding = facts.isBeforeDeclarations ? 0.005 : 0.01
  const figures = figuresOf(facts)
  const placed = (figure: Figure) =>
    [statements!, figure.pointer, whatOf(figure), figure.value, unitOf(figure.measure)] as const
  const first = (measure: string) => figures.find((figure) => figure.measure === measure)
  const [whole, scope1, scope2] = [first('scope1_and_2_t'), first('scope1_t'), first('scope2_location_t')]
  const sum = (scope1?.value ?? 0) + (scope2?.value ?? 0)
  return [
    ...figures.flatMap((figure) => {
      const other = first(figure.measure)!
      return other !== figure && isApart(figure.value, other.value, rounding)
        ? [within('sums', placed(figure), placed(other), [figure.requirement, other.requirement])]
        : []
    }),
    ...(whole !== undefined &&
    scope1 !== undefined &&
    scope2 !== undefined &&
    isApart(whole.value, sum, rounding)
      ? [
          within(
            'sums',
            placed(whole),
            [
              statements!,
              scope1.pointer,
              'scope 1 and location-based scope 2 as stated, added up',
              sum,
              't CO2-e',
            ],
            [whole.requirement, scope1.requirement, scope2.requirement],
          ),
        ]
      : []),
    ...standingTargets(facts).flatMap((target) => {
      const { tonnes, at, id } = target
      const index = actualsOf(target).findIndex(
        ({ period }) => period.start === facts.period.start && period.end === facts.period.end,
      )
      const figure = first(target.measure)
      if (tonnes === undefined || index < 0 || figure === undefined || !target.isWhole) return []
      const value = tonnes * actualsOf(target)[index]!.value
      return isApart(value, figure.value, rounding)
        ? [
            within(
              'sums',
              [
                targets!,
                `${at}/actuals/${index}/value`,
                `actual of the period of target ${id}`,
                value,
                't CO2-e',
              ],
              placed(figure),
              [figure.requirement],
            ),
          ]
        : []
    }),
    ...standingTargets(facts).flatMap(({ tonnes, at, id, body }) => {
      const levers = (body['levers'] ?? []) as readonly { readonly abatement_t?: number }[]
      const abated = levers.reduce((total, { abatement_t = 0 }) => total + abatement_t, 0)
      const base = (tonnes ?? 0) * (body['base'] as { readonly value: number }).value
      return tonnes !== undefined && abated > base
        ? [
            within(
              'sums',
              [targets!, `${at}/levers`, `abatement of all levers of target ${id}`, abated, 't CO2-e'],
              [targets!, `${at}/base/value`, `base year of target ${id}`, base, 't CO2-e'],
            ),
          ]
        : []
    }),
  ]
}

export function safeguardPosition(facts: Facts): Repeated[] {
  const { safeguard, targets, statements, period } = facts
  if (safeguard === null) return []
  const { year, covered, baseline } = safeguard
  const isSame =
    period.start === `${year.slice(0, 4)}-07-01` && period.end === `${Number(year.slice(0, 4)) + 1}-06-30`
  const printed: Readonly<Record<string, number | null>> = {
    safeguard_covered_t: covered,
    safeguard_baseline_t: baseline,
  }
  const kind = 'safeguard_position'
  return [
    ...(targets?.body['no_target'] === undefined
      ? []
      : [
          against(kind, [targets, '/no_target', 'emission targets', 'none'], `Safeguard baseline ${year}`, [
            `covered emissions under a baseline that the law sets, ${year}`,
            covered,
            't CO2-e',
          ]),
        ]),
    ...figuresOf(facts).flatMap((figure) => {
      const value = printed[figure.measure] ?? null
      return value !== null && isApartInYears(figure.value, value, isSame, 0.02)
        ? [
            against(
              kind,
              [statements!, figure.pointer, whatOf(figure), figure.value, 't CO2-e'],
              `Safeguard ${year}`,
              [`${wordsOf(figure.measure)} in the Safeguard table of ${year}`, value, 't CO2-e'],
              [figure.requirement],
            ),
          ]
        : []
    }),
  ]
}
