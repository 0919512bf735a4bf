import { readinessWorking } from '../../readiness/readiness.ts'
import { SCORED_PILLARS } from '../../readiness/row.ts'
import { originOf } from '../draft.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const metricsOf = (name: string, label: string): [string, MetricName][] =>
  Object.entries({
    score: 'score',
    numerator: 'credits',
    denominator: 'requirements that count',
  }).map(([output, what]) => [
    `${name}.${output}`,
    { id: `readiness.${name}.${output}`, label: `${label}: ${what}`, unit: null },
  ])

/** How far the evidence of the period is, counted over the rows of coverage-matrix.json. */
export const READINESS: TopicTable = {
  topic: 'readiness',
  outcomes: ({ readiness, parts }) => [
    {
      ...originOf(readiness.method, parts.filing_readiness.inputs),
      workings: () => [readinessWorking(readiness)],
    },
  ],
  formulas: {
    readiness_score: {
      calculation: 'readiness.score',
      metrics: Object.fromEntries([
        ...metricsOf('overall', 'Readiness'),
        ...SCORED_PILLARS.flatMap((pillar) => metricsOf(pillar, `Readiness, ${pillar.replaceAll('_', ' ')}`)),
      ]),
      pointers: {
        overall: '/readiness/score',
        pillars: '/readiness/pillars',
        bars: '/series/readiness',
      },
    },
  },
}
