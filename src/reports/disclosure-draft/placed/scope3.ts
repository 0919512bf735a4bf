import { observed, unit } from '../../format.ts'
import { type Figures, metricCell, type PlacedMetric } from '../figures.ts'
import { cell, type DraftBlock } from '../model.ts'

const ENDS = ['low', 'central', 'high'] as const

/** The screening of scope 3, a row for each category. */
export function screeningPlaced({ metricsWhere }: Figures): DraftBlock[] {
  const found = metricsWhere(({ topic, value }) => topic === 'scope3' && value !== null)
  if (found.length === 0) return []
  const categories = [
    ...Map.groupBy(found, ({ metric: { id } }) => id.slice(0, id.lastIndexOf('.'))).values(),
  ]
  const years = new Set(found.flatMap(({ metric }) => metric.observed ?? []))
  return [
    {
      kind: 'table',
      caption: `Scope 3 emissions: screening, rounded to two digits${years.size === 1 ? `, ${observed([...years][0]!)}` : ''}`,
      columns: [
        { title: 'Category', share: 2, align: 'left' },
        { title: 'Low end', share: 0.9, align: 'right' },
        { title: 'Central value', share: 0.9, align: 'right' },
        { title: 'High end', share: 0.9, align: 'right' },
        { title: 'Unit', share: 0.7, align: 'left' },
        ...(years.size > 1 ? [{ title: 'About', share: 0.8, align: 'left' as const }] : []),
      ],
      rows: categories.map((own) => [
        cell(own[0]!.metric.label.split(': screening')[0]!),
        ...ENDS.map((end) => endCell(own, end)),
        cell(unit(own[0]!.metric.unit)),
        ...(years.size > 1 ? [cell(observed(own[0]!.metric.observed ?? ''))] : []),
      ]),
    },
  ]
}

function endCell(own: readonly PlacedMetric[], end: (typeof ENDS)[number]) {
  const found = own.find(({ metric }) => metric.id.endsWith(`.${end}`))
  return found === undefined ? cell('–') : metricCell(found)
}
