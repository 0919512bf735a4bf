import { IMPORT_COLUMNS, type ImportKind, templateHeading } from './import-kinds.ts'
import { type ImportFault, importFault } from './meter-reading.ts'
import type { ImportRow } from './table.ts'

/** A column of a template: its heading, what is below it in the example line, and what to write there. */
export interface TemplateColumn {
  readonly heading: string
  readonly example: string
  readonly note: string
}

/** The columns of a kind's template, from left to right. */
export const templateColumns = (kind: ImportKind): TemplateColumn[] =>
  Object.values(IMPORT_COLUMNS[kind])
    .filter(({ inTemplate }) => inTemplate !== false)
    .map((column) => ({ heading: templateHeading(column), example: column.example, note: column.note }))

/** Columns that are known too: other ways to say what the template says. */
export const otherColumns = (kind: ImportKind): TemplateColumn[] =>
  Object.values(IMPORT_COLUMNS[kind])
    .filter(({ inTemplate }) => inTemplate === false)
    .map((column) => ({ heading: templateHeading(column), example: column.example, note: column.note }))

/** The template as a CSV. The mark at its start tells spreadsheet programs that it is UTF-8. */
export function templateCsv(kind: ImportKind): string {
  const columns = templateColumns(kind)
  const lines = [columns.map(({ heading }) => heading), columns.map(({ example }) => example)]
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A spreadsheet program writes these again in its own way. */
const REWRITTEN = new Set(['start', 'end', 'retired_on'])

/** The example line is no load of anyone: one that was left in the file must not count. */
export function exampleFaults(kind: ImportKind, rows: readonly ImportRow[]): ImportFault[] {
  const examples = Object.entries(IMPORT_COLUMNS[kind]).filter(
    ([field, { example, inTemplate }]) => example !== '' && inTemplate !== false && !REWRITTEN.has(field),
  )
  const isExample = ({ cells }: ImportRow): boolean =>
    examples.every(([field, { example }]) => String(cells[field]?.value ?? '').trim() === example)
  return rows
    .filter(isExample)
    .map(({ at }) =>
      importFault(at, 'is the example line of the template; remove it and send the file again'),
    )
}
