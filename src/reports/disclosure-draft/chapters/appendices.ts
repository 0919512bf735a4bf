import type { ReportContradiction } from '../../../domain/disclosure/report/contradictions.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { capital, day, unit, words } from '../../format.ts'
import { PILLAR_TITLES, STATE_WORDS } from '../../wording.ts'
import { figureAt } from '../figures.ts'
import { requirementMark } from '../marks.ts'
import { type Chapter, cell, type DraftBlock, type DraftCell, paragraph } from '../model.ts'
import { readable } from '../readable.ts'
import type { DraftRequirement } from '../requirements.ts'
import { NO_MESSAGE } from './message.ts'
import { answeredIn } from './pillar.ts'

/** What stands behind the statements: open items, evidence and explained contradictions, a letter each. */
export function appendicesOf(
  report: DisclosureReport,
  requirements: readonly DraftRequirement[],
  mark: string | null,
): Chapter[] {
  const parts = [
    { title: 'Open items', blocks: openItems(report, requirements, mark) },
    { title: 'Evidence', blocks: [...stateOfEvidence(report), ...evidenceFiles(report)] },
    { title: 'Contradictions explained', blocks: contradictionBlocks(report) },
  ].filter(({ blocks }) => blocks.length > 0)
  return parts.map(({ title, blocks }, at) => ({
    title: `Appendix ${'ABC'.charAt(at)}: ${title.toLowerCase()}`,
    blocks,
  }))
}

function openItems(
  report: DisclosureReport,
  requirements: readonly DraftRequirement[],
  mark: string | null,
): DraftBlock[] {
  const contradictions = report.contradictions.filter(({ status }) => status === 'open')
  const shown = new Set(requirements.filter((one) => answeredIn(one) === null).map(({ id }) => id))
  const rows = [
    ...(mark === null || report.declared.message !== undefined
      ? []
      : [[cell(NO_MESSAGE), cell('Write the message that opens the disclosure'), cell('Company')]]),
    ...report.next_actions.map((action): DraftCell[] => {
      const name = `${headingIn(requirements, action.requirement_id) ?? action.title} [${action.requirement_id}]`
      return [
        shown.has(action.requirement_id)
          ? { line: [{ kind: 'link', text: name, to: requirementMark(action.requirement_id) }] }
          : cell(name),
        cell(capital(readable(action.do))),
        cell(capital(words(action.holder))),
      ]
    }),
  ]
  return [
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: 'What is still open',
            columns: [
              { title: 'Item', share: 1.6, align: 'left' as const },
              { title: 'Evidence needed', share: 2.2, align: 'left' as const },
              { title: 'Held by', share: 0.8, align: 'left' as const },
            ],
            rows,
          },
        ]),
    ...(contradictions.length === 0
      ? []
      : [
          paragraph(
            'Records and published data contradict each other; the notes at the requirements say where.',
          ),
        ]),
  ]
}

const headingIn = (requirements: readonly DraftRequirement[], wanted: string): string | undefined =>
  requirements.find(({ id }) => id === wanted)?.heading

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

const FILE_STATES: Readonly<Record<string, string>> = {
  held: 'Held',
  missing: 'Not uploaded',
  other_type: 'Held, of another type than the record says',
}

/** Documents that the records name, and what rests on each. */
function evidenceFiles({ declared, evidence_files: files = [] }: DisclosureReport): DraftBlock[] {
  if (files.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Documents that the records name',
      columns: [
        { title: 'Document', share: 1.6, align: 'left' },
        { title: 'Evidence of', share: 1.4, align: 'left' },
        { title: 'Paragraphs', share: 1.2, align: 'left' },
        { title: 'State', share: 0.8, align: 'left' },
      ],
      rows: files.map(({ sha256, name, named_in, requirement_ids, status }) => [
        cell(name ?? nameIn(declared, sha256)),
        cell(someOf([...new Set(named_in.map(({ what }) => capital(readable(what))))], '; ')),
        cell(someOf(requirement_ids, ', ')),
        cell(FILE_STATES[status] ?? capital(words(status))),
      ]),
    },
  ]
}

/** As a statement calls it. */
const nameIn = ({ statements }: DisclosureReport['declared'], sha256: string): string =>
  statements.find(({ document }) => document?.sha256 === sha256)?.document?.name ?? 'Without a name'

/** Uses of a document that a cell lists; the index has every paragraph. */
const MOST_USES = 6

function someOf(all: readonly string[], between: string): string {
  const rest = all.length - MOST_USES
  return `${all.slice(0, MOST_USES).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** Contradictions that a person explained. Open ones are in the margin of their paragraphs. */
function contradictionBlocks({ contradictions }: DisclosureReport): DraftBlock[] {
  const explained = contradictions.filter(({ explanation }) => explanation !== null)
  if (explained.length === 0) return []
  return [
    paragraph(
      'Values in the company’s records that contradict published data or another record, with the explanation given by a named person.',
    ),
    {
      kind: 'table',
      caption: 'Declared values, what contradicts them, and the explanation',
      columns: [
        { title: 'Paragraphs', share: 0.7, align: 'left' },
        { title: 'Declared', share: 1.3, align: 'left' },
        { title: 'Against it', share: 1.3, align: 'left' },
        { title: 'Explanation', share: 1.7, align: 'left' },
      ],
      rows: explained.map((one) => {
        const at = `/contradictions/${contradictions.indexOf(one)}`
        return [
          cell(one.requirement_ids.join(', ')),
          sideCell(one.declared, `${at}/declared/value`),
          sideCell(one.other, `${at}/other/value`),
          explanationCell(one),
        ]
      }),
    },
  ]
}

function sideCell(
  side: { readonly what: string; readonly value: number | string; readonly unit: string | null },
  pointer: string,
): DraftCell {
  return {
    line: [
      { kind: 'text', text: `${capital(side.what)}: ` },
      typeof side.value === 'number' ? figureAt(pointer, side.value) : { kind: 'text', text: side.value },
      { kind: 'text', text: side.unit === null ? '' : ` ${unit(side.unit)}` },
    ],
  }
}

const explanationCell = ({ explanation }: ReportContradiction): DraftCell =>
  cell(
    explanation?.reason ?? '',
    explanation === null ? '' : `${explanation.person}, ${day(explanation.written_at.slice(0, 10))}`,
  )
