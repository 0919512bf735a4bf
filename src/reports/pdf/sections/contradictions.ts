import type { ReportContradiction } from '../../../domain/disclosure/report/contradictions.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { capital, figure, unit, words } from '../../format.ts'
import type { Cell, Section } from '../document.ts'

/** What speaks against the records, with both values; a report without contradictions has no such section. */
export function contradictionsSection({ contradictions }: DisclosureReport): Section {
  const open = contradictions.filter(({ status }) => status === 'open').length
  return {
    title: 'Contradictions',
    starts_page: false,
    blocks:
      contradictions.length === 0
        ? []
        : [
            {
              kind: 'paragraph',
              text: `Declared values that something published, another record or the calendar speaks against. Open: ${open}. Explained by a named person: ${contradictions.length - open}. Requirements of open ones count as in conflict; an explained one stays here.`,
            },
            {
              kind: 'table',
              caption: 'Declared values and what speaks against them',
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
          ],
  }
}

function sideCell(
  side: { readonly what: string; readonly value: number | string; readonly unit: string | null },
  source: string,
): Cell {
  const value = typeof side.value === 'number' ? figure(side.value) : side.value
  return { text: `${capital(shortened(side.what))}: ${`${value} ${unit(side.unit)}`.trim()}`, small: source }
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
