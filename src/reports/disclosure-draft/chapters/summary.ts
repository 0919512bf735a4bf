import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { capital, words } from '../../format.ts'
import { PILLAR_TITLES, STATE_WORDS } from '../../wording.ts'
import { type Figures, figureAt, metricCell } from '../figures.ts'
import { requirementMark } from '../marks.ts'
import { cell, type DraftBlock, type DraftCell, paragraph } from '../model.ts'
import { yearInFigures } from '../placed/year.ts'
import type { DraftRequirement } from '../requirements.ts'
import { answeredIn } from './pillar.ts'

/** Open points that one page holds; all of them are in the margin. */
const MOST_OPEN = 10

/** One page for a reader who has only that: the main figures, how far the evidence is, and what is open. */
export function summaryBlocks(figures: Figures, requirements: readonly DraftRequirement[]): DraftBlock[] {
  return [
    ...yearInFigures(figures),
    ...judgedFigures(figures),
    ...stateOfEvidence(figures.report),
    ...openPoints(figures, requirements),
  ]
}

/** How targets stand and what screening found. */
function judgedFigures({ metric, metricsWhere }: Figures): DraftBlock[] {
  // The head office says something of the company only where no site is known.
  const physical =
    (metric('sites.worst')?.metric.value ?? null) === null ? 'physical_risk.overall' : 'sites.worst'
  const rows = metricsWhere(
    ({ id, value }) =>
      value !== null &&
      (/^targets\..*\.status$/.test(id) || id === 'transition_risk.overall' || id === physical),
  ).map((one) => [
    cell(one.metric.label.replace(/: status$/, '')),
    metricCell(one),
    cell(one.metric.topic === 'targets' ? 'Computed from the target and its actual figures' : 'By screening'),
  ])
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Targets and risk',
      columns: [
        { title: 'What', share: 2, align: 'left' },
        { title: 'State', share: 0.8, align: 'left' },
        { title: 'Basis', share: 1.6, align: 'left' },
      ],
      rows,
    },
  ]
}

const stateOfEvidence = ({ readiness }: DisclosureReport): DraftBlock[] => [
  {
    kind: 'table',
    caption: 'Evidence for the disclosures',
    columns: [
      { title: 'Pillar', share: 1.3, align: 'left' },
      { title: 'Requirements', share: 2.2, align: 'left' },
      { title: 'State', share: 1, align: 'left' },
      { title: 'Points', share: 0.6, align: 'right' },
      { title: 'Of', share: 0.4, align: 'right' },
    ],
    rows: [
      ...readiness.pillars.map((one, index) => ({
        ...one,
        title: PILLAR_TITLES[one.pillar] ?? words(one.pillar),
        at: `/readiness/pillars/${index}/score`,
      })),
      {
        title: 'All counted requirements',
        score: readiness.score,
        score_line: readiness.score_line,
        readiness_state: readiness.readiness_state,
        at: '/readiness/score',
      },
    ].map(({ title, score, score_line, readiness_state, at }) => [
      cell(title),
      cell(score_line),
      cell(STATE_WORDS[readiness_state] ?? words(readiness_state)),
      { line: [figureAt(`${at}/numerator`, score.numerator)] },
      { line: [figureAt(`${at}/denominator`, score.denominator)] },
    ]),
  },
  {
    kind: 'small',
    line: [
      {
        kind: 'text',
        text: 'A requirement is supported once a document that the service holds, or a recomputed figure, shows it. Points show how complete the evidence is. They do not mean that a disclosure complies with the standard.',
      },
    ],
  },
]

function openPoints({ report }: Figures, requirements: readonly DraftRequirement[]): DraftBlock[] {
  const open = report.next_actions
  const contradictions = report.contradictions.filter(({ status }) => status === 'open')
  if (open.length + contradictions.length === 0)
    return [paragraph('Every requirement has evidence, and no contradiction is open.')]
  const shown = new Set(requirements.filter((one) => answeredIn(one) === null).map(({ id }) => id))
  const left = open.length - MOST_OPEN
  return [
    ...(open.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: 'What is still open',
            columns: [
              { title: 'Requirement', share: 1.6, align: 'left' as const },
              { title: 'What closes it', share: 2.2, align: 'left' as const },
              { title: 'Held by', share: 1, align: 'left' as const },
            ],
            rows: open.slice(0, MOST_OPEN).map((action): DraftCell[] => {
              const name = `${headingIn(requirements, action.requirement_id) ?? action.title} [${action.requirement_id}]`
              return [
                shown.has(action.requirement_id)
                  ? { line: [{ kind: 'link', text: name, to: requirementMark(action.requirement_id) }] }
                  : cell(name),
                cell(words(action.do)),
                cell(capital(words(action.holder))),
              ]
            }),
          },
        ]),
    ...(left > 0
      ? [
          paragraph(
            'More items are open than fit on this page. Notes in the margin and the index list them all.',
          ),
        ]
      : []),
    ...(contradictions.length === 0
      ? []
      : [paragraph('Records and published data contradict each other; notes in the margin say where.')]),
  ]
}

const headingIn = (requirements: readonly DraftRequirement[], wanted: string): string | undefined =>
  requirements.find(({ id }) => id === wanted)?.heading
