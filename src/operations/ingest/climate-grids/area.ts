import { LATTICE, latticeColumn, latticeRow } from '../../../domain/company/climate/climate-cell.ts'
import type { Point } from '../../../domain/company/climate/location.ts'
import type { GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { ReadError } from '../../../sources/read-error.ts'

/** A rectangle of the lattice: its south-western cell and its size. Cells in it are counted row by row from the south. */
export interface Area {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** Cells of a file: first and end of rows and columns, in the file's own order. */
export interface Window {
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
}

/** Where a file's grid lies. */
const areaOf = ({ space }: GridVariable): Area => ({
  row: space.rowStep === 1 ? space.firstRow : space.firstRow - space.rows + 1,
  column: space.firstColumn,
  rows: space.rows,
  columns: space.columns,
})

/** The area of all files, which must be the same: cells of one place are put together from several files. */
export function commonArea(grids: readonly GridVariable[]): Area {
  const first = grids[0]!
  const area = areaOf(first)
  for (const grid of grids) {
    const own = areaOf(grid)
    if (describe(own) !== describe(area))
      throw new ReadError({
        file: grid.file,
        value: describe(own),
        problem: 'is another grid than that of the other files',
        expected: `${describe(area)} as ${first.file}`,
        hint: 'Load files of one product and version at a time.',
      })
  }
  return area
}

/** Cells around a point within an area; undefined where the point lies beyond its border. */
export function areaAround(
  point: Point,
  within: Area,
  reach: { readonly rows: number; readonly columns: number },
): Area | undefined {
  const row = latticeRow(point.lat)
  const column = latticeColumn(point.lon)
  const south = Math.max(within.row, row - reach.rows)
  const west = Math.max(within.column, column - reach.columns)
  const rows = Math.min(within.row + within.rows, row + reach.rows + 1) - south
  const columns = Math.min(within.column + within.columns, column + reach.columns + 1) - west
  return rows > 0 && columns > 0 ? { row: south, column: west, rows, columns } : undefined
}

/** An area as rows and columns of a file that holds it. */
export function windowOf(grid: GridVariable, area: Area): Window {
  const whole = areaOf(grid)
  const south = area.row - whole.row
  const first = grid.space.rowStep === 1 ? south : whole.rows - south - area.rows
  const west = area.column - whole.column
  return { rows: [first, first + area.rows], columns: [west, west + area.columns] }
}

/** Place of a lattice cell among the cells of an area; undefined where it is outside. */
export function placeIn(area: Area, cell: number): number | undefined {
  const row = Math.floor(cell / LATTICE.columns) - area.row
  const column = (cell % LATTICE.columns) - area.column
  const isInside = row >= 0 && row < area.rows && column >= 0 && column < area.columns
  return isInside ? row * area.columns + column : undefined
}

function describe({ row, column, rows, columns }: Area): string {
  const degrees = (index: number, first: number): string => (first + index * LATTICE.step).toFixed(2)
  return `${rows} x ${columns} cells from ${degrees(row, LATTICE.first_lat)}, ${degrees(column, LATTICE.first_lon)}`
}
