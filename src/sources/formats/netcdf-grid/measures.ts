/** What a variable of a climate grid measures, whatever its publisher calls it. */
export interface Measure {
  /** Units that publishers write for it, in lower case; all mean the same unit. */
  readonly units: readonly string[]
  readonly unit: string
  /** Whether a year is the mean of its days or their sum. */
  readonly annual: 'mean' | 'sum'
  /** Bounds of what can be a day or a month of it; anything outside is a fault of the file. */
  readonly least: number
  readonly most: number
  /** Days at or above these are counted. */
  readonly thresholds: readonly number[]
}

const CELSIUS = [
  'degc',
  'degrees_celsius',
  'degree_celsius',
  'celsius',
  'deg c',
  'deg_c',
  'c',
  '°c',
  'degrees c',
]
const MILLIMETRES = ['mm', 'mm/day', 'mm day-1', 'mm d-1', 'mm/month', 'mm month-1', 'kg m-2']

export const MEASURES = {
  tmax: {
    units: CELSIUS,
    unit: 'degrees Celsius',
    annual: 'mean',
    least: -40,
    most: 65,
    thresholds: [35, 40],
  },
  tmin: { units: CELSIUS, unit: 'degrees Celsius', annual: 'mean', least: -50, most: 60, thresholds: [] },
  rain: { units: MILLIMETRES, unit: 'mm', annual: 'sum', least: -0.001, most: 10_000, thresholds: [] },
  soil_moisture: { units: MILLIMETRES, unit: 'mm', annual: 'mean', least: 0, most: 10_000, thresholds: [] },
  runoff: { units: MILLIMETRES, unit: 'mm', annual: 'sum', least: 0, most: 10_000, thresholds: [] },
} as const satisfies Record<string, Measure>

export type MeasureId = keyof typeof MEASURES

export const measureOf = (id: MeasureId): Measure => MEASURES[id]
