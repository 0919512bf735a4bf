import { unavailable } from '../../availability.ts'
import type { EvidenceInput, Method } from '../../evidence.ts'
import { evaluate } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import { workingFrom } from '../../formula/working-of.ts'
import { OutputOf, printed } from '../../working.ts'
import { RISK_LEVELS, type RiskLevel } from '../bands.ts'
import { type Outcome, withoutResult, withResult } from '../outcome.ts'
import { type CarbonCost, carbonCostGiven, carbonCostOf } from './carbon-cost.ts'
import {
  COMPONENT_ROLES,
  type Component,
  TRANSITION_RISK_FORMULAS,
  TRANSITION_RULE,
} from './transition-formula.ts'
import type { Measured, Raise, TransitionInput } from './transition-input.ts'
import { transitionStatement } from './transition-statement.ts'
import { explainComponents, overallStep } from './transition-trace.ts'

export const TRANSITION_RISK: Method = TRANSITION_RISK_FORMULAS.method

export interface ComponentBand {
  readonly component: Component
  /** `leads` is the overall band, `raises` may raise it, `context` never moves it. */
  readonly role: (typeof COMPONENT_ROLES)[Component]
  readonly band: RiskLevel | null
  readonly missing_reason: string | null
  /** The number that decided, and the bounds of its band; null where the component is missing or a status decides. */
  readonly measured: Measured | null
}

export interface TransitionRisk {
  readonly band: RiskLevel
  /** The carbon cost exposure, before anything raised it. */
  readonly exposure_band: RiskLevel
  readonly raised_by: readonly Raise[]
  readonly carbon_cost: CarbonCost
  readonly components: readonly ComponentBand[]
  readonly missing: readonly Component[]
  /** The rule of the overall band. */
  readonly rule: string
  /** How this band was decided: the exposure with its figure, its cost, and what raised it. */
  readonly statement: string
  /** What the band leaves out, in words; null where nothing is to be added. */
  readonly note: string | null
}

const FINANCED =
  'The exposure of a bank, an insurer or a fund is in what it finances, which is not counted here.'

/** The carbon cost exposure; two components that are higher raise it by one band, and so does an excess that was not met. */
export function transitionRisk(input: TransitionInput): Outcome<TransitionRisk> {
  const given = givenOf(input)
  const evaluation = evaluate(TRANSITION_RISK_FORMULAS.formula('transition_risk'), given)
  const level = (name: string): RiskLevel | null => evaluation.text(name) as RiskLevel | null
  const explained = explainComponents(input, level, evaluation)
  const steps = explained.flatMap((one) => one.steps)
  const particulars = {
    basis: 'derived',
    data_quality: 3,
    flags: flagsOf(input),
    inputs: inputsOf(input),
  } as const
  const [exposure, raised, band] = [level('carbon_cost_exposure'), level('by_components'), level('overall')]
  if (input.carbon_cost === null || exposure === null || raised === null || band === null)
    return withoutResult(
      TRANSITION_RISK,
      unavailable('not_assessed', 'no_published_emissions', MISSING.carbon_cost_exposure),
      { ...particulars, trace: steps },
    )
  const components = explained.map(({ component, band: own, measured }) => ({
    component,
    role: COMPONENT_ROLES[component],
    band: own,
    missing_reason: own === null ? (input.missing?.[component] ?? MISSING[component]) : null,
    measured,
  }))
  const raised_by: readonly Raise[] = [
    ...(raised === exposure ? [] : (['two_components_higher'] as const)),
    ...(band === raised ? [] : (['safeguard_excess_unmet'] as const)),
  ]
  const carbon_cost = carbonCostOf(input.carbon_cost, evaluation)
  const statement = transitionStatement({
    cost: carbon_cost,
    without_income: input.carbon_cost.without_income,
    exposure,
    raised_by,
    higher: components.flatMap(({ component, role, band: own }) =>
      role === 'raises' && own !== null && RISK_LEVELS.indexOf(own) > RISK_LEVELS.indexOf(exposure)
        ? [component]
        : [],
    ),
  })
  return withResult(
    TRANSITION_RISK,
    {
      band,
      exposure_band: exposure,
      raised_by,
      carbon_cost,
      components,
      missing: components.filter((one) => one.band === null).map((one) => one.component),
      rule: TRANSITION_RULE,
      statement,
      note: input.is_financial ? FINANCED : null,
    },
    {
      ...particulars,
      trace: [...steps, overallStep(exposure, evaluation.number('higher') ?? 0, raised_by, band)],
      workings: () => [
        workingFrom(evaluation, given, {
          of: Object.fromEntries(
            ['cost_aud', 'cost_percent'].map((name) => [
              name,
              (input.carbon_cost?.price ?? null) === null ? { availability: NO_PRICE } : {},
            ]),
          ),
        }),
      ],
    },
  )
}

const NO_PRICE = unavailable(
  'not_assessed',
  'no_carbon_price',
  'Give a price of carbon to see a cost; none is assumed.',
)

const flagsOf = ({
  carbon_cost,
  safeguard,
  trajectory,
  benchmark,
  is_financial,
}: TransitionInput): string[] => [
  ...(carbon_cost === null || carbon_cost.without_income === null ? [] : [carbon_cost.without_income]),
  ...(carbon_cost?.is_network === true ? ['network_losses_left_out'] : []),
  ...(is_financial ? ['financed_emissions_not_counted'] : []),
  ...(safeguard?.excess_unmet === true ? ['safeguard_excess_unmet'] : []),
  ...(trajectory?.flags ?? []),
  ...(benchmark?.metric === 'energy_intensity' ? ['benchmark_per_energy'] : []),
]

/** Components rest on figures of other methods; one without a band takes none. */
function givenOf(input: TransitionInput): GivenValues {
  const { sector_intensity, safeguard, trajectory, benchmark } = input
  const isExposed = safeguard !== null && (safeguard.coverage !== 'covered' || safeguard.band !== null)
  return {
    ...carbonCostGiven(input.carbon_cost),
    kgco2e_per_aud: sector_intensity && printed(sector_intensity.kgco2e_per_aud, sector_intensity.evidence),
    coverage: isExposed ? new OutputOf('safeguard_position', 'coverage', {}, safeguard.coverage) : null,
    safeguard_band:
      isExposed && safeguard.band !== null
        ? new OutputOf('safeguard_position', 'band', {}, safeguard.band)
        : null,
    excess_unmet: safeguard?.excess_unmet === true,
    slope_percent:
      trajectory === null || trajectory.slope_percent === null
        ? null
        : new OutputOf(
            'linear_trend',
            'trajectory_percent',
            { series: 'scope1_and_2' },
            trajectory.slope_percent,
          ),
    percentile: benchmark && new OutputOf('sector_position', 'headline_percentile', {}, benchmark.percentile),
  }
}

const MISSING: Readonly<Record<Component, string>> = {
  carbon_cost_exposure: 'The registry publishes neither scope 1 nor scope 2 of the company.',
  sector_intensity: 'The company has no industry class, or the table of multipliers is not loaded.',
  safeguard_exposure: 'No Safeguard table is loaded, or no linked facility has a baseline.',
  regulatory_trajectory: 'Fewer than three years published since the warming potentials last changed.',
  benchmark_position: 'Too few peers, or no figure to compare.',
}

const inputsOf = (input: TransitionInput): EvidenceInput[] =>
  [
    input.carbon_cost,
    input.carbon_cost?.income ?? null,
    input.carbon_cost?.price ?? null,
    input.sector_intensity,
    input.safeguard,
    input.trajectory,
    input.benchmark,
  ].flatMap((component) => component?.evidence ?? [])
