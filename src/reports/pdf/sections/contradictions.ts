import type { ReportContradiction } from '../../../domain/disclosure/report/contradictions.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { capital, figure, unit, words } from '../../format.ts'
import type { Block, Cell, Section } from '../document.ts'

/** What speaks against the records, with both values, and what nothing could speak about; no section without either. */
export function contradictionsSection({ contradictions, not_compared }: DisclosureReport): Section {
  const isEmpty = contradictions.length === 0 && not_compared.length === 0
  return {
    title: 'Contradictions',
    starts_page: false,
    blocks: isEmpty ? [] : [...foundBlocks(contradictions), ...notComparedBlocks(not_compared)],
  }
}

function foundBlocks(contradictions: readonly ReportContradiction[]): Block[] {
  const open = contradictions.filter(({ status }) => status === 'open').length
  if (contradictions.length === 0)
    return [
      {
        kind: 'paragraph',
        text: 'No contradictions found in the declared values that could be compared with published data, other records or dates.',
      },
    ]
  return [
    {
      kind: 'paragraph',
      text: `Declared values that contradict published data, another record or the calendar. Open: ${open}. Explained by a named person: ${contradictions.length - open}. Requirements with an open contradiction count as in conflict. Explained ones stay listed.`,
    },
    {
      kind: 'table',
      caption: 'Declared values and what contradicts them',
      columns: [
        { title: 'Kind', share: 1, align: 'left' },
        { title: 'Declared', share: 1.6, align: 'left' },
        { title: 'Against it', share: 1.6, align: 'left' },
        { title: 'Paragraphs', share: 0.8, align: 'left' },
        { title: 'State', share: 1.6, align: 'left' },
      ],
      rows: contradictions.map((one) => [
        { text: capital(words(one.kind)).replace('Nger', 'NGER') },
        sideCell(one.declared, `${one.declared.record} version ${one.declared.version}`),
        sideCell(one.other, one.other.source ?? `${one.other.record} version ${one.other.version}`),
        { text: one.requirement_ids.join(', ') },
        stateCell(one),
      ]),
    },
  ]
}

/** A record of a thousand certificates would fill a hundred pages. */
const MOST_NOT_COMPARED = 40

/** Silence about a value is no agreement with it. */
const notComparedBlocks = (list: DisclosureReport['not_compared']): Block[] =>
  list.length === 0
    ? []
    : [
        {
          kind: 'paragraph',
          text: `Not compared: ${list.length} declared ${list.length === 1 ? 'value' : 'values'} that no loaded data can confirm or contradict. No contradiction does not mean agreement.${list.length > MOST_NOT_COMPARED ? ` The first ${MOST_NOT_COMPARED} stand here, all in the working papers.` : ''}`,
        },
        {
          kind: 'table',
          caption: 'Declared values that could not be compared, and why',
          columns: [
            { title: 'Declared', share: 1.4, align: 'left' },
            { title: 'Why not', share: 2.6, align: 'left' },
          ],
          rows: list
            .slice(0, MOST_NOT_COMPARED)
            .map(({ what, record, pointer, detail }) => [
              { text: capital(shortened(what)), small: `${record} ${pointer}` },
              { text: detail },
            ]),
        },
      ]

function sideCell(
  side: { readonly what: string; readonly value: number | string; readonly unit: string | null },
  source: string,
): Cell {
  return { text: `${capital(shortened(side.what))}: ${valueText(side)}`, small: source }
}

/** With its unit; a code such as `not_registered` in words. */
function valueText({
  value,
  unit: name,
}: {
  readonly value: number | string
  readonly unit: string | null
}): string {
  if (typeof value === 'string') return /^[a-z]+(?:_[a-z]+)+$/.test(value) ? words(value) : value
  return name === 'A$' ? `A$${figure(value)}` : `${figure(value)} ${unit(name)}`.trim()
}

/** A list of thirty facilities would push its row to the next page; report.json has them all. */
const LONGEST = 240
const shortened = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`)

const documentOf = ({ document_sha256: hash }: { readonly document_sha256?: string }): string =>
  hash === undefined ? '' : `, document ${hash.slice(0, 16)}`

const stateCell = ({ status, explanation, settle }: ReportContradiction): Cell =>
  explanation === null
    ? { text: capital(status), small: settle }
    : {
        text: `Explained: ${explanation.reason}`,
        small: `${explanation.person}, ${explanation.written_at.slice(0, 10)}${documentOf(explanation)}`,
      }
