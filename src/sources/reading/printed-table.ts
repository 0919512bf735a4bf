import {
  type ColumnMap,
  type ColumnPositions,
  countKnownHeadings,
  matchHeadings,
  refuseUnheaded,
} from '../formats/headings.ts'
import { ReadError } from '../read-error.ts'
import type { PrintedRow } from './printed-rows.ts'

export interface PrintedTable<Field extends string> {
  readonly file: string
  /** First row above the heading row, where a title stands; empty in a file that begins with its headings. */
  readonly title: string
  readonly header: PrintedRow
  readonly positions: ColumnPositions<Field>
  /** True when every column has a heading, so that a row of the same length needs no second look. */
  readonly isFullyHeaded: boolean
  /** Rows below the headings, blank ones left out. */
  readonly rows: readonly PrintedRow[]
}

const LAST_HEADER_ROW = 20

/** Finds the heading row by its words, below whatever title is above it, and the columns by theirs. */
export function findTable<Field extends string>(
  file: string,
  rows: readonly PrintedRow[],
  columns: ColumnMap<Field>,
): PrintedTable<Field> {
  const index = headerIndex(rows, columns)
  const header = rows[index]
  if (header === undefined) throw new ReadError({ file, problem: 'holds no rows' })
  const positions = matchHeadings({ file, at: header.at }, header.cells, columns)
  if (index === rows.length - 1)
    throw new ReadError({
      file,
      at: header.at,
      problem: 'has headings and no rows below them',
      hint: 'The file may have been cut short. Download it again.',
    })
  return {
    file,
    title: index === 0 ? '' : (rows[0]?.cells.join(' ') ?? ''),
    header,
    positions,
    isFullyHeaded: header.cells.every((cell) => cell.trim() !== ''),
    rows: rows.slice(index + 1),
  }
}

/** The cells of a row by field; undefined where the edition lacks the column. A row too short or too long is refused. */
export function cellsOf<Field extends string>(
  { file, header, positions, isFullyHeaded }: PrintedTable<Field>,
  row: PrintedRow,
): (field: Field) => string | undefined {
  if (!isFullyHeaded || row.cells.length !== header.cells.length)
    refuseUnheaded({ file, at: row.at }, header.cells, row.cells)
  return (field) => {
    const position = positions[field]
    return position === undefined ? undefined : row.cells[position]
  }
}

/** The row with most known headings. Without any, it is the first, which the error then names. */
function headerIndex(rows: readonly PrintedRow[], columns: ColumnMap): number {
  let found = 0
  let most = 0
  for (const [index, { cells }] of rows.slice(0, LAST_HEADER_ROW).entries()) {
    const known = countKnownHeadings(cells, columns)
    if (known > most) [found, most] = [index, known]
    if (known > 1 && known === cells.length) break
  }
  return found
}
