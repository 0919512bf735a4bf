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
