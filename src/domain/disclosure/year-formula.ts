import { DEFINITIONS, named, TONNES } from '../formula/definitions.ts'
import { PublishedMethod } from '../formula/published.ts'
import { figure } from '../formula/steps.ts'
import { absent, add, greater, product, ratio, subtract, when } from '../formula/terms.ts'

/** What the figures of a reporting year add up to, and how they changed. */
export const YEAR_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'year_figures',
  version: '1.0.0',
  title: 'The year in figures',
  constants: { per_cent: DEFINITIONS.per_cent },
  tables: {},
  formulas: {
    year_totals: {
      title: 'Totals of one year',
      given: {
        scope1_t: named('Scope 1', TONNES),
        scope2_t: named('Scope 2, location-based', TONNES),
        scope3_t: named('Scope 3', TONNES),
      },
      steps: [
        figure('scope1_and_2', 'Scope 1 and 2', TONNES, add('scope1_t', 'scope2_t')),
        figure('all_scopes', 'Scope 1, 2 and 3', TONNES, add('scope1_and_2', 'scope3_t')),
      ],
      outputs: ['scope1_and_2', 'all_scopes'],
    },
    year_change: {
      title: 'Change of a figure from the year before',
      given: { value_t: named('This year', TONNES), before_t: named('The year before', TONNES) },
      steps: [
        figure(
          'change_percent',
          'Change',
          '%',
          when(
            greater('before_t', 0),
            ratio(product('per_cent', subtract('value_t', 'before_t')), 'before_t'),
            absent('nothing_to_compare_with'),
          ),
        ),
      ],
      outputs: ['change_percent'],
    },
  },
})
