import { type Availability, unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { bandTrace } from '../../formula/band-trace.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { workingFrom } from '../../formula/working-of.ts'
import { OutputOf } from '../../working.ts'
import type { RiskLevel } from '../bands.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import type { IndicatorSummary } from '../climate/climate-indicators.ts'
import { BASELINE, type IndicatorId } from '../climate/indicator-rules.ts'
import { indicatorFigures } from '../climate/indicator-working.ts'
import { TERRAIN_VARIES } from '../climate/terrain.ts'
import { type Outcome, withoutResult, withResult } from '../outcome.ts'
import { DROUGHT_FLAGS, HAZARDS_NOT_ASSESSED } from './physical-bands.ts'
import { type PHYSICAL_MEASURES, PHYSICAL_RISK_FORMULAS } from './physical-formula.ts'

export const PHYSICAL_RISK: Method = PHYSICAL_RISK_FORMULAS.method

export interface IndicatorRisk {
  readonly indicator: IndicatorId
  readonly category: 'chronic' | 'acute'
  readonly band: RiskLevel | null
  readonly availability: Availability
  /** Of the latest year in its own record: fixed shares over-flag variable climates. */
  readonly latest_year_percentile: number | null
}

/** A band for the whole, or the word that one of its two sides is not known. */
export type OverallBand = RiskLevel | typeof PARTIAL
export const PARTIAL = 'partial'

export interface PhysicalRisk {
  readonly chronic: RiskLevel | null
  readonly acute: RiskLevel | null
  readonly overall: OverallBand
  /** What a partial band lacks, each with the reason; empty where both sides are known. */
  readonly missing: readonly MissingSide[]
  readonly indicators: readonly IndicatorRisk[]
  readonly hazards: readonly Hazard[]
}

export interface MissingSide {
  readonly category: IndicatorRisk['category']
  readonly indicators: readonly IndicatorId[]
  readonly detail: string
}

/** The band of a place that counts, in roll-ups and in headlines: a partial one does not. */
export const countedBand = (risk: PhysicalRisk | null): RiskLevel | null =>
  risk === null || risk.overall === PARTIAL ? null : risk.overall

/** Why a place with a partial band does not count. */
export const partialAvailability = ({ missing }: PhysicalRisk): Availability =>
  unavailable('not_assessed', PARTIAL, `Partial: ${missing.map(({ detail }) => detail).join(' ')}`)

export interface Hazard {
  readonly hazard: string
  readonly availability: Availability
}

/** Bands of one place from its climate context. Missing indicators are listed and do not count. */
export function physicalRisk(context: Outcome<ClimateContext>): Outcome<PhysicalRisk> {
  const data_quality = context.flags.includes(TERRAIN_VARIES) ? 4 : 3
  const particulars = { basis: 'derived', data_quality, inputs: context.inputs } as const
  if (context.result === null)
    return withoutResult(PHYSICAL_RISK, context.availability, { ...particulars, flags: context.flags })
  const found = new Map(context.result.indicators.map((one) => [one.indicator, one]))
  const summaryOf = (indicator: IndicatorId): IndicatorSummary | null => found.get(indicator)?.summary ?? null
  const given = givenOf(summaryOf)
  const bands = evaluate(PHYSICAL_RISK_FORMULAS.formula('physical_risk'), given)
  const levelOf = (name: string): RiskLevel | null => bands.text(name) as RiskLevel | null
  const indicators = RULES.map(({ indicator, category }): IndicatorRisk => {
    const [entry, summary, band] = [found.get(indicator), summaryOf(indicator), levelOf(indicator)]
    return {
      indicator,
      category,
      band,
      availability: band === null && summary !== null ? NO_SPREAD : (entry?.availability ?? NOT_LOADED),
      latest_year_percentile: summary?.latest.percentile ?? null,
    }
  })
  const sides = { chronic: levelOf('chronic'), acute: levelOf('acute') }
  const missing = missingSides(sides, indicators)
  const flags = [
    ...context.flags,
    ...flagsOf([...found.values()].map((one) => one.summary)),
    ...(missing.length === 1 ? [PARTIAL] : []),
  ]
  if (sides.chronic === null && sides.acute === null)
    return withoutResult(PHYSICAL_RISK, indicators[0]?.availability ?? NOT_LOADED, { ...particulars, flags })
  const result: PhysicalRisk = {
    ...sides,
    overall: levelOf('overall') ?? PARTIAL,
    missing,
    indicators,
    hazards: OTHER_HAZARDS,
  }
  return withResult(PHYSICAL_RISK, result, {
    ...particulars,
    flags,
    trace: bandTrace(bands),
    availability: context.availability,
    workings: () => [workingFrom(bands, given)],
  })
}

/** The sides without a band, and why none of their indicators has one. */
const missingSides = (
  sides: Readonly<Record<IndicatorRisk['category'], RiskLevel | null>>,
  indicators: readonly IndicatorRisk[],
): readonly MissingSide[] =>
  (['chronic', 'acute'] as const)
    .filter((category) => sides[category] === null)
    .map((category) => {
      const own = indicators.filter((one) => one.category === category)
      const details = new Set(own.map(({ availability }) => availability.detail ?? ''))
      return {
        category,
        indicators: own.map(({ indicator }) => indicator),
        detail: `No ${category} indicator. ${[...details].join(' ')}`,
      }
    })

/** What the bands are decided on, each by the indicator's figure that it is. */
const givenOf = (summaryOf: (indicator: IndicatorId) => IndicatorSummary | null) =>
  Object.fromEntries(
    RULES.flatMap(({ indicator, measures }) => {
      const summary = summaryOf(indicator)
      const figures = summary === null ? {} : indicatorFigures(summary)
      return Object.entries(measures).map(([name, output]) => {
        const value = figures[output] ?? null
        return [name, value === null ? null : new OutputOf('climate_indicator', output, { indicator }, value)]
      })
    }),
  )

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
  /** What the band is decided on, and the name of each among the indicator's figures. */
  readonly measures: Readonly<Partial<Record<keyof typeof PHYSICAL_MEASURES, string>>>
}[] = [
  {
    indicator: 'mean_temperature',
    category: 'chronic',
    measures: { warming: 'change', deviation: 'baseline_deviation' },
  },
  {
    indicator: 'rainfall',
    category: 'chronic',
    measures: {
      percent_of_baseline: 'percent_of_baseline',
      latest_year_percent_of_baseline: 'latest_percent_of_baseline',
    },
  },
  {
    indicator: 'heat_days_35',
    category: 'acute',
    measures: { extra_days: 'change', days_now: 'recent_mean' },
  },
]

/** What the bands of a place were decided on. */
export const bandMeasures = (context: ClimateContext): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    Object.entries(
      givenOf((indicator) => context.indicators.find((one) => one.indicator === indicator)?.summary ?? null),
    ).map(([name, figure]) => [name, figure === null ? null : (figure.value as number)]),
  )

/** The indicators that have a band, in the order in which they are shown. */
export const BANDED_INDICATORS: readonly IndicatorId[] = RULES.map(({ indicator }) => indicator)

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
