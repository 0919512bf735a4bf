import { DEFINITIONS, named, TONNES } from '../../formula/definitions.ts'
import { type FigureStep, type GivenTable, PLAIN, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { column, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  atLeast,
  cell,
  countOf,
  equal,
  firstKnown,
  greater,
  isMissing,
  largest,
  lookup,
  monthOf,
  product,
  ratio,
  smallest,
  subtract,
  sum,
  sumWhere,
  type Term,
  text,
  when,
  yearOf,
} from '../../formula/terms.ts'
import { ON_SITE } from './instrument-checks.ts'
import { OWN_SCHEMES, SHARE_RULE_FROM_YEAR } from './mandatory-share.ts'

const FACTOR = 'kg CO2-e / kWh'
const PAGE = 'docs/methods/market_based_scope2.md'

const exact = (name: string, label: string, unit: string, is: Term): FigureStep => ({
  ...figure(name, label, unit, is),
  exact: true,
})

const percentages = (label: string): GivenTable => ({
  label,
  columns: { year: named('Calendar year', 'year'), percent: named('Percentage', '%') },
})

/** A share of a period: the mean of its calendar years, weighted by months. */
const shareSteps = (table: string, name: string, label: string, of: (share: Term) => Term) => [
  {
    ...column(
      `years.${name}_weighted`,
      `${label} times months`,
      '% · month',
      product(cell(`${table}.percent`, { year: '.year' }), '.months'),
    ),
    exact: true as const,
  },
  exact(
    `${name}_share`,
    `${label}, mean by months, as a fraction`,
    PLAIN,
    of(ratio(sum(`years.${name}_weighted`), product('months', 'per_cent'))),
  ),
]

const monthNumber = (day: string): Term => add(product(yearOf(day), 'months_a_year'), monthOf(day))

const mwhOf = (role: string): Term => sumWhere('instruments.mwh', { region: 'region', counts_as: text(role) })

const exemptFrom = (kind: string): Term =>
  subtract(
    sumWhere('loads.exempt_kwh', { exempt_from: text(kind) }),
    sumWhere('doubled.exempt_kwh', { exempt_from: text(kind) }),
  )

/** Both figures of one region, in exact fractions. */
export const SCOPE2_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'market_based_scope2',
  version: '2.4.0',
  title: 'Location-based and market-based scope 2',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    next_year: DEFINITIONS.next_year,
    one_month: { value: 1, unit: 'month', label: 'One month', source: 'definition' },
    months_a_year: { value: 12, unit: 'month / year', label: 'Months a year', source: 'definition' },
    kwh_per_mwh: { value: 1000, unit: 'kWh / MWh', label: 'kWh per MWh', source: 'definition' },
    kg_per_tonne: {
      value: 1000,
      unit: 'kg CO2-e / t CO2-e',
      label: 'Kilograms per tonne',
      source: 'definition',
    },
    share_rule_from: {
      value: SHARE_RULE_FROM_YEAR,
      unit: 'year',
      label: 'Year from which GreenPower contains the mandatory share',
      source: PAGE,
    },
  },
  tables: {
    roles: {
      label: 'What instruments other than certificates are',
      source: PAGE,
      columns: { role: TEXT },
      rows: {
        ...Object.fromEntries([...ON_SITE].map((type) => [type, { role: 'on_site' }])),
        greenpower_product: { role: 'greenpower' },
      },
    },
    schemes: {
      label: 'Regions with their own renewable scheme',
      source: PAGE,
      columns: { scheme: TEXT },
      rows: Object.fromEntries([...OWN_SCHEMES].map((region) => [region, { scheme: 'own' }])),
    },
  },
  formulas: {
    market_based_scope2: {
      title: 'Scope 2 of one region',
      given: {
        region: named('Region', TEXT),
        start: named('First day of the period', TEXT),
        end: named('Last day of the period', TEXT),
        loads: {
          label: 'Electricity',
          columns: {
            region: named('Region', TEXT),
            kwh: named('Electricity', 'kWh'),
            exempt_kwh: named('of it exempt', 'kWh'),
            exempt_from: named('Exempt from', TEXT),
          },
        },
        doubled: {
          label: 'Rows with the kWh and days of an earlier row under another meter',
          columns: {
            region: named('Region', TEXT),
            kwh: named('Electricity', 'kWh'),
            exempt_kwh: named('of it exempt', 'kWh'),
            exempt_from: named('Exempt from', TEXT),
          },
        },
        instruments: {
          label: 'Certificates and products',
          columns: {
            id: named('Id', TEXT),
            region: named('Region', TEXT),
            type: named('Type', TEXT),
            mwh: named('Certificates', 'MWh'),
            end: { ...named('Period ends', TEXT), at: '/period/end' },
            includes_mandatory_share: named('Said to contain the mandatory share', TRUTH),
            retirement: { ...named('Retirement', TEXT), at: '/retirement/status' },
          },
        },
        standing: { label: 'Claims that count', columns: { id: named('Id', TEXT) } },
        location_factor: named('Location-based factor', FACTOR),
        residual_mix_factor: named('Residual mix factor', FACTOR),
        percentages: percentages('Renewable power percentages'),
        jurisdictional: percentages('Jurisdictional percentages'),
      },
      steps: [
        exact(
          'quantity',
          'Electricity bought',
          'kWh',
          subtract(
            sumWhere('loads.kwh', { region: 'region' }),
            sumWhere('doubled.kwh', { region: 'region' }),
          ),
        ),
        exact(
          'exempt_from_target',
          'of it exempt from the renewable energy target',
          'kWh',
          exemptFrom('renewable_energy_target'),
        ),
        exact(
          'exempt_from_scheme',
          'of it exempt from the scheme of its jurisdiction',
          'kWh',
          exemptFrom('jurisdictional_scheme'),
        ),
        exact('exempt', 'of it exempt, both kinds', 'kWh', add('exempt_from_target', 'exempt_from_scheme')),
        exact(
          'location',
          'Scope 2, location-based',
          TONNES,
          ratio(product('quantity', 'location_factor'), 'kg_per_tonne'),
        ),
        figure('first_month', 'First month, counted from the year 0', 'month', monthNumber('start')),
        figure('last_month', 'Last month, counted from the year 0', 'month', monthNumber('end')),
        {
          table: 'years',
          label: 'Calendar years of the period',
          counts: {
            column: 'year',
            label: 'Calendar year',
            unit: 'year',
            from: yearOf('start'),
            to: yearOf('end'),
          },
        },
        column(
          'years.months',
          'Months of the period',
          'month',
          subtract(
            smallest('last_month', product(add('.year', 'next_year'), 'months_a_year')),
            largest(subtract('first_month', 'one_month'), product('.year', 'months_a_year')),
          ),
        ),
        figure('months', 'Months of the period', 'month', sum('years.months')),
        ...shareSteps('percentages', 'national', 'Renewable power percentage', (share) => share),
        ...shareSteps('jurisdictional', 'state', 'Jurisdictional percentage', (share) =>
          when(isMissing(lookup('region', 'schemes', 'scheme')), 0, share),
        ),
        column(
          'instruments.role',
          'Kind',
          TEXT,
          firstKnown(lookup('.type', 'roles', 'role'), text('certificate')),
        ),
        column('instruments.stands', 'Stands', TRUTH, greater(countOf('standing.id', '.id'), 0)),
        column(
          'instruments.has_share',
          'Contains the mandatory share',
          TRUTH,
          firstKnown('.includes_mandatory_share', atLeast(yearOf('.end'), 'share_rule_from')),
        ),
        column(
          'instruments.counts_as',
          'Counted as',
          TEXT,
          when(
            '.stands',
            when(
              equal('.role', text('greenpower')),
              when('.has_share', text('greenpower_with_share'), text('greenpower')),
              when(
                equal('.retirement', text('voluntarily_retired')),
                text('surrendered'),
                absent('not_surrendered'),
              ),
            ),
            absent('not_verified'),
          ),
        ),
        exact('surrendered', 'Certificates voluntarily surrendered', 'MWh', mwhOf('surrendered')),
        exact(
          'on_site',
          'On-site generation claimed',
          'MWh',
          sumWhere('instruments.mwh', { region: 'region', role: text('on_site') }),
        ),
        exact('greenpower', 'GreenPower on top of the mandatory share', 'MWh', mwhOf('greenpower')),
        exact('greenpower_with_share', 'GreenPower that includes it', 'MWh', mwhOf('greenpower_with_share')),
        exact('greenpower_in_all', 'GreenPower in all', 'MWh', add('greenpower', 'greenpower_with_share')),
        exact(
          'greenpower_counted',
          'GreenPower without the mandatory share',
          'kWh',
          product(
            add('greenpower', product('greenpower_with_share', subtract(1, 'national_share'))),
            'kwh_per_mwh',
          ),
        ),
        exact(
          'mandatory',
          'Mandatory renewable electricity',
          'kWh',
          add(
            product('national_share', subtract('quantity', 'exempt_from_target')),
            product('state_share', subtract('quantity', 'exempt_from_scheme')),
          ),
        ),
        exact(
          'claimed',
          'Claimed beside it',
          'kWh',
          add(product(subtract('surrendered', 'on_site'), 'kwh_per_mwh'), 'greenpower_counted'),
        ),
        exact(
          'residual',
          'Residual electricity',
          'kWh',
          largest(0, subtract(subtract('quantity', 'mandatory'), 'claimed')),
        ),
        exact(
          'market',
          'Scope 2, market-based',
          TONNES,
          ratio(product('residual', 'residual_mix_factor'), 'kg_per_tonne'),
        ),
      ],
      outputs: ['location', 'market', 'residual'],
    },
  },
})
