import { recordInputs } from '../../record-inputs.ts'
import { originOf } from '../draft.ts'
import type { TopicTable } from '../topic-table.ts'

/** The registry's figure of the period, from which the boundary's lines lead to the standard's. */
export const BOUNDARY: TopicTable = {
  topic: 'boundary',
  outcomes: ({ boundary_reconciliation: found, records }) =>
    found === null
      ? []
      : [
          {
            ...originOf(found.method, [...found.inputs, ...recordInputs(records).organisational_boundary]),
            workings: found.workings,
          },
        ],
  formulas: {
    boundary_reconciliation: {
      calculation: 'boundary.reconciliation',
      metrics: {
        registry_t: {
          id: 'boundary.registry',
          label: 'Scope 1 and 2 in the registry for exactly this period',
          unit: 't CO2-e',
        },
      },
      pointers: {
        registry_t: '/reconciliation/registry_t',
        registry_years: '/reconciliation/registry_years',
        period: '/reconciliation/lines/{period_line}/size_t',
        exclusions_t: '/reconciliation/lines/{exclusions_line}/size_t',
      },
    },
  },
}
