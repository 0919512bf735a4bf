import type { Evaluation } from '../../formula/evaluate.ts'
import { type Band, decideBand, type RiskLevel, ruleStep, type TraceStep } from '../bands.ts'
import {
  BENCHMARK_BANDS,
  COMPONENTS,
  type Component,
  EXPOSURE_BY_INCOME_BANDS,
  EXPOSURE_BY_TONNES_BANDS,
  SECTOR_INTENSITY_BANDS,
  TRAJECTORY_BANDS,
} from './transition-formula.ts'
import type { Measured, Raise, TransitionInput } from './transition-input.ts'

/** How a component came to its band: by a number in its table, or by the status of facilities. */
interface Explained {
  readonly component: Component
  readonly band: RiskLevel | null
  readonly measured: Measured | null
  readonly steps: readonly TraceStep[]
}

/** Every component with the number that decided it. */
export const explainComponents = (
  input: TransitionInput,
  level: (name: string) => RiskLevel | null,
  evaluation: Evaluation,
): readonly Explained[] =>
  COMPONENTS.map((component) => {
    const band = level(component)
    if (band === null) return { component, band, measured: null, steps: [] }
    return { component, band, ...EXPLAIN[component](input, band, evaluation) }
  })

type Explain = (
  input: TransitionInput,
  band: RiskLevel,
  evaluation: Evaluation,
) => Pick<Explained, 'measured' | 'steps'>

const NOTHING = { measured: null, steps: [] }

const EXPLAIN: Readonly<Record<Component, Explain>> = {
  carbon_cost_exposure: explainExposure,
  sector_intensity: ({ sector_intensity: sector }) =>
    sector === null
      ? NOTHING
      : byNumber('sector_intensity', 'kgco2e_per_aud', SECTOR_INTENSITY_BANDS, sector.kgco2e_per_aud, {
          [sector.level]: sector.code,
        }),
  safeguard_exposure: ({ safeguard }, band) => {
    if (safeguard === null) return NOTHING
    const inputs = { coverage: safeguard.coverage, band: safeguard.band }
    return { measured: null, steps: [ruleStep('transition_risk.safeguard_exposure', inputs, 'table', band)] }
  },
  regulatory_trajectory: ({ trajectory }) =>
    trajectory === null || trajectory.slope_percent === null
      ? NOTHING
      : byNumber('regulatory_trajectory', 'slope_percent', TRAJECTORY_BANDS, trajectory.slope_percent),
  benchmark_position: ({ benchmark }) =>
    benchmark === null
      ? NOTHING
      : byNumber('benchmark_position', 'percentile', BENCHMARK_BANDS, benchmark.percentile, {
          metric: benchmark.metric,
        }),
}

function byNumber(
  table: string,
  measure: string,
  bands: readonly Band<RiskLevel>[],
  value: number,
  others: TraceStep['inputs'] = {},
): { readonly measured: Measured; readonly steps: readonly TraceStep[] } {
  const { band, step } = decideBand(`transition_risk.${table}`, measure, bands, value)
  const { name: _, meaning: __, ...bounds } = band
  return {
    measured: { measure, value, ...bounds },
    steps: [{ ...step, inputs: { ...step.inputs, ...others } }],
  }
}

/** Scope 1 decides where scope 2, two bands lower, is not above it. */
function explainExposure(
  { carbon_cost }: TransitionInput,
  band: RiskLevel,
  evaluation: Evaluation,
): Pick<Explained, 'measured' | 'steps'> {
  const isByIncome = carbon_cost?.income !== null
  const [table, bands] = isByIncome
    ? (['exposure_by_income', EXPOSURE_BY_INCOME_BANDS] as const)
    : (['exposure_by_tonnes', EXPOSURE_BY_TONNES_BANDS] as const)
  const of = (scope: 'scope1' | 'scope2') => {
    const value = evaluation.number(
      isByIncome ? `${scope}_intensity` : scope === 'scope1' ? 'scope1_t' : 'counted_scope2_t',
    )
    const measure = `${scope}_${isByIncome ? 't_per_aud_million' : 't'}`
    return value === null ? null : byNumber(table, measure, bands, value)
  }
  const [scope1, scope2] = [of('scope1'), of('scope2')]
  const lowered = evaluation.text('scope2_band')
  return {
    measured: (evaluation.text('scope1_band') === band ? scope1 : scope2)?.measured ?? null,
    steps: [
      ...(scope1?.steps ?? []),
      ...(scope2?.steps ?? []).map((step) => ({
        ...step,
        operator: 'in_band_two_lower',
        result: lowered ?? step.result,
        distance_to_next_band: null,
        next_band: null,
      })),
    ],
  }
}

export const overallStep = (
  exposure: RiskLevel,
  higher: number,
  raised_by: readonly Raise[],
  band: RiskLevel,
): TraceStep =>
  ruleStep(
    'transition_risk.overall',
    { carbon_cost_exposure: exposure, components_higher: higher },
    raised_by.length === 0 ? 'carbon_cost_exposure' : `raised_by_${raised_by.join('_and_')}`,
    band,
  )
