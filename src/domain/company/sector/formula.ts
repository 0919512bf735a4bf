import { DEFINITIONS, named, TONNES } from '../../formula/definitions.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { type Constant, type Formula, PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  atLeast,
  cell,
  count,
  equal,
  floor,
  isMissing,
  percentile,
  product,
  quantile,
  ratio,
  smallest,
  type Term,
  text,
  when,
} from '../../formula/terms.ts'
import { INCOME, intensityOfIncome, SCOPES } from '../emissions/formula.ts'

const SOURCE = 'docs/methods/sector_benchmark.md'

/** The registry prints whole gigajoules: less than one is no amount to divide by. */
const SMALLEST_ENERGY_GJ = 1

/** Below this number of reporters nothing is ranked. */
export const SMALLEST_POPULATION = 5

/** A level with this many reporters is preferred, and a headline per income needs this many with an income. */
export const WANTED_POPULATION = 10

/** What reporters are compared by: the column that holds it, its unit as the formula and as answers write it. */
export const COMPARED = {
  scope1_and_2: { column: 'scope1_and_2_t', unit: TONNES, shown: TONNES, words: 'scope 1 and 2' },
  scope1: { column: 'scope1_t', unit: TONNES, shown: TONNES, words: 'scope 1' },
  scope2: { column: 'scope2_t', unit: TONNES, shown: TONNES, words: 'scope 2' },
  energy_intensity: {
    column: 'energy_intensity',
    unit: `${TONNES} / TJ`,
    shown: 't CO2-e per TJ',
    words: 'emissions per energy',
  },
  income_intensity: {
    column: 'income_intensity',
    unit: `${TONNES} / A$ million`,
    shown: 't CO2-e per A$ million',
    words: 'emissions per income',
  },
} as const
export type BenchmarkMetric = keyof typeof COMPARED

const ENERGY = { net_energy_gj: named('Net energy consumed', 'GJ') }

/** Scope 1 and 2 per energy. `step` and `own` make it a figure of one reporter, or a column of many. */
const energySteps = (
  step: (name: string, label: string, unit: string, is: Term) => Step,
  own: (name: string) => string,
): readonly Step[] => [
  step('scope1_and_2_t', 'Scope 1 and 2', TONNES, add(own('scope1_t'), own('scope2_t'))),
  step(
    'energy_intensity',
    'Per energy',
    COMPARED.energy_intensity.unit,
    when(
      atLeast(own('net_energy_gj'), 'smallest_energy'),
      ratio(product(own('scope1_and_2_t'), 'gj_per_tj'), own('net_energy_gj')),
      absent('no_energy'),
    ),
  ),
]

const SHARES = {
  p25: { value: 0.25, label: 'First quartile' },
  median: { value: 0.5, label: 'Median' },
  p75: { value: 0.75, label: 'Third quartile' },
} as const

/** What is said of a company by one metric, in the order in which answers have it. */
export const POSITION_FIGURES = ['value', 'percentile', 'quartile', 'n', 'p25', 'median', 'p75'] as const

/** Where a value stands among those of a column; `name` is what the figures are called. */
function positionSteps(column: string, unit: string, name: (figure: string) => string): readonly Step[] {
  const placed = (is: Term): Term =>
    when(atLeast(name('n'), 'smallest_population'), is, absent('too_few_values'))
  return [
    figure(name('n'), 'Reporters with a figure', PLAIN, count(column)),
    figure(name('percentile'), 'Percentile', '%', placed(percentile(name('value'), column))),
    figure(
      name('quartile'),
      'Quartile',
      PLAIN,
      smallest('quartiles', add(floor(ratio(name('percentile'), ratio('per_cent', 'quartiles'))), 1)),
    ),
    ...Object.entries(SHARES).map(([share, { label }]) =>
      // A company that has no figure itself is not placed, and is shown no quartiles.
      figure(
        name(share),
        label,
        unit,
        when(isMissing(name('percentile')), absent('not_placed'), quantile(column, `share_${share}`)),
      ),
    ),
  ]
}

const metrics = Object.entries(COMPARED)

/** What each metric says of the headline. */
const HEADLINE_GIVEN = {
  income_intensity_n: named('Reporters with an income', PLAIN),
  income_intensity_percentile: named('Percentile per income', '%'),
  energy_intensity_percentile: named('Percentile per energy', '%'),
}

