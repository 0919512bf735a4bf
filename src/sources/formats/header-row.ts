import { ReadError } from '../read-error.ts'
import type { CsvRecord } from './csv.ts'

/** Headings under which a field has been printed. `columns.json` of a source holds one per field. */
export interface Column {
  readonly headings: readonly string[]
  /** True when some editions do without it. */
  readonly optional?: boolean
}

export type Columns<Field extends string> = Readonly<Record<Field, Column>>

/** Where each field stands in a record; a field that the edition does not print is absent. */
export type ColumnPlaces<Field extends string> = Readonly<Partial<Record<Field, number>>>

/** Words of a heading: spacing, line breaks, capitals, punctuation and footnote marks are not its meaning. */
export function headingWords(text: string): string {
  return text
    .replace(/[\u00b9\u00b2\u00b3\u2070-\u2079]|\[\d+\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** True when at least half of the required fields have their heading in this record: it is the header row. */
export function looksLikeHeader<Field extends string>(
  cells: readonly string[],
  columns: Columns<Field>,
): boolean {
  const words = new Set(cells.map(headingWords))
  const required = Object.values<Column>(columns).filter((column) => column.optional !== true)
  const found = required.filter((column) =>
    column.headings.some((heading) => words.has(headingWords(heading))),
  )
  return found.length * 2 >= required.length
}

/**
 * Finds the fields by the words of their headings, in any order. An unknown, missing or repeated heading is an error:
 * the publisher may have changed what a column means.
 */
export function locateColumns<Field extends string>(
  fileName: string,
  header: CsvRecord,
  columns: Columns<Field>,
): ColumnPlaces<Field> {
  const fields = Object.entries<Column>(columns) as [Field, Column][]
  const known = new Map(
    fields.flatMap(([field, column]) => column.headings.map((heading) => [headingWords(heading), field])),
  )
  const places: Partial<Record<Field, number>> = {}
  const at = `line ${header.line}`
  for (const [index, cell] of header.cells.entries()) {
    if (cell.trim() === '') continue
    const field = known.get(headingWords(cell))
    if (field === undefined)
      throw new ReadError({
        file: fileName,
        at,
        column: cell,
        problem: 'is a heading that this source does not know',
        expected: expectedHeadings(fields),
        hint: 'Is it a file of this source? If the publisher added a column, name it in columns.json.',
      })
    if (places[field] !== undefined)
      throw new ReadError({
        file: fileName,
        at,
        column: cell,
        problem: 'is a heading that stands there twice',
      })
    places[field] = index
  }
  const missing = fields.filter(([field, column]) => column.optional !== true && places[field] === undefined)
  if (missing.length > 0)
    throw new ReadError({
      file: fileName,
      at,
      problem: 'lacks a heading',
      expected: expectedHeadings(missing),
    })
  return places
}

/** Refuses a record with cells too many or too few: its values would stand under the wrong headings. */
export function requireWidth(fileName: string, record: CsvRecord, width: number): void {
  const { cells } = record
  const surplus = cells.slice(width)
  if (cells.length >= width && surplus.every((cell) => cell.trim() === '')) return
  throw new ReadError({
    file: fileName,
    at: `line ${record.line}`,
    value: cells.length,
    problem: 'cells stand in this row, so its columns are shifted or the file is cut',
    expected: `${width} cells`,
  })
}

function expectedHeadings(fields: readonly (readonly [string, Column])[]): string {
  return fields.map(([, column]) => `"${column.headings[0]}"`).join(', ')
}
