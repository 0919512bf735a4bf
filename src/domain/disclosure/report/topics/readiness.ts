import type { Disclosure } from '../../disclosure.ts'
import type { ReadinessScore } from '../../readiness/readiness.ts'
import type { Citations } from '../citations.ts'
import { calculated, type Figure, originOf, type Part } from '../draft.ts'

/** How far the evidence of the period is, counted over the rows of coverage-matrix.json. */
export function readinessMetrics(disclosure: Disclosure, citations: Citations): Part {
  const { readiness, parts } = disclosure
  const scores = [
    { name: 'overall', label: 'Readiness', score: readiness.score },
    ...readiness.pillars.map(({ pillar, score }) => ({
      name: pillar,
      label: `Readiness, ${pillar.replaceAll('_', ' ')}`,
      score,
    })),
  ]
  return calculated('readiness', citations, originOf(readiness.method, parts.filing_readiness.inputs), {
    id: 'readiness.score',
    formula: 'readiness_score',
    arguments: {
      requirements: { coverage: '/requirements' },
      pillars: readiness.pillars.map(({ pillar, readiness_state }) => ({ pillar, readiness_state })),
    },
    figures: Object.fromEntries(scores.flatMap(({ name, label, score }) => figuresOf(name, label, score))),
    pointers: {
      overall: '/readiness/score',
      pillars: '/readiness/pillars',
      bars: '/series/readiness',
    },
  })
}

const figuresOf = (name: string, label: string, score: ReadinessScore): [string, Figure][] => [
  [
    `${name}.score`,
    { id: `readiness.${name}.score`, label: `${label}: score`, value: score.value, unit: null },
  ],
  [
    `${name}.numerator`,
    { id: `readiness.${name}.numerator`, label: `${label}: credits`, value: score.numerator, unit: null },
  ],
  [
    `${name}.denominator`,
    {
      id: `readiness.${name}.denominator`,
      label: `${label}: requirements that count`,
      value: score.denominator,
      unit: null,
    },
  ],
]
