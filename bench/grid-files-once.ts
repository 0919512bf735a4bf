/**
 * Writes a year of AGCD-like grids at full size, or smaller, without Python: `grid-files-once.ts <directory> <year> [share of rows]`.
 * A file of maxima, one of minima and one of rain, compressed by day.
 */
import path from 'node:path'
import { File, ready } from 'h5wasm/node'

const [directory = '.', year = '2019', share = '1'] = process.argv.slice(2)
const ROWS = Math.round(691 * Number(share))
const COLUMNS = 886
const first = Date.UTC(Number(year), 0, 1) / 86_400_000
const days = Date.UTC(Number(year) + 1, 0, 1) / 86_400_000 - first
const epoch = Date.UTC(1850, 0, 1) / 86_400_000

/** Numbers from 0 to 1, the same in every run. */
let state = Number(year)
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return (state >>> 0) / 4_294_967_296
}

const eighths = (value: number): number => Math.round(value * 8) / 8
const VARIABLES: Readonly<Record<string, { units: string; value: (warm: number) => number }>> = {
  tmax: { units: 'degrees_Celsius', value: (warm) => eighths(warm) },
  tmin: { units: 'degrees_Celsius', value: (warm) => eighths(warm - 12) },
  precip: { units: 'mm', value: () => (random() < 0.25 ? eighths(40 * random() ** 3) : 0) },
}

await ready
for (const [variable, { units, value }] of Object.entries(VARIABLES)) {
  const file = new File(path.join(directory, `${variable}_${year}.nc`), 'w')
  const scales = [
    ['time', Float64Array.from({ length: days }, (_, day) => first - epoch + day + 0.375)],
    ['lat', Float32Array.from({ length: ROWS }, (_, row) => -44.5 + 0.05 * row)],
    ['lon', Float32Array.from({ length: COLUMNS }, (_, column) => 112 + 0.05 * column)],
  ] as const
  for (const [name, data] of scales) file.create_dataset({ name, data }).make_scale(name)
  const time = file.get('time')
  if (time === null || !('create_attribute' in time)) throw new Error('no time axis was written')
  time.create_attribute('units', 'days since 1850-01-01')
  const dataset = file.create_dataset({
    name: variable,
    data: new Float32Array(ROWS * COLUMNS),
    shape: [1, ROWS, COLUMNS],
    maxshape: [null, ROWS, COLUMNS],
    chunks: [1, ROWS, COLUMNS],
    compression: 'gzip',
    compression_opts: 4,
  })
  dataset.resize([days, ROWS, COLUMNS])
  const values = new Float32Array(ROWS * COLUMNS)
  for (let day = 0; day < days; day += 1) {
    const season = 25 + 8 * Math.cos((2 * Math.PI * (day - 15)) / 365) + 6 * (random() - 0.5)
    for (let cell = 0; cell < values.length; cell += 1)
      values[cell] = value(season + (0.3 * Math.floor(cell / COLUMNS)) / 20 + (random() - 0.5))
    dataset.write_slice(
      [
        [day, day + 1],
        [0, ROWS],
        [0, COLUMNS],
      ],
      values,
    )
  }
  for (const [index, [name]] of scales.entries()) dataset.attach_scale(index, name)
  dataset.create_attribute('units', units)
  file.flush()
  file.close()
}
