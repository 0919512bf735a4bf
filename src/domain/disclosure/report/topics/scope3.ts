import { CATEGORY_NAMES } from '../../../company/scope3/screening.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const ENDS = { low: 'low end', central: 'central value', high: 'high end' } as const

const metrics = Object.entries(CATEGORY_NAMES).flatMap(([category, name]) =>
  Object.entries(ENDS).map(([end, label]): [string, MetricName] => [
    `category_${category}.${end}`,
    {
      id: `scope3.category_${category}.${end}`,
      label: `Category ${category}, ${name.toLowerCase()}: screening, ${label}`,
      unit: 't CO2-e',
    },
  ]),
)

/** Screening of three categories of scope 3: an order of magnitude, never an inventory, never added up. */
export const SCOPE3: TopicTable = {
  topic: 'scope3',
  outcomes: ({ profile }) => [profile.blocks.scope3_screening],
  formulas: {
    scope3_screening: { calculation: 'scope3.screening', metrics: Object.fromEntries(metrics) },
  },
  gap: {
    id: 'scope3.category_3.central',
    label: 'Category 3, fuel- and energy-related activities: screening',
    unit: 't CO2-e',
  },
}
