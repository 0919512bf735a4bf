import type { Availability } from '../../availability.ts'
import { evaluate, type GivenValues } from '../../formula/evaluate.ts'
import { type Band, decideBand, type RiskLevel, type TraceStep } from '../bands.ts'
import type { ClimateContext, IndicatorAtPlace } from '../climate/climate-context.ts'
import { BASELINE, type IndicatorId, indicatorRule } from '../climate/indicator-rules.ts'
import type { HazardId } from '../hazards/assessment.ts'
import { HOTTEST_DAY_BANDS } from '../hazards/hazard-bands.ts'
import type { HazardAnswer } from '../hazards/hazards.ts'
import {
  EXTRA_HEAT_BANDS,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from '../risk/physical-bands.ts'
import { type CurveFigure, type ProjectedHazard, SCENARIO_FORMULAS, scenarioFormula } from './formula.ts'
import { type CurveAtPlace, notOnCurve, sharedRows } from './heat-response.ts'
import {
  absentHazard,
  NOT_PROJECTED,
  type ProjectedIndicator,
  type RegionalRange,
  type ScenarioHazard,
} from './scenario-hazards.ts'
import { heatWords, hottestWords, rainfallWords, warmingWords } from './scenario-words.ts'
import {
  agreementOf,
  type RegionalChange,
  SEASONS,
  SPREAD_ENDS,
  type Spread,
  spansZero,
  spreadOf,
} from './warming-levels.ts'

/** What is known of a place before any scenario. */
export interface ScenarioGround {
  readonly climate: ClimateContext | null
  /** Every hazard as it stands now; none where the place is not known. */
  readonly hazards: readonly HazardAnswer[]
  readonly curve: CurveAtPlace | Availability
}

interface Projected {
  readonly hazard: ScenarioHazard
  readonly steps: readonly TraceStep[]
}

const BASELINE_PERIOD = `${BASELINE.first}-${BASELINE.last}`

/** Every hazard of a place at one level; `changes` are the region's rows of that level. */
export function projectHazards(
  level: number,
  changes: readonly RegionalChange[],
  ground: ScenarioGround,
): { readonly hazards: readonly ScenarioHazard[]; readonly steps: readonly TraceStep[] } {
  const rule = `scenario_analysis.${level}`
  const projected = [
    warming(rule, changesOf(changes, 'mean_temp_change_c'), ground),
    drying(rule, changesOf(changes, 'precip_change_pct'), ground),
    extremeHeat(rule, changesOf(changes, 'mean_temp_change_c'), ground),
    hottestDay(rule, changesOf(changes, 'mean_temp_change_c'), ground),
  ]
  return {
    hazards: [
      ...projected.map(({ hazard }) => hazard),
      ...NOT_PROJECTED.map((one) =>
        absentHazard(one, one.code, one.detail, { band_now: nowAt(ground, one.hazard)?.band ?? null }),
      ),
    ],
    steps: projected.flatMap(({ steps }) => steps),
  }
}

/** The region's changes of a variable, the year first. */
const changesOf = (changes: readonly RegionalChange[], variable: string): readonly RegionalChange[] =>
  SEASONS.flatMap((season) => changes.find((one) => one.variable === variable && one.season === season) ?? [])

const rangesOf = (changes: readonly RegionalChange[]): RegionalRange[] =>
  changes.map((one) => ({
    season: one.season,
    unit: one.unit,
    ...spreadOf(one),
    models: one.models,
    range_spans_zero: spansZero(one),
  }))

const annualOf = (changes: readonly RegionalChange[]): RegionalChange | undefined =>
  changes.find(({ season }) => season === 'annual')

const mapSpread = <T>(make: (end: keyof Spread) => T): Record<keyof Spread, T> => ({
  low: make('low'),
  central: make('central'),
  high: make('high'),
})

const WARMING = { hazard: 'warming', kind: 'chronic' } as const
const DRYING = { hazard: 'drying', kind: 'chronic' } as const
const HEAT = { hazard: 'extreme_heat', kind: 'acute' } as const
const HOTTEST = { hazard: 'hottest_day', kind: 'acute' } as const

const NO_CHANGE = ['not_loaded', 'This snapshot does not contain the region’s change at this level.'] as const

function warming(rule: string, changes: readonly RegionalChange[], ground: ScenarioGround): Projected {
  const annual = annualOf(changes)
  if (annual === undefined) return { hazard: absentHazard(WARMING, ...NO_CHANGE), steps: [] }
  const known = knownOf('warming', changes, annual, ground)
  const at = indicatorAt(ground, 'mean_temperature')
  if (at?.summary === null || at?.summary === undefined) return withoutSeries(WARMING, at, known)
  const { mean, standard_deviation } = at.summary.baseline
  if (standard_deviation === 0)
    return {
      hazard: absentHazard(
        WARMING,
        'baseline_without_spread',
        'The baseline does not vary, so a change cannot be measured against it.',
        known,
      ),
      steps: [],
    }
  const found = computed('warming', annual, { baseline: mean, deviation: standard_deviation })
  return {
    hazard: {
      ...WARMING,
      ...PROJECTED,
      ...known,
      statement: warmingWords(known.regional_change[0]!, known.agreement),
      indicators: [indicatorOf(at, mean, found.spread('temperature'))],
      band_then: found.bands,
      series: seriesOf(at),
    },
    steps: found.trace(`${rule}.warming`, 'change_in_standard_deviations', TEMPERATURE_BANDS),
  }
}

function drying(rule: string, changes: readonly RegionalChange[], ground: ScenarioGround): Projected {
  const annual = annualOf(changes)
  if (annual === undefined) return { hazard: absentHazard(DRYING, ...NO_CHANGE), steps: [] }
  const known = knownOf('drying', changes, annual, ground)
  const at = indicatorAt(ground, 'rainfall')
  if (at?.summary === null || at?.summary === undefined) return withoutSeries(DRYING, at, known)
  const { mean } = at.summary.baseline
  const found = computed('drying', annual, { baseline: mean })
  return {
    hazard: {
      ...DRYING,
      ...PROJECTED,
      ...known,
      statement: rainfallWords(known.regional_change[0]!, known.agreement),
      indicators: [indicatorOf(at, mean, found.spread('rainfall'))],
      band_then: found.bands,
      series: seriesOf(at),
    },
    steps: found.trace(`${rule}.drying`, 'percent_of_baseline', RAINFALL_BANDS),
  }
}

function extremeHeat(rule: string, changes: readonly RegionalChange[], ground: ScenarioGround): Projected {
  const annual = annualOf(changes)
  if (annual === undefined) return { hazard: absentHazard(HEAT, ...NO_CHANGE), steps: [] }
  const known = knownOf('extreme_heat', changes, annual, ground)
  const curve = curveFor(annual, ground)
  if ('status' in curve) return { hazard: absentHazard(HEAT, ...reasonOf(curve), known), steps: [] }
  const { name, baseline: period } = curve.series
  const found = computed('extreme_heat', annual, {
    curve: sharedRows(curve.series, 'extreme_heat'),
  })
  const days35 = curveIndicator('heat_days_35', 'days_35', period, found, ground)
  const days40 = curveIndicator('heat_days_40', 'days_40', period, found, ground)
  return {
    hazard: {
      ...HEAT,
      ...PROJECTED,
      ...known,
      statement: heatWords(days35, days40, name),
      indicators: [days35, days40],
      band_then: found.bands,
      series: nameOf(curve),
    },
    steps: [
      ...found.trace(`${rule}.extreme_heat.extra_days`, 'extra_days', EXTRA_HEAT_BANDS),
      ...found.trace(`${rule}.extreme_heat.days`, 'days', HEAT_LEVEL_BANDS, 'days_35'),
    ],
  }
}

/** The same curve, read for the hottest day. */
function hottestDay(rule: string, changes: readonly RegionalChange[], ground: ScenarioGround): Projected {
  const annual = annualOf(changes)
  if (annual === undefined) return { hazard: absentHazard(HOTTEST, ...NO_CHANGE), steps: [] }
  const known = knownOf('hottest_day', changes, annual, ground)
  const curve = curveFor(annual, ground)
  if ('status' in curve) return { hazard: absentHazard(HOTTEST, ...reasonOf(curve), known), steps: [] }
  const { name, baseline: period } = curve.series
  const found = computed('hottest_day', annual, {
    curve: sharedRows(curve.series, 'hottest_day'),
  })
  const hottest = curveIndicator('hottest_day', 'hottest_day', period, found, ground)
  return {
    hazard: {
      ...HOTTEST,
      ...PROJECTED,
      ...known,
      statement: hottestWords(hottest, name),
      indicators: [hottest],
      band_then: found.bands,
      series: nameOf(curve),
    },
    steps: found.trace(`${rule}.hottest_day`, 'hottest_day_c', HOTTEST_DAY_BANDS, 'hottest_day'),
  }
}

const PROJECTED = { status: 'projected', reason: null } as const

const reasonOf = ({ reason_code, detail }: Availability): [code: string, detail: string] => [
  reason_code ?? 'not_loaded',
  detail ?? '',
]

/** What the region's rows tell, whether or not the place has its own series. */
const knownOf = (
  hazard: HazardId,
  changes: readonly RegionalChange[],
  annual: RegionalChange,
  ground: ScenarioGround,
) => ({
  regional_change: rangesOf(changes),
  agreement: agreementOf(annual),
  band_now: nowAt(ground, hazard)?.band ?? null,
})

const nowAt = ({ hazards }: ScenarioGround, hazard: string): HazardAnswer | undefined =>
  hazards.find((one) => one.hazard === hazard)

const indicatorAt = ({ climate }: ScenarioGround, indicator: IndicatorId): IndicatorAtPlace | undefined =>
  climate?.indicators.find((one) => one.indicator === indicator)

const withoutSeries = (
  hazard: Pick<ScenarioHazard, 'hazard' | 'kind'>,
  at: IndicatorAtPlace | undefined,
  known: ReturnType<typeof knownOf>,
): Projected => ({
  hazard: absentHazard(
    hazard,
    at?.availability.reason_code ?? 'no_series_nearby',
    at?.availability.detail ?? 'There is no observed series at this place to apply the change to.',
    known,
  ),
  steps: [],
})

const seriesOf = ({ series }: IndicatorAtPlace): ScenarioHazard['series'] =>
  series === null ? null : { name: series.name, id: series.id, distance_km: series.distance_km }

const indicatorOf = (at: IndicatorAtPlace, baseline: number, then: Spread): ProjectedIndicator => ({
  indicator: at.indicator,
  unit: indicatorRule(at.indicator).unit,
  baseline: { period: BASELINE_PERIOD, value: baseline },
  now: nowOf(at),
  at_level: then,
  change: mapSpread((end) => then[end] - baseline),
})

function nowOf(at: IndicatorAtPlace | undefined): ProjectedIndicator['now'] {
  if (at?.summary === null || at?.summary === undefined) return null
  const { years, mean } = at.summary.recent
  return { period: `${years[0]}-${years.at(-1)}`, value: mean, series: at.series?.name ?? '' }
}

/** As the hazards of the place have it; null where no daily values reach it. */
function hottestNow(ground: ScenarioGround): ProjectedIndicator['now'] {
  const found = nowAt(ground, 'hottest_day')?.indicators.find(({ id }) => id === 'hottest_day')
  return found === undefined
    ? null
    : { period: found.period, value: found.value, series: 'daily values of the place' }
}

/** The curve of the place, if it can be read at both ends and in the middle of the region's warming. */
function curveFor(annual: RegionalChange, { curve }: ScenarioGround): CurveAtPlace | Availability {
  if (!('series' in curve)) return curve
  for (const shift of [0, ...Object.values(spreadOf(annual))]) {
    const missing = notOnCurve(curve.series, shift)
    if (missing !== null) return missing
  }
  return curve
}

const nameOf = ({ series: { name, id }, distance_km }: CurveAtPlace): ScenarioHazard['series'] => ({
  name,
  id,
  distance_km,
})

function curveIndicator(
  indicator: ProjectedIndicator['indicator'],
  figure: CurveFigure,
  period: string,
  found: Computed,
  ground: ScenarioGround,
): ProjectedIndicator {
  const [baseline, then] = [found.figure(`${figure}_baseline`), found.spread(figure)]
  return {
    indicator,
    unit: indicator === 'hottest_day' ? 'degC' : indicatorRule(indicator).unit,
    baseline: { period, value: baseline },
    now: indicator === 'hottest_day' ? hottestNow(ground) : nowOf(indicatorAt(ground, indicator)),
    at_level: then,
    change: mapSpread((end) => then[end] - baseline),
  }
}

/** What the formula of a hazard gives at one place. */
interface Computed {
  readonly figure: (name: string) => number
  readonly spread: (figure: string) => Spread
  readonly bands: Readonly<Record<keyof Spread, RiskLevel>>
  /** How each band was decided; `figure` where the formula calls the measure otherwise. */
  readonly trace: (rule: string, measure: string, table: readonly Band[], figure?: string) => TraceStep[]
}

function computed(hazard: ProjectedHazard, annual: RegionalChange, given: GivenValues): Computed {
  const { low, central, high } = spreadOf(annual)
  const found = evaluate(SCENARIO_FORMULAS.formula(scenarioFormula(hazard)), {
    change_low: low,
    change_central: central,
    change_high: high,
    ...given,
  })
  const figure = (name: string): number => {
    const value = found.number(name)
    if (value === null) throw new RangeError(`${found.compiled.id} gives no ${name} from what it was given`)
    return value
  }
  return {
    figure,
    spread: (name) => mapSpread((end) => figure(`${name}_${end}`)),
    bands: mapSpread((end) => found.text(`band_${end}`) as RiskLevel),
    trace: (rule, measure, table, name = measure) =>
      SPREAD_ENDS.map((end) => decideBand(`${rule}.${end}`, measure, table, figure(`${name}_${end}`)).step),
  }
}
