import { decodeText } from '../formats/text.ts'
import { type CellValue, cellRef, type Sheet } from '../formats/workbook/sheet.ts'
import { openWorkbook } from '../formats/workbook/workbook.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'

/** What the reader needs of a sheet; a workbook's sheets have it, and so has each part of a text of a workbook. */
export type PrintedSheet = Pick<Sheet, 'name' | 'rowCount' | 'width' | 'value' | 'text' | 'anchor' | 'place'>

/** First line of each sheet in a text of a workbook; tabs part the cells below it. */
const SHEET_LINE = '=== SHEET '

/** The sheets of an edition: of the workbook itself, or of a text of it in which a line names each sheet. */
export async function readSheets(file: InputFile): Promise<readonly PrintedSheet[]> {
  const bytes = await file.bytes()
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, SHEET_LINE.length + 3))
  if (!start.includes(SHEET_LINE.trim())) return (await openWorkbook(file)).sheets
  return sheetsOfText(file.name, (await decodeText(file)).text)
}

function sheetsOfText(fileName: string, text: string): PrintedSheet[] {
  const lines = text.split(/\r?\n/u)
  // A text that does not end in a line end was cut off, and its last number with it.
  if (lines.pop() !== '')
    throw new ReadError({
      file: fileName,
      at: `line ${lines.length + 1}`,
      problem: 'does not end with a line break, so the file is cut off',
      hint: 'Download the file again.',
    })
  const sheets: { name: string; rows: string[][] }[] = []
  for (const line of lines)
    if (line.startsWith(SHEET_LINE)) sheets.push({ name: line.slice(SHEET_LINE.length).trim(), rows: [] })
    else sheets.at(-1)?.rows.push(line.split('\t'))
  return sheets.map(({ name, rows }) => textSheet(name, rows))
}

function textSheet(name: string, rows: readonly (readonly string[])[]): PrintedSheet {
  const text = (row: number, column: number): string => rows[row]?.[column] ?? ''
  return {
    name,
    rowCount: rows.length,
    width: (row) => rows[row]?.length ?? 0,
    text,
    value: (row, column): CellValue => text(row, column) || null,
    anchor: (row, column) => ({ row, column }),
    place: (row, column) => `${name}!${cellRef(row, column ?? 0)}`,
  }
}
