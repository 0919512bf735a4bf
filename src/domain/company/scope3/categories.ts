import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { type Evaluation, reasonOf } from '../../formula/evaluate.ts'
import { REGION_OF_FACILITIES } from '../grid/region-of-facilities.ts'
import { type DataQuality, evidenceOf } from '../outcome.ts'
import { type EnergyPart, type Range, rangeOf, usualFactors } from './energy.ts'
import { SCREENED_CATEGORIES, type ScreenedCategory } from './formula.ts'
import type { ScreeningInput } from './given.ts'
import { evidenceOfPurchases } from './purchases.ts'
import rates from './rates.json' with { type: 'json' }
import type { MappedCategory } from './relevance.ts'

/** One way to estimate a category. The range is its own, at the nominal coverage. */
export interface Estimator {
  readonly estimator: 'head_count' | 'income' | 'spend' | 'emissions' | 'energy' | 'scopes'
  readonly emissions_t: Range & { readonly central: number }
  /** How far off it may be each way. */
  readonly factor: number
  readonly note: string
  readonly inputs: readonly EvidenceInput[]
}

/** A figure of a category, or why there is none. */
export interface Figure {
  readonly availability: Availability
  readonly emissions_t: Range | null
  readonly data_quality: DataQuality
  readonly flags: readonly string[]
  readonly estimators: readonly Estimator[]
  readonly parts: readonly EnergyPart[]
  readonly inputs: readonly EvidenceInput[]
}

/** What screening was given, and what the formula made of it. */
export interface ScreenedInput extends ScreeningInput {
  readonly evaluation: Evaluation
  /** Of category 3. */
  readonly parts: readonly EnergyPart[]
}

/** The figure of a category that matters to the company. */
export function figureOf(category: ScreenedCategory, screened: ScreenedInput): Figure {
  const at = SCREENED_CATEGORIES.indexOf(category)
  const { evaluation } = screened
  const estimators = estimatorsOf(category, at, screened)
  const range = rangeOf((end) => evaluation.numberAt(`categories.${end}`, at))
  if (category === 3) return energyFigure(screened, estimators, range)
  const reason = reasonOf(evaluation.column('categories.shown')[at]!)
  const isTooFar = reasonOf(evaluation.column('categories.central')[at]!) === 'estimators_disagree'
  const isFigure = reason === null || reason === ABOVE_OWN_EMISSIONS.reason_code
  return {
    availability: reason === null ? AVAILABLE : (WITHOUT[reason] ?? tooFew(estimators, evaluation)),
    emissions_t: range,
    data_quality: isFigure && isTooFar ? 5 : QUALITY[category],
    flags: isFigure
      ? [
          ...(isTooFar ? ['estimators_disagree'] : []),
          ...(estimators.some(({ estimator }) => estimator === 'emissions') ? ['size_from_emissions'] : []),
        ]
      : [],
    estimators,
    parts: [],
    inputs: inputsOf(estimators),
  }
}

const QUALITY = { 1: 5, 4: 5, 5: 4, 6: 4, 7: 4 } as const

const inputsOf = (estimators: readonly Estimator[]): EvidenceInput[] => [
  ...new Set(estimators.flatMap((one) => one.inputs)),
]

function estimatorsOf(category: ScreenedCategory, at: number, screened: ScreenedInput): Estimator[] {
  const { evaluation } = screened
  const [from, to] = evaluation.span('estimates', at)
  const number = (column: string, row: number): number => evaluation.numberAt(`estimates.${column}`, row)!
  const names = evaluation.column('estimates.measure') as readonly Estimator['estimator'][]
  return Array.from({ length: to - from }, (_, row) => from + row)
    .filter((row) => evaluation.numberAt('estimates.central', row) !== null)
    .map((row) => ({
      estimator: names[row]!,
      emissions_t: {
        low: number('low', row),
        central: number('central', row),
        high: number('high', row),
      },
      factor: number('factor', row),
      ...aboutEstimator(category, names[row]!, evaluation.numberAt('estimates.employees', row), screened),
    }))
}

type About = Pick<Estimator, 'note' | 'inputs'>

/** What an estimator rests on. */
function aboutEstimator(
  category: ScreenedCategory,
  name: Estimator['estimator'],
  employees: number | null,
  screened: ScreenedInput,
): About {
  if (name === 'scopes' || name === 'energy') return aboutEnergy(name, screened)
  const { note, inputs } = aboutSize(name, screened)
  const what = RATES[category]
  const rate = what === undefined ? null : screened.evaluation.number(what)
  if (rate !== null && name !== 'spend')
    return {
      note: `${note} ${Math.round(employees!)} employees times ${Number(rate.toPrecision(3))} t.`,
      inputs,
    }
  const kg = screened.evaluation.number(`kg_per_aud_${category}`)!
  return {
    note: `${note} Output times ${Number(kg.toPrecision(3))} kg of emissions behind purchases for each dollar.`,
    inputs: [...inputs, ...behindPurchases(category, screened)],
  }
}

const RATES: Readonly<Partial<Record<ScreenedCategory, string>>> = { 5: 'waste', 6: 'travel', 7: 'commuting' }

