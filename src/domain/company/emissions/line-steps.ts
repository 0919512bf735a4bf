import { named, TONNES } from '../../formula/definitions.ts'
import { type ListOutput, PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { columnOf, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  atLeast,
  count,
  equal,
  greater,
  highest,
  isMissing,
  largest,
  less,
  lineError,
  lowest,
  mean,
  product,
  ratio,
  reportingYear,
  root,
  rSquared,
  slope,
  square,
  squares,
  studentT,
  subtract,
  type Term,
  text,
  when,
} from '../../formula/terms.ts'

/** A straight line needs this many years. */
export const FEWEST_YEARS = 3

/** The value of a line by least squares at a year. */
export const onLine = (
  year: Term,
  { slope, mean_x, mean_y }: { readonly slope: Term; readonly mean_x: Term; readonly mean_y: Term },
): Term => add(mean_y, product(slope, subtract(year, mean_x)))

export const A_YEAR = `${TONNES} / year`

const ahead = columnOf('trajectory')

export const LINE = { slope: 'slope', mean_x: 'mean_year', mean_y: 'mean_t' }
const [YS, XS] = ['years.fitted_t', 'years.fitted_year']

/** How far from the line nine of ten new values would be at a year. */
export const halfWidth = (year: Term): Term =>
  product(
    'student',
    'error',
    root(add(1, ratio(1, 'n'), ratio(square(subtract(year, 'mean_year')), 'spread'))),
  )

/** The line through the fitted years. */
export const LINE_STEPS: readonly Step[] = [
  figure('n', 'Years', PLAIN, count(YS)),
  figure('first_year', 'First year', 'year', lowest(XS, 'known')),
  figure('last_year', 'Last year', 'year', highest(XS, 'known')),
  figure('mean_year', 'Mean of the years', 'year', mean(XS, 'known')),
  figure('mean_t', 'Mean of the figures', TONNES, mean(YS, 'known')),
  figure(
    'slope',
    'Slope by least squares',
    A_YEAR,
    when(atLeast('n', 'fewest_years'), slope(YS, XS), absent('too_few_years')),
  ),
  figure('first_on_line', 'The line in the first year', TONNES, onLine('first_year', LINE)),
  figure(
    'slope_percent',
    'Slope, share of the line in the first year',
    '% / year',
    when(
      greater('first_on_line', 0),
      ratio(product('per_cent', 'slope'), 'first_on_line'),
      absent('line_not_above_zero'),
    ),
  ),
  figure(
    'r_squared',
    'Share of variation that the line explains',
    PLAIN,
    when(isMissing('slope'), absent('too_few_years'), rSquared(YS, XS)),
  ),
  figure('spread', 'Sum of squares of the years', 'year^2', squares(XS, 'known')),
  figure(
    'error',
    'Standard error around the line',
    TONNES,
    when(atLeast('n', 'fewest_years_for_interval'), lineError(YS, XS), absent('too_few_years')),
  ),
  figure(
    'student',
    'Student t of the interval',
    PLAIN,
    when(
      isMissing('error'),
      absent('too_few_years'),
      studentT(ratio(add(1, 'confidence'), 2), subtract('n', 2)),
    ),
  ),
]

/** The line for every year to the last one; nothing where it is not accepted. */
export const trajectorySteps = (from: Term): readonly Step[] => [
  {
    table: 'trajectory',
    label: 'The line and where it leads',
    counts: {
      column: 'year',
      ...named('Year ending', 'year'),
      from: when(
        isMissing('slope'),
        absent('too_few_years'),
        when(equal('window', text('accepted')), from, absent('line_not_accepted')),
      ),
      to: 'end_year',
    },
  },
  ahead('reporting_year', 'Reporting year', TEXT, reportingYear('.year')),
  ahead('line_t', 'The line', TONNES, onLine('.year', LINE)),
  // A line below zero forecasts nothing: an empty cell ends it in a chart.
  ahead(
    'value',
    'On the line, above zero',
    TONNES,
    when(less('.line_t', 0), absent('line_below_zero'), '.line_t'),
  ),
  ahead(
    'floored',
    'Ahead: below zero (1)',
    TRUTH,
    when(greater('.year', 'last_year'), less('.line_t', 0), absent('published')),
  ),
  ahead(
    'half_t',
    'Half of the interval',
    TONNES,
    when(greater('.year', 'last_year'), halfWidth('.year'), absent('published')),
  ),
  ahead('low', 'Low end', TONNES, largest(0, subtract('.line_t', '.half_t'))),
  ahead('high', 'High end', TONNES, largest(0, add('.line_t', '.half_t'))),
]

export const TRAJECTORY: ListOutput = {
  table: 'trajectory',
  columns: {
    reporting_year: 'reporting_year',
    value: 'value',
    low: 'low',
    high: 'high',
    floored: 'floored',
  },
  known: 'floored',
}
