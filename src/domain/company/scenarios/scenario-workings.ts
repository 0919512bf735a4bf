import { unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { OutputOf, printed, type Working, type WorkingArgument, type WorkingOutput } from '../../working.ts'
import { evidenceOf } from '../outcome.ts'
import type { CurveAtPlace, HeatPoint } from './heat-response.ts'
import type { Scenario } from './scenario.ts'
import type { ProjectedIndicator, ScenarioHazard } from './scenario-hazards.ts'
import { annualChange, type RegionalChange, SPREAD_ENDS, type Spread } from './warming-levels.ts'

/** What the figures of a place in its scenarios were made from. */
export interface ScenarioSources {
  readonly scenarios: readonly Pick<Scenario, 'id' | 'level_c' | 'hazards'>[]
  /** Of the region, at all levels. */
  readonly changes: readonly RegionalChange[]
  readonly curve: CurveAtPlace | null
}

/** How the figures of each scenario came about. */
export const scenarioWorkings =
  (sources: ScenarioSources): (() => readonly Working[]) =>
  () =>
    sources.scenarios.flatMap(({ id, level_c, hazards }) =>
      level_c === null
        ? []
        : hazards.flatMap((hazard) => {
            const rule = RULES[hazard.hazard]
            return rule === undefined ? [] : [workingOf(rule, hazard, { id, level_c }, sources)]
          }),
    )

interface Given {
  readonly change: RegionalChange
  readonly curve: CurveAtPlace | null
}

interface Rule {
  readonly formula: string
  readonly variable: RegionalChange['variable']
  /** What the formula takes beside the change of the region. */
  readonly given: (given: Given) => Readonly<Record<string, WorkingArgument>>
  readonly uses_curve: boolean
  /** The outputs of each indicator. */
  readonly outputs: Readonly<Record<string, string>>
}

const ofBaseline = (output: string, indicator: string): OutputOf =>
  new OutputOf('climate_indicator', output, { indicator })

const TEMPERATURE = 'mean_temp_change_c'

const RULES: Readonly<Record<string, Rule>> = {
  warming: {
    formula: 'scenario_warming',
    variable: TEMPERATURE,
    given: () => ({
      baseline: ofBaseline('baseline_mean', 'mean_temperature'),
      deviation: ofBaseline('baseline_deviation', 'mean_temperature'),
    }),
    uses_curve: false,
    outputs: { mean_temperature: 'temperature' },
  },
  drying: {
    formula: 'scenario_drying',
    variable: 'precip_change_pct',
    given: () => ({ baseline: ofBaseline('baseline_mean', 'rainfall') }),
    uses_curve: false,
    outputs: { rainfall: 'rainfall' },
  },
  extreme_heat: {
    formula: 'scenario_heat',
    variable: TEMPERATURE,
    given: ({ curve }) => ({ curve: curveArgument(curve) }),
    uses_curve: true,
    outputs: { heat_days_35: 'days_35', heat_days_40: 'days_40' },
  },
  hottest_day: {
    formula: 'scenario_hottest_day',
    variable: TEMPERATURE,
    given: ({ curve }) => ({ curve: curveArgument(curve) }),
    uses_curve: true,
    outputs: { hottest_day: 'hottest_day' },
  },
}

function workingOf(
  rule: Rule,
  hazard: ScenarioHazard,
  { id, level_c }: { readonly id: string; readonly level_c: number },
  { changes, curve }: ScenarioSources,
): Working {
  const about = { scenario: scenarioKey(id), level: `${level_c} °C` }
  const { formula } = rule
  const change = annualChange(changes, level_c, rule.variable)
  if (hazard.status === 'absent' || change === undefined)
    return {
      kind: 'missing',
      formula,
      about,
      availability: unavailable(
        'not_assessed',
        hazard.reason?.code ?? 'not_loaded',
        hazard.reason?.detail ?? '',
      ),
      inputs: change?.evidence ?? [],
    }
  return {
    kind: 'calculated',
    formula,
    about,
    inputs: [
      ...change.evidence,
      ...(rule.uses_curve && curve !== null ? evidenceOf(curve.series.points) : []),
    ],
    arguments: { change: changeArgument(change), ...rule.given({ change, curve }) },
    outputs: {
      ...Object.fromEntries(hazard.indicators.flatMap((one) => indicatorOutputs(rule, one))),
      ...Object.fromEntries(
        SPREAD_ENDS.map((end): [string, WorkingOutput] => [
          `band_${end}`,
          { value: hazard.band_then?.[end] ?? null },
        ]),
      ),
    },
  }
}

/** A scenario in ids of figures, such as `level_1_5` or `ssp2_4_5_2050`. */
export const scenarioKey = (id: string): string =>
  (/^\d/.test(id) ? `level_${id}` : id.toLowerCase()).replaceAll(/[^a-z0-9]+/g, '_')

const indicatorOutputs = (
  { outputs }: Rule,
  { indicator, at_level }: ProjectedIndicator,
): [string, WorkingOutput][] =>
  SPREAD_ENDS.map((end) => [`${outputs[indicator] ?? indicator}_${end}`, { value: at_level[end] }])

/** The three figures of a row, each by the input that prints it. */
const changeArgument = ({
  low,
  median,
  high,
  evidence,
}: RegionalChange): Record<keyof Spread, WorkingArgument> => ({
  low: printed(low, fieldOf(evidence, 'low')),
  central: printed(median, fieldOf(evidence, 'median')),
  high: printed(high, fieldOf(evidence, 'high')),
})

const curveArgument = (curve: CurveAtPlace | null): WorkingArgument =>
  (curve?.series.points ?? []).map((point) => ({
    shift_c: point.shift_c,
    days_35: figureOf(point, 'days_ge_35'),
    days_40: figureOf(point, 'days_ge_40'),
    hottest_day: figureOf(point, 'hottest_day_c'),
  }))

const figureOf = (point: HeatPoint, figure: 'days_ge_35' | 'days_ge_40' | 'hottest_day_c'): WorkingArgument =>
  printed(point[figure], fieldOf(point.evidence, figure))

/** Inputs of a row name its key first and the column last. */
const fieldOf = (evidence: readonly EvidenceInput[], column: string): readonly EvidenceInput[] =>
  evidence.filter(({ field }) => field.endsWith(` ${column}`))
