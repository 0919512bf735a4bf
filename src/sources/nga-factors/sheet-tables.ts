import type { PrintedSheet } from './sheets.ts'
import { isFigure, tidy } from './values.ts'

/** A part of a sheet that begins with the title of a table. */
export interface TitledPart {
  readonly title: string
  /** The part as its own sheet: its first row is the title's, its first column the first that is filled. */
  readonly sheet: PrintedSheet
  /** Rows that the title takes. */
  readonly titleRows: number
}

interface Title {
  readonly row: number
  readonly rows: number
  readonly text: string
}

const NUMBERED = /^table\s*[a-z]?\d+(?:\.\d+)*[a-z]?\b/iu
const NUMBER_ALONE = /^table\s*[a-z]?\d+(?:\.\d+)*[a-z]?[\s:.\u2010-\u2015-]*$/iu

/**
 * The tables of a sheet. A title "Table n ..." is in a row without figures, wherever on the sheet, and may be parted from
 * its number. A sheet named "Table n" may print the title without the number. Lists of titles, without figures, are no tables.
 */
export function tablesOn(sheet: PrintedSheet): TitledPart[] {
  const titles = titlesOf(sheet)
  const parts = titles.map((title, index): TitledPart => {
    const end = titles[index + 1]?.row ?? sheet.rowCount
    return { title: title.text, titleRows: title.rows, sheet: partOf(sheet, title, end) }
  })
  const beginsSheet = parts.length === 1 && titles[0]?.row === firstFilledRow(sheet)
  return beginsSheet ? parts : parts.filter((part) => hasFigures(part))
}

function titlesOf(sheet: PrintedSheet): Title[] {
  const titles: Title[] = []
  for (let row = 0; row < sheet.rowCount; row++) {
    const [first, second, ...others] = filledTexts(sheet, row)
    if (first === undefined || others.length > 0 || !NUMBERED.test(first)) continue
    // A second cell may hold a link back to the contents; a figure is the page in a list of contents.
    if (second !== undefined && isFigure(second)) continue
    const [below, ...besides] = second === undefined ? filledTexts(sheet, row + 1) : []
    if (!NUMBER_ALONE.test(first)) titles.push({ row, rows: 1, text: first })
    else if (second !== undefined) titles.push({ row, rows: 1, text: `${first} ${second}` })
    else if (below !== undefined && besides.length === 0 && !NUMBERED.test(below))
      titles.push({ row, rows: 2, text: `${first} ${below}` })
  }
  return titles.length > 0 ? titles : titleWithoutNumber(sheet)
}

function titleWithoutNumber(sheet: PrintedSheet): Title[] {
  const row = firstFilledRow(sheet)
  if (row === undefined || !NUMBERED.test(sheet.name.trim())) return []
  const [text, ...others] = filledTexts(sheet, row)
  return text === undefined || others.length > 0
    ? []
    : [{ row, rows: 1, text: `${sheet.name.trim()} ${text}` }]
}

const firstFilledRow = (sheet: PrintedSheet): number | undefined =>
  Array.from({ length: sheet.rowCount }, (_, row) => row).find((row) => filledTexts(sheet, row).length > 0)

const filledTexts = (sheet: PrintedSheet, row: number): string[] =>
  row >= sheet.rowCount
    ? []
    : Array.from({ length: sheet.width(row) }, (_, column) => sheet.text(row, column).trim()).filter(
        (text) => text !== '',
      )

function hasFigures({ sheet, titleRows }: TitledPart): boolean {
  for (let row = titleRows; row < sheet.rowCount; row++)
    for (let column = 1; column < sheet.width(row); column++)
      if (typeof sheet.value(row, column) === 'number' || isFigure(tidy(sheet.text(row, column)))) return true
  return false
}

function partOf(sheet: PrintedSheet, { row: top, rows }: Title, end: number): PrintedSheet {
  const left = firstColumn(sheet, top + rows, end)
  return {
    name: sheet.name,
    rowCount: end - top,
    width: (row) => Math.max(0, sheet.width(row + top) - left),
    value: (row, column) => sheet.value(row + top, column + left),
    text: (row, column) => sheet.text(row + top, column + left),
    anchor: (row, column) => {
      const anchor = sheet.anchor(row + top, column + left)
      return { row: anchor.row - top, column: anchor.column - left }
    },
    place: (row, column) => sheet.place(row + top, (column ?? 0) + left),
  }
}

/** The first column with anything in it: tables may be set in from the margin. */
function firstColumn(sheet: PrintedSheet, from: number, end: number): number {
  let first = Number.POSITIVE_INFINITY
  for (let row = from; row < end; row++)
    for (let column = 0; column < Math.min(first, sheet.width(row)); column++)
      if (sheet.text(row, column).trim() !== '') first = column
  return Number.isFinite(first) ? first : 0
}
