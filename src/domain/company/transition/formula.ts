import { DEFINITIONS, named, TONNES } from '../../formula/definitions.ts'
import { type Formula, type GivenTable, PLAIN, type Step, TEXT } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { columnOf, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  atLeast,
  cell,
  count,
  greater,
  highest,
  lowest,
  product,
  ratio,
  reportingYear,
  smallest,
  subtract,
  sum,
  when,
} from '../../formula/terms.ts'
import { STATUTORY_ROLES } from '../scenarios/statutory-role.ts'

const SOURCE = 'docs/methods/transition_scenarios.md'
const INTENSITY = 't CO2-e / MWh'
const VALUE = 'A$ / t CO2-e'

/** Years ending in June that the outlook begins and ends with. */
export const FIRST_YEAR = 2027
export const LAST_YEAR = 2050

/** Years whose figures are named one by one: the national targets’ years and the end of the outlook. */
export const NAMED_YEARS = [2030, 2035, 2050] as const

const yearName = (year: number): string => `year_${year}`

const outlookYears: GivenTable = {
  label: 'Years of the outlook',
  columns: {
    year: named('Year ending', 'year'),
    emissions_mt: named('Emissions of the region', 'Mt CO2-e'),
    generation_gwh: named('Generation without storage', 'GWh'),
    distributed_pv_gwh: named('Of which distributed solar', 'GWh'),
  },
}

const years = columnOf('years')

const intensitySteps: readonly Step[] = [
  years(
    'grid_gwh',
    'Generation without distributed solar',
    'GWh',
    subtract('.generation_gwh', '.distributed_pv_gwh'),
  ),
  years(
    'intensity',
    'Intensity',
    INTENSITY,
    ratio(product('.emissions_mt', 'tonnes_in_mt'), product('.grid_gwh', 'mwh_in_gwh')),
  ),
  years('reporting_year', 'Reporting year', TEXT, reportingYear('.year')),
]

/** A figure of the table of years in each of the years that are named. */
const inNamedYears = (
  column: string,
  label: string,
  unit: string,
  from: readonly number[],
): readonly Step[] =>
  from.map((year) =>
    figure(
      `${column}_${year}`,
      `${label} in the year to June ${year}`,
      unit,
      cell(`years.${column}`, { year: yearName(year) }),
    ),
  )

const namesOf = (column: string, from: readonly number[]): readonly string[] =>
  from.map((year) => `${column}_${year}`)

const ALL_NAMED = [FIRST_YEAR, ...NAMED_YEARS]

const regionOutlook: Formula = {
  title: 'Intensity of a region in one scenario',
  given: { years: outlookYears },
  steps: [...intensitySteps, ...inNamedYears('intensity', 'Intensity', INTENSITY, ALL_NAMED)],
  outputs: namesOf('intensity', ALL_NAMED),
  lists: {
    years: { table: 'years', columns: { reporting_year: 'reporting_year', intensity: 'intensity' } },
  },
}

const scope2Outlook: Formula = {
  title: 'Scope 2 if the same electricity came from the grid of the scenario',
  given: { scope2_t: named('Scope 2 of the latest published year', TONNES), years: outlookYears },
  steps: [
    ...regionOutlook.steps,
    years(
      'scope2_t',
      'Scope 2',
      TONNES,
      when(
        greater(`intensity_${FIRST_YEAR}`, 0),
        product('scope2_t', ratio('.intensity', `intensity_${FIRST_YEAR}`)),
        absent('base_year_rounds_to_zero'),
      ),
    ),
    ...inNamedYears('scope2_t', 'Scope 2', TONNES, NAMED_YEARS),
  ],
  outputs: [...regionOutlook.outputs, ...namesOf('scope2_t', NAMED_YEARS)],
  lists: {
    years: {
      table: 'years',
      columns: { reporting_year: 'reporting_year', intensity: 'intensity', scope2_t: 'scope2_t' },
    },
  },
}

const facilities = columnOf('facilities')

const closures: Formula = {
  title: 'What is left of the stations’ emissions when their units close',
  given: {
    facilities: {
      label: 'Stations',
      columns: {
        facility: named('Facility', TEXT),
        scope1_t: named('Scope 1 of the latest year', TONNES),
      },
    },
    units: {
      label: 'Units',
      within: 'facilities',
      columns: {
        unit: named('Unit', TEXT),
        closure_year: named('Expected closure, calendar year', 'year'),
      },
    },
  },
  steps: [
    facilities('units_of_station', 'Units', PLAIN, count('units.unit')),
    facilities('t_per_unit', 'Scope 1 of each unit', TONNES, ratio('.scope1_t', '.units_of_station')),
    columnOf('units')('scope1_t', 'Scope 1', TONNES, '^.t_per_unit'),
    figure('today_t', 'Scope 1 of the stations', TONNES, sum('facilities.scope1_t')),
    figure('first_closure', 'First unit to close', 'year', lowest('units.closure_year')),
    figure('last_closure', 'Last unit to close', 'year', highest('units.closure_year')),
    {
      table: 'years',
      label: 'Years',
      counts: {
        column: 'year',
        ...named('Year ending', 'year'),
        from: yearName(FIRST_YEAR),
        to: yearName(LAST_YEAR),
      },
    },
    {
      table: 'running',
      label: 'Units that run',
      within: 'years',
      of: 'units',
      columns: ['scope1_t', 'closure_year'],
      where: atLeast('.closure_year', '^.year'),
    },
    years('reporting_year', 'Reporting year', TEXT, reportingYear('.year')),
    years('remaining_t', 'Scope 1 that remains', TONNES, sum('running.scope1_t')),
    years(
      'remaining_percent',
      'Share that remains',
      '%',
      when(
        greater('today_t', 0),
        ratio(product('per_cent', '.remaining_t'), 'today_t'),
        absent('no_emissions'),
      ),
    ),
    ...inNamedYears('remaining_t', 'Scope 1 that remains', TONNES, NAMED_YEARS),
  ],
  outputs: ['today_t', 'first_closure', 'last_closure', ...namesOf('remaining_t', NAMED_YEARS)],
  lists: {
    years: {
      table: 'years',
      columns: {
        reporting_year: 'reporting_year',
        remaining_t: 'remaining_t',
        remaining_percent: 'remaining_percent',
      },
    },
  },
}

