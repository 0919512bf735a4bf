/**
 * The bytes of a cell: for each measure its fields, for each field its years, as little-endian integers.
 */
export interface CellField {
  readonly name: string
  /** Bytes of a number. */
  readonly width: 2 | 4
  /** What 1 stands for: 0.01 degrees, 0.1 mm, a day. */
  readonly unit: number
}

const DAYS: CellField = { name: 'days', width: 2, unit: 1 }
const MEAN: CellField = { name: 'mean', width: 2, unit: 0.01 }
/** Rain of some cells passes 3,276 mm a year, so that tenths need four bytes. */
const TOTAL: CellField = { name: 'total', width: 4, unit: 0.1 }

/** Fields of each measure, in the order of the bytes. Changing it changes the meaning of stored cells: add, never alter. */
export const CELL_FIELDS: Readonly<Record<string, readonly CellField[]>> = {
  tmax: [MEAN, { name: 'ge_35', width: 2, unit: 1 }, { name: 'ge_40', width: 2, unit: 1 }, DAYS],
  tmin: [MEAN, DAYS],
  rain: [TOTAL, DAYS],
  soil_moisture: [{ name: 'mean', width: 4, unit: 0.01 }, DAYS],
  runoff: [TOTAL, DAYS],
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

/** Reads a number of every year of a cell; NaN where there is none. Numbers handed out one by one took twice the time. */
export type CellReader = (cell: DataView, into: Float64Array) => void
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
        at += field.width * layout.years.length
      }
    this.bytes = at
    this.#empty = new Uint8Array(at)
    const view = viewOf(this.#empty)
    for (const [name, { field }] of this.#slots) {
      const write = this.writer(name)
      for (const year of layout.years.keys()) write(view, year, field.name === 'days' ? 0 : null)
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
    if (slot === undefined) return (_, into) => into.fill(Number.NaN)
    const { field, at } = slot
    const parts = Math.round(1 / field.unit)
    return field.width === 2
      ? (cell, into) => readHalves(cell, at, parts, into)
      : (cell, into) => readWords(cell, at, parts, into)
  }
}

function readHalves(cell: DataView, at: number, parts: number, into: Float64Array): void {
  for (let index = 0; index < into.length; index += 1) {
    const stored = cell.getInt16(at + index * 2, true)
    into[index] = stored === -32_768 ? Number.NaN : valueOf(stored, parts)
  }
}

function readWords(cell: DataView, at: number, parts: number, into: Float64Array): void {
  for (let index = 0; index < into.length; index += 1) {
    const stored = cell.getInt32(at + index * 4, true)
    into[index] = stored === -2_147_483_648 ? Number.NaN : valueOf(stored, parts)
  }
}

/** Divided, not multiplied: 1234 / 100 is 12.34, 1234 x 0.01 is not. Dividing is what takes the time, and most are counts. */
const valueOf = (stored: number, parts: number): number => (parts === 1 ? stored : stored / parts)

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
