/**
 * The bytes of a cell: for each measure its fields, for each field its years, as little-endian integers.
 */
export interface CellField {
  readonly name: string
  /** Bytes of a number. */
  readonly width: 2 | 4
  /** What 1 stands for: 0.01 degrees, 0.1 mm, a day. */
  readonly unit: number
  /** One number for the cell instead of one a year. */
  readonly once?: true
}

const DAYS: CellField = { name: 'days', width: 2, unit: 1 }
const MEAN: CellField = { name: 'mean', width: 2, unit: 0.01 }
/** Rain of some cells passes 3,276 mm a year, so that tenths need four bytes. */
const TOTAL: CellField = { name: 'total', width: 4, unit: 0.1 }

/** Shifts of the response curves, and the maxima whose days they are made of, in degrees. */
const HEAT_SHIFTS: readonly number[] = Array.from({ length: 11 }, (_, step) => step / 2)
const HEAT_LEVELS: readonly number[] = Array.from({ length: 21 }, (_, step) => 30 + step / 2)

/** Fields of each measure, in the order of the bytes. Changing it changes the meaning of stored cells: add, never alter. */
export const CELL_FIELDS: Readonly<Record<string, readonly CellField[]>> = {
  tmax: [MEAN, { name: 'ge_35', width: 2, unit: 1 }, { name: 'ge_40', width: 2, unit: 1 }, DAYS],
  tmin: [MEAN, DAYS],
  rain: [TOTAL, DAYS],
  soil_moisture: [{ name: 'mean', width: 4, unit: 0.01 }, DAYS],
  runoff: [TOTAL, DAYS],
  // Figures of single days. They follow the measures above in a cell, so that a version which does not know them reads those.
  days_of_tmax: [{ name: 'hottest', width: 2, unit: 0.01 }],
  days_of_rain: [
    { name: 'largest', width: 2, unit: 0.1 },
    { name: 'largest_5', width: 4, unit: 0.1 },
    { name: 'ge_20', width: 2, unit: 1 },
    { name: 'dry_longest', width: 2, unit: 1 },
    { name: 'dry_start', width: 2, unit: 1 },
    { name: 'dry_end', width: 2, unit: 1 },
    // A month has passed 5,000 mm, so that two bytes reach in fifths of a millimetre only.
    ...Array.from(
      { length: 12 },
      (_, month): CellField => ({
        name: `month_${month + 1}`,
        width: 2,
        unit: 0.2,
      }),
    ),
  ],
  heatwaves: [
    { name: 'wave_days', width: 2, unit: 1 },
    { name: 'severest', width: 4, unit: 0.01 },
  ],
  heat_baseline: [
    { name: 'threshold', width: 4, unit: 0.0001, once: true },
    ...HEAT_SHIFTS.map((shift): CellField => ({ name: `waves_${shift}`, width: 2, unit: 0.02, once: true })),
  ],
  heat_curve: [
    { name: 'years', width: 2, unit: 1, once: true },
    { name: 'curve_days', width: 2, unit: 1, once: true },
    { name: 'calendar_days', width: 2, unit: 1, once: true },
    ...HEAT_LEVELS.map((level): CellField => ({ name: `ge_${level}`, width: 2, unit: 1, once: true })),
  ],
}

/** What the days of measures come to, behind the measures themselves. */
export const DAY_MEASURES = [
  'days_of_rain',
  'days_of_tmax',
  'heat_baseline',
  'heat_curve',
  'heatwaves',
] as const
export type DayMeasure = (typeof DAY_MEASURES)[number]

/** Measures in the order of their bytes: those of files first. */
export function cellMeasures(given: Iterable<string>): string[] {
  const all = new Set(given)
  const ofDays = DAY_MEASURES.filter((measure) => all.delete(measure))
  return [...[...all].toSorted(), ...ofDays]
}

/** How the bytes of the cells of one grid are laid out. */
export interface CellLayout {
  readonly measures: readonly string[]
  readonly years: readonly number[]
}

interface Slot {
  readonly field: CellField
  readonly at: number
}

/** The number of every year of a cell, in a list of the caller's own; NaN where there is none. */
export type CellReader = (cell: DataView) => number[]
/** Writes a number of one year of a cell, at `index` among the years; null where there is none. */
export type CellWriter = (cell: DataView, index: number, value: number | null) => void

