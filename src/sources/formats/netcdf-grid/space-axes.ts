import { LATTICE, latticeColumn, latticeRow } from '../../../domain/company/climate/climate-cell.ts'
import { ReadError } from '../../read-error.ts'
import type { NetcdfFile, NetcdfVariable } from '../netcdf/netcdf-file.ts'

/** Where a file's grid is on the national lattice of 0.05 degrees. */
export interface SpaceAxes {
  readonly rows: number
  readonly columns: number
  /** Lattice row of the file's first row and column of its first column. */
  readonly firstRow: number
  readonly firstColumn: number
  /** 1 where latitude ascends in the file, -1 where it descends. */
  readonly rowStep: 1 | -1
}

const LATITUDE = new Set(['lat', 'latitude', 'y'])
const LONGITUDE = new Set(['lon', 'longitude', 'x'])
const TIME = new Set(['time', 't'])

/** Checks that a variable lies by time, latitude and longitude, in this order, on the lattice. */
export function readSpaceAxes(file: NetcdfFile, variable: NetcdfVariable): SpaceAxes {
  const [time = '', latitude = '', longitude = ''] = variable.dimensions.map((name) => name.toLowerCase())
  if (
    variable.dimensions.length !== 3 ||
    !TIME.has(time) ||
    !LATITUDE.has(latitude) ||
    !LONGITUDE.has(longitude)
  )
    throw new ReadError({
      file: file.name,
      column: variable.name,
      value: variable.dimensions.join(', '),
      problem: 'are not the dimensions of a climate grid',
      expected: 'time, lat, lon in this order',
      hint: 'Axes are swapped or renamed: reorder them with `ncpdq -a time,lat,lon`.',
    })
  const rows = coordinates(file, variable.dimensions[1] ?? '', -60, 0)
  const columns = coordinates(file, variable.dimensions[2] ?? '', 90, 180)
  if (columns.step < 0)
    throw new ReadError({
      file: file.name,
      column: variable.dimensions[2] ?? '',
      problem: 'descends',
      expected: 'longitudes from west to east',
    })
  return {
    rows: rows.length,
    columns: columns.length,
    firstRow: latticeRow(rows.first),
    firstColumn: latticeColumn(columns.first),
    rowStep: rows.step < 0 ? -1 : 1,
  }
}

/** Coordinates are single precision (-28.350002), so each is held against the lattice and never compared exactly. */
const TOLERANCE = 0.004

function coordinates(
  file: NetcdfFile,
  name: string,
  least: number,
  most: number,
): { readonly first: number; readonly step: number; readonly length: number } {
  const variable = file.variables.get(name)
  const length = variable?.shape[0] ?? 0
  const fault = (problem: string, value: unknown, expected: string, at?: number): ReadError =>
    new ReadError({
      file: file.name,
      at: at === undefined ? undefined : `${name}[${at}]`,
      column: name,
      value,
      problem,
      expected,
      hint: 'Only grids of 0.05 degrees over Australia are read: check resolution, region and order of axes.',
    })
  if (variable?.shape.length !== 1 || length === 0)
    throw fault('has no coordinates', undefined, 'a variable with the centre of each cell')
  if (length > LATTICE.columns)
    throw fault('cells are more than fit around the earth', length, `at most ${LATTICE.columns}`)
  const values = Array.from(file.read(name, [0], [length]), Number)
  const first = values[0] ?? 0
  const step = length === 1 || (values[1] ?? 0) > first ? LATTICE.step : -LATTICE.step
  for (const [index, value] of values.entries()) {
    if (!(value >= least && value <= most))
      throw fault('is outside Australia', value, `${least} to ${most} degrees`, index)
    const expected = first + index * step
    const nearest = Math.round(value / LATTICE.step) * LATTICE.step
    if (Math.abs(value - expected) > TOLERANCE || Math.abs(value - nearest) > TOLERANCE)
      throw fault(
        'is not on the grid of 0.05 degrees',
        value,
        `${expected.toFixed(3)}, a multiple of 0.05 degrees`,
        index,
      )
  }
  return { first, step, length }
}
