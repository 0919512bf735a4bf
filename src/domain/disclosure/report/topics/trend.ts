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
        compound_percent: metric(
          'compound_percent',
          'compound change a year, from the first to the last year of the window',
          '% a year',
        ),
        latest_change_percent: metric(
          'latest_change_percent',
          'change in the latest year',
          '% of the year before',
        ),
        percent_from_before_covid: metric(
          'compound_percent_from_2018_19',
          'compound change a year from 2018-19, on mixed warming potentials',
          '% a year',
        ),
        slope: metric('slope', 'slope of the fitted line', 't CO2-e a year'),
        slope_percent: metric(
          'slope_percent',
          'slope of the fitted line, share of its first year',
          '% of the fitted first year',
        ),
        trajectory_percent: metric(
          'trajectory_percent',
          'slope of an accepted line, share of its first year',
          '% of the fitted first year',
        ),
        window: metric('window', 'whether the line is accepted, or why not', null),
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
          'covered facilities: change a year to the Safeguard decline path',
          '% of the latest year',
        ),
        required_compound_percent: metric(
          'required_compound_percent',
          'covered facilities: compound change a year to the Safeguard decline path',
          '% a year',
        ),
      },
      pointers: { trajectory: '/series/emissions/trajectory' },
    },
  },
  gap: { id: 'trend.scope1_and_2.slope', label: 'Scope 1 and 2: change a year', unit: 't CO2-e a year' },
}
