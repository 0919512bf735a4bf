import { rememberedBy } from '../../domain/remembered-by.ts'
import { ReadError } from '../read-error.ts'
import { wrongWidth } from './row-width.ts'

/** Columns of a table by our field name: `columns.json` in a source's folder. */
export type ColumnMap<Field extends string = string> = Readonly<Record<Field, Column>>

export interface Column {
  /** Every heading that the publisher has used for it, as printed; spacing, case, punctuation and footnotes do not matter. */
  readonly headings: readonly string[]
  /** True for a column that some files lack, whatever their edition. */
  readonly optional?: boolean
  /** The first edition that has the column, where earlier ones lack it. */
  readonly since?: string
}

/** Where each field is in a row. */
export type ColumnPositions<Field extends string> = Readonly<Partial<Record<Field, number>>>

interface Place {
  readonly file: string
  readonly at: string
}

const FOOTNOTE_DIGITS = /(?<=\)|[a-z]{2})[\d¹²³⁴⁵⁶⁷⁸⁹]{1,2}$/
const ENDS_IN_GAS = /\b(?:co2|ch4|n2o)$/

/**
 * The words of a heading: lower case, without punctuation, line breaks and the footnote digits that some years glue to
 * its end ("Grid Connected2"). Digits inside stay, so that scope 1 is never scope 2 and CO2 stays CO2.
 */
export function headingWords(text: string): string {
  const flat = text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const plain = ENDS_IN_GAS.test(flat) ? flat : flat.replace(FOOTNOTE_DIGITS, '')
  return plain.replaceAll(/[^\p{L}\p{N}%]+/gu, ' ').trim()
}

/** Whether a cell is the heading of a column. */
export const isKnownHeading = (cell: string, columns: ColumnMap): boolean =>
  fieldByWords(columns).has(headingWords(cell))

/** How many cells of a row are known headings: tells the heading row from the titles above it. */
export function countKnownHeadings(cells: readonly string[], columns: ColumnMap): number {
  return cells.filter((cell) => isKnownHeading(cell, columns)).length
}

/**
 * Finds each column by the words of its heading, in any order. A heading that is not known, stands twice, or is missing
 * is an error: the table may have changed its meaning. Empty headings are left alone; `refuseUnheaded` checks that
 * nothing is below them.
 */
export function matchHeadings<Field extends string>(
  place: Place,
  cells: readonly string[],
  columns: ColumnMap<Field>,
): ColumnPositions<Field> {
  const known = fieldByWords(columns)
  const expected = expectedHeadings(columns)
  const found: Partial<Record<Field, number>> = {}
  for (const [index, cell] of cells.entries()) {
    const words = headingWords(cell)
    if (words === '') continue
    const field = known.get(words)
    if (field === undefined)
      throw new ReadError({
        ...place,
        value: cell,
        problem: 'is a heading that this source does not know',
        expected,
        hint: 'Does the file belong to this source? If the publisher added a column, name it in columns.json.',
      })
    if (found[field] !== undefined)
      throw new ReadError({ ...place, value: cell, problem: 'is a heading that appears twice' })
    found[field] = index
  }
  const fields = Object.keys(columns) as Field[]
  const missing = fields.filter((field) => !mayLack(columns[field]) && found[field] === undefined)
  if (missing.length > 0)
    throw new ReadError({
      ...place,
      problem: `lacks the heading ${missing.map((field) => `"${columns[field].headings[0]}"`).join(', ')}`,
      expected,
    })
  return found
}

/** Refuses a row with too few cells, and a value below no heading: its columns are shifted, or the file is cut. */
export function refuseUnheaded(place: Place, headings: readonly string[], cells: readonly string[]): void {
  const width = headings.findLastIndex((heading) => heading.trim() !== '') + 1
  const stray = cells.findIndex((cell, index) => cell.trim() !== '' && (headings[index] ?? '').trim() === '')
  if (stray !== -1)
    throw new ReadError({
      ...place,
      column: `number ${stray + 1}`,
      value: cells[stray],
      problem: 'has no heading above it',
      expected: `${width} columns`,
    })
  if (cells.length < width) throw wrongWidth(place, cells, width)
}

/** Kept for each map, because the heading row is looked for among many rows. */
const fieldByWords = <Field extends string>(columns: ColumnMap<Field>): Map<string, Field> =>
  indexByWords(columns) as Map<string, Field>

const indexByWords = rememberedBy(
  (columns: ColumnMap) =>
    new Map(
      Object.entries(columns).flatMap(([field, { headings }]) =>
        headings.map((heading): [string, string] => [headingWords(heading), field]),
      ),
    ),
)

/** Whether the edition has the column is for those to check who know the edition. */
const mayLack = ({ optional, since }: Column): boolean => optional === true || since !== undefined

function expectedHeadings(columns: ColumnMap): string {
  return Object.values(columns)
    .map((column) => `"${column.headings[0]}"${mayLack(column) ? ' (where printed)' : ''}`)
    .join(', ')
}
