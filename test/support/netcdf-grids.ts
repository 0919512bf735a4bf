import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { File, ready } from 'h5wasm/node'
import { classicBytes } from './netcdf-classic.ts'
import { type TestGrid, valuesOf } from './netcdf-grid.ts'

export const gridDirectory = (): string => mkdtempSync(path.join(os.tmpdir(), 'southerly-grid-'))

/** Days from a first one, counted like `days since`. */
export const daysFrom = (first: number, count: number, offset = 0): number[] =>
  Array.from({ length: count }, (_, index) => first + index + offset)

export const axis = (first: number, count: number, step = 0.05): number[] =>
  Array.from({ length: count }, (_, index) => Math.fround(first + index * step))

/** Writes a grid as NetCDF-4 and answers where it is. */
export async function writeHdf5(directory: string, grid: TestGrid): Promise<string> {
  await ready
  const location = path.join(directory, grid.name)
  const file = new File(location, 'w')
  if (grid.classicModel === true) file.create_attribute('_nc3_strict', new Int32Array([1]), [1])
  const [latName, lonName] = grid.axes ?? ['lat', 'lon']
  const scales = [
    ['time', new Float64Array(grid.times)],
    [latName, new Float32Array(grid.lat)],
    [lonName, new Float32Array(grid.lon)],
  ] as const
  for (const [name, data] of scales) file.create_dataset({ name, data }).make_scale(name)
  const time = file.get('time')
  if (time === null || !('create_attribute' in time)) throw new Error('no time axis was written')
  time.create_attribute('units', grid.timeUnits)
  if (grid.calendar !== undefined) time.create_attribute('calendar', grid.calendar)
  const shape = [grid.times.length, grid.lat.length, grid.lon.length]
  const [steps = 0, ...place] = shape
  const written = [steps - (grid.unwritten ?? 0), ...place]
  const dataset = file.create_dataset({
    name: grid.variable,
    data: valuesOf(grid).subarray(
      0,
      written.reduce((product, length) => product * length, 1),
    ),
    shape: written,
    ...(grid.unwritten === undefined ? {} : { maxshape: [null, ...place] }),
    ...(grid.chunk === undefined
      ? {}
      : { chunks: [...grid.chunk], compression: 'gzip' as const, compression_opts: 4 }),
  })
  if (grid.unwritten !== undefined) dataset.resize(shape)
  for (const [index, [name]] of scales.entries()) dataset.attach_scale(index, name)
  if (grid.units !== undefined) dataset.create_attribute('units', grid.units)
  for (const [name, value] of Object.entries(grid.attributes ?? {}))
    dataset.create_attribute(name, value, typeof value === 'object' && value.length === 1 ? [1] : null)
  file.flush()
  file.close()
  return location
}

/** Writes a grid as NetCDF-3 and answers where it is. */
export function writeClassic(directory: string, grid: TestGrid): string {
  const location = path.join(directory, grid.name)
  writeFileSync(location, classicBytes(grid))
  return location
}
