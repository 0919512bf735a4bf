import { type Figures, metricCell } from '../figures.ts'
import { cell, type DraftBlock } from '../model.ts'
import { yearInFigures } from '../placed/year.ts'

export const YEAR_TITLE = 'The year in figures'

/** The main figures of the year, how the targets stand and what screening found. */
export const summaryBlocks = (figures: Figures): DraftBlock[] => [
  ...yearInFigures(figures),
  ...judgedFigures(figures),
]

/** How targets stand and what screening found. */
function judgedFigures({ metric, metricsWhere }: Figures): DraftBlock[] {
  // The head office says something of the company only where no site is known.
  const physical =
    (metric('sites.worst')?.metric.value ?? null) === null ? 'physical_risk.overall' : 'sites.worst'
  const rows = metricsWhere(
    ({ id, value }) =>
      value !== null &&
      (/^targets\..*\.status$/.test(id) || id === 'transition_risk.overall' || id === physical),
  ).map((one) => [
    cell(one.metric.label.replace(/: status$/, '')),
    metricCell(one),
    cell(one.metric.topic === 'targets' ? 'Computed from the target and its actual figures' : 'By screening'),
  ])
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Targets and risk',
      columns: [
        { title: 'What', share: 2, align: 'left' },
        { title: 'State', share: 0.8, align: 'left' },
        { title: 'Basis', share: 1.6, align: 'left' },
      ],
      rows,
    },
  ]
}
