import { isUtf8 } from 'node:buffer'
import type { FileCell } from '../../../domain/ledger/files/row-line.ts'
import { readCsv, streamCsv } from '../../formats/csv/csv.ts'
import { decodeText, refuseHtml } from '../../formats/text.ts'
import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { firstBytes, refuseOthers } from '../read-import.ts'
import { delimiterOf, type Grid, workbookGrids } from './grid.ts'

/** A row of a file and its number. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly FileCell[]
}

/** What the headings of a kind of table look like. */
export interface HeadingKind {
  /** How well a row reads as its headings; from 2 on it is taken for them. */
  score(cells: readonly FileCell[]): number
  /** Headings that such a table may have, for people. */
  readonly example: string
  /** True for a row that is no heading but the first of the table: the table has no headings. */
  isRow?(cells: readonly FileCell[]): boolean
}

/** A table of rows, open at its headings. */
export interface OpenedRows {
  readonly format: 'csv' | 'xlsx' | 'xls' | 'meter'
  /** Null in a CSV. */
  readonly sheet: string | null
  /** Of the sheet in the workbook, from 0. */
  readonly sheet_index: number
  readonly heading_at: string
  /** False where the table has none, so that its columns are named by letters. */
  readonly has_headings: boolean
  readonly headings: readonly string[]
  /** Of a meter file: its meters with readings in the period. */
  readonly meters?: readonly string[]
  place(row: number, column: number): string
  /** The rows below the headings. */
  rows(): AsyncIterable<FileRow>
}

const ROWS_SEARCHED = 50
const START = 64 * 1024
const WHOLE = 32 * 1024 * 1024

/** Opens a file by what it is, whatever its name says. */
export async function openRows(
  file: InputFile,
  sheet: string | undefined,
  kind: HeadingKind,
): Promise<OpenedRows> {
  const start = await firstBytes(file)
  if ((start[0] === 0x50 && start[1] === 0x4b) || (start[0] === 0xd0 && start[1] === 0xcf))
    return openSheet(file.name, await workbookGrids(file), sheet, kind, start[0] === 0x50 ? 'xlsx' : 'xls')
  refuseOthers(file.name, start)
  return openCsv(file, start, kind)
}

/** UTF-8 streams, so that a file may be larger than memory; other encodings are read whole, up to 32 MB. */
async function openCsv(file: InputFile, start: Uint8Array, kind: HeadingKind): Promise<OpenedRows> {
  const text = new TextDecoder().decode(start.subarray(0, START))
  refuseHtml(file.name, text)
  const isPlain = file.size > WHOLE ? !isWide(start) : isUtf8(await file.bytes()) && !text.includes('\0')
  const delimiter = delimiterOf(isPlain ? text : (await decodeText(file)).text)
  const records = async function* (): AsyncIterable<FileRow> {
    if (isPlain)
      for await (const { line, cells } of streamCsv(file.name, file.stream(), delimiter))
        yield { row: line, cells }
    else
      for (const { line, cells } of readCsv(file.name, (await decodeText(file)).text, delimiter))
        yield { row: line, cells }
  }
  const first: FileRow[] = []
  for await (const record of records()) {
    first.push(record)
    if (first.length === ROWS_SEARCHED) break
  }
  const heading = headingRow(first, kind)
  if (heading === undefined) throw noTable(file.name, kind)
  return {
    format: 'csv',
    sheet: null,
    sheet_index: 0,
    heading_at: `line ${heading.row}`,
    ...namesOf(heading),
    place: (row) => `line ${row}`,
    rows: () => below(records(), heading.last),
  }
}

const isWide = ([a, b]: Uint8Array): boolean => (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)

async function* below(records: AsyncIterable<FileRow>, heading: number): AsyncIterable<FileRow> {
  for await (const record of records) if (record.row > heading) yield record
}

function openSheet(
  file: string,
  grids: readonly Grid[],
  sheet: string | undefined,
  kind: HeadingKind,
  format: 'xlsx' | 'xls',
): OpenedRows {
  const wanted = sheet?.trim().toLowerCase()
  const named = grids.filter((grid) => wanted === undefined || grid.sheet?.toLowerCase() === wanted)
  if (named.length === 0)
    throw new ReadError({
      file,
      value: sheet,
      problem: 'is not a sheet of the workbook',
      expected: grids.map((grid) => `“${grid.sheet}”`).join(', '),
      hint: 'Nothing was imported. Name one of its sheets, or none.',
    })
  const rated = named
    .map((grid) => {
      const rows = Array.from({ length: Math.min(grid.rowCount, ROWS_SEARCHED) }, (_, row) => ({
        row: row + 1,
        cells: grid.row(row).map(({ value }) => value),
      }))
      const best = headingRow(rows, kind)
      return { grid, best, score: best === undefined ? 0 : kind.score(best.cells) }
    })
    .toSorted((a, b) => b.score - a.score)
  const { grid, best } = rated[0]!
  if (best === undefined) throw noTable(file, kind)
  return {
    format,
    sheet: grid.sheet,
    sheet_index: grids.indexOf(grid),
    heading_at: grid.place(best.row - 1, 0),
    ...namesOf(best),
    place: (row, column) => grid.place(row - 1, column),
    rows: async function* () {
      for (let row = best.last; row < grid.rowCount; row += 1)
        yield { row: row + 1, cells: grid.row(row).map(({ value }) => value) }
    },
  }
}

/** The row of headings, and the last row that is none of the table; a table without headings begins with its first row. */
interface Heading extends FileRow {
  readonly last: number
  readonly isNamed: boolean
}

/** The row that reads best as headings; the first with several texts where none does. */
function headingRow(rows: readonly FileRow[], kind: HeadingKind): Heading | undefined {
  const rated = rows.map((row) => ({ row, score: kind.score(row.cells) }))
  const best = rated.toSorted((a, b) => b.score - a.score)[0]
  if (best !== undefined && best.score > 1) return { ...best.row, last: best.row.row, isNamed: true }
  const bare = rows.find(({ cells }) => kind.isRow?.(cells) === true)
  if (bare !== undefined) return { ...bare, last: bare.row - 1, isNamed: false }
  const first = rows.find(
    ({ cells }) => cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length > 1,
  )
  return first === undefined ? undefined : { ...first, last: first.row, isNamed: true }
}

const noTable = (file: string, { example }: HeadingKind): ReadError =>
  new ReadError({
    file,
    problem: 'has no row with headings',
    expected: `one row with a heading for each column, such as ${example}`,
    hint: 'Nothing was imported. Put a row with headings above the rows.',
  })

/** Trailing empty cells are no columns. */
function namesOf({ cells, isNamed }: Heading): Pick<OpenedRows, 'headings' | 'has_headings'> {
  const texts = cells.map((cell) => (cell === null ? '' : String(cell).replaceAll(/\s+/g, ' ').trim()))
  const headings = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
  return { headings: isNamed ? headings : headings.map((_, at) => `Column ${at + 1}`), has_headings: isNamed }
}
