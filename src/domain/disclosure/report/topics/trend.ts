import type { MetricName, TopicTable } from '../topic-table.ts'

const metric = (name: string, label: string, unit: string | null): MetricName => ({
  id: `trend.{series}.${name}`,
  label: `{series}: ${label}`,
  unit,
})

/** Where reported emissions have been heading since the last change of warming potentials. */
export const TREND: TopicTable = {
  topic: 'trend',
  outcomes: ({ profile }) => [profile.blocks.emissions_trend],
  words: { scope1: 'Scope 1', scope2: 'Scope 2', scope1_and_2: 'Scope 1 and 2' },
  formulas: {
    linear_trend: {
      calculation: 'trend.{series}',
      metrics: {
        slope: metric('slope', 'change a year', 't CO2-e a year'),
        slope_percent: metric('slope_percent', 'change a year, share of the first', '%'),
        r_squared: metric('r_squared', 'share of variation that the line explains', null),
        compound_annual_growth: metric(
          'compound_annual_growth',
          'compound growth a year, as a fraction',
          null,
        ),
        projected: metric('projected_2029_30', 'the line in 2029-30', 't CO2-e'),
        projected_low: metric(
          'projected_2029_30_low',
          'lower end of the 90 % interval in 2029-30',
          't CO2-e',
        ),
        projected_high: metric(
          'projected_2029_30_high',
          'upper end of the 90 % interval in 2029-30',
          't CO2-e',
        ),
        required_percent: metric(
          'required_percent',
          'change a year to the Safeguard decline path',
          '% of the latest year',
        ),
      },
      pointers: { trajectory: '/series/emissions/trajectory' },
    },
  },
  gap: { id: 'trend.scope1_and_2.slope', label: 'Scope 1 and 2: change a year', unit: 't CO2-e a year' },
}
