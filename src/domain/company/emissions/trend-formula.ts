import { DEFINITIONS, named, TONNES } from '../../formula/definitions.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { type Constant, type Formula, PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { columnOf, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  all,
  atLeast,
  cell,
  equal,
  greater,
  highest,
  isMissing,
  lowest,
  power,
  product,
  ratio,
  subtract,
  type Term,
  text,
  when,
  yearEnding,
} from '../../formula/terms.ts'
import { type ReportingYear, startYear } from '../../reporting-year.ts'
import { DECLINE_RULE, LAST_DECLINE_YEAR, REDUCTION_CONTRIBUTIONS } from '../safeguard/statutory-decline.ts'
import { SCOPES } from './formula.ts'
import {
  A_YEAR,
  FEWEST_YEARS,
  halfWidth,
  LINE,
  LINE_STEPS,
  onLine,
  TRAJECTORY,
  trajectorySteps,
} from './line-steps.ts'
import { BEFORE_COVID, startOfWindow, WINDOW_CONSTANTS, WINDOW_STEPS } from './trend-window.ts'

/** The prediction interval of a line needs one year more than the line. */
const FEWEST_YEARS_FOR_INTERVAL = 4
export const CONFIDENCE = 0.9
/** The last year of every trajectory, which people call 2030. */
export const LAST_YEAR: ReportingYear = '2029-30'

const SOURCE = 'docs/methods/emissions_trend.md'
const years = columnOf('years')
const ahead = columnOf('trajectory')

/** Growth a year, compounded; none where an end is not above zero. */
const growth = (first: string, last: string, between: string): Term =>
  when(
    all(greater(first, 0), greater(last, 0), greater(between, 0)),
    subtract(power(ratio(last, first), ratio(1, ratio(between, 'next_year'))), 1),
    absent('no_two_years_above_zero'),
  )

/** The change of each year from the one before it, where that one has a figure. */
const CHANGE_STEPS: readonly Step[] = [
  years('before_t', 'Year before', TONNES, cell('years.value_t', { year: subtract('.year', 'next_year') })),
  years('change_t', 'Change', TONNES, subtract('.value_t', '.before_t')),
  years('change_percent', 'Change', '%', ratio(product('per_cent', '.change_t'), '.before_t')),
]

/** What the straight line from the latest year to a target asks for. */
const REQUIRED_STEPS: readonly Step[] = [
  figure(
    'required_change',
    'Change a year to the target',
    A_YEAR,
    when(
      greater('years_left', 0),
      ratio(subtract('target_t', 'latest_t'), 'years_left'),
      absent('target_year_has_passed'),
    ),
  ),
  figure(
    'required_percent',
    'Change a year to the target, of the latest year',
    '% / year',
    when(
      greater('latest_t', 0),
      ratio(product('per_cent', 'required_change'), 'latest_t'),
      absent('latest_year_not_above_zero'),
    ),
  ),
  figure(
    'required_compound_percent',
    'Compound change a year to the target',
    '%',
    product('per_cent', growth('latest_t', 'target_t', 'years_left')),
  ),
]

const MOVED = {
  sold_or_taken_over: named('More than a tenth of scope 1 changed hands within the fitted years', TRUTH),
}

