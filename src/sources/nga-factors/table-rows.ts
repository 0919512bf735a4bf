import { ReadError } from '../read-error.ts'
import type { PrintedTable } from './table-header.ts'
import type { TableDefinition } from './tables.ts'
import { tidy } from './values.ts'

/** A row of a table that holds figures. */
export interface LabelledRow {
  readonly row: number
  readonly label: string
  /** Label of the block of rows it is in, where the table has such blocks. */
  readonly section: string | undefined
  /** Text of the group column, also where one cell spans the rows of the group. */
  readonly group: string | undefined
}

const NOTE = /^(?:[*†‡#^]|notes?\b|sources?\b|\(|\[|[a-z\d]{1,2}[.)]\s|[a-z\d]\s)/iu
/** "Diesel oil (b)" is the diesel oil of every other edition; the power in "m³" is no footnote. */
const FOOTNOTE_MARK = / ?\([a-z]\)$|(?<=\p{L}{4})[¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈ]+$/iu
const TOTAL = /^(?:grand |sub-?)?totals?$/iu
/** No label of a row has as many words; a sentence below a table has. */
const WORDS_OF_A_SENTENCE = 12

/**
 * The rows of a table with their labels. A label may go on in the row below ("Western Australia -" with the figures,
 * "South West Interconnected System (SWIS)" with none), and a block of rows may have its own title row.
 */
export function* labelledRows(
  table: PrintedTable,
  definition: TableDefinition,
  labelColumn: number,
  groupColumn: number | undefined,
): Generator<LabelledRow> {
  const { sheet } = table
  let section: string | undefined
  let group: string | undefined
  for (let row = table.firstRow; row < sheet.rowCount; row++) {
    const filled = filledColumns(table, row)
    if (filled.length === 0) continue
    if (filled.length === 1 && filled[0] === 0) {
      const text = tidy(sheet.text(row, 0))
      if (NOTE.test(text)) continue
      if (definition.sections === undefined) {
        if (!isClosingNote(table, row, text)) reportWithoutFigures(table, row, text)
        continue
      }
      section = text
      group = undefined
      continue
    }
    if (groupColumn !== undefined) group = groupAt(table, row, groupColumn) ?? group
    const label = table.log.findings.attempt('label_missing', () => labelOf(table, row, labelColumn))
    if (label === undefined) continue
    if (TOTAL.test(label.text)) table.log.skip(sheet.place(row), 'totals line', label.text)
    else yield { row, label: label.text, section, group }
    row = label.lastRow
  }
}

function filledColumns({ sheet }: PrintedTable, row: number): number[] {
  return Array.from({ length: sheet.width(row) }, (_, column) => column).filter(
    (column) => sheet.text(row, column).trim() !== '',
  )
}

function labelOf(table: PrintedTable, row: number, column: number): { text: string; lastRow: number } {
  const text = tidy(table.sheet.text(row, column)).replace(FOOTNOTE_MARK, '')
  if (text === '')
    throw new ReadError({
      file: table.file,
      at: table.sheet.place(row, column),
      problem: 'is empty',
      expected: 'the label of the row',
    })
  const below = filledColumns(table, row + 1)
  const goesOn = text.endsWith('-') && below.length === 1 && below[0] === column
  return goesOn
    ? { text: `${text} ${tidy(table.sheet.text(row + 1, column))}`, lastRow: row + 1 }
    : { text, lastRow: row }
}

function groupAt({ sheet, firstRow }: PrintedTable, row: number, column: number): string | undefined {
  const anchor = sheet.anchor(row, column)
  return anchor.row < firstRow ? undefined : tidy(sheet.text(anchor.row, anchor.column)) || undefined
}

/** A sentence below the last row is a note, however it begins; a label without figures is a row that lost them. */
function isClosingNote(table: PrintedTable, row: number, text: string): boolean {
  for (let below = row + 1; below < table.sheet.rowCount; below++)
    if (filledColumns(table, below).some((column) => column > 0)) return false
  return text.split(' ').length >= WORDS_OF_A_SENTENCE
}

function reportWithoutFigures({ file, sheet, log }: PrintedTable, row: number, text: string): void {
  log.findings.add(
    'row_without_figures',
    {
      file,
      at: sheet.place(row),
      value: text,
      problem: 'is the label of a row without figures',
      expected: 'figures in the same row, or a label above that ends in "-"',
    },
    { decision: 'leave_out', reason: 'It contains no figure. It may be the title of the rows below it.' },
  )
}
