import { DEFINITIONS, LEVELS, named, publishedBands, TONNES } from '../../formula/definitions.ts'
import { type Formula, PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { columnOf, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  band,
  cell,
  count,
  equal,
  greater,
  highest,
  isMissing,
  largest,
  levelAt,
  levelNumber,
  lookup,
  product,
  ratio,
  reportingYear,
  subtract,
  sum,
  sumWhere,
  type Term,
  text,
  when,
  yearEnding,
} from '../../formula/terms.ts'
import { startYear } from '../../reporting-year.ts'
import { FEWEST_YEARS, onLine } from '../emissions/line-steps.ts'
import { WINDOW_CONSTANTS } from '../emissions/trend-window.ts'
import { FACILITY_LINE_STEPS } from './facility-line.ts'
import { EXCEEDANCE_BANDS, FACILITY_STATUSES } from './statuses.ts'
import {
  DECLINE_RULE,
  LAST_DECLINE_YEAR,
  REDUCTION_CONTRIBUTIONS,
  YEAR_BEFORE_DECLINE,
} from './statutory-decline.ts'

const SOURCE = 'docs/methods/safeguard_mechanism.md'

/** No baseline falls below this, whatever the decline says. */
export const BASELINE_FLOOR_T = 100_000

type MakeStep = (name: string, label: string, unit: string, is: Term) => Step

/** What the status of a facility follows from. */
const STANDING = {
  derived_status: named('Status derived from the table', TEXT),
  covered_emissions_t: named('Covered emissions', TONNES),
  baseline_t: named('Baseline', TONNES),
}

/** Status and band of one facility, as figures or as columns. */
function statusSteps(step: MakeStep, own: (name: string) => string): readonly Step[] {
  const rule = lookup(own('derived_status'), 'statuses', 'band')
  return [
    step('status', 'Status', TEXT, lookup(own('derived_status'), 'statuses', 'status')),
    step(
      'exceedance_percent',
      'Above the baseline',
      '%',
      when(
        greater(own('baseline_t'), 0),
        ratio(
          product('per_cent', subtract(own('covered_emissions_t'), own('baseline_t'))),
          own('baseline_t'),
        ),
        absent('no_baseline'),
      ),
    ),
    step(
      'band',
      'Band',
      TEXT,
      when(equal(rule, text('by_exceedance')), band(own('exceedance_percent'), 'exceedance'), rule),
    ),
  ]
}

const facilities = columnOf('facilities')
const outlook = columnOf('outlook')
const isCovered = greater('facilities_listed', 0)
const position: Formula = {
  title: 'The facilities of the latest year, their bands, and what the decline asks of them',
  given: {
    reporting_year: named('Latest year of the mechanism', TEXT),
    covered_in_earlier_years: named('Covered in earlier years', TRUTH),
    sectoral_baseline: named('Has power stations under the baseline of the whole sector', TRUTH),
    scope1_t: named('Scope 1 of the same year', TONNES),
    facilities: {
      label: 'Facility',
      columns: {
        facility: named('Facility', TEXT),
        responsible_emitter: named('Responsible emitter', TEXT),
        role: named('Role', TEXT),
        division: named('Division of ANZSIC', TEXT),
        ...STANDING,
        net_emissions_t: named('Net emissions', TONNES),
        reduction_contribution: named('Reduction contribution', PLAIN),
        accus_surrendered: named('ACCUs surrendered', PLAIN),
        smcs_surrendered: named('SMCs surrendered', PLAIN),
        smcs_issued: named('SMCs issued', PLAIN),
      },
    },
    history: {
      label: 'Years of the trend',
      within: 'facilities',
      columns: {
        reporting_year: named('Reporting year', TEXT),
        covered_emissions_t: named('Covered emissions', TONNES),
      },
    },
  },
  steps: [
    facilities(
      'net_position_t',
      'Net position (baseline less net)',
      TONNES,
      subtract('.baseline_t', '.net_emissions_t'),
    ),
    ...statusSteps(facilities, (name) => `.${name}`),
    facilities('level', 'Level', PLAIN, levelNumber('.band', 'levels')),
    figure('facilities_listed', 'Facilities in the latest year', PLAIN, count('facilities.facility')),
    figure(
      'coverage',
      'Coverage',
      TEXT,
      when(
        isCovered,
        text('covered'),
        when(
          'sectoral_baseline',
          text('sectoral_baseline'),
          when('covered_in_earlier_years', text('covered_in_earlier_years'), text('not_covered')),
        ),
      ),
    ),
    figure('band', 'Worst facility', TEXT, levelAt(highest('facilities.level', 'known'), 'levels')),
    figure(
      'covered_emissions_t',
      'Covered emissions of all facilities',
      TONNES,
      when(isCovered, sum('facilities.covered_emissions_t'), absent('no_covered_facility')),
    ),
    figure(
      'share_of_scope1',
      'Covered emissions over scope 1',
      PLAIN,
      when(greater('scope1_t', 0), ratio('covered_emissions_t', 'scope1_t'), absent('no_scope1')),
    ),
    facilities(
      'shortfall_t',
      'Above the baseline in the latest year, before units',
      TONNES,
      largest(0, subtract('.covered_emissions_t', '.baseline_t')),
    ),
    figure(
      'actual_shortfall_t',
      'Above the baselines in the latest year, before units',
      TONNES,
      when(
        greater(count('facilities.shortfall_t'), 0),
        sum('facilities.shortfall_t', 'known'),
        absent('no_baseline'),
      ),
    ),
    ...FACILITY_LINE_STEPS,
    facilities(
      'before_decline_t',
      'Covered emissions in the year before the decline',
      TONNES,
      cell('history.covered_emissions_t', { year: 'year_before_decline' }),
    ),
    figure(
      'covered_before_decline_t',
      'Covered emissions of all facilities in the year before the decline',
      TONNES,
      when(isCovered, sum('facilities.before_decline_t'), absent('no_covered_facility')),
    ),
    figure('first_year_ahead', 'First year ahead', 'year', add(yearEnding('reporting_year'), 'next_year')),
    {
      table: 'outlook',
      label: 'Outlook',
      within: 'facilities',
      counts: {
        column: 'year',
        ...named('Year ending', 'year'),
        from: when(
          isMissing('.baseline_t'),
          absent('no_baseline_under_decline'),
          when(
            greater('.reduction_contribution', 0),
            'first_year_ahead',
            absent('no_baseline_under_decline'),
          ),
        ),
        to: 'last_decline_year',
      },
    },
    outlook('reporting_year', 'Reporting year', TEXT, reportingYear('.year')),
    outlook(
      'reduction_contribution',
      'Reduction contribution',
      PLAIN,
      lookup('.reporting_year', 'reduction_contributions', 'contribution'),
    ),
    outlook(
      'declined_t',
      'Declined from the baseline',
      TONNES,
      product(ratio('^.baseline_t', '^.reduction_contribution'), '.reduction_contribution'),
    ),
    outlook('baseline_t', 'Declining baseline', TONNES, largest('baseline_floor', '.declined_t')),
    // A line below zero leaves no shortfall, so that zero stands for it.
    outlook(
      'projected_t',
      'Projected on trend',
      TONNES,
      largest(0, onLine('.year', { slope: '^.accepted_slope', mean_x: '^.mean_year', mean_y: '^.mean_t' })),
    ),
    outlook('shortfall_t', 'Shortfall', TONNES, largest(0, subtract('.projected_t', '.baseline_t'))),
    {
      table: 'years',
      label: 'Shortfall of all facilities',
      counts: {
        column: 'year',
        ...named('Year ending', 'year'),
        from: when(isCovered, 'first_year_ahead', absent('no_covered_facility')),
        to: 'last_decline_year',
      },
    },
    columnOf('years')(
      'shortfall_t',
      'Shortfall',
      TONNES,
      sumWhere('outlook.shortfall_t', { year: '.year' }, 'known'),
    ),
    figure(
      'total_shortfall_t',
      'Shortfall to the last year of the decline',
      TONNES,
      when(
        greater(count('outlook.shortfall_t'), 0),
        sum('years.shortfall_t'),
        absent('no_shortfall_projected'),
      ),
    ),
  ],
  outputs: [
    'coverage',
    'band',
    'covered_emissions_t',
    'share_of_scope1',
    'covered_before_decline_t',
    'actual_shortfall_t',
    'total_shortfall_t',
  ],
  lists: {
    facilities: {
      table: 'facilities',
      columns: same(
        'facility',
        'responsible_emitter',
        'role',
        'status',
        'band',
        'covered_emissions_t',
        'baseline_t',
        'net_emissions_t',
        'exceedance_percent',
        'accus_surrendered',
        'smcs_surrendered',
        'smcs_issued',
      ),
      within: {
        outlook: {
          table: 'outlook',
          columns: same('reporting_year', 'baseline_t', 'projected_t', 'shortfall_t'),
        },
      },
    },
  },
}

/** Columns that a list calls by their own names. */
function same(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]))
}

