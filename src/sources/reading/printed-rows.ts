import { isBlank, readCsv } from '../formats/csv/csv.ts'
import { readLooseCsv } from '../formats/csv/loose-csv.ts'
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
  /** A quote of the row stands where none belongs. */
  readonly mended?: boolean
  /** The file ends with this row, without a line end: the rest of it may be lost. */
  readonly endsFile?: boolean
}

/** How large a table can be. More is another kind of file. */
export interface TableLimits {
  readonly bytes: number
  readonly lines: number
}

/** Ten times the largest file and twenty times the most lines ever published of a yearly table. */
const YEARLY_TABLE: TableLimits = { bytes: 1024 * 1024, lines: 20_000 }
const WIDEST_TABLE = 100

/**
 * All rows that are not blank, of a CSV file or of the only sheet of a workbook: the first bytes tell which it is. A text
 * with a quote out of place is refused.
 */
export async function readPrintedRows(file: InputFile): Promise<PrintedRow[]> {
  const [first, ...others] = await readPrintedSheets(file)
  if (first === undefined || others.length > 0)
    throw new ReadError({
      file: file.name,
      problem: `has ${first === undefined ? 'no' : others.length + 1} sheets with rows`,
      expected: 'one',
    })
  const mended = first.find((row) => row.mended)
  if (mended !== undefined)
    throw new ReadError({
      file: file.name,
      at: mended.at,
      value: mended.cells.join(),
      problem: 'is not valid CSV: a quotation mark is in the wrong place',
    })
  return first
}

/** The same of every sheet that has rows. A file of text is one sheet; where its quotes are out of place, rows say so. */
export async function readPrintedSheets(
  file: InputFile,
  limits: TableLimits = YEARLY_TABLE,
): Promise<PrintedRow[][]> {
  const bytes = await file.bytes(limits.bytes)
  if (!isZip(bytes) && !isOldWorkbook(bytes))
    return [textRows(file.name, (await decodeText(file)).text, limits.lines)]
  const { sheets } = await openWorkbook(file)
  return sheets.filter(({ rowCount }) => rowCount > 0).map((sheet) => sheetRows(file.name, sheet))
}

/** The container of an XLS workbook. */
const isOldWorkbook = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte)

/** Lines are counted first: a megabyte of empty ones takes the parser 600 MB. */
function textRows(fileName: string, text: string, most: number): PrintedRow[] {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  if (lines > most)
    throw new ReadError({
      file: fileName,
      value: lines,
      problem: 'lines are too many for this source',
      expected: `at most ${most}`,
    })
  const rows = readRecords(fileName, text)
    .filter((record) => !isBlank(record))
    .map(({ line, cells, mended }) => ({ at: `line ${line}`, cells, ...(mended && { mended }) }))
  for (const { at, cells } of rows) refuseWide(fileName, at, cells.length)
  const last = rows.at(-1)
  return last === undefined || /[\r\n]$/.test(text)
    ? rows
    : [...rows.slice(0, -1), { ...last, endsFile: true }]
}

/** The records of a CSV text: strictly where it can be, so that a text is read loosely only when it is not valid CSV. */
export function readRecords(
  fileName: string,
  text: string,
  delimiter = delimiterOf(text),
): (ReturnType<typeof readCsv>[number] & { readonly mended?: boolean })[] {
  try {
    return readCsv(fileName, text, delimiter)
  } catch (error) {
    if (error instanceof ReadError && error.fault.problem.includes('not valid CSV'))
      return readLooseCsv(fileName, text, delimiter)
    throw error
  }
}

/** A spreadsheet saves a table with semicolons or tabs too; the first lines tell. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 4000)
  const count = (delimiter: string): number => start.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** Every cell of the first rows is looked at for a heading. */
function refuseWide(file: string, at: string, width: number): void {
  if (width > WIDEST_TABLE)
    throw new ReadError({
      file,
      at,
      value: width,
      problem: 'columns are too many',
      expected: `at most ${WIDEST_TABLE}`,
    })
}

function sheetRows(file: string, sheet: Sheet): PrintedRow[] {
  const filled = Array.from({ length: sheet.rowCount }, (_, row) => row).filter(
    (row) => !sheet.isBlankRow(row),
  )
  const width = filled.reduce((widest, row) => Math.max(widest, sheet.width(row)), 0)
  refuseWide(file, sheet.name, width)
  return filled.map((row) => ({
    at: sheet.place(row),
    cells: Array.from({ length: width }, (_, column) =>
      cellText(sheet, anchorRow(sheet, row, column), column),
    ),
  }))
}

/** A cell merged over rows is the value of each of them; one merged over columns is in its first. */
function anchorRow(sheet: Sheet, row: number, column: number): number {
  if (sheet.merged.length === 0) return row
  const anchor = sheet.anchor(row, column)
  return anchor.column === column ? anchor.row : row
}

/**
 * As displayed where that is the number or the number rounded: it is what the publisher prints, and some cells hold
 * 213269.99999999997 for 213,270. Other formats hide the number: an accounting format shows zero as a dash.
 */
function cellText(sheet: Sheet, row: number, column: number): string {
  const shown = sheet.text(row, column)
  const value = sheet.value(row, column)
  if (typeof value !== 'number') return shown
  const plain = Number(value.toPrecision(11))
  const digits = /^-?\d+(?:\.(?<decimals>\d+))?$/.exec(shown.trim().replaceAll(',', ''))
  const halfADigit = 0.5000001 * 10 ** -(digits?.groups?.['decimals']?.length ?? 0)
  const isShown = digits !== null && Math.abs(Number(digits[0]) - plain) <= halfADigit
  return isShown && !(plain === 0 && shown.includes('-')) ? shown : String(plain)
}
