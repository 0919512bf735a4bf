import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { REGION_OF_FACILITIES } from '../grid/region-of-facilities.ts'
import type { DataQuality } from '../outcome.ts'
import {
  addRanges,
  type EnergyInput,
  type EnergyPart,
  electricityPart,
  generationPart,
  otherFuelPart,
  type Range,
  upstreamOfEnergy,
  wellsPart,
} from './energy.ts'
import { combine, type Estimator, estimate, FEWEST_MEASURES, measuresBehind } from './estimators.ts'
import {
  type BoughtCategory,
  type DivisionMultiplier,
  type Industry,
  type Multiplier,
  purchasesOf,
  upstreamPerDollar,
} from './purchases.ts'
import rates from './rates.json' with { type: 'json' }
import type { MappedCategory } from './relevance.ts'
import type { CompanyRates, Size } from './sizes.ts'

/** The categories that can have a figure. */
export const SCREENED_CATEGORIES = [1, 3, 4, 5, 6, 7] as const
export type ScreenedCategory = (typeof SCREENED_CATEGORIES)[number]

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

/** What the company's industry and division buy. */
export interface PurchasesInput {
  readonly industries: readonly Industry[]
  readonly multipliers: readonly Multiplier[]
  readonly division: DivisionMultiplier | null
  /** The division that goods come from which a trader sells on. */
  readonly goods: DivisionMultiplier | null
}

export interface CategoryInput {
  readonly energy: EnergyInput
  readonly purchases: PurchasesInput
  readonly rates: CompanyRates | null
  readonly sizes: readonly Size[]
}

/** The figure of a category that matters to the company. */
export function figureOf(category: ScreenedCategory, input: CategoryInput): Figure {
  switch (category) {
    case 1:
      return estimated(input, upstream(input), 5)
    case 3:
      return energyFigure(input.energy)
    case 4:
      return estimated(input, bySpend(4, input, input.sizes), 5)
    case 5:
      return estimated(input, [...byPeople('waste', input), ...bySpend(5, input, incomeOnly(input))], 4)
    case 6:
      return travelFigure(input)
    case 7:
      break
  }
  return estimated(input, byPeople('commuting', input), 4)
}

const incomeOnly = ({ sizes }: CategoryInput): readonly Size[] =>
  sizes.filter(({ measure }) => measure === 'income')

/** Employees times what one of them stands for in the division. */
function byPeople(what: 'waste' | 'travel' | 'commuting', { rates: own, sizes }: CategoryInput): Estimator[] {
  const rate = own?.[what]
  if (rate === undefined) return []
  return sizes.map(({ measure, employees, employees_factor, note, inputs }) =>
    estimate(measure, {
      amount: employees,
      amount_factor: employees_factor,
      rate: rate.t_per_employee,
      rate_factor: rate.factor,
      note: `${note} ${Math.round(employees)} employees times ${Number(rate.t_per_employee.toPrecision(3))} t.`,
      inputs,
    }),
  )
}

/** Output times what the industry buys of the supplying industries for a dollar of it. */
function bySpend(category: BoughtCategory, input: CategoryInput, sizes: readonly Size[]): Estimator[] {
  const { per_dollar, inputs } = purchasesOf(input.purchases.industries)(input.purchases.multipliers)
  const kg = per_dollar[category]
  if (kg === null) return []
  return sizes.map((size) => spent(size, category === 4 ? size.measure : 'spend', kg, inputs))
}

function upstream({ rates: own, purchases, sizes }: CategoryInput): Estimator[] {
  const share = own?.output_share ?? 1
  const { kg_per_aud, inputs } = upstreamPerDollar(purchases.division, purchases.goods, share)
  if (kg_per_aud === null) return []
  return sizes.map((size) => spent(size, size.measure, kg_per_aud, inputs))
}

const spent = (
  size: Size,
  name: Estimator['estimator'],
  kg: number,
  inputs: readonly EvidenceInput[],
): Estimator =>
  estimate(name, {
    amount: size.output_aud,
    amount_factor: size.output_factor,
    rate: kg / 1_000,
    rate_factor: rates.spend_factor,
    note: `${size.note} Output times ${Number(kg.toPrecision(3))} kg of emissions behind purchases for each dollar.`,
    inputs: [...size.inputs, ...inputs],
  })

