import { SCORES, type Score, scoreLabel } from '../../readiness/formula.ts'
import { readinessWorking } from '../../readiness/readiness.ts'
import { originOf } from '../draft.ts'
import type { TopicTable } from '../topic-table.ts'

/** What a score is made of: what a report calls it, and whether the bars of the pillars show it. */
const PARTS = [
  { part: 'score', member: 'value', what: 'score', isInBars: false },
  { part: 'numerator', member: 'numerator', what: 'credits', isInBars: true },
  { part: 'denominator', member: 'denominator', what: 'requirements that count', isInBars: true },
] as const

const each = <Row>(row: (score: Score, at: number, part: (typeof PARTS)[number]) => Row) =>
  Object.fromEntries(
    SCORES.flatMap((score, at) => PARTS.map((part) => [`${score}_${part.part}`, row(score, at, part)])),
  )

/** How far the evidence of the period is, counted over the requirements of the report. */
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
      metrics: each((score, _, { part, what }) => ({
        id: `readiness.${score}.${part}`,
        label: `${scoreLabel(score)}: ${what}`,
        unit: null,
      })),
      // The first score is that of all pillars.
      pointers: each((_, at, { part, member, isInBars }) =>
        at === 0
          ? `/readiness/score/${member}`
          : [
              `/readiness/pillars/${at - 1}/score/${member}`,
              ...(isInBars ? [`/series/readiness/${at - 1}/${part}`] : []),
            ],
      ),
    },
  },
}
