import { scope3Name } from '../../../ledger/categories.ts'
import { ELECTRICITY, LEDGER_FORMULAS, SCOPE3_CATEGORIES } from '../../../ledger/formula.ts'
import { ledgerInputs } from '../../../ledger/record.ts'
import { recordInputs } from '../../record-inputs.ts'
import { originOf } from '../draft.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const metric = (name: string, label: string): MetricName => ({
  id: `ledger.${name}`,
  label,
  unit: 't CO2-e',
})

/** Emissions of the reporting year, from its ledger. Nothing without one. */
export const LEDGER_TOPIC: TopicTable = {
  topic: 'ledger',
  outcomes: ({ ledger, year_emissions: year, records }) =>
    year === null
      ? []
      : [
          {
            ...originOf(
              LEDGER_FORMULAS.method,
              [...ledgerInputs(ledger), ...recordInputs(records).organisational_boundary],
              { basis: 'tenant_declared' },
            ),
            workings: year.workings,
          },
        ],
  formulas: {
    emissions_ledger: {
      calculation: 'ledger',
      metrics: {
        scope1: metric('scope1', 'Scope 1 of the reporting year'),
        scope2_of_year: metric('scope2', 'Scope 2 of the reporting year, location-based'),
        scope1_and_2: metric('scope1_and_2', 'Scope 1 and 2 of the reporting year'),
        scope3: metric('scope3', 'Scope 3 of the reporting year'),
        ...Object.fromEntries(
          SCOPE3_CATEGORIES.map((category, at) => [
            category,
            metric(category, `Category ${at + 1}, ${scope3Name(category)}, of the reporting year`),
          ]),
        ),
        scope2_location: metric('scope2_lines', 'Scope 2 from lines of the ledger'),
        [ELECTRICITY]: metric(ELECTRICITY, 'Purchased electricity from lines of the ledger'),
        scope1_ar6: metric('scope1_ar6', 'Scope 1 of the reporting year on the sixth assessment'),
        scope2_location_ar6: metric(
          'scope2_lines_ar6',
          'Scope 2 from lines of the ledger on the sixth assessment',
        ),
        scope3_ar6: metric('scope3_ar6', 'Scope 3 of the reporting year on the sixth assessment'),
      },
    },
  },
}
