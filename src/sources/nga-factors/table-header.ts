import { ReadError } from '../read-error.ts'
import type { PrintedSheet } from './sheets.ts'
import { type ColumnDefinition, columnsOf, holds, type TableDefinition, words } from './tables.ts'

/** A table found on a sheet: its title, the words of each column's heading, and where its rows begin. */
export interface PrintedTable {
  readonly file: string
  readonly sheet: PrintedSheet
  readonly title: string
  readonly headerRow: number
  readonly headings: readonly string[]
  readonly firstRow: number
}

/** Columns of a table that were found, by index. */
export type ColumnPlaces = ReadonlyMap<number, ColumnDefinition>

/** The title of a sheet, or undefined where the sheet does not begin with "Table ...". */
export function titleOf(sheet: PrintedSheet): string | undefined {
  const title = sheet.text(nextRow(sheet, 0), 0).trim()
  return /^table\s/iu.test(title) ? title : undefined
}

/** The table below the title of a sheet. */
export function findTable(file: string, sheet: PrintedSheet, title: string): PrintedTable {
  const titleRow = nextRow(sheet, 0)
  const headerRow = nextRow(sheet, titleRow + 1)
  const firstRow = firstLabel(sheet, headerRow + 1)
  if (firstRow >= sheet.rowCount)
    throw new ReadError({ file, at: sheet.place(titleRow), value: title, problem: 'is a table without rows' })
  return { file, sheet, title, headerRow, headings: headingsOf(sheet, headerRow, firstRow), firstRow }
}

/** Finds each column by its heading; one that is unknown, missing or doubled is refused. */
export function placeColumns(table: PrintedTable, definition: TableDefinition): ColumnPlaces {
  const expected = columnsOf(definition)
  const places = new Map<number, ColumnDefinition>()
  table.headings.forEach((heading, index) => {
    if (heading === '') return
    const [column, ...others] = expected.filter((candidate) => fits(candidate, heading))
    const fault = { file: table.file, at: table.sheet.place(table.headerRow, index), value: heading }
    if (column === undefined || others.length > 0)
      throw new ReadError({
        ...fault,
        problem: `is not a known heading of the table "${definition.id}"`,
        expected: expected.map(describe).join(', '),
      })
    if ([...places.values()].includes(column))
      throw new ReadError({ ...fault, problem: 'is a heading that stands there twice' })
    places.set(index, column)
  })
  const found = [...places.values()]
  const missing = expected.find((column) => column.optional !== true && !found.includes(column))
  if (missing !== undefined || !found.some(({ role }) => role === 'value'))
    throw new ReadError({
      file: table.file,
      at: table.sheet.place(table.headerRow),
      problem: `the table "${definition.id}" lacks a column`,
      expected: missing === undefined ? 'one with factors' : describe(missing),
    })
  return places
}

const describe = (column: ColumnDefinition): string => `"${column.words.join(' ... ')}"`

const fits = (column: ColumnDefinition, heading: string): boolean =>
  column.words.every((sought) => holds(heading, sought)) &&
  !(column.without ?? []).some((unwanted) => holds(heading, unwanted))

function nextRow(sheet: PrintedSheet, from: number): number {
  let row = from
  while (row < sheet.rowCount && isBlank(sheet, row)) row++
  return row
}

function isBlank(sheet: PrintedSheet, row: number): boolean {
  for (let column = 0; column < sheet.width(row); column++)
    if (sheet.text(row, column).trim() !== '') return false
  return true
}

/** Headings take one to four rows; below the first of them, only rows of the table have something in the first column. */
function firstLabel(sheet: PrintedSheet, from: number): number {
  let row = from
  while (row < sheet.rowCount && sheet.text(row, 0).trim() === '') row++
  return row
}

function headingsOf(sheet: PrintedSheet, headerRow: number, firstRow: number): string[] {
  const rows = Array.from({ length: firstRow - headerRow }, (_, index) => headerRow + index)
  const width = Math.max(...rows.map((row) => sheet.width(row)), sheet.width(firstRow))
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => sheet.anchor(row, column))
    const distinct = cells.filter((cell, index) => {
      const before = cells[index - 1]
      return cell.row >= headerRow && (cell.row !== before?.row || cell.column !== before.column)
    })
    return words(distinct.map((cell) => sheet.text(cell.row, cell.column)).join(' '))
  })
}
