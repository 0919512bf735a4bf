import { type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { GivenValues } from '../../formula/given.ts'
import { workingOf } from '../../formula/working-of.ts'
import { OutputOf, printed, Stated, type Working, type WorkingArgument } from '../../working.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import type { IndicatorId } from '../climate/indicator-rules.ts'
import { indicatorFigures } from '../climate/indicator-working.ts'
import { evidenceOf } from '../outcome.ts'
import { PROJECTED_HAZARDS, type ProjectedHazard } from './band-rules.ts'
import { CURVE_HAZARDS, SCENARIO_FORMULAS, scenarioFormula } from './formula.ts'
import { type CurveAtPlace, curveRows, type HeatFigures, type HeatPoint } from './heat-response.ts'
import { type ObservedWindow, windowOf } from './observed-warming.ts'
import type { Scenario } from './scenario.ts'
import type { ProjectedIndicator, ScenarioHazard } from './scenario-hazards.ts'
import {
  annualChange,
  annualChanges,
  type RegionalChange,
  SPREAD_ENDS,
  type Spread,
} from './warming-levels.ts'

/** What the figures of a place in its scenarios were made from. */
export interface ScenarioSources {
  readonly scenarios: readonly Pick<Scenario, 'id' | 'level_c' | 'hazards'>[]
  /** Of the region, at all levels. */
  readonly changes: readonly RegionalChange[]
  readonly climate: ClimateContext | null
  readonly curve: CurveAtPlace | null
}

/** How warm the world was in the years of now, and how the figures of each scenario came about. */
export const scenarioWorkings =
  (sources: ScenarioSources): (() => readonly Working[]) =>
  () => {
    const hazards = sources.scenarios.flatMap((scenario) => scenario.hazards)
    const counted = new Set(
      hazards.flatMap(({ indicators }) =>
        indicators.flatMap(({ indicator, now }) => (now === null ? [] : [indicator])),
      ),
    )
    return [
      ...[...counted].map((indicator) => windowWorking(indicator, sources)),
      ...sources.scenarios.flatMap(({ id, level_c, hazards: own }) =>
        level_c === null
          ? []
          : own.flatMap((hazard) => {
              const name = PROJECTED_HAZARDS.find((one) => one === hazard.hazard)
              return name === undefined ? [] : [workingIn(name, hazard, { id, level_c }, sources)]
            }),
      ),
    ]
  }

type Indicator = ProjectedIndicator['indicator']

const RAINFALL_CHANGE = 'precip_change_pct'
const TEMPERATURE_CHANGE = 'mean_temp_change_c'

const variableOf = (indicator: Indicator): RegionalChange['variable'] =>
  indicator === 'rainfall' ? RAINFALL_CHANGE : TEMPERATURE_CHANGE

function windowWorking(indicator: Indicator, sources: ScenarioSources): Working {
  const rows = annualChanges(sources.changes, variableOf(indicator))
  return workingOf(
    SCENARIO_FORMULAS,
    'observed_warming',
    { ...yearsOf(indicator, sources), changes: rows.map(levelRow) },
    {
      about: { indicator, unit: rows[0]?.unit ?? '' },
      observed: observedYears(indicator, sources),
      inputs: evidenceOf(rows),
    },
  )
}

const levelRow = (row: RegionalChange): WorkingArgument => {
  const { low, central, high } = figuresOf(row)
  return { warming: row.level_c, low, central, high }
}

/** The years of now. Those of the climate are in the report, and the hottest day has them in words. */
function yearsOf(indicator: Indicator, sources: ScenarioSources): GivenValues {
  const { first_year, latest_year } = windowNow(indicator, sources)
  if (indicator === 'hottest_day') return { first_year, latest_year }
  const position = sources.climate?.indicators.findIndex((one) => one.indicator === indicator) ?? -1
  const at = `/series/climate/indicators/${position}/recent`
  return {
    first_year: new Stated(first_year, { report: `${at}/first_year` }),
    latest_year: new Stated(latest_year, { report: `${at}/last_year` }),
  }
}

const windowNow = (indicator: Indicator, { scenarios }: ScenarioSources): ObservedWindow =>
  windowOf(
    scenarios
      .flatMap(({ hazards }) => hazards.flatMap(({ indicators }) => indicators))
      .find((one) => one.indicator === indicator && one.now !== null)?.now?.period ?? '',
  )

const observedYears = (indicator: Indicator, sources: ScenarioSources): string => {
  const { first_year, latest_year } = windowNow(indicator, sources)
  return `${first_year}/${latest_year}`
}

interface Rule {
  readonly variable: RegionalChange['variable']
  /** What the formula takes beside the change of the region. */
  readonly given: (hazard: ScenarioHazard, sources: ScenarioSources) => GivenValues
}

/** A figure of an indicator, and the calculation that it stands in. */
function ofClimate(
  { climate }: ScenarioSources,
  indicator: IndicatorId,
  output: 'baseline_mean' | 'baseline_deviation' | 'recent_mean' | 'latest_percent_of_baseline',
): OutputOf | null {
  const summary = climate?.indicators.find((one) => one.indicator === indicator)?.summary ?? null
  return summary === null
    ? null
    : new OutputOf('climate_indicator', output, { indicator }, indicatorFigures(summary)[output] ?? null)
}

/** What of the region's change had come by the years of an indicator; nothing where now is not known. */
const soFarOf = (name: string, { indicators }: ScenarioHazard, indicator: Indicator): GivenValues => {
  const soFar = indicators.find((one) => one.indicator === indicator)?.so_far ?? null
  return Object.fromEntries(
    SPREAD_ENDS.map((end) => [
      `${name}_${end}`,
      soFar === null ? null : new OutputOf('observed_warming', `so_far_${end}`, { indicator }, soFar[end]),
    ]),
  )
}

const curveGiven = ({ curve }: ScenarioSources, hazard: keyof typeof CURVE_HAZARDS): GivenValues => ({
  curve: curve === null ? [] : curveRows(curve.series, CURVE_HAZARDS[hazard], asPrinted),
})

/** Days are counted from now only where the warming of its years is known. */
function hotDaysGiven(
  figure: 'days_35' | 'days_40',
  hazard: ScenarioHazard,
  sources: ScenarioSources,
): GivenValues {
  const indicator: IndicatorId = `heat_${figure}`
  const isKnown = hazard.indicators.some((one) => one.indicator === indicator && one.now !== null)
  return {
    [`${figure}_now`]: isKnown ? ofClimate(sources, indicator, 'recent_mean') : null,
    [`${figure}_observed`]: isKnown ? ofClimate(sources, indicator, 'baseline_mean') : null,
    ...soFarOf(`${figure}_so_far`, hazard, indicator),
  }
}

const RULES: Readonly<Record<ProjectedHazard, Rule>> = {
  warming: {
    variable: TEMPERATURE_CHANGE,
    given: (hazard, sources) => ({
      ...soFarOf('so_far', hazard, 'mean_temperature'),
      temperature_now: ofClimate(sources, 'mean_temperature', 'recent_mean'),
      temperature_baseline: ofClimate(sources, 'mean_temperature', 'baseline_mean'),
      deviation: ofClimate(sources, 'mean_temperature', 'baseline_deviation'),
    }),
  },
  drying: {
    variable: RAINFALL_CHANGE,
    given: (hazard, sources) => ({
      ...soFarOf('so_far', hazard, 'rainfall'),
      rainfall_now: ofClimate(sources, 'rainfall', 'recent_mean'),
      rainfall_baseline: ofClimate(sources, 'rainfall', 'baseline_mean'),
      latest_percent: ofClimate(sources, 'rainfall', 'latest_percent_of_baseline'),
    }),
  },
  extreme_heat: {
    variable: TEMPERATURE_CHANGE,
    given: (hazard, sources) => ({
      ...hotDaysGiven('days_35', hazard, sources),
      ...hotDaysGiven('days_40', hazard, sources),
      ...curveGiven(sources, 'extreme_heat'),
    }),
  },
  hottest_day: {
    variable: TEMPERATURE_CHANGE,
    given: (hazard, sources) => {
      const now = hazard.indicators[0]?.now ?? null
      return {
        ...soFarOf('so_far', hazard, 'hottest_day'),
        hottest_day_now:
          now === null
            ? null
            : new OutputOf('hazard_hottest_day', 'measure', { hazard: 'hottest_day' }, now.value),
        ...(hazard.indicators[0]?.baseline === null ? { curve: [] } : curveGiven(sources, 'hottest_day')),
      }
    },
  },
}

function workingIn(
  name: ProjectedHazard,
  hazard: ScenarioHazard,
  { id, level_c }: { readonly id: string; readonly level_c: number },
  sources: ScenarioSources,
): Working {
  const about = { scenario: scenarioKey(id), level: `${level_c} °C`, warming_c: level_c }
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
    { ...changeArgument(change), ...given(hazard, sources) },
    { about, inputs: [...change.evidence, ...evidenceOf(points)], of: withoutBaseline(hazard) },
  )
}

