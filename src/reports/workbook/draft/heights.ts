import type { CellDraft, SheetDraft } from './sheet-draft.ts'
import type { Look } from './styles.ts'

const LINE_HEIGHT = 13.5
/** Of a mean text, in the unit of column widths, which is that of a digit. */
const WIDTH_OF_A_CHARACTER = 0.88
const HEIGHT_TO_SIGN = 24
/** No program makes a row taller; the cell itself holds all of its text. */
const TALLEST = 409
const WRAPPING: ReadonlySet<Look> = new Set(['wrapped', 'note', 'header', 'headerRight'])

/** The height of a row whose text needs more than one line, else null; programs do not agree on finding it by themselves. */
export function heightOf(sheet: SheetDraft, row: number): number | null {
  const contents = sheet.rows[row] ?? []
  if (contents.some((cell) => cell?.look === 'box')) return HEIGHT_TO_SIGN
  const lines =
    sheet.spanning.get(row) ??
    contents.reduce((most, cell, column) => Math.max(most, linesOf(sheet, cell, column)), 1)
  return lines > 1 || sheet.headers.has(row) ? Math.min(lines * LINE_HEIGHT + 2, TALLEST) : null
}

const linesOf = (sheet: SheetDraft, cell: CellDraft | undefined, column: number): number =>
  cell === undefined || typeof cell.value !== 'string' || !WRAPPING.has(cell.look)
    ? 1
    : Math.ceil((cell.value.length * WIDTH_OF_A_CHARACTER) / ((sheet.widths[column] ?? 10) - 1))
