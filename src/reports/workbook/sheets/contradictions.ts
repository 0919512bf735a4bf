import type { Explanation } from '../../../domain/disclosure/contradictions/contradiction.ts'
import { looking, typed } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

const HEADINGS = [
  'Kind',
  'Declared',
  'Value',
  'Unit',
  'Where',
  'Against it',
  'Value',
  'Unit',
  'Source',
  'Paragraphs',
  'State',
  'Person',
  'Reason, or what would settle it',
  'Id',
]

/** With the hash of the document that shows it. */
const reasonOf = ({ reason, document_sha256: hash }: Explanation): string =>
  hash === undefined ? reason : `${reason} Document ${hash}.`

/** Declared values and what speaks against them; no sheet where nothing does. */
export function contradictionsSheet({ draft, report }: WorkingPapers): void {
  if (report.contradictions.length === 0) return
  const sheet = draft.sheet({
    name: 'Contradictions',
    title: 'Contradictions',
    explanation:
      'Declared values that contradict published data, another record or the calendar. Explained ones stay listed.',
    widths: [28, 44, 16, 10, 44, 44, 16, 10, 28, 24, 11, 20, 60, 28],
  })
  const header = sheet.header(HEADINGS)
  for (const {
    id,
    kind,
    declared,
    other,
    requirement_ids,
    status,
    explanation,
    settle,
  } of report.contradictions)
    sheet.add([
      looking('text', kind),
      looking('wrapped', declared.what),
      typed(declared.value),
      looking('text', declared.unit),
      looking('wrapped', `${declared.record} version ${declared.version} ${declared.pointer}`),
      looking('wrapped', other.what),
      typed(other.value),
      looking('text', other.unit),
      looking('wrapped', other.source ?? `${other.record} version ${other.version} ${other.pointer}`),
      looking('wrapped', requirement_ids.join(', ')),
      looking('text', status),
      looking('wrapped', explanation?.person ?? null),
      looking('wrapped', explanation === null ? settle : reasonOf(explanation)),
      looking('text', id),
    ])
  sheet.filterFrom(header)
}

/** Declared values that nothing could be held against; no sheet where there are none. */
export function notComparedSheet({ draft, report }: WorkingPapers): void {
  if (report.not_compared.length === 0) return
  const sheet = draft.sheet({
    name: 'Not compared',
    title: 'Not compared',
    explanation:
      'Declared values that no loaded data can confirm or contradict. No contradiction does not mean agreement.',
    widths: [44, 28, 44, 24, 90],
  })
  const header = sheet.header(['Declared', 'Record', 'Where', 'Reason', 'Why it could not be compared'])
  for (const { what, record, pointer, reason_code, detail } of report.not_compared)
    sheet.add([
      looking('wrapped', what),
      looking('text', record),
      looking('wrapped', pointer),
      looking('text', reason_code),
      looking('wrapped', detail),
    ])
  sheet.filterFrom(header)
}
