import { LEVELS, named, publishedBands } from '../../formula/definitions.ts'
import { PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import {
  band,
  equal,
  levelAt,
  levelNumber,
  nthHighest,
  raise,
  type Term,
  text,
  when,
} from '../../formula/terms.ts'
import { type Band, bandTable, type RiskLevel } from '../bands.ts'
import { STATUTORY_DECLINE_PERCENT } from '../safeguard/statutory-decline.ts'

export const COMPONENTS = [
  'sector_intensity',
  'safeguard_exposure',
  'regulatory_trajectory',
  'benchmark_position',
] as const
export type Component = (typeof COMPONENTS)[number]

/** Total emissions of the division per dollar of output, kg CO2-e per A$. */
export const SECTOR_INTENSITY_BANDS: readonly Band<RiskLevel>[] = bandTable<RiskLevel>(
  [
    { name: 'low', upper: 0.15, meaning: 'Services: little carbon behind a dollar of output.' },
    { name: 'moderate', upper: 0.4, meaning: 'Trade, construction, light industry.' },
    { name: 'high', upper: 1, meaning: 'Transport and manufacturing.' },
  ],
  { name: 'very_high', meaning: 'Agriculture, mining, electricity and waste.' },
)

/** Slope of scope 1 and 2 since the last GWP break over the fitted first year, per cent a year. */
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

/** Overall bands need at least this many components: the second-highest decides. */
export const FEWEST_COMPONENTS = 2

/** An excess that was not met raises the overall band no higher. */
const EXCESS_CEILING: RiskLevel = 'very_high'

const SOURCE = 'docs/methods/transition_risk.md'

const level = (name: string, label: string, is: Term): Step => ({ figure: name, label, unit: TEXT, is })

export const TRANSITION_RISK_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'transition_risk',
  version: '1.1.0',
  title: 'Four components of exposure to the transition',
  constants: {},
  tables: {
    levels: LEVELS,
    sector_intensity: publishedBands(
      'Carbon behind a dollar of the division',
      'kg CO2-e / A$',
      SOURCE,
      SECTOR_INTENSITY_BANDS,
    ),
    regulatory_trajectory: publishedBands('Change a year, share of the first', '%', SOURCE, TRAJECTORY_BANDS),
    benchmark_position: publishedBands('Percentile among peers', '%', SOURCE, BENCHMARK_BANDS),
  },
  formulas: {
    transition_risk: {
      title: 'The second-highest of four components, raised where an excess was not met',
      given: {
        kgco2e_per_aud: named('Carbon behind a dollar of the division', 'kg CO2-e / A$'),
        coverage: named('Coverage by the Safeguard Mechanism', TEXT),
        safeguard_band: named('Worst facility under the mechanism', TEXT),
        excess_unmet: named('Has an excess that was not met', TRUTH),
        slope_percent: named('Change a year, share of the first', '%'),
        percentile: named('Percentile among peers', '%'),
      },
      steps: [
        level('sector_intensity', 'Sector intensity', band('kgco2e_per_aud', 'sector_intensity')),
        level(
          'safeguard_exposure',
          'Safeguard exposure',
          when(equal('coverage', text('covered')), 'safeguard_band', text('low')),
        ),
        level('regulatory_trajectory', 'Trajectory', band('slope_percent', 'regulatory_trajectory')),
        level('benchmark_position', 'Position among peers', band('percentile', 'benchmark_position')),
        {
          table: 'components',
          label: 'Components',
          columns: { component: named('Component', TEXT), level: named('Level', PLAIN) },
          rows: COMPONENTS.map((component) => ({
            component: text(component),
            level: levelNumber(component, 'levels'),
          })),
        },
        level(
          'second_highest',
          'Second-highest component',
          levelAt(nthHighest('components.level', FEWEST_COMPONENTS), 'levels'),
        ),
        level(
          'overall',
          'Transition risk',
          when('excess_unmet', raise('second_highest', 1, text(EXCESS_CEILING), 'levels'), 'second_highest'),
        ),
      ],
      outputs: [...COMPONENTS, 'overall'],
    },
  },
})
