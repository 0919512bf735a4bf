import { BESIDE_KM, NEAREST_SERIES_KM } from './location.ts'

/**
 * Annual indicators, how a reader sees them named, the share of days that makes a year complete, and how far a station speaks for:
 * the hot days of a coast are not those of its inland, means and rain are alike farther away.
 */
export const CLIMATE_INDICATORS = [
  {
    id: 'mean_temperature',
    label: 'Mean temperature',
    unit: 'degC',
    complete_share: 0.9,
    reach_km: NEAREST_SERIES_KM,
    meaning: 'Mean of daily maximum and minimum.',
  },
  {
    id: 'rainfall',
    label: 'Rainfall',
    unit: 'mm',
    complete_share: 0.97,
    reach_km: NEAREST_SERIES_KM,
    meaning: 'Total for the year.',
  },
  {
    id: 'heat_days_35',
    label: 'Days at 35 °C or more',
    unit: 'days',
    complete_share: 0.9,
    reach_km: BESIDE_KM,
    meaning: 'Days with a maximum of 35 °C or more.',
  },
  {
    id: 'heat_days_40',
    label: 'Days at 40 °C or more',
    unit: 'days',
    complete_share: 0.9,
    reach_km: BESIDE_KM,
    meaning: 'Days with a maximum of 40 °C or more.',
  },
] as const
export type IndicatorId = (typeof CLIMATE_INDICATORS)[number]['id']

/** How figures, charts and sheets name each indicator. */
export const INDICATOR_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  CLIMATE_INDICATORS.map(({ id, label }) => [id, label]),
)

export const indicatorLabel = (indicator: string): string => INDICATOR_LABELS[indicator] ?? indicator

export const BASELINE = { first: 1981, last: 2010, fewest_years: 25 } as const
/** A window that is in the baseline would be compared with itself. */
export const RECENT = { years: 10, fewest_years: 8, fewest_after_baseline: 5 } as const
/** A recent window that ended longer ago than this makes the figure stale, not absent. */
export const STALE_AFTER_YEARS = 5

export function indicatorRule(indicator: IndicatorId): (typeof CLIMATE_INDICATORS)[number] {
  const rule = CLIMATE_INDICATORS.find((one) => one.id === indicator)
  if (rule === undefined) throw new RangeError(`indicator ${indicator}: expected one of the table`)
  return rule
}
