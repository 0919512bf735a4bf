import { DEFINITIONS, LEVELS, named, publishedBands, TONNES } from '../../formula/definitions.ts'
import { PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { column, figure } from '../../formula/steps.ts'
import {
  absent,
  atLeast,
  band,
  equal,
  firstKnown,
  greater,
  isMissing,
  largest,
  levelAt,
  levelNumber,
  product,
  raise,
  ratio,
  subtract,
  sum,
  type Term,
  text,
  when,
  worst,
} from '../../formula/terms.ts'
import { type Band, bandTable, type RiskLevel } from '../bands.ts'
import { INCOME, intensityOfIncome, SCOPES } from '../emissions/formula.ts'
import { STATUTORY_DECLINE_PERCENT } from '../safeguard/statutory-decline.ts'

/** What a component does to the overall band. */
type Role = 'leads' | 'raises' | 'context'

export const COMPONENT_ROLES = {
  carbon_cost_exposure: 'leads',
  sector_intensity: 'context',
  safeguard_exposure: 'raises',
  regulatory_trajectory: 'raises',
  benchmark_position: 'raises',
} as const satisfies Readonly<Record<string, Role>>
export type Component = keyof typeof COMPONENT_ROLES
export const COMPONENTS = Object.keys(COMPONENT_ROLES) as readonly Component[]
const RAISING = COMPONENTS.filter((component) => COMPONENT_ROLES[component] === 'raises')

/** Scope 1 over the published income, t CO2-e per A$ million. */
export const EXPOSURE_BY_INCOME_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 10, meaning: 'A carbon price hardly shows in the accounts.' },
    { name: 'moderate', upper: 100, meaning: 'A carbon price is a cost like others.' },
    { name: 'high', upper: 500, meaning: 'A carbon price takes a good part of a usual margin.' },
  ],
  { name: 'very_high', meaning: 'A carbon price decides whether the business earns anything.' },
)

/** Tonnes of scope 1, where no income is published. */
export const EXPOSURE_BY_TONNES_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 10_000, meaning: 'Fleet, heating and refrigerants.' },
    { name: 'moderate', upper: 50_000, meaning: 'Below the threshold of a corporate group.' },
    { name: 'high', upper: 500_000, meaning: 'A large emitter.' },
  ],
  { name: 'very_high', meaning: 'Among the largest emitters of the country.' },
)

/** Total emissions behind a dollar of the industry's output, kg CO2-e per A$. */
export const SECTOR_INTENSITY_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 0.15, meaning: 'Services: little carbon behind a dollar of output.' },
    { name: 'moderate', upper: 0.4, meaning: 'Trade, construction, light industry.' },
    { name: 'high', upper: 1, meaning: 'Transport and manufacturing.' },
  ],
  { name: 'very_high', meaning: 'Agriculture, mining, electricity and waste.' },
)

/** Slope of an accepted line of scope 1 and 2 over the fitted first year, per cent a year. */
export const TRAJECTORY_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    {
      name: 'low',
      upper: -STATUTORY_DECLINE_PERCENT,
      upper_inclusive: true,
      meaning: 'Falls at least as fast as the statutory decline.',
    },
    { name: 'moderate', upper: -1, meaning: 'Falls, but slower than the statutory decline.' },
    { name: 'high', upper: 1, upper_inclusive: true, meaning: 'Flat.' },
  ],
  { name: 'very_high', meaning: 'Rises.' },
)

/** Percentile among peers; the edges are those of the quartiles. */
export const BENCHMARK_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 25, meaning: 'First quartile of the peers.' },
    { name: 'moderate', upper: 50, meaning: 'Second quartile.' },
    { name: 'high', upper: 75, meaning: 'Third quartile.' },
  ],
  { name: 'very_high', meaning: 'Fourth quartile.' },
)

/** Nothing raises the overall band past this. */
export const CEILING: RiskLevel = 'very_high'

/** So many of the components that may raise must be higher than the exposure. */
const FEWEST_HIGHER = 2

/** The rule of the overall band in words, wherever a reader meets the band. */
export const TRANSITION_RULE = `Carbon cost exposure leads. The overall band is one higher where at least ${FEWEST_HIGHER} of ${RAISING.length} others (${RAISING.map((component) => component.replaceAll('_', ' ')).join(', ')}) are higher than it, and one higher where a Safeguard excess was not met. Nothing lowers it, and a missing component never counts.`

const SOURCE = 'docs/methods/transition_risk.md'
const PER_INCOME = `${TONNES} / A$ million`

const level = (name: string, label: string, is: Term): Step => figure(name, label, TEXT, is)
const raised = (name: string): Term => raise(name, 1, text(CEILING), 'levels')

/** By income where it is published, else by tonnes. */
const exposure = (tonnes: string, intensity: string): Term =>
  when(
    isMissing('total_income_aud'),
    band(tonnes, 'exposure_by_tonnes'),
    band(intensity, 'exposure_by_income'),
  )