function aboutSize(
  measure: 'head_count' | 'income' | 'spend' | 'emissions',
  { size: { employers, income, deflator }, company, evaluation }: ScreenedInput,
): About {
  if (measure === 'head_count') {
    const bands = evaluation.column('employers.likely').filter((one) => typeof one === 'number')
    return {
      note: `Head-count bands of ${bands.length} employers in the group, added up.`,
      inputs: evidenceOf(employers),
    }
  }
  if (measure === 'emissions')
    return {
      note: 'Scope 1 and 2 divided by what reporters in the class emit per employee.',
      inputs: company.evidence,
    }
  return {
    note: `Income for ${income?.income_year} at ${deflator?.base_year} prices.`,
    inputs: [...(income?.evidence ?? []), ...(deflator?.evidence ?? [])],
  }
}

function behindPurchases(
  category: ScreenedCategory,
  { purchases: { industries, multipliers, division, goods }, evaluation }: ScreenedInput,
): readonly EvidenceInput[] {
  if (category !== 1) return evidenceOfPurchases(industries)(multipliers)
  const used = evaluation.number('output_share') === 1 ? [division] : [division, goods]
  return evidenceOf(used.filter((one) => one !== null))
}

const aboutEnergy = (name: 'scopes' | 'energy', screened: ScreenedInput): About =>
  name === 'scopes'
    ? {
        note: 'Scope 1 and 2 times the ratio of upstream to direct emissions for fuels and electricity, part by part.',
        inputs: screened.parts.flatMap((part) => part.inputs),
      }
    : {
        note: 'Net energy consumed times the upstream emissions per gigajoule, for electricity and the fuels typical of the division.',
        inputs: evidenceOf([
          ...(screened.energy.net_energy === null ? [] : [screened.energy.net_energy]),
          ...usualFactors(screened),
          ...screened.energy.electricity_factors,
        ]),
      }

const NO_FIGURE: Figure = {
  availability: AVAILABLE,
  emissions_t: null,
  data_quality: 5,
  flags: [],
  estimators: [],
  parts: [],
  inputs: [],
}

const tooFew = (estimators: readonly Estimator[], evaluation: Evaluation): Availability =>
  unavailable('not_assessed', 'screening_inputs_missing', lackingOf(estimators, evaluation))

function lackingOf(estimators: readonly Estimator[], evaluation: Evaluation): string {
  if (estimators.length > 0)
    return 'Only one measure of the company’s size is published. A figure needs two, so that they can be compared.'
  return evaluation.column('measures.output').some((one) => typeof one === 'number')
    ? 'The company’s size is known, but the tables do not say how much of this its industry buys.'
    : 'No declared head count and no income that fits the group are published, or the industry class is not known.'
}

/**
 * Travel of a company that handles goods is less than what it burns and buys itself. A range beyond that shows that an
 * input is wrong, so there is no figure.
 */
const ABOVE_OWN_EMISSIONS = unavailable(
  'not_assessed',
  'travel_above_own_emissions',
  'The range would exceed scope 1 and 2, which is not plausible for the travel of a company that handles goods. An input does not belong to the group.',
)

/** Why a category has no figure, by the reason that the formula gives. */
const WITHOUT: Readonly<Record<string, Availability>> = {
  estimators_too_far_apart: unavailable(
    'not_assessed',
    'estimators_too_far_apart',
    `The estimators are too far apart: the high end of the range would be more than ${rates.range_at_most} times the low end.`,
  ),
  travel_above_own_emissions: ABOVE_OWN_EMISSIONS,
}

/** Upstream of fuel and electricity: by the scopes, and by the energy where that is a measure of what was used. */
function energyFigure(
  screened: ScreenedInput,
  estimators: readonly Estimator[],
  emissions_t: Range | null,
): Figure {
  const { parts } = screened
  const lacking = parts.filter(({ availability }) => availability.status === 'not_assessed')
  const region = screened.energy.region_facilities.length > 0 ? [REGION_OF_FACILITIES] : []
  const head = { data_quality: 4, parts, emissions_t, estimators } as const
  const inputs = parts.flatMap((part) => part.inputs)
  if (lacking.length > 0)
    return {
      ...head,
      inputs,
      flags: ['parts_missing', ...region],
      availability: unavailable(
        'not_assessed',
        'screening_inputs_missing',
        [...new Set(lacking.map((part) => part.note))].join(' '),
      ),
    }
  // Nothing was burnt or bought.
  if (estimators.length === 0)
    return { ...head, inputs, availability: AVAILABLE, flags: ['range_of_factors', ...region] }
  return {
    ...head,
    availability: AVAILABLE,
    flags: [...(emissions_t?.central === null ? ['estimators_disagree'] : []), ...region],
    inputs: inputsOf(estimators),
  }
}

/** Why a category that is not screened has no figure. */
export const withoutFigure = ({ relevance, reason }: MappedCategory): Figure => ({
  ...NO_FIGURE,
  availability:
    relevance === 'not_relevant'
      ? unavailable('not_applicable', 'not_relevant', reason)
      : unavailable('not_assessed', 'cannot_be_screened', reason),
})
