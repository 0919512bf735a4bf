import type { TemplateColumn } from '../../domain/disclosure/imports/template.ts'
import { looking } from './draft/sheet-draft.ts'
import { WorkbookDraft } from './draft/workbook-draft.ts'
import { writeWorkbook } from './draft/write-workbook.ts'

/** What the workbook of a template says. */
export interface TemplateFacts {
  /** What its rows are, such as "Electricity". */
  readonly title: string
  readonly columns: readonly TemplateColumn[]
  readonly others: readonly TemplateColumn[]
}

/** Templates belong to no snapshot; their bytes change only with their content. */
const DAY = '2026-01-01'
const WIDEST = 28

/** The empty table that people fill in, with one example line, and a sheet that says what to write into each column. */
export function renderImportTemplate({ title, columns, others }: TemplateFacts): Promise<Uint8Array> {
  const draft = new WorkbookDraft()
  const table = draft.sheet({
    name: title,
    title,
    explanation:
      'One row per item. Remove the example line. Leave columns that you do not need empty, or delete them.',
    widths: columns.map(({ heading, example }) =>
      Math.min(WIDEST, Math.max(12, heading.length + 2, example.length + 2)),
    ),
  })
  table.header(columns.map(({ heading }) => heading))
  table.add(columns.map(({ heading, example }) => exampleCell(heading, example)))
  const notes = draft.sheet({
    name: 'What to write',
    title: 'What to enter in each column',
    explanation: 'Common headings from your own files also work; these are the simplest.',
    widths: [26, 90],
  })
  notes.header(['Column', 'What to write'])
  for (const { heading, note } of [...columns, ...others])
    notes.add([looking('strong', heading), looking('wrapped', note)])
  return writeWorkbook(draft, [table, notes], {
    title: `Template: ${title}`,
    description: 'An import template. It contains no company figures.',
    day: DAY,
    footer: title,
  })
}

/** Amounts are numbers; a meter or a postcode is text, so that no program shortens it or drops a zero. */
const exampleCell = (heading: string, example: string) =>
  /\((?:kWh|MWh)\)$/.test(heading) && example !== '' ? Number(example) : looking('text', example || null)
