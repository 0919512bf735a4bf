import { type TestGrid, valuesOf } from './netcdf-grid.ts'

const CODES = { f4: 5, f8: 6, i2: 3, text: 2 } as const
type Kind = keyof typeof CODES

/** A grid as NetCDF-3 (64-bit offsets) with unlimited time and a second record variable, so that steps are interleaved. */
export function classicBytes(grid: TestGrid): Buffer {
  const [latName, lonName] = grid.axes ?? ['lat', 'lon']
  const type = grid.type ?? 'f4'
  const steps = grid.times.length
  const cells = grid.lat.length * grid.lon.length
  const width = { f4: 4, f8: 8, i2: 2 }[type]
  const stepBytes = pad(cells * width)
  const attributes = Object.entries(grid.attributes ?? {})
    .map(([name, value]) => attribute(name, value))
    .concat(grid.units === undefined ? [] : [attribute('units', grid.units)])
  const timeAttributes = [
    attribute('units', grid.timeUnits),
    ...(grid.calendar === undefined ? [] : [attribute('calendar', grid.calendar)]),
  ]
  const header = (latAt: number, lonAt: number, recordAt: number): Buffer =>
    Buffer.concat([
      Buffer.from('CDF\u0002', 'latin1'),
      word(steps),
      word(10),
      word(3),
      ...[
        ['time', 0],
        [latName, grid.lat.length],
        [lonName, grid.lon.length],
      ].flatMap(([name, length]) => [text(String(name)), word(Number(length))]),
      word(0),
      word(0),
      word(11),
      word(grid.companion === undefined ? 4 : 5),
      variable(latName, [1], [], 'f4', pad(grid.lat.length * 4), latAt),
      variable(lonName, [2], [], 'f4', pad(grid.lon.length * 4), lonAt),
      // Its bytes are those of the latitude itself.
      ...(grid.companion === undefined
        ? []
        : [variable(grid.companion, [1], [], 'f4', pad(grid.lat.length * 4), latAt)]),
      variable('time', [0], timeAttributes, 'f8', 8, recordAt),
      variable(grid.variable, [0, 1, 2], attributes, type, stepBytes, recordAt + 8),
    ])
  const length = header(0, 0, 0).length
  const lat = swapped(new Float32Array(grid.lat))
  const lon = swapped(new Float32Array(grid.lon))
  const values = valuesOf(grid)
  const records = grid.times.flatMap((time, step) => {
    const plain = swapped(values.slice(step * cells, (step + 1) * cells))
    return [swapped(new Float64Array([time])), plain, Buffer.alloc(stepBytes - plain.length)]
  })
  const latAt = length
  const lonAt = latAt + lat.length
  return Buffer.concat([header(latAt, lonAt, lonAt + lon.length), lat, lon, ...records])
}

const pad = (length: number): number => Math.ceil(length / 4) * 4

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const text = (value: string): Buffer =>
  Buffer.concat([word(value.length), Buffer.from(value.padEnd(pad(value.length), '\0'), 'latin1')])

function attribute(name: string, value: number | string | ArrayLike<number>): Buffer {
  if (typeof value === 'string') return Buffer.concat([text(name), word(CODES.text), text(value)])
  const numbers = new Float64Array(typeof value === 'number' ? [value] : Array.from(value))
  return Buffer.concat([text(name), word(CODES.f8), word(numbers.length), swapped(numbers)])
}

function variable(
  name: string,
  dimensions: readonly number[],
  attributes: readonly Buffer[],
  type: Kind,
  bytes: number,
  begin: number,
): Buffer {
  const list =
    attributes.length === 0 ? [word(0), word(0)] : [word(12), word(attributes.length), ...attributes]
  const offset = [word(0), word(begin)]
  return Buffer.concat([
    text(name),
    word(dimensions.length),
    ...dimensions.map(word),
    ...list,
    word(CODES[type]),
    word(bytes),
    ...offset,
  ])
}

function swapped(values: Float32Array | Float64Array | Int16Array): Buffer {
  const bytes = Buffer.from(values.slice().buffer)
  if (values instanceof Int16Array) return bytes.swap16()
  return values instanceof Float32Array ? bytes.swap32() : bytes.swap64()
}
