/** A small climate grid to write: what differs between publishers is a field here. */
export interface TestGrid {
  readonly name: string
  readonly variable: string
  readonly units?: string
  /** First and second value of each axis decide its direction. */
  readonly lat: readonly number[]
  readonly lon: readonly number[]
  readonly axes?: readonly [string, string]
  readonly timeUnits: string
  readonly calendar?: string
  readonly times: readonly number[]
  readonly attributes?: Readonly<Record<string, number | string | Float32Array | Int16Array | Float64Array>>
  readonly type?: 'f4' | 'f8' | 'i2'
  readonly chunk?: readonly [number, number, number]
  /** NetCDF-4 only: says that the file keeps to what NetCDF-3 could hold. */
  readonly classicModel?: boolean
  /** NetCDF-3 only: a further variable along the latitude, before the grid's own. */
  readonly companion?: string
  /** Steps at the end whose pieces are left out of the file. */
  readonly unwritten?: number
  /** Stored value of a step at a place. */
  value(step: number, lat: number, lon: number): number
}

const ARRAYS = { f4: Float32Array, f8: Float64Array, i2: Int16Array } as const

/** All values of a grid, slowest dimension first. */
export function valuesOf(grid: TestGrid): Float32Array | Float64Array | Int16Array {
  const values = grid.times.flatMap((_, step) =>
    grid.lat.flatMap((lat) => grid.lon.map((lon) => grid.value(step, lat, lon))),
  )
  return new ARRAYS[grid.type ?? 'f4'](values)
}
