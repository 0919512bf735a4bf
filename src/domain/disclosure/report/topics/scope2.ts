import { recordInputs } from '../../record-inputs.ts'
import { originOf } from '../draft.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const LOCATION: MetricName = {
  id: 'scope2.{region}.location_based',
  label: 'Scope 2 in {region}, location-based',
  unit: 't CO2-e',
}

/** Location-based and market-based scope 2 of the electricity record, region by region. Nothing without electricity on record. */
export const SCOPE2: TopicTable = {
  topic: 'scope2',
  outcomes: ({ market_based_scope2: scope2, records }) =>
    scope2 === null || scope2.regions.length === 0
      ? []
      : [
          {
            ...originOf(scope2.method, [...scope2.inputs, ...recordInputs(records).market_based_evidence]),
            workings: scope2.workings,
          },
        ],
  formulas: {
    market_based_scope2: {
      calculation: 'scope2.{region}',
      metrics: {
        location: LOCATION,
        market: {
          id: 'scope2.{region}.market_based',
          label: 'Scope 2 in {region}, market-based',
          unit: 't CO2-e',
        },
        residual: {
          id: 'scope2.{region}.residual_kwh',
          label: 'Residual electricity in {region}',
          unit: 'kWh',
        },
      },
    },
  },
}
