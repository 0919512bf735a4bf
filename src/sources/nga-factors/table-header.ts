import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Proposal } from '../reading/findings.ts'
import type { PrintedSheet } from './sheets.ts'
import { type ColumnDefinition, columnsOf, holds, type TableDefinition, words } from './tables.ts'

/** A table found on a sheet: its title, the words of each column's heading, and where its rows begin. */
export interface PrintedTable {
  readonly file: string
  /** Where the reader puts down what it leaves out or doubts. */
  readonly log: ReadLog
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
export function findTable(file: string, sheet: PrintedSheet, title: string, log: ReadLog): PrintedTable {
  const titleRow = nextRow(sheet, 0)
  const headerRow = nextRow(sheet, titleRow + 1)
  const firstRow = firstLabel(sheet, headerRow + 1)
  if (firstRow >= sheet.rowCount)
    throw new ReadError({ file, at: sheet.place(titleRow), value: title, problem: 'is a table without rows' })
  return { file, log, sheet, title, headerRow, headings: headingsOf(sheet, headerRow, firstRow), firstRow }
}

/**
 * Finds each column by its heading. One that is unknown or doubled is a finding and is not read. Undefined, with a finding,
 * where so much is missing that the table cannot be read.
 */
export function placeColumns(table: PrintedTable, definition: TableDefinition): ColumnPlaces | undefined {
  const { file, sheet, headerRow, log } = table
  const expected = columnsOf(definition)
  const places = new Map<number, ColumnDefinition>()
  table.headings.forEach((heading, index) => {
    if (heading === '') return
    const column = columnFor(expected, heading)
    const fault = { file, at: sheet.place(headerRow, index), value: heading }
    if (column === undefined)
      log.findings.add(
        'heading_not_known',
        {
          ...fault,
          problem: `is not a known heading of the table "${definition.id}"`,
          expected: expected.map(describe).join(', '),
        },
        LEAVE_COLUMN_OUT,
      )
    else if ([...places.values()].includes(column))
      log.findings.add(
        'heading_twice',
        { ...fault, problem: 'is a heading that stands there twice' },
        LEAVE_COLUMN_OUT,
      )
    else places.set(index, column)
  })
  const found = [...places.values()]
  const missing = expected.filter((column) => column.optional !== true && !found.includes(column))
  const isReadable = found.some(isValue) && missing.every(isValue)
  if (missing.length > 0 || !isReadable)
    log.findings.add(
      'column_missing',
      {
        file,
        at: sheet.place(headerRow),
        problem: `the table "${definition.id}" lacks a column`,
        expected: missing.length === 0 ? 'one with factors' : missing.map(describe).join(', '),
      },
      isReadable
        ? { decision: 'take', reason: 'The other columns of the table were read.' }
        : { decision: 'leave_out', reason: 'The table cannot be read without it.' },
    )
  return isReadable ? places : undefined
}

const LEAVE_COLUMN_OUT: Proposal = {
  decision: 'leave_out',
  reason: 'The column was not read. Describe its heading in columns.json.',
}

const isValue = ({ role }: ColumnDefinition): boolean => role === 'value'

const columnFor = (expected: readonly ColumnDefinition[], heading: string): ColumnDefinition | undefined => {
  const [column, ...others] = expected.filter((candidate) => fits(candidate, heading))
  return others.length > 0 ? undefined : column
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
