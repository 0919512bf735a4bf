import { type Availability, unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { OutputOf, type Working } from '../../working.ts'
import { decideBand, type RiskLevel, raiseLevel, type TraceStep, worstLevel } from '../bands.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import { BASELINE, type IndicatorId, type IndicatorSummary } from '../climate/climate-indicators.ts'
import { indicatorFigures } from '../climate/indicator-working.ts'
import { type Outcome, withoutResult, withResult } from '../outcome.ts'
import {
  DROUGHT_CEILING,
  DROUGHT_FLAGS,
  DROUGHT_MODIFIERS,
  DROUGHT_STEPS,
  EXTRA_HEAT_BANDS,
  HAZARDS_NOT_ASSESSED,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from './physical-bands.ts'

export const PHYSICAL_RISK: Method = { id: 'physical_risk', version: '1.0.0' }

export interface IndicatorRisk {
  readonly indicator: IndicatorId
  readonly category: 'chronic' | 'acute'
  readonly band: RiskLevel | null
  readonly availability: Availability
  /** Of the latest year in its own record: fixed shares over-flag variable climates. */
  readonly latest_year_percentile: number | null
}

export interface PhysicalRisk {
  readonly chronic: RiskLevel | null
  readonly acute: RiskLevel | null
  readonly overall: RiskLevel
  readonly indicators: readonly IndicatorRisk[]
  readonly hazards: readonly Hazard[]
}

export interface Hazard {
  readonly hazard: string
  readonly availability: Availability
}

interface Assessed {
  readonly band: RiskLevel
  readonly steps: readonly TraceStep[]
}

/** Bands of one place from its climate context. Missing indicators are listed and do not count. */
export function physicalRisk(context: Outcome<ClimateContext>): Outcome<PhysicalRisk> {
  const particulars = { basis: 'derived', data_quality: 3, inputs: context.inputs } as const
  if (context.result === null)
    return withoutResult(PHYSICAL_RISK, context.availability, { ...particulars, flags: context.flags })
  const found = new Map(context.result.indicators.map((one) => [one.indicator, one]))
  const steps: TraceStep[] = []
  const indicators = RULES.map(({ indicator, category, assess }): IndicatorRisk => {
    const entry = found.get(indicator)
    const summary = entry?.summary ?? null
    const assessed = summary === null ? null : assess(summary)
    steps.push(...(assessed?.steps ?? []))
    return {
      indicator,
      category,
      band: assessed?.band ?? null,
      availability: assessed === null && summary !== null ? NO_SPREAD : (entry?.availability ?? NOT_LOADED),
      latest_year_percentile: summary?.latest.percentile ?? null,
    }
  })
  const chronic = worstOf(indicators, 'chronic')
  const acute = worstOf(indicators, 'acute')
  const overall = worstLevel([chronic, acute].filter((band) => band !== null))
  const flags = [...context.flags, ...flagsOf([...found.values()].map((one) => one.summary))]
  if (overall === undefined)
    return withoutResult(PHYSICAL_RISK, indicators[0]?.availability ?? NOT_LOADED, { ...particulars, flags })
  const result: PhysicalRisk = { chronic, acute, overall, indicators, hazards: OTHER_HAZARDS }
  return withResult(PHYSICAL_RISK, result, {
    ...particulars,
    flags,
    trace: steps,
    availability: context.availability,
    workings: () => [workingOf(result)],
  })
}

function workingOf({ chronic, acute, overall, indicators }: PhysicalRisk): Working {
  const bands = new Map(indicators.map(({ indicator, band }) => [indicator, band]))
  return {
    kind: 'calculated',
    formula: 'physical_risk',
    arguments: Object.fromEntries(
      RULES.map(({ indicator, measures }) => [
        indicator,
        (bands.get(indicator) ?? null) === null
          ? null
          : Object.fromEntries(
              Object.entries(measures).map(([name, output]) => [
                name,
                new OutputOf('climate_indicator', output, { indicator }),
              ]),
            ),
      ]),
    ),
    outputs: {
      ...Object.fromEntries([...bands].map(([indicator, band]) => [indicator, { value: band }])),
      chronic: { value: chronic },
      acute: { value: acute },
      overall: { value: overall },
    },
  }
}

const NO_SPREAD = unavailable(
  'not_assessed',
  'baseline_without_spread',
  'The baseline does not vary or is zero, so a change cannot be measured against it.',
)
const NOT_LOADED = unavailable('not_assessed', 'indicator_not_loaded', 'This indicator is not loaded.')

/** What no band speaks of, at any place. */
export const OTHER_HAZARDS: readonly Hazard[] = HAZARDS_NOT_ASSESSED.map((hazard) => ({
  hazard,
  availability: unavailable(
    'not_assessed',
    'hazard_not_assessed',
    `No public data on ${hazard} hazard is used. This does not mean there is no risk.`,
  ),
}))

const RULES: readonly {
  readonly indicator: IndicatorId
  readonly category: 'chronic' | 'acute'
  readonly assess: (summary: IndicatorSummary) => Assessed | null
  /** What the band is decided on, by the name of each among the indicator's figures. */
  readonly measures: Readonly<Record<string, string>>
}[] = [
  {
    indicator: 'mean_temperature',
    category: 'chronic',
    assess: assessTemperature,
    measures: { change: 'change', deviation: 'baseline_deviation' },
  },
  {
    indicator: 'rainfall',
    category: 'chronic',
    assess: assessRainfall,
    measures: { percent: 'percent_of_baseline', latest_percent: 'latest_percent_of_baseline' },
  },
  {
    indicator: 'heat_days_35',
    category: 'acute',
    assess: assessHeat,
    measures: { change: 'change', days: 'recent_mean' },
  },
]

/** What the bands of a place are decided on, by indicator; null for one without a band. */
export type BandMeasures = Readonly<Record<string, Readonly<Record<string, number>> | null>>

export const bandMeasures = (context: ClimateContext, { indicators }: PhysicalRisk): BandMeasures =>
  Object.fromEntries(
    RULES.map(({ indicator, measures }) => {
      const band = indicators.find((one) => one.indicator === indicator)?.band ?? null
      const summary = context.indicators.find((one) => one.indicator === indicator)?.summary ?? null
      return [indicator, band === null || summary === null ? null : measuresOf(summary, measures)]
    }),
  )

function measuresOf(
  summary: IndicatorSummary,
  measures: Readonly<Record<string, string>>,
): Readonly<Record<string, number>> {
  const figures = indicatorFigures(summary)
  return Object.fromEntries(
    Object.entries(measures).map(([name, figure]) => {
      const value = figures[figure] ?? null
      if (value === null) throw new RangeError(`${summary.indicator} has a band and no ${figure}`)
      return [name, value]
    }),
  )
}

/** The indicators that have a band, in the order in which they are shown. */
export const BANDED_INDICATORS: readonly IndicatorId[] = RULES.map(({ indicator }) => indicator)

function assessTemperature(summary: IndicatorSummary): Assessed | null {
  if (summary.baseline.standard_deviation === 0) return null
  const { band, step } = decideBand(
    'physical_risk.mean_temperature',
    'change_in_standard_deviations',
    TEMPERATURE_BANDS,
    summary.change / summary.baseline.standard_deviation,
  )
  return { band: band.name, steps: [step] }
}

function assessRainfall(summary: IndicatorSummary): Assessed | null {
  const latest = summary.latest.percent_of_baseline
  if (summary.percent_of_baseline === null || latest === null) return null
  const recent = decideBand(
    'physical_risk.rainfall',
    'percent_of_baseline',
    RAINFALL_BANDS,
    summary.percent_of_baseline,
  )
  const drought = decideBand(
    'physical_risk.drought_modifier',
    'latest_year_percent_of_baseline',
    DROUGHT_MODIFIERS,
    latest,
  )
  const band = raiseLevel(recent.band.name, DROUGHT_STEPS[drought.band.name], DROUGHT_CEILING)
  return { band, steps: [recent.step, drought.step] }
}

function assessHeat(summary: IndicatorSummary): Assessed {
  const extra = decideBand('physical_risk.extra_heat_days', 'extra_days', EXTRA_HEAT_BANDS, summary.change)
  const level = decideBand('physical_risk.heat_days', 'days_now', HEAT_LEVEL_BANDS, summary.recent.mean)
  const band = worstLevel([extra.band.name, level.band.name]) ?? level.band.name
  return { band, steps: [extra.step, level.step] }
}

const worstOf = (
  indicators: readonly IndicatorRisk[],
  category: IndicatorRisk['category'],
): RiskLevel | null =>
  worstLevel(
    indicators
      .filter((one) => one.category === category)
      .map((one) => one.band)
      .filter((band) => band !== null),
  ) ?? null

function flagsOf(summaries: readonly (IndicatorSummary | null)[]): string[] {
  const present = summaries.filter((summary) => summary !== null)
  const rain = present.find((summary) => summary.indicator === 'rainfall')
  const hot = present.filter(
    (summary) => summary.indicator === 'mean_temperature' || summary.indicator === 'heat_days_35',
  )
  const baselineYears = BASELINE.last - BASELINE.first + 1
  return [
    ...DROUGHT_FLAGS.filter(
      ({ at_most_percentile }) => rain !== undefined && rain.latest.percentile <= at_most_percentile,
    ).map(({ flag }) => flag),
    ...(hot.some((summary) => summary.latest.is_record_high) ? ['record_heat'] : []),
    ...(present.some((summary) => summary.baseline.n < baselineYears) ? ['short_record'] : []),
  ]
}
