import { readCsv } from '../../formats/csv/csv.ts'
import { decodeText } from '../../formats/text.ts'
import type { Sheet } from '../../formats/workbook/sheet.ts'
import { openWorkbook } from '../../formats/workbook/workbook.ts'
import { readZipDirectory } from '../../formats/zip/zip-directory.ts'
import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'

export interface GridCell {
  readonly value: string | number | boolean | null
  /** A formula whose result the file does not hold. */
  readonly isUncomputed?: boolean
}

/** A sheet of a workbook or a CSV, row by row. */
export interface Grid {
  readonly file: string
  /** Null in a CSV. */
  readonly sheet: string | null
  readonly rowCount: number
  row(index: number): readonly GridCell[]
  /** "line 5", or "Loads!C5". */
  place(row: number, column: number): string
}

const MACROS = /vbaProject\.bin$|\/macrosheets\//i
const WORKBOOK_PART = 'xl/workbook.xml'

/** The sheets of a workbook. One with macros is refused: no one needs a program to tell us loads. */
export async function workbookGrids(file: InputFile): Promise<Grid[]> {
  const bytes = await file.bytes()
  if (bytes[0] === 0x50) refusePackages(file.name, bytes)
  const { sheets } = await openWorkbook(file)
  return sheets.map((sheet) => ({
    file: file.name,
    sheet: sheet.name.trim(),
    rowCount: sheet.rowCount,
    row: (row) => Array.from({ length: sheet.width(row) }, (_, column) => cellOf(sheet, row, column)),
    place: (row, column) => sheet.place(row, column),
  }))
}

function refusePackages(fileName: string, bytes: Uint8Array): void {
  const names = readZipDirectory(fileName, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).map(
    ({ name }) => name,
  )
  if (names.some((name) => MACROS.test(name)))
    throw new ReadError({
      file: fileName,
      problem: 'contains macros',
      hint: 'Nothing was imported. Save it as an XLSX workbook without macros.',
    })
  if (!names.includes(WORKBOOK_PART))
    throw new ReadError({
      file: fileName,
      problem: 'is a ZIP archive and no workbook',
      expected: 'an XLSX workbook, a CSV or a NEM12 file',
      hint: 'Nothing was imported. Unpack it and send the file inside.',
    })
}

/** The value as stored, not as displayed: a format may round it. A merged cell has the value of its first. */
function cellOf(sheet: Sheet, row: number, column: number): GridCell {
  const value = sheet.value(row, column)
  if (value !== null || sheet.merged.length === 0)
    return value === null && sheet.formula(row, column) !== undefined
      ? { value, isUncomputed: true }
      : { value }
  const first = sheet.anchor(row, column)
  return { value: sheet.value(first.row, first.column) }
}

const DELIMITERS = [',', ';', '\t'] as const
const LINES_LOOKED_AT = 10

/** A CSV as one sheet. Spreadsheets of some countries separate cells by semicolons, and "Unicode text" by tabs. */
export async function csvGrid(file: InputFile): Promise<Grid> {
  const { text } = await decodeText(file)
  const records = readCsv(file.name, text, delimiterOf(text))
  return {
    file: file.name,
    sheet: null,
    rowCount: records.length,
    row: (row) => (records[row]?.cells ?? []).map((value) => ({ value })),
    place: (row) => `line ${records[row]?.line ?? row + 1}`,
  }
}

export function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).split('\n', LINES_LOOKED_AT)
  // Pasted from a spreadsheet; the commas are those between thousands.
  const full = lines.filter((line) => line.trim() !== '')
  if (full.length > 0 && full.every((line) => line.includes('\t'))) return '\t'
  const count = (delimiter: string): number =>
    lines.reduce((total, line) => total + line.split(delimiter).length - 1, 0)
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!
}
