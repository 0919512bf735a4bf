import { ROLE_TITLES, STATUTORY_ROLES } from '../../../domain/company/scenarios/statutory-role.ts'
import type { Metric } from '../../../domain/disclosure/report/report.ts'
import { unit } from '../../format.ts'
import { statutoryChart } from '../../pdf/charts/statutory-scenarios.ts'
import {
  type ComparedFigure,
  coverageRemark,
  type Panel,
  spokenPanel,
  statutoryPanels,
  statutoryScenarios,
} from '../../statutory-scenarios.ts'
import { type Figures, metricCell } from '../figures.ts'
import { type ChartData, cell, type DraftBlock, type DraftCell, text } from '../model.ts'

/** Both scenarios of the law, the physical and the transition side of each beside each other: a picture and a table. */
export function bothScenariosPlaced({ report, metric }: Figures): DraftBlock[] {
  const { sources, figures } = statutoryScenarios(report.metrics)
  if (figures.length === 0) return []
  const remark = coverageRemark(report.metrics)
  const shown = (found: Metric | null): DraftCell => {
    const placed = found === null ? undefined : metric(found.id)
    return placed === undefined ? cell('–') : metricCell(placed)
  }
  const rowsOf = (side: ComparedFigure['side'], title: string): DraftCell[][] => {
    const own = figures.filter((figure) => figure.side === side)
    const names = sources.find((source) => source.side === side)?.names
    return own.length === 0
      ? []
      : [
          [
            cell(title, 'scenario used'),
            ...STATUTORY_ROLES.map((_role, at) => cell(names?.[at] ?? '–')),
            cell(''),
          ],
          ...own.map((figure) => [cell(figure.label), ...figure.metrics.map(shown), cell(unit(figure.unit))]),
        ]
  }
  return [
    ...drawing(statutoryPanels(report.metrics)),
    {
      kind: 'table',
      caption: 'Both scenarios of the law, physical and transition side by side',
      columns: [
        { title: 'Figure', share: 2, align: 'left' },
        ...STATUTORY_ROLES.map((role) => ({ title: ROLE_TITLES[role], share: 1.2, align: 'right' as const })),
        { title: 'Unit', share: 0.7, align: 'left' },
      ],
      rows: [...rowsOf('physical', 'Physical'), ...rowsOf('transition', 'Transition')],
    },
    {
      kind: 'small',
      line: text(
        `Computed from public data, not stated by the company: the middle of the models, and the electricity market’s plan. Expected closures and the value of emissions reduction are one set for all scenarios, so both columns show the same figure.${remark === null ? '' : ` ${remark}`}`,
      ),
    },
  ]
}

const CAPTION = 'Both scenarios of the law: warming at the place, and the electricity market'

function drawing(panels: readonly Panel[]): DraftBlock[] {
  const scene = statutoryChart(panels)
  const [first, second] = panels.map(dataOf)
  if (scene === null || first === undefined) return []
  return [
    {
      kind: 'chart',
      caption: CAPTION,
      alternative: panels.map(spokenPanel).join(' '),
      scene,
      data: first,
      ...(second === undefined ? {} : { beside: second }),
    },
  ]
}

const dataOf = ({ categories, values, unit: ofPanel }: Panel): ChartData => ({
  kind: 'columns',
  categories,
  series: STATUTORY_ROLES.map((role, at) => ({ name: ROLE_TITLES[role], values: values[at] ?? [] })),
  unit: ofPanel,
})
