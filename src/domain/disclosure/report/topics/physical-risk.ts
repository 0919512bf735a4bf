import {
  INDICATOR_LABELS,
  type IndicatorId,
  indicatorLabel,
} from '../../../company/climate/indicator-rules.ts'
import { BANDED_INDICATORS } from '../../../company/risk/physical-risk.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const measure = (name: string, label: string, unit: string | null = '{unit}'): MetricName => ({
  id: `physical_risk.{indicator}.${name}`,
  label: `{indicator}: ${label}`,
  unit,
})

const band = (name: string, label: string): MetricName => ({
  id: `physical_risk.${name}`,
  label,
  unit: null,
})

const bandOf = (indicator: IndicatorId): MetricName =>
  band(`${indicator}.band`, `${indicatorLabel(indicator)}: band`)

const OVERALL = band('overall', 'Physical risk at the head office')

/** What the climate at the head office has been doing, and the bands that follow. */
export const PHYSICAL_RISK: TopicTable = {
  topic: 'physical_risk',
  outcomes: ({ profile: { blocks } }) =>
    blocks.climate_context.result === null
      ? [blocks.climate_context]
      : [blocks.climate_context, blocks.physical_risk],
  words: INDICATOR_LABELS,
  formulas: {
    climate_indicator: {
      calculation: 'physical_risk.{indicator}',
      metrics: {
        baseline_mean: measure('baseline_mean', 'mean of 1981-2010'),
        baseline_deviation: measure('baseline_deviation', 'standard deviation of 1981-2010'),
        recent_mean: measure('recent_mean', 'mean of the latest ten complete years'),
        change: measure('change', 'change since 1981-2010'),
        percent_of_baseline: measure('percent_of_baseline', 'now over 1981-2010', '%'),
        latest: measure('latest', 'in {latest_year}'),
        latest_percentile: measure('latest_percentile', 'percentile of {latest_year} among all years', null),
        latest_percent_of_baseline: measure(
          'latest_percent_of_baseline',
          '{latest_year} over 1981-2010',
          '%',
        ),
      },
      pointers: {
        years: '/series/climate/indicators/{position}/years',
        baseline_first_year: '/series/climate/indicators/{position}/baseline/first_year',
        baseline_last_year: '/series/climate/indicators/{position}/baseline/last_year',
        baseline_mean: '/series/climate/indicators/{position}/baseline/mean',
        baseline_deviation: '/series/climate/indicators/{position}/baseline/standard_deviation',
        first_recent_year: '/series/climate/indicators/{position}/recent/first_year',
        latest_year: '/series/climate/indicators/{position}/recent/last_year',
        recent_mean: '/series/climate/indicators/{position}/recent/mean',
      },
      gap: measure('recent_mean', 'mean now'),
    },
    physical_risk: {
      calculation: 'physical_risk.bands',
      metrics: {
        ...Object.fromEntries(BANDED_INDICATORS.map((indicator) => [indicator, bandOf(indicator)])),
        chronic: band('chronic', 'Chronic physical risk at the head office'),
        acute: band('acute', 'Acute physical risk at the head office'),
        overall: OVERALL,
      },
    },
  },
  gap: OVERALL,
}
