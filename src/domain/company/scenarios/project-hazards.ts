import type { Availability } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import { type Band, decideBand, type RiskLevel, type TraceStep } from '../bands.ts'
import type { IndicatorAtPlace } from '../climate/climate-context.ts'
import { BASELINE, indicatorRule } from '../climate/indicator-rules.ts'
import type { HazardId } from '../hazards/assessment.ts'
import { HOTTEST_DAY_BANDS } from '../hazards/hazard-bands.ts'
import {
  DROUGHT_MODIFIERS,
  EXTRA_HEAT_BANDS,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from '../risk/physical-bands.ts'
import type { ProjectedHazard } from './band-rules.ts'
import {
  hottestNow,
  indicatorAt,
  type LevelChanges,
  levelChanges,
  type NowAndSoFar,
  nowAt,
  nowOf,
  observedBaseline,
  type ScenarioGround,
  soFarOf,
} from './figure-now.ts'
import { SCENARIO_FORMULAS, scenarioFormula } from './formula.ts'
import { type CurveAtPlace, notOnCurve, sharedRows } from './heat-response.ts'
import {
  absentHazard,
  NOT_PROJECTED,
  type ProjectedIndicator,
  type RegionalRange,
  type ScenarioHazard,
} from './scenario-hazards.ts'
import { heatWords, hottestWords, milderWords, rainfallWords, warmingWords } from './scenario-words.ts'
import {
  agreementOf,
  type RegionalChange,
  SPREAD_ENDS,
  type Spread,
  spansZero,
  spreadOf,
} from './warming-levels.ts'

interface Projected {
  readonly hazard: ScenarioHazard
  readonly steps: readonly TraceStep[]
}

const BASELINE_PERIOD = `${BASELINE.first}-${BASELINE.last}`

/** Every hazard of a place at one level; `changes` are the region's rows of all levels. */
export function projectHazards(
  level: number,
  changes: readonly RegionalChange[],
  ground: ScenarioGround,
): { readonly hazards: readonly ScenarioHazard[]; readonly steps: readonly TraceStep[] } {
  const rule = `scenario_analysis.${level}`
  const temperature = levelChanges(changes, level, 'mean_temp_change_c')
  const projected = [
    warming(rule, temperature, ground),
    drying(rule, levelChanges(changes, level, 'precip_change_pct'), ground),
    extremeHeat(rule, temperature, ground),
    hottestDay(rule, temperature, ground),
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

const rangesOf = (changes: readonly RegionalChange[]): RegionalRange[] =>
  changes.map((one) => ({
    season: one.season,
    unit: one.unit,
    ...spreadOf(one),
    models: one.models,
    range_spans_zero: spansZero(one),
  }))

const mapSpread = <T>(make: (end: keyof Spread) => T): Record<keyof Spread, T> => ({
  low: make('low'),
  central: make('central'),
  high: make('high'),
})

const WARMING = { hazard: 'warming', kind: 'chronic' } as const
const DRYING = { hazard: 'drying', kind: 'chronic' } as const
const HEAT = { hazard: 'extreme_heat', kind: 'acute' } as const
const HOTTEST = { hazard: 'hottest_day', kind: 'acute' } as const

const NO_SPREAD = [
  'baseline_without_spread',
  'The baseline does not vary or is zero, so a change cannot be measured against it.',
] as const
const NOT_ASSESSED = [
  'window_not_assessed',
  'AR6 has no global warming for the observed years, so what is still to come is not known.',
] as const
const NO_CHANGE = ['not_loaded', 'This snapshot does not contain the region’s change at this level.'] as const

function warming(rule: string, changes: LevelChanges, ground: ScenarioGround): Projected {
  const { annual } = changes
  if (annual === undefined) return { hazard: absentHazard(WARMING, ...NO_CHANGE), steps: [] }
  const known = knownOf('warming', changes.rows, annual, ground)
  const at = indicatorAt(ground, 'mean_temperature')
  if (at?.summary === null || at?.summary === undefined) return withoutSeries(WARMING, at, known)
  const { mean, standard_deviation } = at.summary.baseline
  if (standard_deviation === 0) return absentProjection(WARMING, NO_SPREAD, known)
  const now = nowOf(at, changes)
  if (now === null) return absentProjection(WARMING, NOT_ASSESSED, known)
  const found = computed('warming', annual, {
    ...soFarOf('so_far', now),
    temperature_now: now.value,
    temperature_baseline: mean,
    deviation: standard_deviation,
  })
  const indicator = indicatorOf(
    at.indicator,
    'temperature',
    { period: BASELINE_PERIOD, value: mean },
    now,
    found,
  )
  return {
    hazard: projectedHazard(WARMING, known, [indicator], found, {
      statement: warmingWords(known.regional_change[0]!, known.agreement, now),
      series: seriesOf(at),
    }),
    steps: found.trace(`${rule}.warming`, 'change_in_standard_deviations', TEMPERATURE_BANDS),
  }
}

function drying(rule: string, changes: LevelChanges, ground: ScenarioGround): Projected {
  const { annual } = changes
  if (annual === undefined) return { hazard: absentHazard(DRYING, ...NO_CHANGE), steps: [] }
  const known = knownOf('drying', changes.rows, annual, ground)
  const at = indicatorAt(ground, 'rainfall')
  if (at?.summary === null || at?.summary === undefined) return withoutSeries(DRYING, at, known)
  const { mean } = at.summary.baseline
  const latest = at.summary.latest.percent_of_baseline
  if (latest === null) return absentProjection(DRYING, NO_SPREAD, known)
  const now = nowOf(at, changes)
  if (now === null) return absentProjection(DRYING, NOT_ASSESSED, known)
  const found = computed('drying', annual, {
    ...soFarOf('so_far', now),
    rainfall_now: now.value,
    rainfall_baseline: mean,
    latest_percent: latest,
  })
  const indicator = indicatorOf(
    at.indicator,
    'rainfall',
    { period: BASELINE_PERIOD, value: mean },
    now,
    found,
  )
  return {
    hazard: projectedHazard(DRYING, known, [indicator], found, {
      statement: rainfallWords(known.regional_change[0]!, known.agreement, now),
      series: seriesOf(at),
    }),
    steps: [
      ...found.trace(`${rule}.drying`, 'percent_of_baseline', RAINFALL_BANDS),
      ...found.trace(`${rule}.drying.dry_year`, 'latest_percent_then', DROUGHT_MODIFIERS),
    ],
  }
}

function extremeHeat(rule: string, changes: LevelChanges, ground: ScenarioGround): Projected {
  const { annual } = changes
  if (annual === undefined) return { hazard: absentHazard(HEAT, ...NO_CHANGE), steps: [] }
  const known = knownOf('extreme_heat', changes.rows, annual, ground)
  const [at35, at40] = [indicatorAt(ground, 'heat_days_35'), indicatorAt(ground, 'heat_days_40')]
  const [now35, now40] = [nowOf(at35, changes), nowOf(at40, changes)]
  const curve = curveFor(annual, [now35, now40], ground)
  if ('status' in curve) return { hazard: absentHazard(HEAT, ...reasonOf(curve), known), steps: [] }
  const { name, baseline: period } = curve.series
  const found = computed('extreme_heat', annual, {
    days_35_now: now35?.value ?? null,
    days_35_observed: observedBaseline(at35, now35),
    ...soFarOf('days_35_so_far', now35),
    days_40_now: now40?.value ?? null,
    days_40_observed: observedBaseline(at40, now40),
    ...soFarOf('days_40_so_far', now40),
    curve: sharedRows(curve.series, 'extreme_heat'),
  })
  const days35 = indicatorOf(
    'heat_days_35',
    'days_35',
    { period, value: found.figure('days_35_baseline') },
    now35,
    found,
  )
  const days40 = indicatorOf(
    'heat_days_40',
    'days_40',
    { period, value: found.figure('days_40_baseline') },
    now40,
    found,
  )
  return {
    hazard: projectedHazard(HEAT, known, [days35, days40], found, {
      statement: heatWords(days35, days40, name),
      series: nameOf(curve),
    }),
    steps: [
      ...found.trace(`${rule}.extreme_heat.extra_days`, 'extra_days', EXTRA_HEAT_BANDS),
      ...found.trace(`${rule}.extreme_heat.days`, 'days', HEAT_LEVEL_BANDS, 'days_35'),
    ],
  }
}

/** The hottest day moves with the mean. The curve tells what it was in the baseline, and is needed only where now is not known. */
function hottestDay(rule: string, changes: LevelChanges, ground: ScenarioGround): Projected {
  const { annual } = changes
  if (annual === undefined) return { hazard: absentHazard(HOTTEST, ...NO_CHANGE), steps: [] }
  const known = knownOf('hottest_day', changes.rows, annual, ground)
  const now = hottestNow(ground, changes)
  const curve = curveFor(annual, [now], ground)
  const isRead = 'series' in curve
  if (!isRead && now === null) return { hazard: absentHazard(HOTTEST, ...reasonOf(curve), known), steps: [] }
  const found = computed('hottest_day', annual, {
    ...soFarOf('so_far', now),
    hottest_day_now: now?.value ?? null,
    curve: isRead ? sharedRows(curve.series, 'hottest_day') : [],
  })
  const baseline = isRead
    ? { period: curve.series.baseline, value: found.figure('hottest_day_baseline') }
    : null
  const hottest = indicatorOf('hottest_day', 'hottest_day', baseline, now, found)
  return {
    hazard: projectedHazard(HOTTEST, known, [hottest], found, {
      statement: hottestWords(hottest, isRead ? curve.series.name : null),
      series: isRead ? nameOf(curve) : null,
    }),
    steps: found.trace(`${rule}.hottest_day`, 'hottest_day_c', HOTTEST_DAY_BANDS, 'hottest_day'),
  }
}

/** A hazard with its figures, and the sentence where they are milder than those of now. */
function projectedHazard(
  hazard: Pick<ScenarioHazard, 'hazard' | 'kind'>,
  known: Known,
  indicators: readonly ProjectedIndicator[],
  { bands }: Computed,
  { statement, series }: Pick<ScenarioHazard, 'statement' | 'series'>,
): ScenarioHazard {
  const milder = milderWords(known.regional_change[0]!, indicators)
  return {
    ...hazard,
    status: 'projected',
    reason: null,
    ...known,
    statement: milder === null ? statement : `${statement} ${milder}`,
    milder_than_now: milder,
    counted_from: indicators.every(({ now }) => now === null) ? 'baseline' : 'now',
    indicators,
    band_then: bands,
    series,
  }
}

const reasonOf = ({ reason_code, detail }: Availability): [code: string, detail: string] => [
  reason_code ?? 'not_loaded',
  detail ?? '',
]

type Known = ReturnType<typeof knownOf>

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

const withoutSeries = (
  hazard: Pick<ScenarioHazard, 'hazard' | 'kind'>,
  at: IndicatorAtPlace | undefined,
  known: Known,
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

const absentProjection = (
  hazard: Pick<ScenarioHazard, 'hazard' | 'kind'>,
  [code, detail]: readonly [code: string, detail: string],
  known: Known,
): Projected => ({ hazard: absentHazard(hazard, code, detail, known), steps: [] })

/** The curve of the place, if it can be read at both ends and in the middle of the region's warming, then and so far. */
function curveFor(
  annual: RegionalChange,
  now: readonly (NowAndSoFar | null)[],
  { curve }: ScenarioGround,
): CurveAtPlace | Availability {
  if (!('series' in curve)) return curve
  const soFar = now.flatMap((one) => (one === null ? [] : Object.values(one.so_far)))
  for (const shift of [0, ...Object.values(spreadOf(annual)), ...soFar]) {
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

function indicatorOf(
  indicator: ProjectedIndicator['indicator'],
  figure: string,
  baseline: ProjectedIndicator['baseline'],
  now: NowAndSoFar | null,
  found: Computed,
): ProjectedIndicator {
  return {
    indicator,
    unit: indicator === 'hottest_day' ? 'degC' : indicatorRule(indicator).unit,
    baseline,
    now:
      now === null
        ? null
        : { period: now.period, value: now.value, series: now.series, warming_c: now.warming_c },
    so_far: now?.so_far ?? null,
    at_level: found.spread(figure),
    change: baseline === null ? null : found.spread(`${figure}_from_baseline`),
    change_from_now: now === null ? null : found.spread(`${figure}_from_now`),
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