/** The percentile to quote: per income; per energy only where too few reporters have an income. */
const HEADLINE_STEPS: readonly Step[] = [
  figure(
    'headline_metric',
    'What the percentile to quote compares',
    TEXT,
    when(
      atLeast('income_intensity_n', 'wanted_population'),
      text('income_intensity'),
      text('energy_intensity'),
    ),
  ),
  figure(
    'headline_percentile',
    'The percentile to quote',
    '%',
    when(
      equal('headline_metric', text('income_intensity')),
      'income_intensity_percentile',
      'energy_intensity_percentile',
    ),
  ),
]
export const HEADLINE_FIGURES = ['headline_metric', 'headline_percentile'] as const

const sectorPosition: Formula = {
  title: 'The company among the reporters of its class and year',
  given: {
    abn: named('ABN of the company', TEXT),
    members: {
      label: 'Reporters',
      columns: { abn: named('ABN', TEXT), ...SCOPES, ...ENERGY, ...INCOME },
    },
  },
  steps: [
    {
      column: 'members.is_company',
      label: 'The company (1) or a peer (0)',
      unit: TRUTH,
      is: equal('.abn', 'abn'),
    },
    ...energySteps(
      (name, label, unit, is) => ({ column: `members.${name}`, label, unit, is }),
      (name) => `.${name}`,
    ),
    {
      column: 'members.income_intensity',
      label: 'Per income',
      unit: COMPARED.income_intensity.unit,
      is: intensityOfIncome('.scope1_and_2_t', '.total_income_aud'),
    },
    ...metrics.flatMap(([metric, { column, unit, words }]) => [
      figure(`${metric}_value`, `The company: ${words}`, unit, cell(`members.${column}`, { abn: 'abn' })),
      ...positionSteps(`members.${column}`, unit, (name) => `${metric}_${name}`),
    ]),
    ...HEADLINE_STEPS,
  ],
  outputs: [
    ...metrics.flatMap(([metric]) => POSITION_FIGURES.map((name) => `${metric}_${name}`)),
    ...HEADLINE_FIGURES,
  ],
  lists: Object.fromEntries(
    metrics.map(([metric, { column }]) => [
      `${metric}_peers`,
      {
        table: 'members',
        columns: { abn: 'abn', value: column, is_company: 'is_company' },
        known: column,
        order: [column, 'abn'],
      },
    ]),
  ),
}

const number = (value: number, label: string, unit: string = PLAIN): Constant => ({
  value,
  unit,
  label,
  source: SOURCE,
})

export const SECTOR_BENCHMARK_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'sector_benchmark',
  version: '2.0.0',
  title: 'Where a company ranks among the reporters of its class and year',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    million: DEFINITIONS.million,
    gj_per_tj: { value: 1000, unit: 'GJ / TJ', label: 'Gigajoules in a terajoule', source: 'definition' },
    quartiles: { value: 4, unit: PLAIN, label: 'Quartiles', source: 'definition' },
    smallest_energy: number(SMALLEST_ENERGY_GJ, 'Least energy that is divided by', 'GJ'),
    smallest_population: number(SMALLEST_POPULATION, 'Fewest reporters for a rank'),
    wanted_population: number(WANTED_POPULATION, 'Reporters with an income that a headline per income needs'),
    ...Object.fromEntries(
      Object.entries(SHARES).map(([share, { value, label }]) => [`share_${share}`, number(value, label)]),
    ),
  },
  tables: {},
  formulas: {
    sector_position: sectorPosition,
    position: {
      title: 'One value among those of reporters, which are ranked already',
      given: {
        value: named('The company', PLAIN),
        peers: { label: 'Reporters', columns: { value: named('Value', PLAIN) } },
      },
      steps: positionSteps('peers.value', PLAIN, (name) => name),
      outputs: [...POSITION_FIGURES],
    },
    headline: {
      title: 'The percentile to quote',
      given: HEADLINE_GIVEN,
      steps: HEADLINE_STEPS,
      outputs: [...HEADLINE_FIGURES],
    },
    energy_intensity: {
      title: 'Scope 1 and 2 per TJ of net energy',
      given: { ...SCOPES, ...ENERGY },
      steps: energySteps(figure, (name) => name),
      outputs: ['energy_intensity'],
    },
  },
})

/** Scope 1 and 2 of a reporter per TJ of net energy; null where one of them is not published. */
export const energyIntensityOf = (row: {
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly net_energy_gj: number | null
}): number | null =>
  evaluate(SECTOR_BENCHMARK_FORMULAS.formula('energy_intensity'), {
    scope1_t: row.scope1_t,
    scope2_t: row.scope2_t,
    net_energy_gj: row.net_energy_gj,
  }).number('energy_intensity')