const emissionsValue: Formula = {
  title: 'Scope 1 at the value of emissions reduction',
  given: {
    scope1_t: named('Scope 1 of the latest published year', TONNES),
    income_aud: named('Published total income', 'A$'),
    years: {
      label: 'Years',
      columns: {
        reporting_year: named('Reporting year', TEXT),
        aud_per_t: named('Value of emissions reduction', VALUE),
      },
    },
  },
  steps: [
    { column: 'years.year', ...named('Year ending', 'year'), is: { year_ending: ['.reporting_year'] } },
    years('cost_aud', 'Scope 1 at this value', 'A$', product('scope1_t', '.aud_per_t')),
    years(
      'share_percent',
      'Share of income',
      '%',
      when(
        greater('income_aud', 0),
        ratio(product('per_cent', '.cost_aud'), 'income_aud'),
        absent('no_income'),
      ),
    ),
    ...inNamedYears('cost_aud', 'Scope 1 at the value', 'A$', ALL_NAMED),
    ...inNamedYears('share_percent', 'Share of income', '%', ALL_NAMED),
  ],
  outputs: [...namesOf('cost_aud', ALL_NAMED), ...namesOf('share_percent', ALL_NAMED)],
  lists: {
    years: {
      table: 'years',
      columns: {
        reporting_year: 'reporting_year',
        aud_per_t: 'aud_per_t',
        cost_aud: 'cost_aud',
        share_percent: 'share_percent',
      },
    },
  },
}

/** A scenario that says nothing of the larger part of a company’s emissions is not a scenario of that company. */
export const LEAST_COVERED_PERCENT = 50

const planCoverage: Formula = {
  title: 'How much of the company’s scope 1 and 2 the plan is about',
  given: {
    scope1_t: named('Scope 1 of the latest published year', TONNES),
    scope2_t: named('Scope 2 of the latest published year', TONNES),
    stations_t: named('Scope 1 of its power stations in the plan, latest year', TONNES),
    paths: named('Scenarios of the law in which its scope 2 has a path', PLAIN),
  },
  steps: [
    figure('emissions_t', 'Scope 1 and 2', TONNES, add('scope1_t', 'scope2_t')),
    figure('covered_scope1_t', 'Scope 1 that the plan is about', TONNES, smallest('scope1_t', 'stations_t')),
    figure(
      'covered_scope2_t',
      'Scope 2 that the plan is about',
      TONNES,
      when(atLeast('paths', 'scenarios_of_law'), 'scope2_t', 0),
    ),
    figure(
      'covered_t',
      'Scope 1 and 2 that the plan is about',
      TONNES,
      add('covered_scope1_t', 'covered_scope2_t'),
    ),
    figure(
      'covered_percent',
      'Share that the plan is about',
      '%',
      when(
        greater('emissions_t', 0),
        ratio(product('per_cent', 'covered_t'), 'emissions_t'),
        absent('no_emissions'),
      ),
    ),
  ],
  outputs: ['emissions_t', 'covered_t', 'covered_percent'],
}

export const TRANSITION_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'transition_scenarios',
  version: '1.1.0',
  title: 'A company in the scenarios of the electricity market’s plan',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    tonnes_in_mt: {
      value: 1_000_000,
      unit: 't CO2-e / Mt CO2-e',
      label: 'Tonnes in a megatonne',
      source: 'definition',
    },
    mwh_in_gwh: { value: 1_000, unit: 'MWh / GWh', label: 'MWh in a GWh', source: 'definition' },
    scenarios_of_law: {
      value: STATUTORY_ROLES.length,
      unit: PLAIN,
      label: 'Scenarios that section 296D(2B) asks for',
      source: SOURCE,
    },
    least_covered: {
      value: LEAST_COVERED_PERCENT,
      unit: '%',
      label: 'Least share of scope 1 and 2 for scenarios of the plan to be the company’s',
      source: SOURCE,
    },
    ...Object.fromEntries(
      ALL_NAMED.map((year) => [
        yearName(year),
        { value: year, unit: 'year', label: `The year to June ${year}`, source: SOURCE },
      ]),
    ),
  },
  tables: {},
  formulas: {
    region_outlook: regionOutlook,
    scope2_outlook: scope2Outlook,
    station_closures: closures,
    emissions_value: emissionsValue,
    plan_coverage: planCoverage,
  },
})
