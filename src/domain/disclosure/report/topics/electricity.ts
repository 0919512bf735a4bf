import type { TopicTable } from '../topic-table.ts'

/** How much carbon is behind a MWh in the company's region. Not a scope 2 factor. */
export const ELECTRICITY: TopicTable = {
  topic: 'electricity',
  outcomes: ({ profile }) => [profile.blocks.grid_intensity],
  formulas: {
    grid_intensity: {
      calculation: 'electricity.intensity',
      metrics: {
        now: {
          id: 'electricity.twelve_months',
          label: 'Generation intensity of {region} over twelve months',
          unit: 't CO2-e per MWh',
        },
        before: {
          id: 'electricity.twelve_months_five_years_before',
          label: 'Generation intensity of {region} five years before',
          unit: 't CO2-e per MWh',
        },
        change_percent: {
          id: 'electricity.five_year_change_percent',
          label: 'Change of the generation intensity of {region} in five years',
          unit: '%',
        },
      },
    },
  },
  gap: {
    id: 'electricity.twelve_months',
    label: 'Generation intensity over twelve months',
    unit: 't CO2-e per MWh',
  },
}