const EXPOSURE_STEPS: readonly Step[] = [
  figure(
    'scope1_intensity',
    'Scope 1 per income',
    PER_INCOME,
    intensityOfIncome('scope1_t', 'total_income_aud'),
  ),
  level('scope1_band', 'Scope 1', exposure('scope1_t', 'scope1_intensity')),
  // A network buys the energy that its lines lose: it passes the price on and cannot use less.
  figure(
    'counted_scope2_t',
    'Scope 2 without the losses of networks',
    TONNES,
    when('is_network', absent('network_losses'), 'scope2_t'),
  ),
  figure(
    'scope2_intensity',
    'Scope 2 per income',
    PER_INCOME,
    intensityOfIncome('counted_scope2_t', 'total_income_aud'),
  ),
  level('scope2_as_scope1', 'Scope 2 by the same limits', exposure('counted_scope2_t', 'scope2_intensity')),
  // A buyer of electricity pays through its price, and the grid decarbonises.
  level(
    'scope2_band',
    'Scope 2, two bands lower',
    levelAt(largest(1, subtract(levelNumber('scope2_as_scope1', 'levels'), 2)), 'levels'),
  ),
  level('carbon_cost_exposure', 'Carbon cost exposure', worst(['scope1_band', 'scope2_band'], 'levels')),
  figure('cost_aud', 'Cost of scope 1 at the price', 'A$', product('scope1_t', 'price_aud_per_t')),
  figure(
    'cost_percent',
    'Cost, share of the income',
    '%',
    ratio(product('per_cent', 'cost_aud'), 'total_income_aud'),
  ),
]

const COMPONENT_STEPS: readonly Step[] = [
  level('sector_intensity', 'Sector intensity', band('kgco2e_per_aud', 'sector_intensity')),
  level(
    'safeguard_exposure',
    'Safeguard exposure',
    when(
      equal('coverage', text('covered')),
      'safeguard_band',
      when(equal('coverage', text('sectoral_baseline')), absent('sectoral_baseline'), text('low')),
    ),
  ),
  level('regulatory_trajectory', 'Trajectory', band('slope_percent', 'regulatory_trajectory')),
  level('benchmark_position', 'Position among peers', band('percentile', 'benchmark_position')),
]

const OVERALL_STEPS: readonly Step[] = [
  {
    table: 'raising',
    label: 'Components that may raise',
    columns: { component: named('Component', TEXT), level: named('Level', PLAIN) },
    rows: RAISING.map((component) => ({
      component: text(component),
      level: levelNumber(component, 'levels'),
    })),
  },
  figure(
    'exposure_level',
    'Level of the carbon cost exposure',
    PLAIN,
    levelNumber('carbon_cost_exposure', 'levels'),
  ),
  column(
    'raising.is_higher',
    'Higher than the exposure (1)',
    PLAIN,
    when(greater('.level', 'exposure_level'), 1, 0),
  ),
  figure(
    'higher',
    'Components higher than the exposure',
    PLAIN,
    firstKnown(sum('raising.is_higher', 'known'), 0),
  ),
  level(
    'by_components',
    'After the components',
    when(atLeast('higher', FEWEST_HIGHER), raised('carbon_cost_exposure'), 'carbon_cost_exposure'),
  ),
  level('overall', 'Transition risk', when('excess_unmet', raised('by_components'), 'by_components')),
]

export const TRANSITION_RISK_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'transition_risk',
  version: '2.0.0',
  title: 'What a carbon price would cost, and what makes it worse',
  constants: { per_cent: DEFINITIONS.per_cent, million: DEFINITIONS.million },
  tables: {
    levels: LEVELS,
    exposure_by_income: publishedBands('Scope 1 per income', PER_INCOME, SOURCE, EXPOSURE_BY_INCOME_BANDS),
    exposure_by_tonnes: publishedBands('Scope 1', TONNES, SOURCE, EXPOSURE_BY_TONNES_BANDS),
    sector_intensity: publishedBands(
      'Carbon behind a dollar of the industry',
      'kg CO2-e / A$',
      SOURCE,
      SECTOR_INTENSITY_BANDS,
    ),
    regulatory_trajectory: publishedBands('Change a year, share of the first', '%', SOURCE, TRAJECTORY_BANDS),
    benchmark_position: publishedBands('Percentile among peers', '%', SOURCE, BENCHMARK_BANDS),
  },
  formulas: {
    transition_risk: {
      title: 'Carbon cost exposure, raised where two other components are higher or an excess was not met',
      given: {
        ...SCOPES,
        ...INCOME,
        is_network: named('Transmits or distributes electricity', TRUTH),
        price_aud_per_t: named('Price of a tonne', `A$ / ${TONNES}`),
        kgco2e_per_aud: named('Carbon behind a dollar of the industry', 'kg CO2-e / A$'),
        coverage: named('Coverage by the Safeguard Mechanism', TEXT),
        safeguard_band: named('Worst facility under the mechanism', TEXT),
        excess_unmet: named('Has an excess that was not met', TRUTH),
        slope_percent: named('Change a year, share of the first', '%'),
        percentile: named('Percentile among peers', '%'),
      },
      steps: [...EXPOSURE_STEPS, ...COMPONENT_STEPS, ...OVERALL_STEPS],
      outputs: [...COMPONENTS, 'scope1_intensity', 'cost_aud', 'cost_percent', 'overall'],
    },
  },
})
