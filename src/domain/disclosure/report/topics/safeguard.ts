import type { MetricName, TopicTable } from '../topic-table.ts'

const metric = (name: string, label: string, unit: string | null): MetricName => ({
  id: `safeguard.${name}`,
  label,
  unit,
})

/** The company's facilities under the Safeguard Mechanism in its latest year, and what the decline asks of them. */
export const SAFEGUARD: TopicTable = {
  topic: 'safeguard',
  outcomes: ({ profile }) => [profile.blocks.safeguard_mechanism],
  formulas: {
    safeguard_position: {
      calculation: 'safeguard.position',
      metrics: {
        coverage: metric('coverage', 'Coverage by the Safeguard Mechanism', null),
        band: metric('band', 'Worst facility', null),
        covered_emissions_t: metric('covered_emissions', 'Covered emissions of all facilities', 't CO2-e'),
        share_of_scope1: metric('share_of_scope1', 'Covered emissions over scope 1, as a fraction', null),
        covered_before_decline_t: metric(
          'covered_before_decline',
          'Covered emissions of the same facilities in 2022-23',
          't CO2-e',
        ),
        actual_shortfall_t: metric(
          'actual_shortfall',
          'Above the baselines in the latest year, before units',
          't CO2-e',
        ),
        total_shortfall_t: metric(
          'total_shortfall',
          'Shortfall to 2029-30 of the facilities whose trend can be carried on',
          't CO2-e',
        ),
      },
      pointers: { facilities: '/series/safeguard/facilities' },
    },
  },
  gap: { id: 'safeguard.coverage', label: 'Coverage by the Safeguard Mechanism', unit: null },
}
