import type { Availability } from '../../availability.ts'
import { type Band, decideBand, type RiskLevel, type TraceStep, worstLevel } from '../bands.ts'
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
import { type CurveAtPlace, type HeatFigures, heatAt, isHeat } from './heat-response.ts'
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
  const { baseline } = at.summary
  if (baseline.standard_deviation === 0)
    return {
      hazard: absentHazard(
        WARMING,
        'baseline_without_spread',
        'The baseline does not vary, so a change cannot be measured against it.',
        known,
      ),
      steps: [],
    }
  const change = spreadOf(annual)
  const bands = decideEach(
    rule,
    'warming',
    'change_in_standard_deviations',
    TEMPERATURE_BANDS,
    (end) => change[end] / baseline.standard_deviation,
  )
  return {
    hazard: {
      ...WARMING,
      ...PROJECTED,
      ...known,
      statement: warmingWords(known.regional_change[0]!, known.agreement),
      indicators: [indicatorOf(at, baseline.mean, (end) => baseline.mean + change[end])],
      band_then: bands.levels,
      series: seriesOf(at),
    },
    steps: bands.steps,
  }
}

function drying(rule: string, changes: readonly RegionalChange[], ground: ScenarioGround): Projected {
  const annual = annualOf(changes)
  if (annual === undefined) return { hazard: absentHazard(DRYING, ...NO_CHANGE), steps: [] }
  const known = knownOf('drying', changes, annual, ground)
  const at = indicatorAt(ground, 'rainfall')
  if (at?.summary === null || at?.summary === undefined) return withoutSeries(DRYING, at, known)
  const { baseline } = at.summary
  const percent = mapSpread((end) => 100 + spreadOf(annual)[end])
  const bands = decideEach(rule, 'drying', 'percent_of_baseline', RAINFALL_BANDS, (end) => percent[end])
  return {
    hazard: {
      ...DRYING,
      ...PROJECTED,
      ...known,
      statement: rainfallWords(known.regional_change[0]!, known.agreement),
      indicators: [indicatorOf(at, baseline.mean, (end) => (baseline.mean * percent[end]) / 100)],
      band_then: bands.levels,
      series: seriesOf(at),
    },
    steps: bands.steps,
  }
}

function extremeHeat(rule: string, changes: readonly RegionalChange[], ground: ScenarioGround): Projected {
  const annual = annualOf(changes)
  if (annual === undefined) return { hazard: absentHazard(HEAT, ...NO_CHANGE), steps: [] }
  const known = knownOf('extreme_heat', changes, annual, ground)
  const curve = curveFigures(annual, ground)
  if ('status' in curve) return { hazard: absentHazard(HEAT, ...reasonOf(curve), known), steps: [] }
  const { base, warmed, name, id, distance_km, period } = curve
  const extra = decideEach(
    rule,
    'extreme_heat.extra_days',
    'extra_days',
    EXTRA_HEAT_BANDS,
    (end) => warmed[end].days_ge_35 - base.days_ge_35,
  )
  const days = decideEach(
    rule,
    'extreme_heat.days',
    'days',
    HEAT_LEVEL_BANDS,
    (end) => warmed[end].days_ge_35,
  )
  const days35 = curveIndicator('heat_days_35', 'days_ge_35', curve, ground)
  const days40 = curveIndicator('heat_days_40', 'days_ge_40', curve, ground)
  return {
    hazard: {
      ...HEAT,
      ...PROJECTED,
      ...known,
      statement: heatWords({ ...days35, baseline: { ...days35.baseline, period } }, days40, name),
      indicators: [days35, days40],
      band_then: mapSpread((end) => worstLevel([extra.levels[end], days.levels[end]]) ?? days.levels[end]),
      series: { name, id, distance_km },
    },
    steps: [...extra.steps, ...days.steps],
  }
}

/** The same curve, read for the hottest day. */
function hottestDay(rule: string, changes: readonly RegionalChange[], ground: ScenarioGround): Projected {
  const annual = annualOf(changes)
  if (annual === undefined) return { hazard: absentHazard(HOTTEST, ...NO_CHANGE), steps: [] }
  const known = knownOf('hottest_day', changes, annual, ground)
  const curve = curveFigures(annual, ground)
  if ('status' in curve) return { hazard: absentHazard(HOTTEST, ...reasonOf(curve), known), steps: [] }
  const hottest = curveIndicator('hottest_day', 'hottest_day_c', curve, ground)
  const bands = decideEach(
    rule,
    'hottest_day',
    'hottest_day_c',
    HOTTEST_DAY_BANDS,
    (end) => hottest.at_level[end],
  )
  return {
    hazard: {
      ...HOTTEST,
      ...PROJECTED,
      ...known,
      statement: hottestWords(hottest, curve.name),
      indicators: [hottest],
      band_then: bands.levels,
      series: { name: curve.name, id: curve.id, distance_km: curve.distance_km },
    },
    steps: bands.steps,
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

function indicatorOf(
  at: IndicatorAtPlace,
  baseline: number,
  thenAt: (end: keyof Spread) => number,
): ProjectedIndicator {
  const then = mapSpread(thenAt)
  return {
    indicator: at.indicator,
    unit: indicatorRule(at.indicator).unit,
    baseline: { period: BASELINE_PERIOD, value: baseline },
    now: nowOf(at),
    at_level: then,
    change: mapSpread((end) => then[end] - baseline),
  }
}

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

interface CurveFigures {
  readonly name: string
  readonly id: string
  readonly distance_km: number
  readonly period: string
  readonly base: HeatFigures
  readonly warmed: Readonly<Record<keyof Spread, HeatFigures>>
}

/** The curve read at both ends and the middle of the region's warming. */
function curveFigures(annual: RegionalChange, { curve }: ScenarioGround): CurveFigures | Availability {
  if (!('series' in curve)) return curve
  const change = spreadOf(annual)
  const base = heatAt(curve.series, 0)
  if (!isHeat(base)) return base
  const warmed: Partial<Record<keyof Spread, HeatFigures>> = {}
  for (const end of SPREAD_ENDS) {
    const found = heatAt(curve.series, change[end])
    if (!isHeat(found)) return found
    warmed[end] = found
  }
  const { name, id, baseline } = curve.series
  return {
    name,
    id,
    distance_km: curve.distance_km,
    period: baseline,
    base,
    warmed: mapSpread((end) => warmed[end] ?? base),
  }
}

function curveIndicator(
  indicator: ProjectedIndicator['indicator'],
  figure: keyof HeatFigures,
  { base, warmed, period }: CurveFigures,
  ground: ScenarioGround,
): ProjectedIndicator {
  return {
    indicator,
    unit: indicator === 'hottest_day' ? 'degC' : indicatorRule(indicator).unit,
    baseline: { period, value: base[figure] },
    now: indicator === 'hottest_day' ? hottestNow(ground) : nowOf(indicatorAt(ground, indicator)),
    at_level: mapSpread((end) => warmed[end][figure]),
    change: mapSpread((end) => warmed[end][figure] - base[figure]),
  }
}

function decideEach(
  rule: string,
  hazard: string,
  measure: string,
  table: readonly Band<RiskLevel>[],
  valueAt: (end: keyof Spread) => number,
): { readonly levels: Record<keyof Spread, RiskLevel>; readonly steps: readonly TraceStep[] } {
  const decided = mapSpread((end) => decideBand(`${rule}.${hazard}.${end}`, measure, table, valueAt(end)))
  return {
    levels: mapSpread((end) => decided[end].band.name),
    steps: SPREAD_ENDS.map((end) => decided[end].step),
  }
}