export const SAFEGUARD_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'safeguard_mechanism',
  version: '2.0.0',
  title: 'Facilities under the Safeguard Mechanism',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    next_year: DEFINITIONS.next_year,
    baseline_floor: { value: BASELINE_FLOOR_T, unit: TONNES, label: 'Lowest baseline', source: DECLINE_RULE },
    last_decline_year: {
      value: startYear(LAST_DECLINE_YEAR) + 1,
      unit: 'year',
      label: 'Last year of the decline',
      source: DECLINE_RULE,
    },
    ...WINDOW_CONSTANTS,
    year_before_decline: {
      value: startYear(YEAR_BEFORE_DECLINE) + 1,
      unit: 'year',
      label: 'Year before the decline',
      source: DECLINE_RULE,
    },
    fewest_years: { value: FEWEST_YEARS, unit: PLAIN, label: 'Fewest years for a line', source: SOURCE },
  },
  tables: {
    levels: LEVELS,
    exceedance: publishedBands('Exceedance that was met with units', '%', SOURCE, EXCEEDANCE_BANDS),
    statuses: {
      label: 'Status and band of a facility',
      source: SOURCE,
      columns: { status: TEXT, band: TEXT },
      rows: Object.fromEntries(
        Object.entries(FACILITY_STATUSES).map(([derived, { status, band: rule }]) => [
          derived,
          rule === 'not_counted' ? { status } : { status, band: rule },
        ]),
      ),
    },
    reduction_contributions: {
      label: 'Default reduction contribution of each year',
      source: DECLINE_RULE,
      columns: { contribution: PLAIN },
      rows: Object.fromEntries(
        [...REDUCTION_CONTRIBUTIONS].map(([year, contribution]) => [year, { contribution }]),
      ),
    },
  },
  formulas: {
    safeguard_position: position,
    facility_status: {
      title: 'Status and band of one facility in one year',
      given: STANDING,
      steps: statusSteps(figure, (name) => name),
      outputs: ['status', 'exceedance_percent', 'band'],
    },
  },
})