const NO_CURVE = unavailable(
  'no_match',
  'outside_coverage',
  'No response curve is near, so the figure in 1981-2010 is not known.',
)

/** Why the hottest day is not compared with a baseline that only a curve could tell. */
const withoutBaseline = ({ indicators }: ScenarioHazard): Record<string, { availability: Availability }> =>
  Object.fromEntries(
    indicators
      .filter(({ baseline }) => baseline === null)
      .flatMap(({ indicator }) =>
        SPREAD_ENDS.map((end) => [`${indicator}_from_baseline_${end}`, { availability: NO_CURVE }]),
      ),
  )

/** A scenario in ids of figures, such as `level_1_5` or `ssp2_4_5_2050`. */
export const scenarioKey = (id: string): string =>
  (/^\d/.test(id) ? `level_${id}` : id.toLowerCase()).replaceAll(/[^a-z0-9]+/g, '_')

/** The three figures of a row, each by the input that prints it. */
const figuresOf = ({
  low,
  median,
  high,
  evidence,
}: RegionalChange): Record<keyof Spread, WorkingArgument> => ({
  low: printed(low, fieldOf(evidence, 'low')),
  central: printed(median, fieldOf(evidence, 'median')),
  high: printed(high, fieldOf(evidence, 'high')),
})

const changeArgument = (row: RegionalChange): GivenValues =>
  Object.fromEntries(Object.entries(figuresOf(row)).map(([end, figure]) => [`change_${end}`, figure]))

const asPrinted = (point: HeatPoint, figure: keyof HeatFigures): WorkingArgument =>
  printed(point[figure], fieldOf(point.evidence, figure))

/** Inputs of a row name its key first and the column last. */
const fieldOf = (evidence: readonly EvidenceInput[], column: string): readonly EvidenceInput[] =>
  evidence.filter(({ field }) => field.endsWith(` ${column}`))
