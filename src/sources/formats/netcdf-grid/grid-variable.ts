import { ReadError } from '../../read-error.ts'
import type { ChunkLayout } from '../netcdf/hdf5-chunks.ts'
import type { NetcdfFile, NetcdfVariable } from '../netcdf/netcdf-file.ts'
import { openNetcdf } from '../netcdf/open-netcdf.ts'
import type { GridSource } from './grid-source.ts'
import { type MeasureId, measureOf } from './measures.ts'
import { type Packing, packingOf } from './packing.ts'
import { readSpaceAxes, type SpaceAxes } from './space-axes.ts'
import { readTimeAxis, type TimeAxis } from './time-axis.ts'

/** All that must be known about a file before its values are read; can be sent to a worker thread. */
export interface GridVariable {
  readonly location: string
  readonly file: string
  readonly variable: string
  readonly measure: MeasureId
  /** Steps of time that are unpacked together. */
  readonly chunkSteps: number
  /** Rows that are unpacked together. */
  readonly chunkRows: number
  /** Where its pieces lie, for a thread that reads them; undefined where the file must be opened for it. */
  readonly layout: ChunkLayout | undefined
  readonly packing: Packing
  readonly space: SpaceAxes
  readonly time: TimeAxis
}

/** Reads the header of a file and checks that it is a grid of this source. */
export async function describeGrid(source: GridSource, location: string): Promise<GridVariable> {
  const file = await openNetcdf(location)
  try {
    const [variable, measure] = findVariable(source, file)
    requireUnits(file, variable, measure)
    const space = readSpaceAxes(file, variable)
    const time = readTimeAxis(file, variable.dimensions[0] ?? '')
    if (time.days.length !== variable.shape[0])
      throw new ReadError({
        file: file.name,
        column: variable.name,
        value: variable.shape[0],
        problem: 'steps do not match the time axis',
        expected: `${time.days.length} steps`,
      })
    requireLastValue(file, variable)
    return {
      location,
      file: file.name,
      variable: variable.name,
      measure,
      chunkSteps: variable.chunk?.[0] ?? 1,
      chunkRows: variable.chunk?.[1] ?? 1,
      layout: completeLayout(file, variable.name),
      packing: packingOf(file.name, variable),
      space,
      time,
    }
  } finally {
    file.close()
  }
}

/** A NetCDF-3 file that is cut has a whole header; the library notices the same of NetCDF-4 when it opens the file. */
function requireLastValue(file: NetcdfFile, { name, shape, chunk }: NetcdfVariable): void {
  if (chunk !== undefined || shape.some((length) => length === 0)) return
  file.read(
    name,
    shape.map((length) => length - 1),
    shape.map(() => 1),
  )
}

/** What is in a piece that was never written is for the library to say. */
function completeLayout(file: NetcdfFile, variable: string): ChunkLayout | undefined {
  const layout = file.layoutOf(variable)
  return layout?.index.bytes.every((bytes) => bytes > 0) === true ? layout : undefined
}

function findVariable(source: GridSource, file: NetcdfFile): readonly [NetcdfVariable, MeasureId] {
  const found = [...file.variables.values()].flatMap((variable) => {
    const measure = source.variables[variable.name]
    return measure === undefined ? [] : [[variable, measure] as const]
  })
  const only = found[0]
  if (only !== undefined && found.length === 1) return only
  const names = [...file.variables.keys()]
  const refused = names.find((name) => source.refused[name] !== undefined)
  const isNotNeeded =
    found.length === 0 && names.some((name) => source.notNeeded.some((start) => name.startsWith(start)))
  throw new ReadError({
    file: file.name,
    value: names.join(', '),
    problem:
      found.length > 1 ? 'holds several climate variables' : 'holds no variable that this source knows',
    expected: `one of ${Object.keys(source.variables).join(', ')}`,
    hint: refused === undefined ? undefined : source.refused[refused],
    ...(isNotNeeded ? { spare: 'not_needed' as const } : {}),
  })
}

function requireUnits(file: NetcdfFile, variable: NetcdfVariable, measure: MeasureId): void {
  const { units } = variable.attributes
  const known = measureOf(measure).units
  // CSIRO's AWAP files state none; bounds on every value stand guard there.
  if (units === undefined || (typeof units === 'string' && known.includes(units.trim().toLowerCase()))) return
  throw new ReadError({
    file: file.name,
    at: variable.name,
    column: 'units',
    value: units,
    problem: 'are not the units of this variable',
    expected: known.join(', '),
  })
}
