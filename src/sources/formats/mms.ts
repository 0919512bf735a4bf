import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { isBlank, readCsv } from './csv/csv.ts'
import type { CsvRecord } from './csv/csv-record.ts'
import { isoDate } from './dates.ts'
import { wrongWidth } from './row-width.ts'
import { decodeText } from './text.ts'

/** A report of the market operator's data model: C (comment), I (headings), D (data), C (end) records. */
export interface MmsReport {
  /** Name in the first C record, such as CO2EII_AVAILABLE_GENERATORS. */
  readonly name: string
  /** Day that the first C record says the report was made; undefined where it is written in no known way. */
  readonly publishedOn: string | undefined
  /** I record from its first heading on. */
  readonly headings: CsvRecord
  readonly rows: readonly MmsRow[]
  /** False when the closing C record is missing: the file was cut, be it at a line's end. */
  readonly ended: boolean
}

/** A D record. */
export interface MmsRow {
  readonly line: number
  /** From the cell under the first heading on. Refuses a record of another table or with cells too few or too many. */
  readonly cells: () => readonly string[]
}

const TABLE_CELLS = 4

/** Reads a report of one table. Both greenhouse reports carry the same table name: tell them apart by their headings. */
export async function readMmsReport(file: InputFile): Promise<MmsReport> {
  const { text } = await decodeText(file)
  const records = readCsv(file.name, text).filter((record) => !isBlank(record))
  const first = records[0]
  const headings = records[1]
  if (first?.cells[0] !== 'C' || headings?.cells[0] !== 'I')
    throw new ReadError({
      file: file.name,
      at: 'line 1',
      value: first?.cells.slice(0, 3).join(','),
      problem: 'does not begin like a market report',
      expected: 'a C record and then an I record',
    })
  const last = records.at(-1)!
  const ended = last.cells[0] === 'C' && last.cells[1]?.trim().toUpperCase() === 'END OF REPORT'
  if (ended) requireCount(file.name, last, records.length)
  else requireWholeLastLine(file.name, text, last.line)
  return {
    name: first.cells[2] ?? '',
    publishedOn:
      isoDate(first.cells[5] ?? '', 'year-month-day') ?? isoDate(first.cells[5] ?? '', 'day-month-year'),
    headings: { line: headings.line, cells: trimEnd(headings.cells.slice(TABLE_CELLS)) },
    rows: records
      .slice(2, ended ? -1 : undefined)
      .map((record) => ({ line: record.line, cells: () => dataCells(file.name, record, headings) })),
    ended,
  }
}

function dataCells(fileName: string, record: CsvRecord, headings: CsvRecord): readonly string[] {
  const { line, cells } = record
  const width = trimEnd(headings.cells).length
  const sameTable = cells.slice(1, TABLE_CELLS).join() === headings.cells.slice(1, TABLE_CELLS).join()
  if (cells[0] !== 'D' || !sameTable)
    throw new ReadError({
      file: fileName,
      at: `line ${line}`,
      value: cells.slice(0, TABLE_CELLS).join(','),
      problem: 'is not a record of this table',
      expected: ['D', ...headings.cells.slice(1, TABLE_CELLS)].join(','),
    })
  // Years that were saved again from a spreadsheet are padded with empty cells.
  if (cells.length < width || trimEnd(cells).length > width)
    throw wrongWidth({ file: fileName, at: `line ${line}` }, cells, width)
  return cells.slice(TABLE_CELLS, width)
}

/** The closing record counts all records, itself and the first two included. */
function requireCount(fileName: string, end: CsvRecord, records: number): void {
  if (Number(end.cells[2]) !== records)
    throw new ReadError({
      file: fileName,
      at: `line ${end.line}`,
      column: 'END OF REPORT',
      value: end.cells[2],
      problem: `is not the number of records, which is ${records}`,
      hint: 'Lines are missing or were added. Download the file again.',
    })
}

function requireWholeLastLine(fileName: string, text: string, line: number): void {
  if (!text.endsWith('\n'))
    throw new ReadError({
      file: fileName,
      at: `line ${line}`,
      problem: 'is cut off, and the END OF REPORT record is missing',
      hint: 'Download the file again.',
    })
}

function trimEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}
