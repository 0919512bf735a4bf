import { unavailable } from '../../availability.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import { OutputOf, printed, type Working } from '../../working.ts'
import {
  type Band,
  bandTable,
  decideBand,
  RISK_LEVELS,
  type RiskLevel,
  raiseLevel,
  ruleStep,
  type TraceStep,
} from '../bands.ts'
import { type Evidenced, type Outcome, withoutResult, withResult } from '../outcome.ts'
import type { Coverage } from '../safeguard/safeguard.ts'
import { STATUTORY_DECLINE_PERCENT } from '../safeguard/statutory-decline.ts'

export const TRANSITION_RISK: Method = { id: 'transition_risk', version: '1.1.0' }

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

/** Overall bands need at least this many components. */
export const FEWEST_COMPONENTS = 2

/** An excess that was not met raises the overall band no higher. */
export const EXCESS_CEILING: RiskLevel = 'very_high'

/** Each component's input; null with the reason where there is none. */
export interface TransitionInput {
  readonly sector_intensity:
    | (Evidenced & { readonly kgco2e_per_aud: number; readonly division: string })
    | null
  readonly safeguard:
    | (Evidenced & {
        readonly coverage: Coverage
        readonly band: RiskLevel | null
        readonly excess_unmet: boolean
      })
    | null
  readonly trajectory:
    | (Evidenced & {
        readonly slope_percent: number
        /** A fitted year differs from the one before by more than half: a sale, a purchase, a year without flights. */
        readonly structural_break: boolean
        /** The line is `weak_trend`. */
        readonly weak: boolean
      })
    | null
  readonly benchmark:
    | (Evidenced & {
        readonly percentile: number
        /** The total is used where energy is not published. */
        readonly metric: 'energy_intensity' | 'scope1_and_2'
      })
    | null
}

export interface ComponentBand {
  readonly component: Component
  readonly band: RiskLevel | null
  readonly missing_reason: string | null
  /** The number that decided, and the bounds of its band; null where the component is missing or a status decides. */
  readonly measured: Measured | null
}

interface Measured extends Omit<Band, 'name' | 'meaning'> {
  readonly measure: string
  readonly value: number
}

export interface TransitionRisk {
  readonly band: RiskLevel
  /** Before the flag raised it. */
  readonly second_highest: RiskLevel
  readonly components: readonly ComponentBand[]
  readonly missing: readonly Component[]
}

interface Decision {
  readonly band: RiskLevel
  readonly step: TraceStep
  readonly measured: Measured | null
}

/** Four components; the second-highest decides, so that one bad component needs another to agree. */
export function transitionRisk(input: TransitionInput): Outcome<TransitionRisk> {
  const decisions: Readonly<Record<Component, Decision | null>> = {
    sector_intensity: sectorDecision(input.sector_intensity),
    safeguard_exposure: safeguardDecision(input.safeguard),
    regulatory_trajectory: trajectoryDecision(input.trajectory),
    benchmark_position: benchmarkDecision(input.benchmark),
  }
  const components = COMPONENTS.map((component) => ({
    component,
    band: decisions[component]?.band ?? null,
    missing_reason: decisions[component] === null ? MISSING[component] : null,
    measured: decisions[component]?.measured ?? null,
  }))
  const bands = components.map(({ band }) => band).filter((band) => band !== null)
  const flags = [
    ...(input.safeguard?.excess_unmet === true ? ['safeguard_excess_unmet'] : []),
    ...(input.trajectory?.structural_break === true ? ['trajectory_structural_break'] : []),
    ...(input.trajectory?.weak === true ? ['trajectory_weak'] : []),
    ...(input.benchmark?.metric === 'scope1_and_2' ? ['benchmark_on_total'] : []),
  ]
  const particulars = { basis: 'derived', data_quality: 3, flags, inputs: inputsOf(input) } as const
  const ranked = bands.toSorted((a, b) => RISK_LEVELS.indexOf(b) - RISK_LEVELS.indexOf(a))
  const second = ranked[FEWEST_COMPONENTS - 1]
  const steps = COMPONENTS.flatMap((component) => decisions[component]?.step ?? [])
  if (second === undefined)
    return withoutResult(
      TRANSITION_RISK,
      unavailable(
        'not_assessed',
        'too_few_components',
        `${bands.length} of ${COMPONENTS.length} components could be assessed; ${FEWEST_COMPONENTS} are needed.`,
      ),
      { ...particulars, trace: steps },
    )
  const band = input.safeguard?.excess_unmet === true ? raiseLevel(second, 1, EXCESS_CEILING) : second
  return withResult(
    TRANSITION_RISK,
    {
      band,
      second_highest: second,
      components,
      missing: components.filter((one) => one.band === null).map((one) => one.component),
    },
    {
      ...particulars,
      trace: [...steps, overallStep(ranked, second, band)],
      workings: () => [workingOf(input, components, band)],
    },
  )
}

