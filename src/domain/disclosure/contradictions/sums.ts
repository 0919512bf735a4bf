import { samePeriod } from '../../period.ts'
import { serialCount } from '../scope2/certificate-serials.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { figureSide, placeOf, type StatedFigure, statedFigures } from './figures.ts'
import { declaredAt, otherAt } from './sides.ts'
import { isWhole, measureOf, standing, tonnesIn } from './targets.ts'
import { differs, ROUNDING_SHARE } from './tolerance.ts'

/** Numbers of the records that do not add up, each list by its own rule. */
export const sums = (facts: ContradictionFacts): Found[] => [
  ...measuresStatedTwice(facts),
  ...totals(facts),
  ...actualsAndFigures(facts),
  ...levers(facts),
  ...serials(facts),
]

/** One measure has one value, in whichever statements it stands. */
function measuresStatedTwice({ records }: ContradictionFacts): Found[] {
  const all = statedFigures(records)
  return all.flatMap((figure, index) => {
    const first = all.findIndex(({ measure }) => measure === figure.measure)
    return first === index ? [] : against({ records }, figure, all[first]!)
  })
}

function totals({ records }: ContradictionFacts): Found[] {
  const all = statedFigures(records)
  const of = (measure: StatedFigure['measure']) => all.find((figure) => figure.measure === measure)
  const [whole, scope1, scope2] = [of('scope1_and_2_t'), of('scope1_t'), of('scope2_location_t')]
  if (whole === undefined || scope1 === undefined || scope2 === undefined) return []
  const sum = scope1.value + scope2.value
  if (!differs(whole.value, sum, ROUNDING_SHARE)) return []
  return [
    {
      declared: figureSide(records, whole),
      other: otherAt(records, {
        record: 's2_statements',
        pointer: scope1.pointer,
        what: 'scope 1 and location-based scope 2 as stated, added up',
        value: sum,
        unit: 't CO2-e',
      }),
      requirement_ids: [whole, scope1, scope2].map(({ requirement_id }) => requirement_id),
    },
  ]
}

/** What a target calls the actual of the period, and what the statements say of it. */
function actualsAndFigures(facts: ContradictionFacts): Found[] {
  const { records } = facts
  const stated = statedFigures(records)
  return standing(facts).flatMap(({ target, at }) => {
    const tonnes = tonnesIn(target)
    const index = (target.actuals ?? []).findIndex(({ period }) => samePeriod(period, facts.period))
    const actual = target.actuals?.[index]
    const figure = stated.find(({ measure }) => measure === measureOf(target))
    if (tonnes === undefined || actual === undefined || figure === undefined || !isWhole(target)) return []
    const value = tonnes * actual.value
    if (!differs(value, figure.value, ROUNDING_SHARE)) return []
    return [
      {
        declared: declaredAt(records, {
          record: 'emission_targets',
          pointer: `${at}/actuals/${index}/value`,
          what: `actual of the period of target ${target.id}`,
          value,
          unit: 't CO2-e',
        }),
        other: otherAt(records, placeOf(figure)),
        requirement_ids: [figure.requirement_id],
      },
    ]
  })
}

/** No more can be abated than was emitted in the base year. */
function levers(facts: ContradictionFacts): Found[] {
  const { records } = facts
  return standing(facts).flatMap(({ target, at }) => {
    const tonnes = tonnesIn(target)
    const abated = target.levers.reduce((sum, { abatement_t = 0 }) => sum + abatement_t, 0)
    if (tonnes === undefined || abated <= tonnes * target.base.value) return []
    return [
      {
        declared: declaredAt(records, {
          record: 'emission_targets',
          pointer: `${at}/levers`,
          what: `abatement of all levers of target ${target.id}`,
          value: abated,
          unit: 't CO2-e',
        }),
        other: otherAt(records, {
          record: 'emission_targets',
          pointer: `${at}/base/value`,
          what: `base year of target ${target.id}`,
          value: tonnes * target.base.value,
          unit: 't CO2-e',
        }),
        requirement_ids: [],
      },
    ]
  })
}

/** One certificate stands for one MWh. */
const serials = ({ records }: ContradictionFacts): Found[] =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap(({ id, mwh, certificate }, index) => {
    if (certificate === undefined || serialCount(certificate) === mwh) return []
    const place = { record: 'market_based_evidence', unit: 'MWh' } as const
    return [
      {
        declared: declaredAt(records, {
          ...place,
          pointer: `/instruments/${index}/mwh`,
          what: `MWh of instrument ${id}`,
          value: mwh,
        }),
        other: otherAt(records, {
          ...place,
          pointer: `/instruments/${index}/certificate`,
          what: `certificates of instrument ${id}`,
          value: serialCount(certificate),
        }),
        requirement_ids: [],
      },
    ]
  })

const against = (
  { records }: Pick<ContradictionFacts, 'records'>,
  figure: StatedFigure,
  other: StatedFigure,
): Found[] =>
  differs(figure.value, other.value, ROUNDING_SHARE)
    ? [
        {
          declared: figureSide(records, figure),
          other: otherAt(records, placeOf(other)),
          requirement_ids: [figure.requirement_id, other.requirement_id],
        },
      ]
    : []