const linearTrend: Formula = {
  title: 'The trend of a series since the warming potentials last changed, and where it leads',
  given: {
    series: named('Series', TEXT),
    division: named('Division of ANZSIC', TEXT),
    ...MOVED,
    covered_year: named('Latest year of the Safeguard Mechanism', TEXT),
    covered_t: named('Covered emissions of the facilities', TONNES),
    covered_before_t: named('Covered emissions in the year before the decline', TONNES),
    years: {
      label: 'Published years',
      columns: { reporting_year: named('Reporting year', TEXT), ...SCOPES },
    },
  },
  steps: [
    years('year', 'Year ending', 'year', yearEnding('.reporting_year')),
    years(
      'value_t',
      'The series',
      TONNES,
      when(
        equal('series', text('scope1')),
        '.scope1_t',
        when(equal('series', text('scope2')), '.scope2_t', add('.scope1_t', '.scope2_t')),
      ),
    ),
    ...CHANGE_STEPS,
    years(
      'known_year',
      'Years with a figure',
      'year',
      when(isMissing('.value_t'), absent('not_published'), '.year'),
    ),
    figure('window_start', 'First year that may be fitted', 'year', startOfWindow('division')),
    years(
      'fitted_year',
      'Years of the line',
      'year',
      when(atLeast('.known_year', 'window_start'), '.known_year', absent('before_window')),
    ),
    years(
      'fitted_t',
      'Figures of the line',
      TONNES,
      when(isMissing('.fitted_year'), absent('before_window'), '.value_t'),
    ),
    years(
      'driver_t',
      'Scope 1; for the series of scope 2, scope 2',
      TONNES,
      when(equal('series', text('scope2')), '.scope2_t', '.scope1_t'),
    ),
    ...LINE_STEPS,
    ...WINDOW_STEPS,
    figure(
      'trajectory_percent',
      'Slope of an accepted line, share of its first year',
      '% / year',
      when(equal('window', text('accepted')), 'slope_percent', absent('line_not_accepted')),
    ),
    ...trajectorySteps('first_year'),
    ahead('published_t', 'Published', TONNES, cell('years.fitted_t', { year: '.year' })),
    ...(
      [
        ['projected', 'value'],
        ['projected_low', 'low'],
        ['projected_high', 'high'],
      ] as const
    ).map(([name, column]) =>
      figure(
        name,
        `The last year: ${column}`,
        TONNES,
        when(
          greater('end_year', 'last_year'),
          cell(`trajectory.${column}`, { year: 'end_year' }),
          absent('no_year_ahead'),
        ),
      ),
    ),
    years(
      'recent_year',
      'Years on the present warming potentials',
      'year',
      when(atLeast('.known_year', 'gwp_break'), '.known_year', absent('before_gwp_break')),
    ),
    figure('recent_from', 'The first of them', 'year', lowest('years.recent_year', 'known')),
    figure('recent_to', 'The last of them', 'year', highest('years.recent_year', 'known')),
    figure('first_t', 'Figure of the first year', TONNES, cell('years.value_t', { year: 'recent_from' })),
    figure('last_t', 'Figure of the last year', TONNES, cell('years.value_t', { year: 'recent_to' })),
    figure('years_between', 'Years between them', 'year', subtract('recent_to', 'recent_from')),
    figure(
      'compound_annual_growth',
      'Compound growth a year, as a fraction',
      PLAIN,
      growth('first_t', 'last_t', 'years_between'),
    ),
    figure('compound_percent', 'Compound change a year', '%', product('per_cent', 'compound_annual_growth')),
    figure(
      'latest_change_percent',
      'Change in the latest year, of the year before',
      '%',
      cell('years.change_percent', { year: 'recent_to' }),
    ),
    figure('before_covid_t', 'Figure of 2018-19', TONNES, cell('years.value_t', { year: 'before_covid' })),
    figure('years_from_before_covid', 'Years since', 'year', subtract('recent_to', 'before_covid')),
    figure(
      'percent_from_before_covid',
      'Compound change a year from 2018-19, on mixed warming potentials',
      '%',
      product('per_cent', growth('before_covid_t', 'last_t', 'years_from_before_covid')),
    ),
    // The law lowers the baselines of covered facilities: it asks nothing of what is outside them, nor of scope 2.
    figure(
      'latest_t',
      'Covered emissions of the latest year',
      TONNES,
      when(equal('series', text('scope1')), 'covered_t', absent('not_covered')),
    ),
    figure(
      'target_t',
      'The decline path in its last year',
      TONNES,
      product('covered_before_t', 'share_left'),
    ),
    figure('years_left', 'Years left', 'year', subtract('last_decline_year', yearEnding('covered_year'))),
    ...REQUIRED_STEPS,
  ],
  outputs: [
    'slope',
    'slope_percent',
    'trajectory_percent',
    'window',
    'r_squared',
    'compound_annual_growth',
    'compound_percent',
    'latest_change_percent',
    'percent_from_before_covid',
    'projected',
    'projected_low',
    'projected_high',
    'required_percent',
    'required_compound_percent',
  ],
  lists: { trajectory: TRAJECTORY },
}

