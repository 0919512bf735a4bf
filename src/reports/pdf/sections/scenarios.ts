import { SCENARIO_STATEMENTS } from '../../../domain/company/scenarios/scenario-words.ts'
import type { DisclosureReport, Metric } from '../../../domain/disclosure/report/report.ts'
import { capital, figure, unit, words } from '../../format.ts'
import type { Block, Cell } from '../document.ts'
import { metricTables } from './metrics.ts'

/** Hazards now, and the two scenarios that the law asks for, at the place of the report's climate. */
export function scenarioBlocks(report: DisclosureReport): Block[] {
  const own = report.metrics.filter(({ topic }) => topic === 'scenarios')
  const { place } = report.series.climate ?? {}
  const scenarios = [...Map.groupBy(own, ({ id }) => id.split('.')[1] ?? '').values()]
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
          ...scenarios.flatMap(scenarioTable),
        ]),
    ...siteTable(report),
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
          caption: 'Sites in the warming scenarios, in the middle of the models',
          columns: [
            { title: 'Hazard', share: 1.8, align: 'left' as const },
            { title: 'Worst site', share: 1, align: 'left' as const },
            { title: 'Half of the sites at or below', share: 1, align: 'left' as const },
            { title: 'Weighed by', share: 0.8, align: 'left' as const },
            { title: 'Sites with a band', share: 0.8, align: 'right' as const },
          ],
          rows: hazards.map(([id, own]) => [
            { text: own[0]?.label.replace(/: [^:]*$/, '') ?? '', small: id },
            valueOf(own, 'worst'),
            valueOf(own, 'weighted'),
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
