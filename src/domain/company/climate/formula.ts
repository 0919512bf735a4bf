import { DEFINITIONS, named, OWN_UNIT } from '../../formula/definitions.ts'
import { PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import {
  absent,
  all,
  atLeast,
  atMost,
  cell,
  count,
  deviation,
  firstKnown,
  greater,
  highest,
  lookup,
  lowest,
  mean,
  nthHighest,
  percentile,
  product,
  ratio,
  subtract,
  type Term,
  when,
} from '../../formula/terms.ts'
import { BASELINE, CLIMATE_INDICATORS, RECENT } from './indicator-rules.ts'

const SOURCE = 'docs/methods/climate_context.md'

const years = (name: string, label: string, value: number) => ({
  [name]: { value, unit: 'year', label, source: SOURCE },
})
const number = (name: string, label: string, value: number) => ({
  [name]: { value, unit: PLAIN, label, source: SOURCE },
})

/** A column with the value of some years, and nothing in the others. */
const valueOf = (name: string, label: string, isOne: Term, reason: string): Step => ({
  column: `years.${name}`,
  label,
  unit: OWN_UNIT,
  is: when(isOne, '.value', absent(reason)),
})

const figure = (name: string, label: string, is: Term, unit = OWN_UNIT): Step => ({
  figure: name,
  label,
  unit,
  is,
})

/** Only a series with enough years has figures. */
const ifEnough = (is: Term): Term => when('is_enough', is, absent('too_few_complete_years'))

const percentOf = (value: string): Term =>
  when(
    greater('baseline_mean', 0),
    ratio(product('per_cent', value), 'baseline_mean'),
    absent('baseline_is_zero'),
  )

export const CLIMATE_CONTEXT_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'climate_context',
  version: '1.2.0',
  title: 'What the climate at a place has been doing',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    ...years('baseline_first_year', 'First year of the baseline', BASELINE.first),
    ...years('baseline_last_year', 'Last year of the baseline', BASELINE.last),
    ...number('fewest_baseline_years', 'Fewest complete years of the baseline', BASELINE.fewest_years),
    ...number('most_recent_years', 'Complete years of the recent window', RECENT.years),
    ...number('fewest_recent_years', 'Fewest complete years of the recent window', RECENT.fewest_years),
    ...number(
      'fewest_years_after_baseline',
      'Fewest years of the recent window after the baseline',
      RECENT.fewest_after_baseline,
    ),
  },
  tables: {
    indicators: {
      label: 'Share of days that makes a year complete',
      source: SOURCE,
      columns: { complete_share: PLAIN },
      rows: Object.fromEntries(CLIMATE_INDICATORS.map(({ id, complete_share }) => [id, { complete_share }])),
    },
  },
  formulas: {
    climate_indicator: {
      title: 'One indicator from the complete years of one series',
      given: {
        indicator: named('Indicator', TEXT),
        years: {
          label: 'Years',
          columns: {
            year: named('Year', 'year'),
            value: named('Value', OWN_UNIT),
            share: named('Share of days with data', PLAIN),
          },
        },
      },
      steps: [
        figure(
          'complete_share',
          'Share of days that makes a year complete',
          lookup('indicator', 'indicators', 'complete_share'),
          PLAIN,
        ),
        {
          column: 'years.is_complete',
          label: 'Is complete',
          unit: TRUTH,
          // Years that the publisher prints as such have no share and count as complete.
          is: atLeast(firstKnown('.share', 1), 'complete_share'),
        },
        {
          column: 'years.counted_year',
          label: 'Year that counts',
          unit: 'year',
          is: when('.is_complete', '.year', absent('incomplete_year')),
        },
        valueOf('counted', 'Value that counts', '.is_complete', 'incomplete_year'),
        valueOf(
          'of_baseline',
          'In the baseline',
          all('.is_complete', atLeast('.year', 'baseline_first_year'), atMost('.year', 'baseline_last_year')),
          'outside_the_baseline',
        ),
        figure('latest_year', 'Latest complete year', highest('years.counted_year', 'known'), 'year'),
        figure(
          'first_recent_year',
          'First year of the recent window',
          firstKnown(
            nthHighest('years.counted_year', 'most_recent_years'),
            lowest('years.counted_year', 'known'),
          ),
          'year',
        ),
        valueOf(
          'recent',
          'In the recent window',
          all('.is_complete', atLeast('.year', 'first_recent_year')),
          'before_the_window',
        ),
        valueOf(
          'recent_after_baseline',
          'In the recent window, after the baseline',
          all('.is_complete', atLeast('.year', 'first_recent_year'), greater('.year', 'baseline_last_year')),
          'in_the_baseline',
        ),
        figure('baseline_years', 'Complete years of the baseline', count('years.of_baseline'), PLAIN),
        figure('recent_years', 'Complete years of the recent window', count('years.recent'), PLAIN),
        figure(
          'years_after_baseline',
          'Of these, after the baseline',
          count('years.recent_after_baseline'),
          PLAIN,
        ),
        figure(
          'is_enough',
          'Enough years',
          all(
            atLeast('baseline_years', 'fewest_baseline_years'),
            atLeast('recent_years', 'fewest_recent_years'),
            atLeast('years_after_baseline', 'fewest_years_after_baseline'),
          ),
          TRUTH,
        ),
        figure('baseline_mean', 'Mean of the baseline', ifEnough(mean('years.of_baseline', 'known'))),
        figure(
          'baseline_deviation',
          'Standard deviation of the baseline',
          ifEnough(deviation('years.of_baseline', 'known')),
        ),
        figure('recent_mean', 'Mean of the recent window', ifEnough(mean('years.recent', 'known'))),
        figure('change', 'Change since the baseline', subtract('recent_mean', 'baseline_mean')),
        figure('percent_of_baseline', 'Recent over baseline', percentOf('recent_mean'), '%'),
        figure('latest', 'Latest year', cell('years.value', { year: 'latest_year' })),
        figure('highest', 'Highest year', highest('years.counted', 'known')),
        figure(
          'latest_percentile',
          'Percentile of the latest year',
          percentile('latest', 'years.counted'),
          '%',
        ),
        figure('latest_percent_of_baseline', 'Latest year over baseline', percentOf('latest'), '%'),
      ],
      outputs: [
        'baseline_mean',
        'baseline_deviation',
        'recent_mean',
        'change',
        'percent_of_baseline',
        'latest',
        'latest_percentile',
        'latest_percent_of_baseline',
        'first_recent_year',
        'latest_year',
        'baseline_first_year',
        'baseline_last_year',
      ],
      lists: { years: { table: 'years', columns: { year: 'year', value: 'value' }, known: 'counted' } },
    },
  },
})
