import { DEFINITIONS, named, TONNES } from '../formula/definitions.ts'
import { type ColumnStep, type FigureStep, PLAIN, TEXT } from '../formula/formula.ts'
import { PublishedMethod } from '../formula/published.ts'
import { columnOf, figure } from '../formula/steps.ts'
import {
  absent,
  add,
  count,
  countOf,
  firstKnown,
  greater,
  isMissing,
  product,
  ratio,
  sum,
  sumWhere,
  type Term,
  text,
  when,
} from '../formula/terms.ts'
import { CATEGORIES, scope3Name } from './categories.ts'

const ACTIVITY = 'unit of activity'
const FACTOR = `kg CO2-e / ${ACTIVITY}`

/** The category of electricity that is bought. */
export const ELECTRICITY = 'electricity'

const ofActivities = columnOf('activities')
const column = (name: string, label: string, unit: string, is: Term): ColumnStep => ({
  ...ofActivities(name, label, unit, is),
  exact: true,
})
const tonnes = (name: string, label: string, kilograms: Term): ColumnStep =>
  column(name, label, TONNES, ratio(product('.counted', kilograms), 'kg_per_tonne'))

const SCOPES = { scope1: '1', scope2_location: '2', scope3: '3' } as const
const NAMES = { scope1: 'Scope 1', scope2_location: 'Scope 2, location-based', scope3: 'Scope 3' } as const

/** What a scope comes to; nothing where no line is about it, which is not zero. */
const totalOf = (name: keyof typeof SCOPES): FigureStep[] => {
  const scope = text(SCOPES[name])
  const known = `${name}_rows`
  const total = (suffix: string, label: string, cells: string): FigureStep => ({
    ...figure(
      `${name}${suffix}`,
      `${NAMES[name]}${label}`,
      TONNES,
      when(greater(known, 0), sumWhere(cells, { scope }), absent('no_lines')),
    ),
    exact: true,
  })
  return [
    figure(known, `${NAMES[name]}: factors and shares`, PLAIN, countOf('activities.scope', scope)),
    total('', '', 'activities.total_t'),
    total('_ar6', ' on the sixth assessment', 'activities.ar6_t'),
  ]
}

/** Categories of scope 3, as rows name them. */
export const SCOPE3_CATEGORIES: readonly string[] = Object.keys(CATEGORIES['3'])

/** What a category comes to; nothing where no line is about it. */
const categoryTotal = (category: string, label: string): FigureStep =>
  exact(
    category,
    label,
    TONNES,
    when(
      greater(countOf('activities.category', text(category)), 0),
      sumWhere('activities.total_t', { category: text(category) }),
      absent('no_lines'),
    ),
  )

/**
 * Electricity is in one record: where the ledger has lines of it they count, and the loads of the market-based evidence are the same
 * electricity again. Only without such lines do the loads stand in.
 */
const scope2OfYear = (): FigureStep[] => [
  categoryTotal(ELECTRICITY, 'Electricity of the lines, location-based'),
  figure('loads_rows', 'Regions with loads', PLAIN, count('loads.region')),
  exact(
    'loads_location',
    'Loads of the market-based evidence, location-based',
    TONNES,
    when(greater('loads_rows', 0), sum('loads.t'), absent('no_loads')),
  ),
  exact(
    'scope2_of_year',
    'Scope 2 of the year, location-based',
    TONNES,
    when(
      isMissing(ELECTRICITY),
      when(
        greater('loads_rows', 0),
        when(greater('scope2_location_rows', 0), add('scope2_location', 'loads_location'), 'loads_location'),
        'scope2_location',
      ),
      'scope2_location',
    ),
  ),
  exact('scope1_and_2', 'Scope 1 and 2 of the year', TONNES, add('scope1', 'scope2_of_year')),
]

/** From activity to the figures of a year, in exact fractions. */
export const LEDGER_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'emissions_ledger',
  version: '1.2.0',
  title: 'Emissions of the reporting year from activity',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    kg_per_tonne: {
      value: 1000,
      unit: 'kg CO2-e / t CO2-e',
      label: 'Kilograms per tonne',
      source: 'definition',
    },
    biogenic_kg_per_tonne: {
      value: 1000,
      unit: 'kg CO2 / t CO2',
      label: 'Kilograms of CO2 per tonne',
      source: 'definition',
    },
  },
  tables: {},
  formulas: {
    ledger_line: {
      title: 'Activity of one line in the unit of its factor',
      given: {
        quantity: named('Quantity', 'unit of the line'),
        unit_size: named(
          'Size of its unit, energy content or density included',
          `${ACTIVITY} / unit of the line`,
        ),
        rate_percent: named('Lost each year', '%'),
        year_share: named('Share of a year', PLAIN),
        factor: named('Factor', FACTOR),
      },
      steps: [
        exact('converted', 'Quantity in the unit of the factor', ACTIVITY, product('quantity', 'unit_size')),
        exact(
          'activity',
          'of it what emits',
          ACTIVITY,
          product(
            'converted',
            when(isMissing('rate_percent'), 1, ratio('rate_percent', 'per_cent')),
            when(isMissing('year_share'), 1, 'year_share'),
          ),
        ),
        exact('emissions', 'Emissions', TONNES, ratio(product('activity', 'factor'), 'kg_per_tonne')),
      ],
      outputs: ['activity', 'emissions'],
    },
    emissions_ledger: {
      title: 'Emissions of a year by scope',
      given: {
        activities: {
          label: 'Activity by factor and share',
          columns: {
            scope: named('Scope', TEXT),
            category: named('Category', TEXT),
            factor: named('Factor', TEXT),
            activity: named('Activity, the whole', ACTIVITY),
            share_percent: named('Share that the boundary counts', '%'),
            total: named('Factor', FACTOR),
            ar6: named('Factor on the sixth assessment', FACTOR),
            biogenic_co2: named('Biogenic CO2', `kg CO2 / ${ACTIVITY}`),
          },
        },
        loads: {
          label: 'Electricity of the market-based evidence, by region',
          columns: { region: named('Region', TEXT), t: named('Location-based scope 2', TONNES) },
        },
      },
      steps: [
        column(
          'counted',
          'Activity that counts',
          ACTIVITY,
          ratio(product('.activity', '.share_percent'), 'per_cent'),
        ),
        tonnes('total_t', 'Emissions', '.total'),
        tonnes('ar6_t', 'Emissions on the sixth assessment', firstKnown('.ar6', '.total')),
        column(
          'as_published_t',
          'of it from factors that are published as a total only',
          TONNES,
          when(isMissing('.ar6'), '.total_t', 0),
        ),
        column(
          'biogenic_t',
          'Biogenic CO2, outside the scopes',
          't CO2',
          ratio(product('.counted', '.biogenic_co2'), 'biogenic_kg_per_tonne'),
        ),
        ...totalOf('scope1'),
        ...totalOf('scope2_location'),
        ...totalOf('scope3'),
        ...scope2OfYear(),
        ...SCOPE3_CATEGORIES.map((category) =>
          categoryTotal(category, `Scope 3 ${category.replace('_', ' ')}, ${scope3Name(category)}`),
        ),
      ],
      outputs: [
        'scope1',
        'scope2_location',
        ELECTRICITY,
        'scope2_of_year',
        'scope1_and_2',
        'scope3',
        'scope1_ar6',
        'scope2_location_ar6',
        'scope3_ar6',
        ...SCOPE3_CATEGORIES,
      ],
    },
  },
})

function exact(name: string, label: string, unit: string, is: Term): FigureStep {
  return { ...figure(name, label, unit, is), exact: true }
}
