import { unavailable } from '../../availability.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import { evaluate, type GivenValues } from '../../formula/evaluate.ts'
import { workingFrom } from '../../formula/working-of.ts'
import { OutputOf, printed } from '../../working.ts'
import { type Band, decideBand, RISK_LEVELS, type RiskLevel, ruleStep, type TraceStep } from '../bands.ts'
import { type Evidenced, type Outcome, withoutResult, withResult } from '../outcome.ts'
import type { Coverage } from '../safeguard/safeguard.ts'
import {
  BENCHMARK_BANDS,
  COMPONENTS,
  type Component,
  FEWEST_COMPONENTS,
  SECTOR_INTENSITY_BANDS,
  TRAJECTORY_BANDS,
  TRANSITION_RISK_FORMULAS,
} from './transition-formula.ts'

export const TRANSITION_RISK: Method = TRANSITION_RISK_FORMULAS.method

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

/** Four components; the second-highest decides, so that one bad component needs another to agree. */
export function transitionRisk(input: TransitionInput): Outcome<TransitionRisk> {
  const given = givenOf(input)
  const evaluation = evaluate(TRANSITION_RISK_FORMULAS.formula('transition_risk'), given)
  const level = (name: string): RiskLevel | null => evaluation.text(name) as RiskLevel | null
  const explained = COMPONENTS.map((component) => ({
    component,
    band: level(component),
    ...explain(component, level(component), input),
  }))
  const components = explained.map(({ component, band, measured }) => ({
    component,
    band,
    missing_reason: band === null ? MISSING[component] : null,
    measured,
  }))
  const flags = [
    ...(input.safeguard?.excess_unmet === true ? ['safeguard_excess_unmet'] : []),
    ...(input.trajectory?.structural_break === true ? ['trajectory_structural_break'] : []),
    ...(input.trajectory?.weak === true ? ['trajectory_weak'] : []),
    ...(input.benchmark?.metric === 'scope1_and_2' ? ['benchmark_on_total'] : []),
  ]
  const particulars = { basis: 'derived', data_quality: 3, flags, inputs: inputsOf(input) } as const
  const steps = explained.flatMap(({ step }) => step ?? [])
  const bands = components.map(({ band }) => band).filter((band) => band !== null)
  const [second, band] = [level('second_highest'), level('overall')]
  if (second === null || band === null)
    return withoutResult(
      TRANSITION_RISK,
      unavailable(
        'not_assessed',
        'too_few_components',
        `${bands.length} of ${COMPONENTS.length} components could be assessed; ${FEWEST_COMPONENTS} are needed.`,
      ),
      { ...particulars, trace: steps },
    )
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
      trace: [...steps, overallStep(bands, second, band)],
      workings: () => [workingFrom(evaluation, given)],
    },
  )
}

/** Three components rest on figures of other methods; a component without a band takes none. */
function givenOf({ sector_intensity, safeguard, trajectory, benchmark }: TransitionInput): GivenValues {
  const isExposed = safeguard !== null && (safeguard.coverage !== 'covered' || safeguard.band !== null)
  return {
    kgco2e_per_aud: sector_intensity && printed(sector_intensity.kgco2e_per_aud, sector_intensity.evidence),
    coverage: isExposed ? new OutputOf('safeguard_position', 'coverage', {}, safeguard.coverage) : null,
    safeguard_band:
      isExposed && safeguard.band !== null
        ? new OutputOf('safeguard_position', 'band', {}, safeguard.band)
        : null,
    excess_unmet: safeguard?.excess_unmet === true,
    slope_percent:
      trajectory &&
      new OutputOf('linear_trend', 'slope_percent', { series: 'scope1_and_2' }, trajectory.slope_percent),
    percentile:
      benchmark &&
      new OutputOf('sector_position', `${benchmark.metric}_percentile`, {}, benchmark.percentile),
  }
}

const MISSING: Readonly<Record<Component, string>> = {
  sector_intensity: 'The company has no industry class, or the table of multipliers is not loaded.',
  safeguard_exposure: 'No Safeguard table is loaded, or no linked facility has a baseline.',
  regulatory_trajectory: 'Fewer than three years published since the warming potentials last changed.',
  benchmark_position: 'Too few peers, or no figure to compare.',
}

interface Explanation {
  readonly step: TraceStep | null
  readonly measured: Measured | null
}

/** How a component came to its band: by a number in its table, or by the status of facilities. */
function explain(component: Component, band: RiskLevel | null, input: TransitionInput): Explanation {
  const { sector_intensity, safeguard, trajectory, benchmark } = input
  if (component === 'safeguard_exposure') {
    if (safeguard === null || band === null) return NOT_EXPLAINED
    const inputs = { coverage: safeguard.coverage, band: safeguard.band }
    return { step: tableStep('transition_risk.safeguard_exposure', inputs, band), measured: null }
  }
  const by = {
    sector_intensity: sector_intensity && {
      measure: 'kgco2e_per_aud',
      value: sector_intensity.kgco2e_per_aud,
      table: SECTOR_INTENSITY_BANDS,
      others: { division: sector_intensity.division },
    },
    regulatory_trajectory: trajectory && {
      measure: 'slope_percent',
      value: trajectory.slope_percent,
      table: TRAJECTORY_BANDS,
      others: {},
    },
    benchmark_position: benchmark && {
      measure: 'percentile',
      value: benchmark.percentile,
      table: BENCHMARK_BANDS,
      others: { metric: benchmark.metric },
    },
  }[component]
  if (by === null) return NOT_EXPLAINED
  const { measure, value, table, others } = by
  const { band: found, step } = decideBand(`transition_risk.${component}`, measure, table, value)
  const { name: _, meaning: __, ...bounds } = found
  return {
    step: { ...step, inputs: { ...step.inputs, ...others } },
    measured: { measure, value, ...bounds },
  }
}

const NOT_EXPLAINED: Explanation = { step: null, measured: null }

const tableStep = (rule: string, inputs: TraceStep['inputs'], result: string): TraceStep =>
  ruleStep(rule, inputs, 'table', result)

const overallStep = (bands: readonly RiskLevel[], second: RiskLevel, band: RiskLevel): TraceStep => ({
  ...tableStep(
    'transition_risk.overall',
    {
      components: RISK_LEVELS.toReversed()
        .flatMap((level) => bands.filter((one) => one === level))
        .join(', '),
      second_highest: second,
    },
    band,
  ),
  operator: band === second ? 'second_highest' : 'second_highest_raised_by_flag',
})

const inputsOf = (input: TransitionInput): EvidenceInput[] =>
  [input.sector_intensity, input.safeguard, input.trajectory, input.benchmark].flatMap(
    (component) => component?.evidence ?? [],
  )
