import { unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { GivenValues } from '../../formula/evaluate.ts'
import { workingOf } from '../../formula/working-of.ts'
import { OutputOf, printed, type Working, type WorkingArgument } from '../../working.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import type { IndicatorId } from '../climate/indicator-rules.ts'
import { evidenceOf } from '../outcome.ts'
import {
  CURVE_HAZARDS,
  PROJECTED_HAZARDS,
  type ProjectedHazard,
  SCENARIO_FORMULAS,
  scenarioFormula,
} from './formula.ts'
import { type CurveAtPlace, curveRows, type HeatFigures, type HeatPoint } from './heat-response.ts'
import type { Scenario } from './scenario.ts'
import type { ScenarioHazard } from './scenario-hazards.ts'
import { annualChange, type RegionalChange } from './warming-levels.ts'

/** What the figures of a place in its scenarios were made from. */
export interface ScenarioSources {
  readonly scenarios: readonly Pick<Scenario, 'id' | 'level_c' | 'hazards'>[]
  /** Of the region, at all levels. */
  readonly changes: readonly RegionalChange[]
  readonly climate: ClimateContext | null
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
            const name = PROJECTED_HAZARDS.find((one) => one === hazard.hazard)
            return name === undefined ? [] : [workingIn(name, hazard, { id, level_c }, sources)]
          }),
    )

type Given = Pick<ScenarioSources, 'climate' | 'curve'>

interface Rule {
  readonly variable: RegionalChange['variable']
  /** What the formula takes beside the change of the region. */
  readonly given: (given: Given) => GivenValues
}

const TEMPERATURE = 'mean_temp_change_c'

/** A figure of the baseline, and the calculation that it stands in. */
function ofBaseline({ climate }: Given, indicator: IndicatorId, output: 'mean' | 'deviation'): OutputOf {
  const baseline = climate?.indicators.find((one) => one.indicator === indicator)?.summary?.baseline
  const value = output === 'mean' ? baseline?.mean : baseline?.standard_deviation
  return new OutputOf('climate_indicator', `baseline_${output}`, { indicator }, value ?? null)
}

const fromCurve = (hazard: keyof typeof CURVE_HAZARDS): Rule => ({
  variable: TEMPERATURE,
  given: ({ curve }) => ({
    curve: curve === null ? [] : curveRows(curve.series, CURVE_HAZARDS[hazard], asPrinted),
  }),
})

const RULES: Readonly<Record<ProjectedHazard, Rule>> = {
  warming: {
    variable: TEMPERATURE,
    given: (given) => ({
      baseline: ofBaseline(given, 'mean_temperature', 'mean'),
      deviation: ofBaseline(given, 'mean_temperature', 'deviation'),
    }),
  },
  drying: {
    variable: 'precip_change_pct',
    given: (given) => ({ baseline: ofBaseline(given, 'rainfall', 'mean') }),
  },
  extreme_heat: fromCurve('extreme_heat'),
  hottest_day: fromCurve('hottest_day'),
}

function workingIn(
  name: ProjectedHazard,
  hazard: ScenarioHazard,
  { id, level_c }: { readonly id: string; readonly level_c: number },
  sources: ScenarioSources,
): Working {
  const about = { scenario: scenarioKey(id), level: `${level_c} °C` }
  const formula = scenarioFormula(name)
  const { variable, given } = RULES[name]
  const change = annualChange(sources.changes, level_c, variable)
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
  const points = name in CURVE_HAZARDS ? (sources.curve?.series.points ?? []) : []
  return workingOf(
    SCENARIO_FORMULAS,
    formula,
    { ...changeArgument(change), ...given(sources) },
    { about, inputs: [...change.evidence, ...evidenceOf(points)] },
  )
}

/** A scenario in ids of figures, such as `level_1_5` or `ssp2_4_5_2050`. */
export const scenarioKey = (id: string): string =>
  (/^\d/.test(id) ? `level_${id}` : id.toLowerCase()).replaceAll(/[^a-z0-9]+/g, '_')

/** The three figures of a row, each by the input that prints it. */
const changeArgument = ({ low, median, high, evidence }: RegionalChange): GivenValues => ({
  change_low: printed(low, fieldOf(evidence, 'low')),
  change_central: printed(median, fieldOf(evidence, 'median')),
  change_high: printed(high, fieldOf(evidence, 'high')),
})

const asPrinted = (point: HeatPoint, figure: keyof HeatFigures): WorkingArgument =>
  printed(point[figure], fieldOf(point.evidence, figure))

/** Inputs of a row name its key first and the column last. */
const fieldOf = (evidence: readonly EvidenceInput[], column: string): readonly EvidenceInput[] =>
  evidence.filter(({ field }) => field.endsWith(` ${column}`))
