import type { FileCell } from '../../../domain/ledger/files/row-line.ts'
import type { BookLayout, BookReading } from '../../../domain/portfolio/book/fields.ts'
import { type BookRow, BookRows } from '../../../domain/portfolio/book/read-row.ts'
import { MOST_HOLDINGS } from '../../../domain/portfolio/holding.ts'
import { BOOK_HEADINGS, recogniseBook } from '../../../sources/imports/portfolio/recognise.ts'
import { openRows } from '../../../sources/imports/table/open-rows.ts'
import { fileOnDisk } from '../../../sources/input-file.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { exampleValues } from './example-values.ts'

/** A book of loans or shares that is to be read into holdings. */
export interface BookTask {
  readonly name: string
  readonly location: string
  readonly sheet: string | undefined
  /** What was said about the book before, and with this request. */
  readonly remembered: { readonly id: string; readonly layout: BookLayout } | null
  readonly layout: BookLayout
}

export interface ReadBook {
  readonly format: 'csv' | 'xlsx' | 'xls'
  readonly sheet: string | null
  readonly heading_at: string
  readonly has_headings: boolean
  readonly reading: BookReading
  readonly is_remembered: boolean
  /** The first values of each column. */
  readonly examples: readonly (readonly string[])[]
  readonly rows: readonly BookRow[]
}

/** Rows that are looked at to see what a table without headings holds. */
const LOOKED_AT = 50
const MOST_COLUMNS = 500

/** Reads a book row by row. Nothing is said of companies here: that needs the reference data. */
export async function readBook({ name, location, sheet, remembered, layout }: BookTask): Promise<ReadBook> {
  const opened = await openRows({ ...(await fileOnDisk(location)), name }, sheet, BOOK_HEADINGS)
  const { headings, has_headings } = opened
  if (headings.length > MOST_COLUMNS) throw tooWide(name, headings.length)
  const first: (readonly FileCell[])[] = []
  for await (const { cells } of opened.rows()) {
    first.push(cells)
    if (first.length === LOOKED_AT) break
  }
  const recognised = recogniseBook(headings, has_headings, layout, first)
  const isRemembered = remembered !== null && remembered.id === recognised.id
  const reading = isRemembered
    ? recogniseBook(headings, has_headings, mergedLayout(remembered.layout, layout), first)
    : recognised
  const rows: BookRow[] = []
  if (reading.missing.length === 0) {
    const reader = new BookRows(reading, (row, column) => opened.place(row, column))
    let holdings = 0
    for await (const { row, cells } of opened.rows()) {
      const found = reader.read(row, cells)
      if (found === undefined) continue
      rows.push(found)
      if (found.left_out === null) holdings += 1
      if (holdings > MOST_HOLDINGS) throw tooLong(name, found.at)
    }
  }
  return {
    format: opened.format === 'meter' ? 'csv' : opened.format,
    sheet: opened.sheet,
    heading_at: opened.heading_at,
    has_headings,
    reading,
    is_remembered: isRemembered,
    examples: headings.map((_, index) => exampleValues(first, index)),
    rows,
  }
}

const mergedLayout = (before: BookLayout, now: BookLayout): BookLayout => ({
  columns: { ...before.columns, ...now.columns },
  scales: { ...before.scales, ...now.scales },
  fixed: { ...before.fixed, ...now.fixed },
  asset_classes: { ...before.asset_classes, ...now.asset_classes },
})

const tooLong = (file: string, at: string): ReadError =>
  new ReadError({
    file,
    at,
    problem: `is holding ${MOST_HOLDINGS + 1} of the book`,
    expected: `at most ${MOST_HOLDINGS.toLocaleString('en-AU')} holdings`,
    hint: 'Nothing was imported. Split the book, such as by asset class, into several portfolios.',
  })

const tooWide = (file: string, columns: number): ReadError =>
  new ReadError({
    file,
    problem: `has ${columns} columns`,
    expected: `at most ${MOST_COLUMNS}`,
    hint: 'Nothing was imported. Leave out the columns that say nothing of holdings.',
  })
