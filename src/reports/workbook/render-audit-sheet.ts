import type { Period } from '../../domain/period.ts'
import type { AuditSheetRow } from '../../domain/review/audit-sheet.ts'
import { capital, words } from '../format.ts'
import { PILLAR_TITLES, STATUS_WORDS } from '../wording.ts'
import { live, looking } from './draft/sheet-draft.ts'
import { WorkbookDraft } from './draft/workbook-draft.ts'
import { writeWorkbook } from './draft/write-workbook.ts'

/** What the auditor's workbook is about. */
export interface AuditSheetFacts {
  readonly name: string
  readonly abn: string
  readonly period: Period
  readonly as_of: string
  readonly standard: string
  /** How far the company's own review is. */
  readonly review: string
  readonly rows: readonly AuditSheetRow[]
}

/** The auditor's sheet as a workbook: what was marked, what was asked, and how much is left. The same rows give the same bytes. */
export function renderAuditSheetWorkbook(facts: AuditSheetFacts): Promise<Uint8Array> {
  const draft = new WorkbookDraft()
  requirementsSheet(draft, facts)
  totalsSheet(draft, facts)
  const { name, abn, period, as_of } = facts
  return writeWorkbook(draft, [draft.sheets.get('Summary')!, draft.sheets.get('Requirements')!], {
    title: `Auditor’s sheet: ${name}`,
    description: 'The auditors’ mark for each requirement. Not an assurance report.',
    day: as_of,
    footer: `${name}, ABN ${abn}, period to ${period.end}`,
  })
}

const MARKS = { agreed: 'Agreed', query: 'Query' } as const

function requirementsSheet(draft: WorkbookDraft, { rows, period }: AuditSheetFacts): void {
  const sheet = draft.sheet({
    name: 'Requirements',
    title: 'Auditor’s sheet',
    explanation: `Requirements that count or are gates, for ${period.start} to ${period.end}. A mark lapses if its evidence changes afterwards.`,
    widths: [14, 36, 18, 17, 44, 14, 16, 11, 10, 32, 18, 12, 10],
  })
  const header = sheet.header([
    'Requirement',
    'Title',
    'Pillar',
    'Evidence',
    'Statement or reason',
    'Review',
    'Approved by',
    'Comments open',
    'Mark',
    'Note',
    'Marked by',
    'On',
    'Changed since',
  ])
  for (const row of rows)
    sheet.add([
      looking(row.is_gate ? 'strong' : 'text', row.requirement_id),
      looking('wrapped', row.title),
      looking('wrapped', PILLAR_TITLES[row.pillar] ?? row.pillar),
      looking('wrapped', STATUS_WORDS[row.evidence_status] ?? row.evidence_status),
      looking('wrapped', row.statement ?? row.detail),
      looking('wrapped', row.review_state === null ? null : capital(words(row.review_state))),
      looking('wrapped', row.approved_by),
      row.open_comments,
      looking(row.mark === 'query' ? 'strong' : 'text', row.mark === null ? null : MARKS[row.mark]),
      looking('wrapped', row.note),
      looking('wrapped', row.marked_by),
      looking('text', row.marked_at?.slice(0, 10) ?? null),
      looking('text', row.changed_since ? 'yes' : row.mark === null ? null : 'no'),
    ])
  sheet.filterFrom(header)
}

/** Counted live, so that they stay true when someone goes on working in the file. */
function totalsSheet(
  draft: WorkbookDraft,
  { name, abn, period, standard, review, as_of, rows }: AuditSheetFacts,
): void {
  const table = draft.sheets.get('Requirements')!
  const [first, last] = [table.headerRow! + 1, table.nextRow - 1]
  const marks = table.column(8, first, last)
  const changed = table.column(12, first, last)
  const sheet = draft.sheet({
    name: 'Summary',
    title: name,
    explanation: `Auditor’s sheet for ${period.start} to ${period.end}`,
    widths: [36, 70],
  })
  for (const [label, value] of [
    ['ABN', abn],
    ['Standard', standard],
    ['The company’s own review', review],
    ['Data as at', as_of],
  ] as const)
    sheet.add([looking('strong', label), looking('wrapped', value)])
  sheet.skip()
  sheet.section('Progress')
  sheet.add([looking('strong', 'Requirements'), rows.length])
  sheet.add([looking('strong', 'Agreed'), live(`COUNTIFS(${marks},"Agreed",${changed},"no")`, 'result', '0')])
  sheet.add([looking('strong', 'Queries'), live(`COUNTIFS(${marks},"Query")`, 'result', '0')])
  sheet.add([
    looking('strong', 'Changed since they were marked'),
    live(`COUNTIFS(${changed},"yes")`, 'result', '0'),
  ])
}
