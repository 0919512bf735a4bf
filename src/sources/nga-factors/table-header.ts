import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { TitledPart } from './sheet-tables.ts'
import type { PrintedSheet } from './sheets.ts'
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
  const columns: string[][] = [[]]
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
  return columns.map((texts) => {
    const heading = words(texts.join(' '))
    return UNITS_IN_TITLES.some((known) => holds(heading, known)) ? heading : `${heading} ${unit}`.trim()
  })
}
