import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { type IsoDay, yearOf } from '../../calendar.ts'
import { mean, percentileRank, sampleStandardDeviation } from '../../mathematics/statistics.ts'
import type { Evidenced } from '../outcome.ts'

/** Annual indicators, how a reader sees them named, and the share of days that makes a year complete. */
export const CLIMATE_INDICATORS = [
  {
    id: 'mean_temperature',
    label: 'Mean temperature',
    unit: 'degC',
    complete_share: 0.9,
    meaning: 'Mean of daily maximum and minimum.',
  },
  { id: 'rainfall', label: 'Rainfall', unit: 'mm', complete_share: 0.97, meaning: 'Total for the year.' },
  {
    id: 'heat_days_35',
    label: 'Days at 35 °C or more',
    unit: 'days',
    complete_share: 0.9,
    meaning: 'Days with a maximum of 35 °C or more.',
  },
  {
    id: 'heat_days_40',
    label: 'Days at 40 °C or more',
    unit: 'days',
    complete_share: 0.9,
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

/** One year of one indicator of one series. */
export interface AnnualValue extends Evidenced {
  readonly year: number
  readonly value: number
  /** Share of days with data; null where the publisher prints annual values, which count as complete. */
  readonly coverage: number | null
}

export interface IndicatorSummary {
  readonly indicator: IndicatorId
  readonly unit: string
  readonly baseline: {
    readonly first_year: number
    readonly last_year: number
    readonly n: number
    readonly mean: number
    readonly standard_deviation: number
  }
  readonly recent: { readonly years: readonly number[]; readonly mean: number }
  readonly change: number
  /** Null where the baseline mean is zero. */
  readonly percent_of_baseline: number | null
  readonly latest: {
    readonly year: number
    readonly value: number
    /** Among all complete years of the same series. */
    readonly percentile: number
    readonly is_record_high: boolean
    readonly percent_of_baseline: number | null
  }
  readonly complete_years: number
}

/**
 * The complete years behind an indicator, the oldest first, and the inputs that print them: one for each year, or one
 * that lists them all. Two columns instead of rows: thousands of places keep theirs.
 */
export interface IndicatorYears extends Evidenced {
  readonly indicator: IndicatorId
  readonly years: readonly number[]
  readonly values: readonly number[]
}

/** The complete years of one indicator, ready to draw; none where no series gave it. */
export function yearsOf(
  all: readonly IndicatorYears[],
  indicator: IndicatorId,
): { readonly year: number; readonly value: number }[] {
  const found = all.find((one) => one.indicator === indicator)
  return (found?.values ?? []).map((value, at) => ({ year: found!.years[at]!, value }))
}

export interface Indicator {
  readonly availability: Availability
  readonly summary: IndicatorSummary | null
  readonly behind: IndicatorYears
}

/** Baseline, recent period and latest year of one indicator, all of them from one series. */
export function summariseIndicator(
  indicator: IndicatorId,
  values: readonly AnnualValue[],
  snapshotDay: IsoDay,
): Indicator {
  const { unit } = indicatorRule(indicator)
  const complete = completeYears(indicator, values)
  const baseline = complete.filter(({ year }) => year >= BASELINE.first && year <= BASELINE.last)
  const recent = complete.slice(-RECENT.years)
  const sinceBaseline = recent.filter(({ year }) => year > BASELINE.last)
  const latest = complete.at(-1)
  const record = complete.map(({ value }) => value)
  const behind: IndicatorYears = {
    indicator,
    years: complete.map(({ year }) => year),
    values: record,
    evidence: [...new Set(complete.flatMap((one) => one.evidence))],
  }
  const baselineMean = mean(baseline.map(({ value }) => value))
  const deviation = sampleStandardDeviation(baseline.map(({ value }) => value))
  const recentMean = mean(recent.map(({ value }) => value))
  if (
    baseline.length < BASELINE.fewest_years ||
    recent.length < RECENT.fewest_years ||
    sinceBaseline.length < RECENT.fewest_after_baseline ||
    latest === undefined ||
    baselineMean === null ||
    deviation === null ||
    recentMean === null
  )
    return {
      behind,
      summary: null,
      availability: tooShort(baseline.length, recent.length, sinceBaseline.length),
    }
  const percentOf = (value: number): number | null => (baselineMean > 0 ? (100 * value) / baselineMean : null)
  return {
    behind,
    availability: freshness(latest.year, snapshotDay),
    summary: {
      indicator,
      unit,
      baseline: {
        first_year: BASELINE.first,
        last_year: BASELINE.last,
        n: baseline.length,
        mean: baselineMean,
        standard_deviation: deviation,
      },
      recent: { years: recent.map(({ year }) => year), mean: recentMean },
      change: recentMean - baselineMean,
      percent_of_baseline: percentOf(recentMean),
      latest: {
        year: latest.year,
        value: latest.value,
        percentile: percentileRank(latest.value, record) ?? 0,
        is_record_high: latest.value > 0 && latest.value >= Math.max(...record),
        percent_of_baseline: percentOf(latest.value),
      },
      complete_years: complete.length,
    },
  }
}

/** The years that count, the oldest first: those that enough days are known of. */
function completeYears(indicator: IndicatorId, values: readonly AnnualValue[]): AnnualValue[] {
  const { complete_share } = indicatorRule(indicator)
  return values
    .filter((one) => one.coverage === null || one.coverage >= complete_share)
    .toSorted((a, b) => a.year - b.year)
}

export function indicatorRule(indicator: IndicatorId): (typeof CLIMATE_INDICATORS)[number] {
  const rule = CLIMATE_INDICATORS.find((one) => one.id === indicator)
  if (rule === undefined) throw new RangeError(`indicator ${indicator}: expected one of the table`)
  return rule
}

function tooShort(baselineYears: number, recentYears: number, sinceBaseline: number): Availability {
  return unavailable(
    'below_threshold',
    'too_few_complete_years',
    `Too few complete years: ${baselineYears} in ${BASELINE.first}-${BASELINE.last} (${BASELINE.fewest_years} needed) and ${recentYears} recent years (${RECENT.fewest_years} needed), ${sinceBaseline} of them after ${BASELINE.last} (${RECENT.fewest_after_baseline} needed).`,
  )
}

/** Whether figures whose latest year is this one are still current. */
export function freshness(lastYear: number, snapshotDay: IsoDay): Availability {
  const age = yearOf(snapshotDay) - lastYear
  if (age <= STALE_AFTER_YEARS) return AVAILABLE
  return unavailable(
    'stale',
    'recent_window_ended_long_ago',
    `The latest complete year is ${lastYear}, ${age} years before the snapshot.`,
  )
}
