import { DEFINITIONS, named, TONNES } from '../formula/definitions.ts'
import { TEXT } from '../formula/formula.ts'
import { PublishedMethod } from '../formula/published.ts'
import {
  absent,
  add,
  all,
  dayNumber,
  equal,
  firstDay,
  greater,
  largest,
  lowest,
  reportingYear,
  smallest,
  subtract,
  sum,
  when,
  yearOf,
} from '../formula/terms.ts'

/** What of the reconciliation is a number. */
export const BOUNDARY_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'boundary_reconciliation',
  version: '1.0.0',
  title: 'From the registry’s figures to those of the standard',
  constants: {
    next_year: DEFINITIONS.next_year,
    next_day: { value: 1, unit: 'days', label: 'One day', source: 'definition' },
    july: {
      value: 7,
      unit: 'month',
      label: 'Month in which a registry year begins',
      source: 'National Greenhouse and Energy Reporting Act 2007, s 7: a financial year begins on 1 July',
    },
  },
  tables: {},
  formulas: {
    boundary_reconciliation: {
      title: 'Registry years that the period touches, and the sizes of the lines that have one',
      given: {
        start: named('First day of the period', TEXT),
        end: named('Last day of the period', TEXT),
        scope1_t: named('Scope 1 in the registry', TONNES),
        scope2_t: named('Scope 2 in the registry', TONNES),
        exclusions: {
          label: 'What the boundary leaves out',
          columns: { what: named('What', TEXT), estimated_t: named('Estimated size', TONNES) },
        },
      },
      steps: [
        {
          figure: 'registry_t',
          label: 'Scope 1 and 2 in the registry',
          unit: TONNES,
          is: add('scope1_t', 'scope2_t'),
        },
        {
          figure: 'first_day',
          label: 'First day, counted from 1970',
          unit: 'days',
          is: dayNumber('start'),
        },
        {
          figure: 'day_after',
          label: 'Day after the last, counted from 1970',
          unit: 'days',
          is: add(dayNumber('end'), 'next_day'),
        },
        {
          table: 'years',
          label: 'Registry years',
          counts: {
            column: 'year',
            label: 'Year ending',
            unit: 'year',
            from: yearOf('start'),
            to: add(yearOf('end'), 'next_year'),
          },
        },
        { column: 'years.reporting_year', label: 'Registry year', unit: TEXT, is: reportingYear('.year') },
        {
          column: 'years.from',
          label: 'First day, counted from 1970',
          unit: 'days',
          is: firstDay(subtract('.year', 'next_year'), 'july'),
        },
        {
          column: 'years.until',
          label: 'Day after the last, counted from 1970',
          unit: 'days',
          is: firstDay('.year', 'july'),
        },
        {
          column: 'years.shared',
          label: 'Shared with the period; below zero where they are apart',
          unit: 'days',
          is: subtract(smallest('day_after', '.until'), largest('first_day', '.from')),
        },
        {
          column: 'years.days',
          label: 'Taken by the period',
          unit: 'days',
          is: when(greater('.shared', 0), '.shared', absent('not_touched')),
        },
        {
          column: 'years.size_t',
          label: 'Difference where the year is the period',
          unit: TONNES,
          is: when(
            all(equal('.from', 'first_day'), equal('.until', 'day_after')),
            0,
            absent('period_differs'),
          ),
        },
        {
          figure: 'period',
          label: 'Size of the line on the period',
          unit: TONNES,
          is: lowest('years.size_t', 'known'),
        },
        {
          figure: 'exclusions_t',
          label: 'Size of the line on exclusions',
          unit: TONNES,
          is: sum('exclusions.estimated_t'),
        },
      ],
      outputs: ['registry_t', 'period', 'exclusions_t'],
      lists: {
        registry_years: {
          table: 'years',
          columns: { reporting_year: 'reporting_year', days: 'days' },
          known: 'days',
        },
      },
    },
  },
})
