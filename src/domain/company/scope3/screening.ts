import type { Availability } from '../../availability.ts'
import { unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { workingFrom } from '../../formula/working-of.ts'
import { ruleStep } from '../bands.ts'
import { type DataQuality, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import { type Estimator, type Figure, figureOf, type ScreenedInput, withoutFigure } from './categories.ts'
import { type EnergyPart, energyParts, type Range } from './energy.ts'
import {
  ENDS,
  METHOD,
  outputOf,
  SCOPE3_FORMULAS,
  SCREENED_CATEGORIES,
  type ScreenedCategory,
} from './formula.ts'
import { CITED_FORM, PLAIN_FORM, type ScreeningInput, screeningGiven } from './given.ts'
import rates from './rates.json' with { type: 'json' }
import { type MappedCategory, mapCategories, type Relevance } from './relevance.ts'

export const SCOPE3_SCREENING: Method = METHOD

export const SCREENING_STATEMENT =
  'Screening from public totals and industry averages: it shows an order of magnitude and is not an inventory. The range is meant to contain the company’s own figure in four out of five cases. Categories are never added up. Always quote a figure with the word screening.'

export interface Scope3Category {
  readonly category: number
  readonly name: string
  readonly relevance: Relevance
  readonly reason: string
  /** What the company needs for its own figure. */
  readonly needed: string
  readonly availability: Availability
  readonly emissions_t: Range | null
  /** The share of companies whose own figure the range is meant to hold; null without a figure, or where it leaves a part out. */
  readonly nominal_coverage: number | null
  readonly data_quality: DataQuality
  readonly flags: readonly string[]
  readonly estimators: readonly Omit<Estimator, 'inputs'>[]
  readonly parts: readonly Omit<EnergyPart, 'inputs'>[]
}

export interface Scope3Screening {
  readonly statement: string
  readonly categories: readonly Scope3Category[]
}

/** The fifteen categories, with low, central and high where two estimators exist. There is no total, on purpose. */
export function screenScope3(
  input: ScreeningInput,
  observed: string | null = null,
): Outcome<Scope3Screening> {
  const evaluation = evaluate(SCOPE3_FORMULAS.formula('scope3_screening'), screeningGiven(input, PLAIN_FORM))
  const parts = energyParts({ ...input, evaluation })
  const screened: ScreenedInput = { ...input, evaluation, parts }
  const figures = mapCategories(input.anzsic, input.facility_groups).map((mapped) => ({
    mapped,
    figure: figureIn(mapped, screened),
  }))
  const categories = figures.map(({ mapped, figure }) => categoryOf(mapped, figure))
  if (categories.every((category) => category.emissions_t === null))
    return withoutResult(
      SCOPE3_SCREENING,
      unavailable('not_assessed', 'nothing_to_screen', reasonsOf(categories)),
      { basis: 'screening', data_quality: 5, inputs: evidenceOf([input.company]) },
    )
  return withResult(
    SCOPE3_SCREENING,
    { statement: SCREENING_STATEMENT, categories },
    {
      basis: 'screening',
      data_quality: 5,
      flags: ['screening'],
      trace: categories.flatMap(traceOf),
      inputs: [...new Set([...input.company.evidence, ...figures.flatMap(({ figure }) => figure.inputs)])],
      workings: () => [
        workingFrom(evaluation, screeningGiven(input, CITED_FORM), {
          observed,
          of: Object.fromEntries(categories.flatMap(availabilitiesOf)),
        }),
      ],
    },
  )
}

const availabilitiesOf = ({ category, availability }: Scope3Category) =>
  ENDS.map((end) => [outputOf(category, end), { availability }] as const)

const isScreened = (category: number): category is ScreenedCategory =>
  (SCREENED_CATEGORIES as readonly number[]).includes(category)

const figureIn = (mapped: MappedCategory, screened: ScreenedInput): Figure =>
  mapped.relevance === 'relevant' && isScreened(mapped.category)
    ? figureOf(mapped.category, screened)
    : withoutFigure(mapped)

function categoryOf(mapped: MappedCategory, figure: Figure): Scope3Category {
  const { availability, emissions_t, data_quality, flags, estimators, parts } = figure
  const { leaves_out, ...shown } = mapped
  // A range that leaves out the largest part is not meant to hold the company's own figure.
  const isPartial = emissions_t !== null && leaves_out !== null
  const isMissing = emissions_t === null && isScreened(mapped.category) && mapped.relevance === 'relevant'
  return {
    ...shown,
    relevance: isMissing ? 'cannot_be_screened' : mapped.relevance,
    reason: isMissing ? (availability.detail ?? mapped.reason) : mapped.reason,
    availability,
    emissions_t,
    nominal_coverage: emissions_t === null || isPartial ? null : rates.nominal_coverage,
    data_quality: isPartial ? 5 : data_quality,
    flags: isPartial ? [`${leaves_out}_left_out`, ...flags] : flags,
    estimators: estimators.map(withoutInputs),
    parts: parts.map(withoutInputs),
  }
}

const traceOf = ({ category, estimators, emissions_t, relevance }: Scope3Category) =>
  isScreened(category)
    ? [
        ruleStep(
          `scope3_screening.category_${category}`,
          Object.fromEntries(estimators.map((one) => [one.estimator, one.emissions_t.central])),
          'estimators_within_ten_times',
          emissions_t === null ? relevance : emissions_t.central === null ? 'no_central_value' : 'figure',
        ),
      ]
    : []

function reasonsOf(categories: readonly Scope3Category[]): string {
  const reasons = categories
    .filter(({ category }) => isScreened(category))
    .flatMap(({ availability }) => availability.detail ?? [])
  return ['No category has the inputs needed for screening.', ...new Set(reasons)].join(' ')
}

function withoutInputs<T extends { readonly inputs: unknown }>(part: T): Omit<T, 'inputs'> {
  const { inputs: _, ...shown } = part
  return shown
}