/** Reads and writes cells of a layout; made once for a grid. Places are looked up once for many cells. */
export class CellRecord {
  readonly bytes: number
  readonly #layout: CellLayout
  readonly #slots = new Map<string, Slot>()
  readonly #empty: Uint8Array

  constructor(layout: CellLayout) {
    this.#layout = layout
    let at = 0
    for (const measure of layout.measures)
      for (const field of CELL_FIELDS[measure] ?? []) {
        this.#slots.set(`${measure}.${field.name}`, { field, at })
        at += field.width * (field.once === true ? 1 : layout.years.length)
      }
    this.bytes = at
    this.#empty = new Uint8Array(at)
    const view = viewOf(this.#empty)
    for (const [name, { field }] of this.#slots) {
      const write = this.writer(name)
      for (const year of field.once === true ? [0] : layout.years.keys())
        write(view, year, field.name === 'days' ? 0 : null)
    }
  }

  /** Bytes of a cell that has no value yet. */
  empty(): Uint8Array {
    return this.#empty.slice()
  }

  /** Writes the numbers of `name`, which is measure and field, such as `tmax.mean`. */
  writer(name: string): CellWriter {
    const slot = this.#slots.get(name)
    if (slot === undefined) throw new RangeError(`cells of this grid have no ${name}`)
    const { field, at } = slot
    const most = field.width === 2 ? 32_767 : 2_147_483_647
    return (view, index, value) => {
      const stored = value === null ? -most - 1 : Math.round(value / field.unit)
      if (value !== null && !(Math.abs(stored) <= most))
        throw new RangeError(
          `${name} of ${this.#layout.years[index]}: ${value} does not fit into ${field.width} bytes`,
        )
      if (field.width === 2) view.setInt16(at + index * 2, stored, true)
      else view.setInt32(at + index * 4, stored, true)
    }
  }

  /** Reads the numbers of `name`; there are none where the grid does not hold the measure. */
  reader(name: string): CellReader {
    const slot = this.#slots.get(name)
    const ofYears = this.#layout.years.map(() => Number.NaN)
    if (slot === undefined) return () => ofYears.slice()
    const { field, at } = slot
    const none = field.once === true ? [Number.NaN] : ofYears
    const parts = Math.round(1 / field.unit)
    if (field.width === 4) return (cell) => readWords(cell, at, parts, none)
    if (parts > 1) return (cell) => readHalves(cell, at, parts, none)
    const zeros = none.map(() => 0)
    return (cell) => readCounts(cell, at, zeros)
  }

  /** Says whether the counts of `name` are these in every year, in half the time that reading them takes. */
  comparer(name: string, counts: readonly number[]): (cell: DataView) => boolean {
    const slot = this.#slots.get(name)
    return (cell) => slot !== undefined && areCounts(cell, slot.at, counts)
  }
}

// One loop for each kind of number, over the copy of a list of its length and kind: no list is grown, nor counts turned into
// fractions. Divided, not multiplied: 1234 / 100 is 12.34, 1234 x 0.01 is not.

function readCounts(cell: DataView, at: number, zeros: readonly number[]): number[] {
  const counts = zeros.slice()
  for (let index = 0; index < counts.length; index += 1) {
    const stored = cell.getInt16(at + index * 2, true)
    counts[index] = stored === -32_768 ? Number.NaN : stored
  }
  return counts
}

function areCounts(cell: DataView, at: number, counts: readonly number[]): boolean {
  for (let index = 0; index < counts.length; index += 1)
    if (cell.getInt16(at + index * 2, true) !== counts[index]) return false
  return true
}

function readHalves(cell: DataView, at: number, parts: number, none: readonly number[]): number[] {
  const values = none.slice()
  for (let index = 0; index < values.length; index += 1) {
    const stored = cell.getInt16(at + index * 2, true)
    if (stored !== -32_768) values[index] = stored / parts
  }
  return values
}

function readWords(cell: DataView, at: number, parts: number, none: readonly number[]): number[] {
  const values = none.slice()
  for (let index = 0; index < values.length; index += 1) {
    const stored = cell.getInt32(at + index * 4, true)
    if (stored !== -2_147_483_648) values[index] = stored / parts
  }
  return values
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
