import { outputOf, SCREENED_CATEGORIES } from '../../../company/scope3/formula.ts'
import { CATEGORY_NAMES } from '../../../company/scope3/relevance.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const ENDS = { low: 'low end', central: 'central value', high: 'high end' } as const

const metrics = SCREENED_CATEGORIES.flatMap((category) =>
  Object.entries(ENDS).map(([end, label]): [string, MetricName] => [
    outputOf(category, end),
    {
      id: `scope3.category_${category}.${end}`,
      label: `Category ${category}, ${CATEGORY_NAMES[category]?.toLowerCase()}: screening, ${label}`,
      unit: 't CO2-e',
    },
  ]),
)

/** Screening of categories of scope 3: an order of magnitude, never an inventory, never added up. */
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