/** Three components rest on figures of other methods; a component without a band takes none. */
function workingOf(
  { sector_intensity, safeguard, trajectory, benchmark }: TransitionInput,
  components: readonly ComponentBand[],
  overall: RiskLevel,
): Working {
  const isExposed = components.some(
    ({ component, band }) => component === 'safeguard_exposure' && band !== null,
  )
  return {
    kind: 'calculated',
    formula: 'transition_risk',
    arguments: {
      kgco2e_per_aud: sector_intensity && printed(sector_intensity.kgco2e_per_aud, sector_intensity.evidence),
      safeguard:
        safeguard !== null && isExposed
          ? {
              coverage: new OutputOf('safeguard_position', 'coverage'),
              band: new OutputOf('safeguard_position', 'band'),
              excess_unmet: safeguard.excess_unmet,
            }
          : null,
      slope_percent: trajectory && new OutputOf('linear_trend', 'slope_percent', { series: 'scope1_and_2' }),
      percentile: benchmark && new OutputOf('sector_position', `${benchmark.metric}_percentile`),
    },
    outputs: {
      ...Object.fromEntries(components.map(({ component, band }) => [component, { value: band }])),
      overall: { value: overall },
    },
  }
}

const MISSING: Readonly<Record<Component, string>> = {
  sector_intensity: 'The company has no industry class, or the table of multipliers is not loaded.',
  safeguard_exposure: 'No Safeguard table is loaded, or no linked facility has a baseline.',
  regulatory_trajectory: 'Fewer than three years published since the warming potentials last changed.',
  benchmark_position: 'Too few peers, or no figure to compare.',
}

function sectorDecision(input: TransitionInput['sector_intensity']): Decision | null {
  if (input === null) return null
  const { division, kgco2e_per_aud: value } = input
  const decided = { measure: 'kgco2e_per_aud', value, table: SECTOR_INTENSITY_BANDS }
  return measuredDecision('sector_intensity', decided, { division })
}

function safeguardDecision(input: TransitionInput['safeguard']): Decision | null {
  if (input === null) return null
  const band = input.coverage === 'covered' ? input.band : 'low'
  if (band === null) return null
  const inputs = { coverage: input.coverage, band: input.band }
  return { band, step: tableStep('transition_risk.safeguard_exposure', inputs, band), measured: null }
}

function trajectoryDecision(input: TransitionInput['trajectory']): Decision | null {
  if (input === null) return null
  const decided = { measure: 'slope_percent', value: input.slope_percent, table: TRAJECTORY_BANDS }
  return measuredDecision('regulatory_trajectory', decided)
}

function benchmarkDecision(input: TransitionInput['benchmark']): Decision | null {
  if (input === null) return null
  const decided = { measure: 'percentile', value: input.percentile, table: BENCHMARK_BANDS }
  return measuredDecision('benchmark_position', decided, { metric: input.metric })
}

/** The band that a number falls into, with its bounds. */
function measuredDecision(
  component: Component,
  decided: { readonly measure: string; readonly value: number; readonly table: readonly Band<RiskLevel>[] },
  others: TraceStep['inputs'] = {},
): Decision {
  const { measure, value, table } = decided
  const { band, step } = decideBand(`transition_risk.${component}`, measure, table, value)
  const { name, meaning: _, ...bounds } = band
  return {
    band: name,
    step: { ...step, inputs: { ...step.inputs, ...others } },
    measured: { measure, value, ...bounds },
  }
}

const tableStep = (rule: string, inputs: TraceStep['inputs'], result: string): TraceStep =>
  ruleStep(rule, inputs, 'table', result)

const overallStep = (ranked: readonly RiskLevel[], second: RiskLevel, band: RiskLevel): TraceStep => ({
  ...tableStep('transition_risk.overall', { components: ranked.join(', '), second_highest: second }, band),
  operator: band === second ? 'second_highest' : 'second_highest_raised_by_flag',
})

const inputsOf = (input: TransitionInput): EvidenceInput[] =>
  [input.sector_intensity, input.safeguard, input.trajectory, input.benchmark].flatMap(
    (component) => component?.evidence ?? [],
  )
