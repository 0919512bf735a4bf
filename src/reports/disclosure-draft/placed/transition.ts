import { TRANSITION_STATEMENTS } from '../../../domain/company/transition/transition-words.ts'
import type { Compared } from '../../../domain/disclosure/report/report.ts'
import { capital, number, unit } from '../../format.ts'
import { type DrawnPath, transitionChart } from '../../pdf/charts/transition.ts'
import { type Figures, metricCell, metricTable, type PlacedMetric } from '../figures.ts'
import { cell, type DraftBlock, type DraftTable, text } from '../model.ts'

interface OfScenario extends PlacedMetric, Pick<Compared, 'figure' | 'year' | 'label'> {
  /** Such as `Step Change (1.8 °C)`. */
  readonly name: string
}

const isOfScenario = ({ metric }: PlacedMetric): boolean => (metric.compared?.scenario ?? null) !== null

/** The transition half of the scenarios, computed from public data: figures to speak about, never the company’s statement. */
export function transitionScenariosPlaced({ metricsWhere }: Figures): DraftBlock[] {
  const found = metricsWhere(({ topic, value }) => topic === 'transition_scenarios' && value !== null)
  if (found.length === 0) return []
  const ofScenarios = found.flatMap(ofScenario)
  const others = metricTable(
    'Power stations and the value of emissions reduction, in all scenarios',
    found.filter((one) => !isOfScenario(one)),
  )
  return [
    {
      kind: 'small',
      line: text(`Computed from public data, not stated by the company. ${TRANSITION_STATEMENTS.join(' ')}`),
    },
    ...(ofScenarios.length === 0 ? [] : [scenarioTable(ofScenarios), ...drawing(ofScenarios)]),
    ...(others === null ? [] : [others]),
  ]
}

function ofScenario(one: PlacedMetric): OfScenario[] {
  const { compared } = one.metric
  if (compared === undefined || compared.scenario === null) return []
  const { scenario, figure, year, label } = compared
  return [{ ...one, figure, year, label, name: scenario.name }]
}

/** A row for each figure, and the scenarios beside each other. */
function scenarioTable(found: readonly OfScenario[]): DraftTable {
  const names = [...new Set(found.map(({ name }) => name))]
  return {
    kind: 'table',
    caption: 'The electricity market’s scenarios, side by side',
    columns: [
      { title: 'Figure', share: 1.8, align: 'left' },
      ...names.map((title) => ({ title, share: 1, align: 'right' as const })),
      { title: 'Unit', share: 0.8, align: 'left' },
    ],
    rows: [...Map.groupBy(found, ({ figure, year }) => `${figure} ${year}`).values()].map((group) => [
      cell(capital(group[0]?.label ?? '')),
      ...names.map((name) => {
        const one = group.find((metric) => metric.name === name)
        return one === undefined ? cell('–') : metricCell(one)
      }),
      cell(unit(group[0]?.metric.unit ?? null)),
    ]),
  }
}

function drawing(found: readonly OfScenario[]): DraftBlock[] {
  const intensities = found.filter(({ figure }) => figure === 'intensity')
  const paths = [...Map.groupBy(intensities, ({ name }) => name)].map(
    ([name, group]): DrawnPath => ({
      name,
      points: group.flatMap(({ year, metric }) =>
        typeof metric.value === 'number' && year !== null ? [{ year, value: metric.value }] : [],
      ),
    }),
  )
  const scene = transitionChart(paths)
  if (scene === null) return []
  // A scenario may lack a year that another has.
  const years = [...new Set(paths.flatMap(({ points }) => points.map(({ year }) => year)))].toSorted(
    (a, b) => a - b,
  )
  return [
    {
      kind: 'chart',
      caption: 'Intensity of the grid by scenario, years to June, t CO₂-e per MWh',
      alternative: paths
        .map(
          ({ name, points }) =>
            `${name}: ${points.map(({ year, value }) => `${number(value, 3)} in ${year}`).join(', ')}.`,
        )
        .join(' '),
      scene,
      data: {
        kind: 'lines',
        categories: years.map(String),
        series: paths.map(({ name, points }) => ({
          name,
          values: years.map((wanted) => points.find(({ year }) => year === wanted)?.value ?? null),
        })),
        unit: 't CO₂-e/MWh',
      },
    },
  ]
}
