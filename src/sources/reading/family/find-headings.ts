import { ReadError } from '../../read-error.ts'
import type { Findings } from '../findings.ts'
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

/** Titles, disclaimers and notes are above the headings; none needs more rows. */
const LAST_HEADER_ROW = 40
const MOST_HEADER_ROWS = 3

/**
 * The rows whose words mean most columns: one, or up to three where headings are in groups. Of several sheets with such a
 * table the first is read, and the others are findings: each may be its own year.
 */
export function findHeadings<Field extends string>(
  file: string,
  sheets: readonly (readonly PrintedRow[])[],
  columns: FamilyColumns<Field>,
  findings: Findings,
): Headings {
  const candidates = sheets.flatMap((rows) => bestOf(rows, columns) ?? [])
  const [best, ...others] = candidates.toSorted(
    (left, right) => Number(right.isWhole) - Number(left.isWhole) || right.size - left.size,
  )
  if (best === undefined) throw new ReadError({ file, problem: 'holds no rows' })
  const { rows, index, headings } = best
  const { at } = lastRowOf(best)
  for (const other of others)
    if (best.isWhole && other.isWhole)
      findings.add(
        'table_not_read',
        { file, at: lastRowOf(other).at, problem: `is a second table; that of ${at} was read` },
        { decision: 'take', reason: 'Save each sheet as a separate file to read it too.' },
      )
  const sheetEnd = at.lastIndexOf('!')
  return {
    at,
    headings,
    titles: [
      ...rows.slice(0, index).map(({ cells }) => cells.join(' ')),
      ...(sheetEnd < 0 ? [] : [at.slice(0, sheetEnd)]),
    ],
    below: rows.slice(index + best.depth),
  }
}

interface Candidate {
  readonly rows: readonly PrintedRow[]
  readonly index: number
  readonly depth: number
  readonly headings: readonly string[]
  /** How many columns the headings mean. */
  readonly size: number
  /** The columns that the table cannot do without are among them. */
  readonly isWhole: boolean
}

const lastRowOf = ({ rows, index, depth }: Candidate): PrintedRow => rows[index + depth - 1]!

/** The best headings of a sheet: each of its first rows is tried by itself and with the next. */
function bestOf<Field extends string>(
  rows: readonly PrintedRow[],
  columns: FamilyColumns<Field>,
): Candidate | undefined {
  let best: Candidate | undefined
  for (const index of rows.slice(0, LAST_HEADER_ROW).keys())
    for (let depth = 1; depth <= MOST_HEADER_ROWS; depth += 1) {
      const headings = headingsAt(rows, index, depth)
      if (headings === undefined) break
      const { places } = placeColumns(headings, columns)
      const { size } = places
      if (best !== undefined && size <= best.size) continue
      best = { rows, index, depth, headings, size, isWhole: hasEssentials(places, columns) }
      // Every cell of the row is a heading: no other row says more.
      if (best.isWhole && size === headings.filter((heading) => heading.trim() !== '').length) return best
    }
  return best
}

const hasEssentials = <Field extends string>(
  places: ReadonlyMap<Field, unknown>,
  columns: FamilyColumns<Field>,
): boolean =>
  (Object.keys(columns) as Field[]).every((field) => columns[field].essential !== true || places.has(field))

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
