import type { RiskLevel } from '../bands.ts'
import type { IndicatorId } from '../climate/indicator-rules.ts'
import type { Agreement, Spread } from './warming-levels.ts'

/** One figure of a hazard: in the baseline, of late, and at the level. */
export interface ProjectedIndicator {
  readonly indicator: IndicatorId | 'hottest_day'
  readonly unit: string
  /** Null for a hottest day at a place without a response curve, which alone tells what it was. */
  readonly baseline: { readonly period: string; readonly value: number } | null
  /** The mean of the latest years that were observed; null where none were. */
  readonly now: {
    readonly period: string
    readonly value: number
    readonly series: string
    /** How much warmer than in 1850-1900 the world was in these years. */
    readonly warming_c: number
  } | null
  /** The change of the region by the years of now, in the unit of its range; null where now is not known. */
  readonly so_far: Spread | null
  readonly at_level: Spread
  /** Against the baseline, in the unit of the indicator; null where that is not known. */
  readonly change: Spread | null
  /** Against now; null where now is not known. */
  readonly change_from_now: Spread | null
}

/** What the region does at the level; the source of every figure of the place. */
export interface RegionalRange extends Spread {
  readonly season: string
  readonly unit: string
  readonly models: number
  readonly range_spans_zero: boolean
}

export interface ScenarioHazard {
  readonly hazard: string
  readonly kind: 'chronic' | 'acute'
  readonly status: 'projected' | 'absent'
  readonly reason: { readonly code: string; readonly detail: string } | null
  /** The figures in words. A range that spans zero is said before any number. */
  readonly statement: string
  /** The sentence of the statement that says so, with the medians behind it; null where then is no milder, or now is not known. */
  readonly milder_than_now: string | null
  /** What the change was added to: the figure of now, or that of the baseline where now is not known. */
  readonly counted_from: 'now' | 'baseline' | null
  readonly indicators: readonly ProjectedIndicator[]
  /** Of the year first, then of the seasons; none for a hazard that no regional change is known of. */
  readonly regional_change: readonly RegionalRange[]
  readonly band_now: RiskLevel | null
  /** At the low end, the middle and the high end of the range; null where no band is defined or nothing is projected. */
  readonly band_then: Readonly<Record<keyof Spread, RiskLevel>> | null
  readonly agreement: Agreement | null
  /** Whose curve or series the figures of the place rest on, and how far away it is. */
  readonly series: { readonly name: string; readonly id: string; readonly distance_km: number } | null
}

/** Hazards that no change by warming level is known of here. Each is listed, so that no one takes silence for safety. */
export const NOT_PROJECTED: readonly {
  readonly hazard: string
  readonly kind: ScenarioHazard['kind']
  readonly code: 'not_loaded' | 'licence_not_accepted' | 'no_public_data'
  readonly detail: string
}[] = [
  {
    hazard: 'heatwave',
    kind: 'acute',
    code: 'not_loaded',
    detail: 'Heatwave days need their own response curve, and none is loaded.',
  },
  {
    hazard: 'drought',
    kind: 'chronic',
    code: 'no_public_data',
    detail: 'Public regional tables give the change in rainfall (shown under drying) but not in dry spells.',
  },
  {
    hazard: 'heavy_rain',
    kind: 'acute',
    code: 'licence_not_accepted',
    detail:
      'The public table of heavy rain by warming level is share-alike with non-commercial parts, so it is not used.',
  },
  {
    hazard: 'bushfire',
    kind: 'acute',
    code: 'no_public_data',
    detail: 'Maps of bushfire-prone land show exposure today; none exists for a warming level.',
  },
  {
    hazard: 'tropical_cyclone',
    kind: 'acute',
    code: 'no_public_data',
    detail: 'No public table gives cyclones near a place by warming level.',
  },
  {
    hazard: 'coast',
    kind: 'acute',
    code: 'no_public_data',
    detail:
      'The sea takes centuries to respond to a warming level, so a level passed in transit has no single height.',
  },
  {
    hazard: 'cooling_demand',
    kind: 'chronic',
    code: 'no_public_data',
    detail: 'Public cooling hours are for 2050 and 2090 under one pathway, not for a warming level.',
  },
  {
    hazard: 'flood',
    kind: 'acute',
    code: 'no_public_data',
    detail: 'No public flood data covers the whole country. Ask the local council for its flood map.',
  },
]

export const absentHazard = (
  { hazard, kind }: Pick<ScenarioHazard, 'hazard' | 'kind'>,
  code: string,
  detail: string,
  known: Partial<Pick<ScenarioHazard, 'regional_change' | 'agreement' | 'band_now'>> = {},
): ScenarioHazard => ({
  hazard,
  kind,
  status: 'absent',
  reason: { code, detail },
  statement: `Not projected: ${detail} This does not mean there is no risk.`,
  milder_than_now: null,
  counted_from: null,
  indicators: [],
  regional_change: known.regional_change ?? [],
  band_now: known.band_now ?? null,
  band_then: null,
  agreement: known.agreement ?? null,
  series: null,
})
