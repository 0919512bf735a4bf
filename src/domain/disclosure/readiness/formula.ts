import { named } from '../../formula/definitions.ts'
import { type FigureStep, PLAIN, TEXT, TRUTH } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { absent, lookup, ratio, sum, sumWhere, type Term, text, when } from '../../formula/terms.ts'
import { COMMON_WORDS } from './common-words.ts'
import { PLACE_WORDS } from './places.ts'
import { CREDITS, SCORED_PILLARS } from './row.ts'
import { LOOKALIKES, SCENARIO_FAMILIES } from './scenario-families.ts'
import { FIELD_RULES, SENTENCE_RULES } from './statement-words.ts'

/** What a score is counted over: all pillars, or one. */
export const SCORES = ['overall', ...SCORED_PILLARS] as const
export type Score = (typeof SCORES)[number]

export const scoreLabel = (score: Score): string =>
  score === 'overall' ? 'Readiness' : `Readiness, ${score.replaceAll('_', ' ')}`

const summed = (column: string, score: Score): Term =>
  score === 'overall' ? sum(column, 'known') : sumWhere(column, { pillar: text(score) }, 'known')

const scoreSteps = (score: Score): FigureStep[] => [
  {
    figure: `${score}_numerator`,
    label: `${scoreLabel(score)}: credits`,
    unit: PLAIN,
    is: summed('requirements.credit', score),
  },
  {
    figure: `${score}_denominator`,
    label: `${scoreLabel(score)}: requirements that count`,
    unit: PLAIN,
    is: summed('requirements.counted', score),
  },
  {
    figure: `${score}_score`,
    label: `${scoreLabel(score)}: score`,
    unit: PLAIN,
    is: ratio(`${score}_numerator`, `${score}_denominator`),
  },
]

/** The score first, as reports list it. */
const PARTS = ['score', 'numerator', 'denominator'] as const

const STEPS = SCORES.flatMap(scoreSteps)

/** Credits over the requirements that count. Where nothing counts there is no score. */
export const READINESS_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'filing_readiness',
  version: '2.6.0',
  title: 'How complete the evidence of a period is',
  constants: {},
  tables: {
    credits: {
      label: 'Credit of a requirement by the status of its evidence',
      source: 'docs/methods/filing_readiness.md',
      columns: { credit: PLAIN },
      rows: Object.fromEntries(Object.entries(CREDITS).map(([status, credit]) => [status, { credit }])),
    },
  },
  rules: {
    sentences: SENTENCE_RULES,
    fields: FIELD_RULES,
    common_words: COMMON_WORDS,
    place_words: PLACE_WORDS,
    scenario_families: SCENARIO_FAMILIES,
    lookalikes: LOOKALIKES,
  },
  formulas: {
    readiness_score: {
      title: 'Score of all requirements and of each pillar',
      given: {
        requirements: {
          label: 'Requirements',
          columns: {
            requirement_id: named('Requirement', TEXT),
            title: named('Title', TEXT),
            pillar: named('Pillar', TEXT),
            is_counted: named('Counts', TRUTH),
            evidence_status: named('Evidence', TEXT),
          },
        },
      },
      steps: [
        {
          column: 'requirements.counted',
          label: 'Counted',
          unit: PLAIN,
          is: when('.is_counted', 1, absent('not_counted')),
        },
        {
          column: 'requirements.credit',
          label: 'Credit',
          unit: PLAIN,
          is: when('.is_counted', lookup('.evidence_status', 'credits', 'credit'), absent('not_counted')),
        },
        ...STEPS,
      ],
      outputs: SCORES.flatMap((score) => PARTS.map((part) => `${score}_${part}`)),
    },
  },
})
