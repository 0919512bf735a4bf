import { named, TONNES } from '../../formula/definitions.ts'
import { type Formula, type ListedTableStep, PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { column, figure } from '../../formula/steps.ts'
import {
  absent,
  absolute,
  add,
  all,
  atMost,
  cell,
  count,
  equal,
  exp,
  firstKnown,
  greater,
  highest,
  hypotenuse,
  isMissing,
  largest,
  less,
  ln,
  lookup,
  lowest,
  mean,
  not,
  oneOf,
  product,
  ratio,
  root,
  subtract,
  sum,
  type Term,
  text,
  when,
} from '../../formula/terms.ts'
import { ENERGY_GIVEN, ENERGY_STEPS, joint } from './energy-steps.ts'
import { SIZE_GIVEN, SIZE_STEPS } from './size-steps.ts'
import { CONSTANTS, T_PER_EMPLOYEE, TABLES } from './tables.ts'

/** The categories that can have a figure. */
export const SCREENED_CATEGORIES = [1, 3, 4, 5, 6, 7] as const
export type ScreenedCategory = (typeof SCREENED_CATEGORIES)[number]

export const ENDS = ['low', 'central', 'high'] as const

const SIZES = 'head_count income emissions'
const perDollar = (category: number): Record<string, Term> => ({
  per_output: ratio(`kg_per_aud_${category}`, 'kg_per_tonne'),
})
const perEmployee = (what: string): Record<string, Term> => ({
  per_employee: what,
  per_employee_factor: `${what}_factor`,
})
/** By the scopes where nothing was burnt or bought: a logarithm of zero is not. */
const unscaled = (end: string): Term => when(atMost('scopes_low', 0), `scopes_${end}`, absent('above_zero'))

const ROWS: Readonly<Record<ScreenedCategory, Readonly<Record<string, Term>>>> = {
  1: { by: text(SIZES), ...perDollar(1) },
  3: {
    by: text('scopes energy'),
    low_of_scopes: unscaled('low'),
    central_of_scopes: unscaled('central'),
    high_of_scopes: unscaled('high'),
  },
  4: { by: text(SIZES), ...perDollar(4) },
  5: { by: text(`${SIZES} spend`), ...perEmployee('waste'), ...perDollar(5) },
  6: {
    by: text(`${SIZES} spend`),
    ...perEmployee('travel'),
    ...perDollar(6),
    at_most: when(
      isMissing(lookup('division', 'goods_divisions', 'handles')),
      absent('services'),
      add('scope1_t', 'scope2_t'),
    ),
  },
  7: { by: text(SIZES), ...perEmployee('commuting') },
}

const categories: ListedTableStep = {
  table: 'categories',
  label: 'Categories',
  columns: {
    category: named('Category', TEXT),
    by: named('Estimated by', TEXT),
    per_employee: named('For each employee', T_PER_EMPLOYEE),
    per_employee_factor: named('How far off each way', PLAIN),
    per_output: named('For a dollar of output', 't CO2-e / A$'),
    at_most: named('Not above own emissions', TONNES),
    ...Object.fromEntries(ENDS.map((end) => [`${end}_of_scopes`, named(`Nothing used: ${end}`, TONNES)])),
  },
  rows: SCREENED_CATEGORIES.map((category) => ({ category: text(String(category)), ...ROWS[category] })),
}

/** Each estimator of each category that matters: an amount that may be off by a factor, times a rate that may be. */
const estimateSteps: readonly Step[] = [
  column(
    'categories.is_relevant',
    'Matters to the company',
    TRUTH,
    not(isMissing(cell('relevant_categories.category', { category: '.category' }))),
  ),
  {
    table: 'estimates',
    label: 'Estimators',
    within: 'categories',
    of: 'measures',
    columns: [
      'measure',
      'employees',
      'employees_factor',
      'output',
      'output_factor',
      'tonnes',
      'tonnes_factor',
    ],
    where: all('^.is_relevant', oneOf('.measure', '^.by')),
  },
  column(
    'estimates.central',
    'Estimate',
    TONNES,
    firstKnown(product('.employees', '^.per_employee'), product('.output', '^.per_output'), '.tonnes'),
  ),
  column(
    'estimates.factor',
    'How far off each way',
    PLAIN,
    when(
      isMissing('.central'),
      absent('no_estimate'),
      firstKnown(
        joint('.employees_factor', '^.per_employee_factor'),
        joint('.output_factor', 'spend_factor'),
        '.tonnes_factor',
      ),
    ),
  ),
  column(
    'estimates.rate_factor',
    'Rate: how far off each way',
    PLAIN,
    when(
      isMissing('.central'),
      absent('no_estimate'),
      firstKnown(
        when(isMissing('.employees_factor'), absent('no_people'), '^.per_employee_factor'),
        when(isMissing('.output_factor'), absent('no_rate'), 'spend_factor'),
      ),
    ),
  ),
  column('estimates.low', 'Low', TONNES, ratio('.central', '.factor')),
  column('estimates.high', 'High', TONNES, product('.central', '.factor')),
  column('estimates.log', 'Logarithm', PLAIN, ln(ratio('.central', 'one_tonne'))),
  // What income buys is no second measure of size.
  column(
    'estimates.size',
    'Counts as a measure',
    TONNES,
    when(equal('.measure', text('spend')), absent('counted_on_income'), '.central'),
  ),
]

/** How far off the amount of a measure of size is, in logarithms; what income buys is no measure of its own. */
const amountSteps: readonly Step[] = [
  column(
    'estimates.amount_spread',
    'Amount: how far off each way, in logarithms',
    PLAIN,
    when(
      isMissing('.size'),
      absent('not_a_measure'),
      largest(
        ln(
          firstKnown(
            when(isMissing('^.per_employee_factor'), absent('by_output'), '.employees_factor'),
            '.output_factor',
          ),
        ),
        ln('least_factor'),
      ),
    ),
  ),
  column(
    'estimates.weight',
    'Weight of the amount',
    PLAIN,
    ratio(1, product('.amount_spread', '.amount_spread')),
  ),
]

/**
 * The geometric mean of the estimates. Its range holds every one of them. What makes it wide are independent causes: the distance
 * of the farthest, how far off the rate is that all share, and how far off the amounts are together, which is less than the best alone.
 */
const rangeSteps: readonly Step[] = [
  column('categories.measures', 'Measures', PLAIN, count('estimates.size')),
  column('categories.centre', 'Logarithm of the geometric mean', PLAIN, mean('estimates.log', 'known')),
  column('estimates.distance', 'Distance from the mean', PLAIN, absolute(subtract('.log', '^.centre'))),
  // The estimators of category 3 share their factors: together they know no more than the best of them.
  column(
    'categories.own_spread',
    'How far off each way without disagreement, in logarithms',
    PLAIN,
    when(
      equal('.category', text('3')),
      ln(lowest('estimates.factor', 'known')),
      hypotenuse(
        root(ratio(1, sum('estimates.weight', 'known'))),
        ln(lowest('estimates.rate_factor', 'known')),
      ),
    ),
  ),
  column(
    'categories.reach',
    'Reach of the range',
    PLAIN,
    hypotenuse(highest('estimates.distance', 'known'), '.own_spread'),
  ),
  column(
    'categories.apart',
    'Largest estimate over the smallest',
    PLAIN,
    ratio(highest('estimates.central', 'known'), lowest('estimates.central', 'known')),
  ),
  column('categories.low_end', 'Low end', TONNES, product(exp(subtract('.centre', '.reach')), 'one_tonne')),
  column('categories.high_end', 'High end', TONNES, product(exp(add('.centre', '.reach')), 'one_tonne')),
  // Category 3 needs no measure of size, and its factors are published: it is never too wide.
  column(
    'categories.shown',
    'Has a figure',
    PLAIN,
    when(
      equal('.category', text('3')),
      when(greater('.measures', 0), 1, absent('screening_inputs_missing')),
      when(
        less('.measures', 'fewest_measures'),
        absent('screening_inputs_missing'),
        when(
          greater('.high_end', product('range_at_most', '.low_end')),
          absent('estimators_too_far_apart'),
          when(
            greater('.high_end', firstKnown('.at_most', '.high_end')),
            absent('travel_above_own_emissions'),
            1,
          ),
        ),
      ),
    ),
  ),
  ...(
    [
      ['low', '.low_end'],
      [
        'central',
        when(
          greater('.apart', 'apart_at_most'),
          absent('estimators_disagree'),
          product(exp('.centre'), 'one_tonne'),
        ),
      ],
      ['high', '.high_end'],
    ] as const
  ).map(([end, is]) =>
    column(
      `categories.${end}`,
      `Figure, ${end}`,
      TONNES,
      firstKnown(when('.is_relevant', `.${end}_of_scopes`, absent('not_relevant')), product(is, '.shown')),
    ),
  ),
]

/** The name of an end of a category among the outputs. */
export const outputOf = (category: number, end: string): string => `category_${category}_${end}`

const OUTPUTS = SCREENED_CATEGORIES.flatMap((category) => ENDS.map((end) => ({ category, end })))

const screening: Formula = {
  title: 'Categories of scope 3 by several estimators, each with a range',
  given: {
    relevant_categories: {
      label: 'Categories that matter to the company',
      columns: { category: named('Category', TEXT) },
    },
    ...ENERGY_GIVEN,
    ...SIZE_GIVEN,
  },
  steps: [
    ...ENERGY_STEPS,
    ...SIZE_STEPS,
    categories,
    ...estimateSteps,
    ...amountSteps,
    ...rangeSteps,
    ...OUTPUTS.map(({ category, end }) =>
      figure(
        outputOf(category, end),
        `Category ${category}, ${end}`,
        TONNES,
        cell(`categories.${end}`, { category: text(String(category)) }),
      ),
    ),
  ],
  outputs: OUTPUTS.map(({ category, end }) => outputOf(category, end)),
}

export const SCOPE3_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'scope3_screening',
  version: '2.2.0',
  title: 'Screening of the categories of scope 3',
  constants: CONSTANTS,
  tables: TABLES,
  formulas: { scope3_screening: screening },
})

export const METHOD = SCOPE3_FORMULAS.method
