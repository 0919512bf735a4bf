import { TONNES } from '../../formula/definitions.ts'
import { type Step, TEXT } from '../../formula/formula.ts'
import { columnOf } from '../../formula/steps.ts'
import {
  absent,
  atLeast,
  cell,
  count,
  equal,
  highest,
  isMissing,
  mean,
  rSquared,
  slope,
  subtract,
  text,
  when,
  yearEnding,
} from '../../formula/terms.ts'
import { sizeOfChange, startOfWindow, stateOfWindow } from '../emissions/trend-window.ts'

const facilities = columnOf('facilities')
const history = columnOf('history')

/** The line of each facility through the years that a trajectory would take, and whether it is accepted. */
export const FACILITY_LINE_STEPS: readonly Step[] = [
  history('year', 'Year ending', 'year', yearEnding('.reporting_year')),
  facilities('window_start', 'First year that may be fitted', 'year', startOfWindow('.division')),
  history(
    'fitted_year',
    'Years of the line',
    'year',
    when(atLeast('.year', '^.window_start'), '.year', absent('before_window')),
  ),
  history(
    'fitted_t',
    'Figures of the line',
    TONNES,
    when(isMissing('.fitted_year'), absent('before_window'), '.covered_emissions_t'),
  ),
  history('facility', 'Facility', TEXT, '^.facility'),
  history(
    'size_of_change',
    'Size of the change',
    '%',
    sizeOfChange(
      '.fitted_t',
      cell('history.fitted_t', {
        facility: '.facility',
        fitted_year: subtract('.fitted_year', 'next_year'),
      }),
    ),
  ),
  facilities('mean_year', 'Mean of the years', 'year', mean('history.fitted_year', 'known')),
  facilities('mean_t', 'Mean of covered emissions', TONNES, mean('history.fitted_t', 'known')),
  facilities(
    'slope',
    'Slope by least squares',
    `${TONNES} / year`,
    when(
      atLeast(count('history.fitted_year'), 'fewest_years'),
      slope('history.fitted_t', 'history.fitted_year'),
      absent('too_few_years'),
    ),
  ),
  facilities(
    'window',
    'The line is accepted, or why not',
    TEXT,
    when(
      isMissing('.slope'),
      absent('too_few_years'),
      stateOfWindow(
        highest('history.size_of_change', 'known'),
        rSquared('history.fitted_t', 'history.fitted_year'),
      ),
    ),
  ),
  facilities(
    'accepted_slope',
    'Slope of an accepted line',
    `${TONNES} / year`,
    when(equal('.window', text('accepted')), '.slope', absent('line_not_accepted')),
  ),
]
