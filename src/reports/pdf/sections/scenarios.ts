import { SCENARIO_STATEMENTS } from '../../../domain/company/scenarios/scenario-words.ts'
import { ROLE_TITLES, STATUTORY_ROLES } from '../../../domain/company/scenarios/statutory-role.ts'
import type { DisclosureReport, Metric } from '../../../domain/disclosure/report/report.ts'
import { capital, figure, unit, words } from '../../format.ts'
import { milderThanNow } from '../../milder-than-now.ts'
import {
  type ComparedFigure,
  coverageRemark,
  spokenPanel,
  statutoryPanels,
  statutoryScenarios,
} from '../../statutory-scenarios.ts'
import { statutoryChart } from '../charts/statutory-scenarios.ts'
import type { Block, Cell } from '../document.ts'
import { metricTables } from './metrics.ts'

/** Hazards now, and the two scenarios that the law asks for, at the place of the report's climate. */
export function scenarioBlocks(report: DisclosureReport): Block[] {
  const own = report.metrics.filter(({ topic }) => topic === 'scenarios')
  const { place } = report.series.climate ?? {}
  const { now = [], ...levels } = Object.groupBy(own, ({ id }) => id.split('.')[1] ?? '')
  const scenarios = Object.values(levels).filter((one) => one !== undefined)
  const milder = milderThanNow(own).map(({ text }) => text)
  return [
    ...metricTables(report, ['hazards']),
    ...(own.length === 0
      ? []
      : [
          {
            kind: 'heading' as const,
            text: place === undefined ? 'Warming scenarios' : `Warming scenarios: ${place.name}`,
          },
          { kind: 'list' as const, items: SCENARIO_STATEMENTS },
          ...nowTable(now),
          ...scenarios.flatMap(scenarioTable),
          ...(milder.length === 0 ? [] : [{ kind: 'list' as const, items: milder }]),
        ]),
    ...bothScenarios(report),
    ...siteTable(report),
  ]
}

/** Both scenarios of the law: the warming of the place and the electricity market, beside each other. */
function bothScenarios({ metrics }: DisclosureReport): Block[] {
  const { sources, figures } = statutoryScenarios(metrics)
  if (figures.length === 0) return []
  const remark = coverageRemark(metrics)
  const panels = statutoryPanels(metrics)
  const scene = statutoryChart(panels)
  const rowsOf = (side: ComparedFigure['side']): Cell[][] => {
    const names = sources.find((source) => source.side === side)?.names
    return [
      [
        { text: capital(side), small: 'scenario used' },
        ...STATUTORY_ROLES.map((_role, at) => ({ text: names?.[at] ?? 'none' })),
        { text: '' },
      ],
      ...figures
        .filter((figure) => figure.side === side)
        .map((figure) => [
          { text: figure.label },
          ...figure.metrics.map((metric) => cellOf(metric ?? undefined)),
          { text: unit(figure.unit) },
        ]),
    ]
  }
  const sides = (['physical', 'transition'] as const).filter((side) =>
    figures.some((figure) => figure.side === side),
  )
  return [
    { kind: 'heading', text: 'Both scenarios of the law' },
    ...(scene === null
      ? []
      : [
          {
            kind: 'chart' as const,
            caption: 'Warming at the place above now, and the electricity market as a share of now',
            scene,
            alternative: panels.map(spokenPanel).join(' '),
          },
        ]),
    {
      kind: 'table',
      caption: 'Both scenarios of the law, physical and transition side by side',
      columns: [
        { title: 'Figure', share: 1.8, align: 'left' },
        ...STATUTORY_ROLES.map((role) => ({ title: ROLE_TITLES[role], share: 1.1, align: 'right' as const })),
        { title: 'Unit', share: 0, align: 'left' },
      ],
      rows: sides.flatMap(rowsOf),
    },
    ...(remark === null ? [] : [{ kind: 'list' as const, items: [remark] }]),
  ]
}