/** A figure where at least two measures of size exist, with the reason where it has no central value. */
function estimated(
  { sizes }: CategoryInput,
  estimators: readonly Estimator[],
  data_quality: DataQuality,
): Figure {
  const inputs = [...new Set(estimators.flatMap((one) => one.inputs))]
  const combined = measuresBehind(estimators) < FEWEST_MEASURES ? null : combine(estimators)
  if (combined === null)
    return { ...NO_FIGURE, data_quality, estimators, inputs, availability: tooFew(estimators, sizes) }
  if (combined.range.high > rates.range_at_most * combined.range.low)
    return { ...NO_FIGURE, data_quality, estimators, inputs, availability: TOO_WIDE }
  const isTooFar = combined.range.central === null
  return {
    availability: AVAILABLE,
    emissions_t: combined.range,
    data_quality: isTooFar ? 5 : data_quality,
    flags: [
      ...(isTooFar ? ['estimators_disagree'] : []),
      ...(estimators.some(({ estimator }) => estimator === 'emissions') ? ['size_from_emissions'] : []),
    ],
    estimators,
    parts: [],
    inputs,
  }
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

const tooFew = (estimators: readonly Estimator[], sizes: readonly Size[]): Availability =>
  unavailable('not_assessed', 'screening_inputs_missing', lackingOf(estimators, sizes))

function lackingOf(estimators: readonly Estimator[], sizes: readonly Size[]): string {
  if (estimators.length > 0)
    return 'Only one measure of the company’s size is published. A figure needs two, so that they can be compared.'
  return sizes.length > 0
    ? 'The company’s size is known, but the tables do not say how much of this its industry buys.'
    : 'No declared head count and no income that fits the group are published, or the industry class is not known.'
}

const TOO_WIDE = unavailable(
  'not_assessed',
  'estimators_too_far_apart',
  `The estimators are too far apart: the high end of the range would be more than ${rates.range_at_most} times the low end.`,
)

/**
 * Travel of a company that handles goods is less than what it burns and buys itself. A range beyond that shows that an
 * input is wrong, so there is no figure.
 */
function travelFigure(input: CategoryInput): Figure {
  const figure = estimated(input, [...byPeople('travel', input), ...bySpend(6, input, incomeOnly(input))], 4)
  const { scope1_t, scope2_t, division } = input.energy
  if (figure.emissions_t === null || scope1_t === null || scope2_t === null) return figure
  if (!GOODS_DIVISIONS.has(division ?? '') || figure.emissions_t.high <= scope1_t + scope2_t) return figure
  return { ...figure, emissions_t: null, availability: ABOVE_OWN_EMISSIONS }
}

/** Divisions that handle goods; all others are services. */
const GOODS_DIVISIONS: ReadonlySet<string> = new Set('ABCDEFGI')

const ABOVE_OWN_EMISSIONS = unavailable(
  'not_assessed',
  'travel_above_own_emissions',
  'The range would exceed scope 1 and 2, which is not plausible for the travel of a company that handles goods. An input does not belong to the group.',
)

/** Upstream of fuel and electricity: by the scopes, and by the energy where that is a measure of what was used. */
function energyFigure(input: EnergyInput): Figure {
  const parts = [
    electricityPart(input),
    generationPart(input),
    ...(input.wells === null ? [] : [wellsPart(input)]),
    otherFuelPart(input),
  ]
  const lacking = parts.filter(({ availability }) => availability.status === 'not_assessed')
  const ranges = parts.map((part) => part.emissions_t).filter((range) => range !== null)
  const region = input.region_facilities.length > 0 ? [REGION_OF_FACILITIES] : []
  const inputs = parts.flatMap((part) => part.inputs)
  const head = { data_quality: 4, estimators: [], parts, inputs } as const
  if (lacking.length > 0)
    return {
      ...head,
      emissions_t: null,
      flags: ['parts_missing', ...region],
      availability: unavailable(
        'not_assessed',
        'screening_inputs_missing',
        [...new Set(lacking.map((part) => part.note))].join(' '),
      ),
    }
  const byScopes = addRanges(ranges)
  // Nothing was burnt or bought: zero is the figure, and a logarithm of it is not.
  if (byScopes.low <= 0)
    return { ...head, availability: AVAILABLE, emissions_t: byScopes, flags: ['range_of_factors', ...region] }
  const estimators = [scopesEstimator(byScopes, inputs), ...energyEstimator(input)]
  const combined = combine(estimators)
  return {
    ...head,
    availability: AVAILABLE,
    emissions_t: combined?.range ?? null,
    estimators,
    flags: [...(combined?.range.central === null ? ['estimators_disagree'] : []), ...region],
    inputs: [...new Set(estimators.flatMap((one) => one.inputs))],
  }
}

function scopesEstimator({ low, central, high }: Range, inputs: readonly EvidenceInput[]): Estimator {
  const middle = central ?? Math.sqrt(low * high)
  return estimate('scopes', {
    amount: middle,
    amount_factor: Math.max(high / middle, middle / low),
    rate: 1,
    rate_factor: rates.energy_factor,
    note: 'Scope 1 and 2 times the ratio of upstream to direct emissions for fuels and electricity, part by part.',
    inputs,
  })
}

function energyEstimator(input: EnergyInput): Estimator[] {
  const energy = upstreamOfEnergy(input)
  if (energy === null) return []
  return [
    estimate('energy', {
      amount: energy.gigajoules,
      amount_factor: rates.energy_factor,
      rate: Math.sqrt(energy.low * energy.high) / 1_000,
      rate_factor: Math.sqrt(energy.high / energy.low),
      note: 'Net energy consumed times the upstream emissions per gigajoule, for electricity and the fuels typical of the division.',
      inputs: energy.evidence,
    }),
  ]
}

/** Why a category that is not screened has no figure. */
export const withoutFigure = ({ relevance, reason }: MappedCategory): Figure => ({
  ...NO_FIGURE,
  availability:
    relevance === 'not_relevant'
      ? unavailable('not_applicable', 'not_relevant', reason)
      : unavailable('not_assessed', 'cannot_be_screened', reason),
})
