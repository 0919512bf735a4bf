import type { ImportKind } from '../../../domain/disclosure/imports/import-kinds.ts'
import { type ImportFault, importFault } from '../../../domain/disclosure/imports/meter-reading.ts'
import type { ImportCell, ImportRow, ImportTable } from '../../../domain/disclosure/imports/table.ts'
import { ReadError } from '../../read-error.ts'
import { type FoundHeadings, findHeadings, headingsMissing } from './find-headings.ts'
import type { Grid, GridCell } from './grid.ts'

/** More rows than any record holds items. */
const MOST_ROWS = 20_000
/** Of a cell; no member of a record that is imported has room for more. */
const LONGEST_TEXT = 4000

/** The table of a file: of the sheet that is named, or of the only one that has the headings. */
export function readTable(
  kind: ImportKind,
  file: string,
  grids: readonly Grid[],
  sheet?: string,
): ImportTable {
  const named = sheet === undefined ? grids : [namedGrid(file, grids, sheet)]
  const found = named.flatMap((grid) => {
    const headings = findHeadings(kind, grid)
    return headings === undefined ? [] : [{ grid, headings }]
  })
  const [first, second] = found
  if (first === undefined) throw headingsMissing(kind, file, named)
  if (second !== undefined)
    throw new ReadError({
      file,
      problem: `has ${found.length} sheets with such a table: ${found.map(({ grid }) => `“${grid.sheet}”`).join(', ')}`,
      hint: 'Nothing was imported. Choose one with `sheet`.',
    })
  return tableOf(first.grid, first.headings)
}

function namedGrid(file: string, grids: readonly Grid[], name: string): Grid {
  const wanted = name.trim().toLowerCase()
  const found = grids.find(({ sheet }) => sheet?.toLowerCase() === wanted)
  if (found !== undefined) return found
  const names = grids.flatMap(({ sheet }) => (sheet === null ? [] : [`“${sheet}”`]))
  throw new ReadError({
    file,
    value: name,
    problem: names.length === 0 ? 'cannot be chosen: a CSV has no sheets' : 'is not a sheet of the workbook',
    ...(names.length === 0 ? {} : { expected: names.join(', ') }),
    hint: 'Nothing was imported. Name one of its sheets, or none.',
  })
}

function tableOf(grid: Grid, { row: heading, columns, ignored }: FoundHeadings): ImportTable {
  const rows: ImportRow[] = []
  const faults: ImportFault[] = []
  for (let row = heading + 1; row < grid.rowCount; row += 1) {
    const cells = grid.row(row)
    const known = columns.map((column) => ({ ...column, cell: cells[column.index] ?? EMPTY }))
    if (known.every(({ cell }) => isEmpty(cell))) continue
    if (rows.length === MOST_ROWS)
      throw new ReadError({
        file: grid.file,
        at: grid.place(row, 0),
        problem: `is row ${MOST_ROWS + 1} of the table`,
        expected: `at most ${MOST_ROWS} rows`,
        hint: 'Nothing was imported. Sum the readings by month, or split the file.',
      })
    const read: Record<string, ImportCell> = {}
    for (const { field, index, cell, heading: printed, unit } of known) {
      const at = grid.place(row, index)
      if (cell.isUncomputed === true)
        faults.push(
          importFault(
            at,
            'is a formula whose result is not in the file; open it in a spreadsheet program, save it, and send it again',
            { column: printed },
          ),
        )
      else if (typeof cell.value === 'string' && cell.value.length > LONGEST_TEXT)
        faults.push(
          importFault(
            at,
            `has ${cell.value.length} characters; at most ${LONGEST_TEXT} are accepted in a cell`,
            { column: printed, value: cell.value },
          ),
        )
      else if (!isEmpty(cell)) read[field] = { value: cell.value, at, heading: printed, unit }
    }
    rows.push({ at: grid.place(row, 0), cells: read })
  }
  return { sheet: grid.sheet, rows, ignored, faults }
}

const EMPTY: GridCell = { value: null }

const isEmpty = ({ value, isUncomputed }: GridCell): boolean =>
  isUncomputed !== true && (value === null || (typeof value === 'string' && value.trim() === ''))
