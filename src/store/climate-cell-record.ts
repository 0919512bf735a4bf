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
    const none = this.#layout.years.map(() => Number.NaN)
    if (slot === undefined) return () => none.slice()
    const { field, at } = slot
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
