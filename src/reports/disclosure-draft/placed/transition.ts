import { TRANSITION_STATEMENTS } from '../../../domain/company/transition/transition-words.ts'
import { capital, number, unit } from '../../format.ts'
import { type DrawnPath, transitionChart } from '../../pdf/charts/transition.ts'
import { type Figures, metricCell, metricTable, type PlacedMetric } from '../figures.ts'
import { cell, type DraftBlock, type DraftTable, text } from '../model.ts'

/** Figures of one scenario: the plan, the scenario, the figure. */
const OF_SCENARIO = /^transition_scenarios\.(?<scenario>(?!closures|value)\w+)\.(?<figure>\w+_\d{4})$/

interface OfScenario extends PlacedMetric {
  readonly scenario: string
  readonly figure: string
  /** Such as `Step Change (1.8 °C)`. */
  readonly name: string
}

/** The transition half of the scenarios, computed from public data: figures to speak about, never the company’s statement. */
export function transitionScenariosPlaced({ metricsWhere }: Figures): DraftBlock[] {
  const found = metricsWhere(({ topic, value }) => topic === 'transition_scenarios' && value !== null)
  if (found.length === 0) return []
  const ofScenarios = found.flatMap(ofScenario)
  const others = metricTable(
    'Power stations and the value of emissions reduction, in all scenarios',
    found.filter(({ metric }) => !OF_SCENARIO.test(metric.id)),
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
  const { scenario, figure } = OF_SCENARIO.exec(one.metric.id)?.groups ?? {}
  return scenario === undefined || figure === undefined
    ? []
    : [{ ...one, scenario, figure, name: one.metric.label.split(':')[0] ?? scenario }]
}

/** A row for each figure, and the scenarios beside each other. */
function scenarioTable(found: readonly OfScenario[]): DraftTable {
  const names = [...new Map(found.map(({ scenario, name }) => [scenario, name]))]
  return {
    kind: 'table',
    caption: 'The electricity market’s scenarios, side by side',
    columns: [
      { title: 'Figure', share: 1.8, align: 'left' },
      ...names.map(([, title]) => ({ title, share: 1, align: 'right' as const })),
      { title: 'Unit', share: 0.8, align: 'left' },
    ],
    rows: [...Map.groupBy(found, ({ figure }) => figure).values()].map((group) => [
      cell(capital(group[0]?.metric.label.replace(/^[^:]*: /, '') ?? '')),
      ...names.map(([scenario]) => {
        const one = group.find((metric) => metric.scenario === scenario)
        return one === undefined ? cell('–') : metricCell(one)
      }),
      cell(unit(group[0]?.metric.unit ?? null)),
    ]),
  }
}

function drawing(found: readonly OfScenario[]): DraftBlock[] {
  const intensities = found.filter(({ figure }) => figure.startsWith('intensity_'))
  const paths = [...Map.groupBy(intensities, ({ name }) => name)].map(
    ([name, group]): DrawnPath => ({
      name,
      points: group.flatMap(({ figure, metric }) =>
        typeof metric.value === 'number' ? [{ year: Number(figure.slice(-4)), value: metric.value }] : [],
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
      caption: 'Intensity of the grid by scenario, years to June, t CO2-e per MWh',
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
        unit: 't CO2-e/MWh',
      },
    },
  ]
}