/** How warm the world was in the years of now, and what the models have of the region's change by then. */
function nowTable(metrics: readonly Metric[]): Block[] {
  const indicators = [...Map.groupBy(metrics, ({ id }) => id.split('.')[2] ?? '').values()]
  const named = (own: readonly Metric[], name: string): Metric | undefined =>
    own.find(({ id }) => id.endsWith(`.${name}`))
  return indicators.length === 0
    ? []
    : [
        {
          kind: 'table' as const,
          caption: 'Now: global warming of the observed years, and the change in the region by then',
          columns: [
            { title: 'Figure', share: 1.8, align: 'left' as const },
            { title: 'Years', share: 1, align: 'left' as const },
            { title: 'Global warming, °C', share: 1, align: 'right' as const },
            { title: 'Low', share: 0.8, align: 'right' as const },
            { title: 'Middle', share: 0.8, align: 'right' as const },
            { title: 'High', share: 0.8, align: 'right' as const },
            { title: 'Unit', share: 0, align: 'left' as const },
          ],
          rows: indicators.map((own) => [
            {
              text: own[0]?.label.split(':')[0] ?? '',
              small: own[0]?.id.replace(/\.[^.]+$/, '') ?? '',
            },
            { text: own[0]?.observed?.replace('/', '-') ?? '' },
            cellOf(named(own, 'global_warming')),
            ...ENDS.map((end) => cellOf(named(own, `so_far_${end}`))),
            { text: unit(named(own, 'so_far_central')?.unit ?? null) },
          ]),
        },
      ]
}

/** Figures of the sites in the scenarios, which have a table here and need no other. */
export const isSiteScenario = ({ id }: Metric): boolean => id.startsWith('sites.scenarios.')

/** The sites of the company at each level: a row for each hazard. */
function siteTable({ metrics }: DisclosureReport): Block[] {
  const hazards = [...Map.groupBy(metrics.filter(isSiteScenario), ({ id }) => id.replace(/\.[^.]+$/, ''))]
  const valueOf = (own: readonly Metric[], name: string): Cell => {
    const metric = own.find(({ id }) => id.endsWith(`.${name}`))
    if (metric?.value === null) return { text: 'None', small: metric.availability.reason_code ?? '' }
    return cellOf(metric)
  }
  return hazards.length === 0
    ? []
    : [
        {
          kind: 'table' as const,
          caption:
            'Sites in the warming scenarios and now, in the middle of the models: sites with a band both now and then',
          columns: [
            { title: 'Hazard', share: 1.8, align: 'left' as const },
            { title: 'Worst site', share: 1, align: 'left' as const },
            { title: 'Now', share: 0.9, align: 'left' as const },
            { title: 'Half of the sites at or below', share: 1, align: 'left' as const },
            { title: 'Now', share: 0.9, align: 'left' as const },
            { title: 'Weighed by', share: 0.8, align: 'left' as const },
            { title: 'Sites', share: 0.8, align: 'right' as const },
          ],
          rows: hazards.map(([id, own]) => [
            { text: own[0]?.label.replace(/: [^:]*$/, '') ?? '', small: id },
            valueOf(own, 'worst'),
            valueOf(own, 'worst_now'),
            valueOf(own, 'weighted'),
            valueOf(own, 'weighted_now'),
            valueOf(own, 'weighted_by'),
            valueOf(own, 'assessed'),
          ]),
        },
      ]
}

const END = /_(?<end>low|central|high)$/
const ENDS = ['low', 'central', 'high'] as const

/** One scenario: a row for each figure, at both ends and in the middle of the models. */
function scenarioTable(metrics: readonly Metric[]): Block[] {
  const figures = [
    ...Map.groupBy(
      metrics.filter(({ id }) => END.test(id)),
      ({ id }) => id.replace(END, ''),
    ).values(),
  ]
  const absent = metrics.filter(({ id }) => !END.test(id))
  return [
    ...(figures.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: `${levelOf(metrics)}: low end, middle and high end of the models`,
            columns: [
              { title: 'Figure', share: 1.8, align: 'left' as const },
              { title: 'Low', share: 1, align: 'right' as const },
              { title: 'Middle', share: 1, align: 'right' as const },
              { title: 'High', share: 1, align: 'right' as const },
              { title: 'Unit', share: 0, align: 'left' as const },
            ],
            rows: figures.map(figureRow),
          },
        ]),
    ...absent.map((metric) => ({
      kind: 'missing' as const,
      label: metric.label,
      text: metric.availability.detail ?? '',
      code: metric.availability.reason_code ?? 'no_value',
    })),
  ]
}

const levelOf = ([first]: readonly Metric[]): string => first?.label.split(':')[0] ?? ''

function figureRow(group: readonly Metric[]): Cell[] {
  const [first] = group
  const label = first?.label.replace(/^[^:]*: /, '').replace(/, low end of the models$/, '') ?? ''
  return [
    { text: capital(label), small: first?.id.replace(END, '') ?? '' },
    ...ENDS.map((end) => cellOf(group.find(({ id }) => id.endsWith(`_${end}`)))),
    { text: unit(first?.unit ?? null) },
  ]
}

function cellOf(metric: Metric | undefined): Cell {
  const value = metric?.value ?? null
  if (value === null) return { text: 'none' }
  return { text: typeof value === 'number' ? figure(value) : capital(words(value)) }
}
