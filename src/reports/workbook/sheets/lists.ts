import type { ReportComparison } from '../../../domain/disclosure/report/compare.ts'
import type { ReportSource } from '../../../domain/disclosure/report/report.ts'
import { publishedDay } from '../../../domain/publication.ts'
import { at, live, looking, type SheetDraft, typed } from '../draft/sheet-draft.ts'
import type { WorkbookDraft } from '../draft/workbook-draft.ts'
import type { WorkingPapers } from '../papers.ts'

/** What the report lacks, each with its reason, and what raised a flag. */
export function gapsSheet({ draft, report }: WorkingPapers): void {
  const sheet = draft.sheet({
    name: 'Gaps',
    title: 'Gaps and flags',
    explanation:
      'What is missing or out of date, with the reason, and what a reader must know of the rest. Missing is never zero.',
    widths: [44, 56, 16, 30, 74],
  })
  const header = sheet.header(['Where', 'What', 'State', 'Reason', 'In a sentence'])
  for (const { where, label, status, reason_code, detail } of report.gaps)
    sheet.add([where, label, status, reason_code, detail].map((text) => looking('wrapped', text)))
  for (const { where, flag, meaning } of report.flags)
    sheet.add([where, 'Flag', 'flag', flag, meaning].map((text) => looking('wrapped', text)))
  sheet.filterFrom(header)
}

/** Number by number what differs from the bundle before, with the causes; no sheet where none was given. */
export function changesSheet({ draft }: WorkingPapers, comparison: ReportComparison | null): void {
  if (comparison === null) return
  const sheet = draft.sheet({
    name: 'Changes',
    title: 'Changes since the last bundle',
    explanation: `Each figure and each status that differs from the bundle before (snapshot ${comparison.snapshot.from}), and why. ${comparison.metrics.compared} figures were compared.`,
    widths: [44, 52, 22, 22, 22, 60],
  })
  const header = sheet.header(['Figure', 'Label', 'Before', 'Now', 'Difference', 'Causes'])
  for (const { metric_id, label, from, to, causes } of comparison.changes) {
    const row = sheet.add([
      metric_id,
      looking('wrapped', label),
      typed(from),
      typed(to),
      null,
      looking('wrapped', causes.map(({ cause, detail }) => `${cause}: ${detail}`).join('; ')),
    ])
    if (typeof from === 'number' && typeof to === 'number')
      sheet.set(row, 4, live(`${at(row, 3)}-${at(row, 2)}`))
  }
  for (const { requirement_id, from, to } of comparison.requirements)
    sheet.add([
      requirement_id,
      'Status of the evidence',
      looking('text', from),
      looking('text', to),
      null,
      null,
    ])
  if (comparison.changes.length + comparison.requirements.length === 0)
    sheet.add(['None: every figure and every status is the same.'])
  sheet.filterFrom(header)
}

/** The releases that the report relies on. */
export function sourcesSheet(draft: WorkbookDraft, sources: readonly ReportSource[]): void {
  const sheet = draft.sheet({
    name: 'Sources',
    title: 'Sources',
    explanation: 'Every release behind the figures, with the hash of the file that was read.',
    widths: [40, 32, 44, 26, 13, 13, 36, 68, 22, 16, 60],
  })
  const header = sheet.header([
    'Release',
    'Publisher',
    'Title',
    'Edition',
    'Published',
    'Retrieved',
    'File',
    'SHA-256 of the file',
    'Hash of',
    'Licence',
    'Attribution',
  ])
  for (const source of sources)
    sheet.add([
      { value: source.release, look: 'link', link: source.landing_page },
      looking('wrapped', source.publisher),
      looking('wrapped', source.title),
      looking('wrapped', source.edition),
      looking('text', publishedDay(source)),
      looking('text', source.retrieved_on),
      looking('wrapped', source.file_name),
      looking('text', source.file_sha256),
      looking('text', source.file_basis),
      looking('text', source.licence.id),
      looking('wrapped', source.attribution),
    ])
  sheet.filterFrom(header)
  decisionRows(sheet, sources)
}

/** Below the releases: what operators decided about places of the files, and what they accepted. */
function decisionRows(sheet: SheetDraft, sources: readonly ReportSource[]): void {
  const decided = sources.flatMap(({ release, decisions = [] }) =>
    decisions.map((decision) => ({ release, ...decision })),
  )
  if (decided.length > 0) {
    sheet.skip()
    sheet.section('Decisions of the operator about places in doubt')
    sheet.header(DECISION_HEADINGS)
    for (const { release, row_ref, printed, rule, problem, decision, used, ...rest } of decided)
      sheet.add(
        [
          release,
          row_ref,
          problem,
          rule,
          printed,
          decision,
          used,
          rest.reason,
          rest.decided_by,
          rest.decided_on,
          rest.id,
        ].map((value) => looking('wrapped', value === null ? '' : String(value))),
      )
  }
  const accepted = sources.flatMap(({ release, accepted: one }) =>
    one === undefined ? [] : [{ release, ...one }],
  )
  if (accepted.length === 0) return
  sheet.skip()
  sheet.section('Releases that were loaded although their effects look wrong')
  sheet.header(['Release', 'Accepted by', 'What the check found', 'Reason', 'Day'])
  for (const { release, accepted_by, findings, reason, accepted_at } of accepted)
    sheet.add(
      [
        release,
        accepted_by,
        findings.map(({ message }) => message).join(' '),
        reason,
        accepted_at.slice(0, 10),
      ].map((text) => looking('wrapped', text)),
    )
}

const DECISION_HEADINGS = [
  'Release',
  'Row or cell',
  'Problem',
  'Rule',
  'Printed',
  'Decision',
  'Used instead',
  'Reason',
  'Decided by',
  'Decided on',
  'Id of the decision',
]

/** The methods with their versions, the calculations that each is behind, and what no figure can do. */
export function methodsSheet({ draft, report, provenance }: WorkingPapers): void {
  const sheet = draft.sheet({
    name: 'Methods',
    title: 'Methods and limits',
    explanation:
      'Each method with its version, as its page in the documentation explains it, and the limits of the whole.',
    widths: [30, 12, 40, 90],
  })
  sheet.header(['Method', 'Version', 'Page', 'Calculations of this report'])
  for (const { id, version } of report.methods) {
    const own = provenance.calculations.filter(({ method }) => method.id === id && method.version === version)
    sheet.add([id, version, `docs/methods/${id}.md`, looking('wrapped', own.map((one) => one.id).join(', '))])
  }
  sheet.skip()
  sheet.section('Limits')
  for (const limit of report.limits) sheet.paragraph(limit)
}
