import type { ClimateContext, IndicatorAtPlace } from '../climate/climate-context.ts'
import { type IndicatorSummary } from '../climate/climate-indicators.ts'
import { BASELINE, type IndicatorId } from '../climate/indicator-rules.ts'
import type { Outcome } from '../outcome.ts'
import type { PhysicalRisk } from '../risk/physical-risk.ts'
import { absentHazard, type HazardAssessment, type HazardId, type HazardIndicator } from './assessment.ts'
import { hazardRow } from './hazard-table.ts'
import { indicatorOf } from './indicators.ts'

/** The climate of a place and its bands, as physical_risk gives them: nothing is decided again. */
export interface ClimateOfPlace {
  readonly climate: Outcome<ClimateContext>
  readonly risk: Outcome<PhysicalRisk>
}

type ClimateHazard = Extract<HazardId, 'warming' | 'drying' | 'extreme_heat'>

/** The indicator that decides each, and the rules of physical_risk that speak of it. */
const DECIDED_BY: Readonly<
  Record<ClimateHazard, { readonly indicator: IndicatorId; readonly rules: readonly string[] }>
> = {
  warming: { indicator: 'mean_temperature', rules: ['physical_risk.mean_temperature'] },
  drying: { indicator: 'rainfall', rules: ['physical_risk.rainfall', 'physical_risk.drought_modifier'] },
  extreme_heat: {
    indicator: 'heat_days_35',
    rules: ['physical_risk.extra_heat_days', 'physical_risk.heat_days'],
  },
}

/** Warming, drying or extreme heat, with the band of physical_risk. */
export function climateHazard(
  hazard: ClimateHazard,
  { climate, risk }: ClimateOfPlace,
  isLoaded: boolean,
): HazardAssessment {
  const row = hazardRow(hazard)
  const { indicator, rules } = DECIDED_BY[hazard]
  const band = risk.result?.indicators.find((one) => one.indicator === indicator)?.band ?? null
  const summaries = new Map(
    (climate.result?.indicators ?? []).flatMap(({ indicator: id, summary }) =>
      summary === null ? [] : [[id, summary] as const],
    ),
  )
  const indicators = INDICATORS[hazard](summaries)
  const trace = risk.trace.filter(({ rule }) => rules.includes(rule))
  const far = Number.POSITIVE_INFINITY
  // Of the rules that gave the band, the one that is nearest to giving another.
  const [decisive] = trace.toSorted(
    (a, b) =>
      Number(b.result === band) - Number(a.result === band) ||
      (a.distance_to_next_band ?? far) - (b.distance_to_next_band ?? far),
  )
  const evidence = evidenceOf(climate, indicator)
  if (band === null || decisive === undefined)
    return isLoaded
      ? absentHazard(row, 'outside_coverage', whyAbsent(climate, indicator), { indicators, trace, evidence })
      : absentHazard(row, 'not_loaded', 'This snapshot contains no climate grid or series.')
  return {
    hazard,
    kind: row.kind,
    status: 'assessed',
    reason: null,
    indicators,
    latest_year: summaries.get(indicator)?.latest.year ?? null,
    band,
    distance_to_next_band: decisive.distance_to_next_band,
    next_band: decisive.next_band,
    trace,
    evidence,
  }
}

type Summaries = ReadonlyMap<IndicatorId, IndicatorSummary>

const years = ({ recent }: IndicatorSummary): string => `${recent.years[0]}-${recent.years.at(-1)}`

const INDICATORS: Readonly<Record<ClimateHazard, (summaries: Summaries) => HazardIndicator[]>> = {
  warming: (summaries) => {
    const found = summaries.get('mean_temperature')
    return found === undefined
      ? []
      : [
          indicatorOf('warming', 'mean_temperature_change', found.change, years(found)),
          indicatorOf('warming', 'mean_temperature', found.recent.mean, years(found)),
        ]
  },
  drying: (summaries) => {
    const found = summaries.get('rainfall')
    return found === undefined || found.percent_of_baseline === null
      ? []
      : [
          indicatorOf('drying', 'rainfall_percent', found.percent_of_baseline, years(found)),
          indicatorOf('drying', 'rainfall', found.recent.mean, years(found)),
        ]
  },
  extreme_heat: (summaries) =>
    (['heat_days_35', 'heat_days_40'] as const).flatMap((id) => {
      const found = summaries.get(id)
      return found === undefined ? [] : [indicatorOf('extreme_heat', id, found.recent.mean, years(found))]
    }),
}

/** The climate block holds the evidence of all its indicators; a hazard names the fields of its own. */
function evidenceOf(climate: Outcome<ClimateContext>, indicator: IndicatorId): HazardAssessment['evidence'] {
  const at = climate.result?.indicators.find((one) => one.indicator === indicator)
  return at?.summary === undefined || at.summary === null ? [] : climate.inputs
}

function whyAbsent(climate: Outcome<ClimateContext>, indicator: IndicatorId): string {
  const at: IndicatorAtPlace | undefined = climate.result?.indicators.find(
    (one) => one.indicator === indicator,
  )
  const told = at?.availability.detail ?? climate.availability.detail
  return told ?? `No series for ${BASELINE.first}-${BASELINE.last} covers this place.`
}
