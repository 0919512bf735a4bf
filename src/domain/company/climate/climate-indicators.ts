import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { type IsoDay, yearOf } from '../../calendar.ts'
import { isAbsent } from '../../formula/absent.ts'
import { evaluate } from '../../formula/evaluate.ts'
import type { Evidenced } from '../outcome.ts'
import { CLIMATE_CONTEXT_FORMULAS } from './formula.ts'
import { BASELINE, type IndicatorId, indicatorRule, RECENT, STALE_AFTER_YEARS } from './indicator-rules.ts'

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
  const complete = completeYears(indicator, values)
  const found = evaluate(CLIMATE_CONTEXT_FORMULAS.formula('climate_indicator'), {
    indicator,
    years: complete.map(({ year, value, coverage }) => ({ year, value, share: coverage })),
  })
  const behind: IndicatorYears = {
    indicator,
    years: complete.map(({ year }) => year),
    values: complete.map(({ value }) => value),
    evidence: [...new Set(complete.flatMap((one) => one.evidence))],
  }
  const figure = (name: string): number => found.number(name) ?? 0
  if (found.value('is_enough') !== true)
    return {
      behind,
      summary: null,
      availability: tooShort(
        figure('baseline_years'),
        figure('recent_years'),
        figure('years_after_baseline'),
      ),
    }
  const recent = found.column('years.recent')
  const latest = figure('latest')
  return {
    behind,
    availability: freshness(figure('latest_year'), snapshotDay),
    summary: {
      indicator,
      unit: indicatorRule(indicator).unit,
      baseline: {
        first_year: BASELINE.first,
        last_year: BASELINE.last,
        n: figure('baseline_years'),
        mean: figure('baseline_mean'),
        standard_deviation: figure('baseline_deviation'),
      },
      recent: {
        years: behind.years.filter((_, at) => !isAbsent(recent[at]!)),
        mean: figure('recent_mean'),
      },
      change: figure('change'),
      percent_of_baseline: found.number('percent_of_baseline'),
      latest: {
        year: figure('latest_year'),
        value: latest,
        percentile: figure('latest_percentile'),
        is_record_high: latest > 0 && latest >= figure('highest'),
        percent_of_baseline: found.number('latest_percent_of_baseline'),
      },
      complete_years: complete.length,
    },
  }
}

/** The years that count, the oldest first. The formula asks again: it is told the share of days of each. */
function completeYears(indicator: IndicatorId, values: readonly AnnualValue[]): AnnualValue[] {
  const { complete_share } = indicatorRule(indicator)
  return values
    .filter((one) => one.coverage === null || one.coverage >= complete_share)
    .toSorted((a, b) => a.year - b.year)
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
