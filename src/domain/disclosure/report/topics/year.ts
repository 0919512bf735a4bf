import { ledgerInputs } from '../../../ledger/record.ts'
import { recordInputs } from '../../record-inputs.ts'
import { NO_RECORDS } from '../../records/kinds.ts'
import { YEAR_FORMULAS } from '../../year-formula.ts'
import { declaredOf } from '../declared.ts'
import { originOf } from '../draft.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'
import { yearFigures } from '../year-figures.ts'

const total = (name: string, label: string): MetricName => ({
  id: `year.{year}.${name}`,
  label: `${label} of the {year}`,
  unit: 't CO2-e',
})

/** Totals of the reporting year and the changes since the year before, from declared figures or the ledger. */
export const YEAR_TOPIC: TopicTable = {
  topic: 'year',
  outcomes: (disclosure) => {
    const workings = yearFigures(disclosure.period, declaredOf(disclosure), disclosure.year_emissions)
    const earlier = { ...NO_RECORDS, s2_statements: disclosure.earlier_statements }
    return workings.length === 0
      ? []
      : [
          {
            ...originOf(
              YEAR_FORMULAS.method,
              [
                ...ledgerInputs(disclosure.ledger),
                ...recordInputs(disclosure.records).s2_statements,
                ...recordInputs(earlier).s2_statements,
              ],
              { basis: 'tenant_declared' },
            ),
            workings: () => workings,
          },
        ]
  },
  words: {
    reported: 'reporting year',
    before: 'year before',
    scope1_t: 'scope 1',
    scope2_location_t: 'scope 2, location-based',
    scope2_market_t: 'scope 2, market-based',
    scope1_and_2_t: 'scope 1 and 2 as declared',
    scope3_t: 'scope 3',
    scope1_and_2: 'scope 1 and 2',
    all_scopes: 'scope 1, 2 and 3',
  },
  formulas: {
    year_totals: {
      calculation: 'year.{year}',
      metrics: {
        scope1_and_2: total('scope1_and_2', 'Scope 1 and 2'),
        all_scopes: total('all_scopes', 'Scope 1, 2 and 3'),
      },
    },
    year_change: {
      calculation: 'year.change.{measure}',
      metrics: {
        change_percent: {
          id: 'year.change.{measure}',
          label: 'Change of {measure} since the year before',
          unit: '%',
        },
      },
    },
  },
}
