import { isBlank, readCsv } from '../formats/csv/csv.ts'
import {
  type ColumnMap,
  type ColumnPositions,
  countKnownHeadings,
  matchHeadings,
  refuseUnheaded,
} from '../formats/headings.ts'
import { decodeText } from '../formats/text.ts'
import type { Sheet } from '../formats/workbook/sheet.ts'
import { openWorkbook } from '../formats/workbook/workbook.ts'
import { isZip } from '../formats/zip/zip.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'

/** A row of a small published table, cell by cell as printed, in a text file or a workbook. */
export interface PrintedRow {
  /** "line 12" or "Sheet!A12". */
  readonly at: string
  readonly cells: readonly string[]
}

export interface PrintedTable<Field extends string> {
  readonly file: string
  /** First row above the heading row, where a title stands; empty in a file that begins with its headings. */
  readonly title: string
  readonly header: PrintedRow
  readonly positions: ColumnPositions<Field>
  /** True when every column has a heading, so that a row of the same length needs no second look. */
  readonly isFullyHeaded: boolean
  /** Rows below the headings, blank ones left out. */
  readonly rows: readonly PrintedRow[]
}

/** Ten times the largest file and twenty times the most lines ever published; more is not a yearly table, whatever its name says. */
const LARGEST_TABLE = 1024 * 1024
const MOST_LINES = 20_000
const LAST_HEADER_ROW = 20
const WIDEST_SHEET = 100

/**
 * All rows that are not blank, of a CSV file or of the only sheet of a workbook: the first bytes tell which it is.
 * `mend` repairs the text of a file that is not valid CSV as published; it must not change the number of lines.
 */
export async function readPrintedRows(
  file: InputFile,
  mend: (text: string) => string = (text) => text,
): Promise<PrintedRow[]> {
  const bytes = await file.bytes(LARGEST_TABLE)
  return isZip(bytes) ? sheetRows(file) : textRows(file.name, mend((await decodeText(file)).text))
}

/** Finds the heading row by its words, below whatever title stands above it, and the columns by theirs. */
export function findTable<Field extends string>(
  file: string,
  rows: readonly PrintedRow[],
  columns: ColumnMap<Field>,
): PrintedTable<Field> {
  const index = headerIndex(rows, columns)
  const header = rows[index]
  if (header === undefined) throw new ReadError({ file, problem: 'holds no rows' })
  const positions = matchHeadings({ file, at: header.at }, header.cells, columns)
  if (index === rows.length - 1)
    throw new ReadError({
      file,
      at: header.at,
      problem: 'has headings and no rows below them',
      hint: 'The file may have been cut short. Download it again.',
    })
  return {
    file,
    title: index === 0 ? '' : (rows[0]?.cells.join(' ') ?? ''),
    header,
    positions,
    isFullyHeaded: header.cells.every((cell) => cell.trim() !== ''),
    rows: rows.slice(index + 1),
  }
}

/** The cells of a row by field; undefined where the edition lacks the column. A row too short or too long is refused. */
export function cellsOf<Field extends string>(
  { file, header, positions, isFullyHeaded }: PrintedTable<Field>,
  row: PrintedRow,
): (field: Field) => string | undefined {
  if (!isFullyHeaded || row.cells.length !== header.cells.length)
    refuseUnheaded({ file, at: row.at }, header.cells, row.cells)
  return (field) => {
    const position = positions[field]
    return position === undefined ? undefined : row.cells[position]
  }
}

/** The row with most known headings. Without any, it is the first, which the error then names. */
function headerIndex(rows: readonly PrintedRow[], columns: ColumnMap): number {
  let found = 0
  let most = 0
  for (const [index, { cells }] of rows.slice(0, LAST_HEADER_ROW).entries()) {
    const known = countKnownHeadings(cells, columns)
    if (known > most) [found, most] = [index, known]
    if (known > 1 && known === cells.length) break
  }
  return found
}

/** Lines are counted first: a megabyte of empty ones takes the parser 600 MB. */
function textRows(fileName: string, text: string): PrintedRow[] {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  if (lines > MOST_LINES)
    throw new ReadError({
      file: fileName,
      value: lines,
      problem: 'lines are too many for this source',
      expected: `at most ${MOST_LINES}`,
    })
  return readCsv(fileName, text)
    .filter((record) => !isBlank(record))
    .map(({ line, cells }) => ({ at: `line ${line}`, cells }))
}

async function sheetRows(file: InputFile): Promise<PrintedRow[]> {
  const { sheets } = await openWorkbook(file)
  const [sheet, ...others] = sheets.filter(({ rowCount }) => rowCount > 0)
  if (sheet === undefined || others.length > 0)
    throw new ReadError({
      file: file.name,
      problem: `has ${sheet === undefined ? 'no' : others.length + 1} sheets with rows`,
      expected: 'one',
    })
  const filled = Array.from({ length: sheet.rowCount }, (_, row) => row).filter(
    (row) => !sheet.isBlankRow(row),
  )
  const width = filled.reduce((widest, row) => Math.max(widest, sheet.width(row)), 0)
  if (width > WIDEST_SHEET)
    throw new ReadError({
      file: file.name,
      at: sheet.name,
      value: width,
      problem: 'columns are too many',
      expected: `at most ${WIDEST_SHEET}`,
    })
  return filled.map((row) => ({
    at: sheet.place(row),
    cells: Array.from({ length: width }, (_, column) => cellText(sheet, row, column)),
  }))
}

/**
 * As displayed, unless a number's format hides some of it: an accounting format shows zero as a dash. Compared at the
 * eleven digits that a workbook shows at most, because some cells hold 213269.99999999997 for 213,270.
 */
function cellText(sheet: Sheet, row: number, column: number): string {
  const shown = sheet.text(row, column)
  const value = sheet.value(row, column)
  if (typeof value !== 'number') return shown
  const plain = Number(value.toPrecision(11))
  return Object.is(Number(shown.replaceAll(',', '')), plain) ? shown : String(plain)
}