const constant = (value: number, unit: string, label: string, source = SOURCE): Constant => ({
  value,
  unit,
  label,
  source,
})
const endYear = (year: ReportingYear): number => startYear(year) + 1

export const EMISSIONS_TREND_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'emissions_trend',
  version: '2.0.0',
  title: 'Where reported emissions have been heading',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    next_year: DEFINITIONS.next_year,
    ...WINDOW_CONSTANTS,
    before_covid: constant(endYear(BEFORE_COVID), 'year', 'Last year before the pandemic'),
    end_year: constant(endYear(LAST_YEAR), 'year', 'Last year of the line'),
    confidence: constant(CONFIDENCE, PLAIN, 'Share of new values within the interval'),
    fewest_years: constant(FEWEST_YEARS, PLAIN, 'Fewest years for a line'),
    fewest_years_for_interval: constant(FEWEST_YEARS_FOR_INTERVAL, PLAIN, 'Fewest years for an interval'),
    last_decline_year: constant(endYear(LAST_DECLINE_YEAR), 'year', 'Last year of the decline', DECLINE_RULE),
    share_left: constant(
      REDUCTION_CONTRIBUTIONS.get(LAST_DECLINE_YEAR)!,
      PLAIN,
      'Share of the level before the decline that is left in its last year',
      DECLINE_RULE,
    ),
  },
  tables: {},
  formulas: {
    linear_trend: linearTrend,
    fitted_line: {
      title: 'The line through any years, and where it leads',
      given: {
        ...MOVED,
        years: {
          label: 'Years',
          columns: {
            reporting_year: named('Reporting year', TEXT),
            fitted_t: named('Figure', TONNES),
            driver_t: named('Figure that shows a break', TONNES),
          },
        },
      },
      steps: [
        years('fitted_year', 'Year ending', 'year', yearEnding('.reporting_year')),
        ...LINE_STEPS,
        ...WINDOW_STEPS,
        ...trajectorySteps(add('last_year', 'next_year')),
        figure('intercept', 'The line at year 0', TONNES, subtract('mean_t', product('slope', 'mean_year'))),
        figure('end_on_line', 'The line in the last year', TONNES, onLine('end_year', LINE)),
        figure('end_half', 'Half of its interval there', TONNES, halfWidth('end_year')),
      ],
      outputs: ['n', 'slope', 'intercept', 'r_squared', 'first_on_line', 'slope_percent', 'window'],
      lists: { trajectory: TRAJECTORY },
    },
    compound_growth: {
      title: 'Growth a year between two figures, compounded',
      given: {
        first_t: named('First', TONNES),
        last_t: named('Last', TONNES),
        years_between: named('Years between them', 'year'),
      },
      steps: [figure('growth', 'Growth', PLAIN, growth('first_t', 'last_t', 'years_between'))],
      outputs: ['growth'],
    },
    year_on_year: {
      title: 'The change from each year to the next',
      given: {
        years: {
          label: 'Years',
          columns: { year: named('Year ending', 'year'), value_t: named('Figure', TONNES) },
        },
      },
      steps: CHANGE_STEPS,
      outputs: [],
      lists: { years: { table: 'years', columns: { change: 'change_t', change_percent: 'change_percent' } } },
    },
    required_rate: {
      title: 'What the straight line from the latest year to a target asks for',
      given: {
        latest_t: named('Latest year', TONNES),
        target_t: named('Target', TONNES),
        years_left: named('Years left', 'year'),
      },
      steps: REQUIRED_STEPS,
      outputs: ['required_change', 'required_percent', 'required_compound_percent'],
    },
  },
})

/** Growth a year between two figures, compounded; null where an end is not above zero. */
export const compoundGrowth = (first_t: number, last_t: number, years_between: number): number | null =>
  evaluate(EMISSIONS_TREND_FORMULAS.formula('compound_growth'), { first_t, last_t, years_between }).number(
    'growth',
  )
