import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Proposal } from '../reading/findings.ts'
import type { TitledPart } from './sheet-tables.ts'
import type { PrintedSheet } from './sheets.ts'
import { type ColumnDefinition, columnFits, columnsOf, type TableDefinition } from './tables.ts'
import { isFigure } from './values.ts'
import { holds, words } from './words.ts'

/** A table found on a sheet: its title, the words of each column's heading, and where its rows begin. */
export interface PrintedTable {
  readonly file: string
  /** Where the reader puts down what it leaves out or doubts. */
  readonly log: ReadLog
  readonly sheet: PrintedSheet
  readonly title: string
  readonly headerRow: number
  readonly headings: readonly string[]
  /** The same with what stands to the left of an empty cell: a unit may be printed once for several columns. */
  readonly spreadHeadings: readonly string[]
  readonly firstRow: number
}

/** Columns of a table that were found, by index. */
export type ColumnPlaces = ReadonlyMap<number, ColumnDefinition>

/** The table below a title. */
export function findTable(file: string, { title, sheet, titleRows }: TitledPart, log: ReadLog): PrintedTable {
  const headerRow = nextRow(sheet, titleRows)
  const firstRow = firstLabel(sheet, headerRow + 1)
  if (firstRow >= sheet.rowCount)
    throw new ReadError({ file, at: sheet.place(0), value: title, problem: 'is a table without rows' })
  const headings = headingsOf(sheet, headerRow, firstRow)
  const spreadHeadings = spreadOf(sheet, headerRow, firstRow, title)
  return { file, log, sheet, title, headerRow, headings, spreadHeadings, firstRow }
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
    const column = columnFor(expected, heading) ?? columnFor(expected, table.spreadHeadings[index] ?? heading)
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

/** The column that a heading names: by the words that the publisher uses now, else by other words for the same. */
function columnFor(expected: readonly ColumnDefinition[], heading: string): ColumnDefinition | undefined {
  for (const byOtherNames of [false, true]) {
    const fitting = expected
      .map((column) => ({ column, letters: columnFits(column, heading, byOtherNames) }))
      .filter(({ letters }) => letters > 0)
    const most = Math.max(...fitting.map(({ letters }) => letters))
    const [best, ...others] = fitting.filter(({ letters }) => letters === most)
    if (best !== undefined) return others.length > 0 ? undefined : best.column
  }
  return undefined
}

const describe = (column: ColumnDefinition): string => `"${column.words.join(' ... ')}"`

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

/**
 * Headings take one to four rows. Below the first of them, only rows of the table have something in the first column; a row
 * with several cells and no figure among them still belongs to the headings.
 */
function firstLabel(sheet: PrintedSheet, from: number): number {
  let row = from
  while (row < sheet.rowCount && (sheet.text(row, 0).trim() === '' || isHeadings(sheet, row))) row++
  return row
}

function isHeadings(sheet: PrintedSheet, row: number): boolean {
  let filled = 0
  for (let column = 1; column < sheet.width(row); column++) {
    const text = sheet.text(row, column).trim()
    if (typeof sheet.value(row, column) === 'number' || isFigure(text)) return false
    if (text !== '') filled += 1
  }
  return filled > 0
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

const UNITS_IN_TITLES = ['kg co2-e/gj', 'kg co2-e/kwh', 't co2-e/t']

/** Headings in which an empty cell says what its left neighbour says, with the unit of the title where the table names none. */
function spreadOf(sheet: PrintedSheet, headerRow: number, firstRow: number, title: string): string[] {
  const columns: string[][] = []
  for (let row = headerRow; row < firstRow; row++) {
    let left = ''
    for (let column = 1; column < sheet.width(row); column++) {
      const anchor = sheet.anchor(row, column)
      const text = anchor.row < row ? '' : sheet.text(anchor.row, anchor.column).trim()
      left = text === '' ? left : text
      columns[column] = [...(columns[column] ?? []), left]
    }
  }
  const unit = UNITS_IN_TITLES.find((known) => holds(words(title), known)) ?? ''
  return Array.from(columns, (texts = []) => {
    const heading = words(texts.join(' '))
    return UNITS_IN_TITLES.some((known) => holds(heading, known)) ? heading : `${heading} ${unit}`.trim()
  })
}
