import type { Working } from '../../../working.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const TOTAL: MetricName = {
  id: 'emissions.scope1_and_2',
  label: 'Scope 1 and 2 emissions',
  unit: 't CO2-e',
}

const INTENSITY: MetricName = {
  id: 'emissions.income_intensity',
  label: 'Scope 1 and 2 per A$ million of total income',
  unit: 't CO2-e per A$ million',
}

/** What the registry prints of the company for the year that feeds the report. */
export const EMISSIONS: TopicTable = {
  topic: 'emissions',
  outcomes: ({ profile, registry }) => {
    const outcome = profile.blocks.emissions
    return [{ ...outcome, workings: () => ofYear(outcome.workings(), registry.reporting_year) }]
  },
  formulas: {
    registry_year: {
      metrics: {
        scope1_t: {
          id: 'emissions.scope1',
          label: 'Scope 1 emissions',
          unit: 't CO2-e',
        },
        scope2_t: {
          id: 'emissions.scope2',
          label: 'Scope 2 emissions, location-based',
          unit: 't CO2-e',
        },
        net_energy_gj: { id: 'emissions.net_energy', label: 'Net energy consumed', unit: 'GJ' },
      },
    },
    sum: { calculation: 'emissions.total', metrics: { sum: TOTAL } },
    registry_years: {
      calculation: 'emissions.history',
      metrics: {},
      pointers: { years: '/series/emissions/years' },
    },
    market_based_year: {
      metrics: {
        scope2_t: {
          id: 'emissions.scope2_market_based',
          label: 'Scope 2 emissions, market-based, as published by the regulator',
          unit: 't CO2-e',
        },
      },
    },
    income_intensity: {
      calculation: 'emissions.income_intensity',
      metrics: { intensity: INTENSITY },
      gap: INTENSITY,
    },
  },
  gap: TOTAL,
}

/** Nothing where no year of the company speaks for the period; else that year and what is about all of them. */
function ofYear(workings: readonly Working[], year: string | null): readonly Working[] {
  const about = ({ about: one }: Working): string | number | undefined => one?.['reporting_year']
  return workings.some((working) => about(working) === year)
    ? workings.filter((working) => about(working) === undefined || about(working) === year)
    : []
}
