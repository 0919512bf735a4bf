import { ReadError } from '../../read-error.ts'
import type { PrintedRow } from '../printed-rows.ts'
import { type FamilyColumns, placeColumns } from './family-columns.ts'
import { figureOf } from './figures.ts'

/** The headings of a table, one text for each column, and what stands around them. */
export interface Headings {
  readonly at: string
  readonly headings: readonly string[]
  readonly titles: readonly string[]
  readonly below: readonly PrintedRow[]
}

/** Titles, disclaimers and notes stand above the headings; none needs more rows. */
const LAST_HEADER_ROW = 40
const MOST_HEADER_ROWS = 3

/** The rows whose words mean most columns: one, or up to three where headings stand in groups. */
export function findHeadings<Field extends string>(
  file: string,
  sheets: readonly (readonly PrintedRow[])[],
  columns: FamilyColumns<Field>,
): Headings {
  let best: Candidate | undefined
  let most = 0
  for (const candidate of candidatesOf(sheets)) {
    const { size } = placeColumns(candidate.headings, columns).places
    if (size > most) {
      best = candidate
      most = size
    }
    // Every cell of the row is a heading: no other row says more.
    if (size > 3 && size === candidate.headings.filter((heading) => heading.trim() !== '').length) break
  }
  const first = sheets[0]?.[0]
  if (first === undefined) throw new ReadError({ file, problem: 'holds no rows' })
  const { rows, index, depth, headings } = best ?? {
    rows: sheets[0]!,
    index: 0,
    depth: 1,
    headings: first.cells,
  }
  const { at } = rows[index + depth - 1]!
  const sheetEnd = at.lastIndexOf('!')
  return {
    at,
    headings,
    titles: [
      ...rows.slice(0, index).map(({ cells }) => cells.join(' ')),
      ...(sheetEnd < 0 ? [] : [at.slice(0, sheetEnd)]),
    ],
    below: rows.slice(index + depth),
  }
}

interface Candidate {
  readonly rows: readonly PrintedRow[]
  readonly index: number
  readonly depth: number
  readonly headings: readonly string[]
}

/** Each of the first rows of each sheet, by itself and with the next. */
function* candidatesOf(sheets: readonly (readonly PrintedRow[])[]): Generator<Candidate> {
  for (const rows of sheets)
    for (const index of rows.slice(0, LAST_HEADER_ROW).keys())
      for (let depth = 1; depth <= MOST_HEADER_ROWS; depth += 1) {
        const headings = headingsAt(rows, index, depth)
        if (headings === undefined) break
        yield { rows, index, depth, headings }
      }
}

/** The texts of so many rows put together; a heading of a group counts for each column to its right. */
function headingsAt(
  rows: readonly PrintedRow[],
  index: number,
  depth: number,
): readonly string[] | undefined {
  const chosen = rows.slice(index, index + depth)
  if (chosen.length < depth) return undefined
  if (depth === 1) return chosen[0]!.cells
  const isHeading = ({ cells }: PrintedRow): boolean =>
    cells.filter((cell) => cell.trim() !== '').length > 1 &&
    !cells.some((cell) => figureOf(cell) !== undefined)
  if (!chosen.every(isHeading)) return undefined
  const width = Math.max(...chosen.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) =>
    chosen
      .map(({ cells }, row) => (row < depth - 1 ? groupOf(cells, column) : (cells[column] ?? '')))
      .filter((text) => text.trim() !== '')
      .join(' '),
  )
}

/** The nearest text at a column or to its left. */
const groupOf = (cells: readonly string[], column: number): string =>
  cells.slice(0, column + 1).findLast((cell) => cell.trim() !== '') ?? ''
