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

/** One number of a year of a cell; null where there is none. */
export type CellValue = number | null

interface Slot {
  readonly field: CellField
  readonly at: number
}

/** Reads and writes cells of a layout; made once for a grid. */
export class CellRecord {
  readonly bytes: number
  readonly #layout: CellLayout
  readonly #slots = new Map<string, Slot>()

  constructor(layout: CellLayout) {
    this.#layout = layout
    let at = 0
    for (const measure of layout.measures)
      for (const field of CELL_FIELDS[measure] ?? []) {
        this.#slots.set(`${measure}.${field.name}`, { field, at })
        at += field.width * layout.years.length
      }
    this.bytes = at
  }

  get years(): readonly number[] {
    return this.#layout.years
  }

  /** Bytes of a cell that has no value yet. */
  empty(): Uint8Array {
    const bytes = new Uint8Array(this.bytes)
    for (const [name, { field }] of this.#slots)
      for (const year of this.#layout.years.keys())
        this.write(bytes, name, year, field.name === 'days' ? 0 : null)
    return bytes
  }

  /** Writes a number of the year at `index`; `name` is measure and field, such as `tmax.mean`. */
  write(bytes: Uint8Array, name: string, index: number, value: CellValue): void {
    const { field, at } = this.#slot(name)
    const view = viewOf(bytes)
    const most = field.width === 2 ? 32_767 : 2_147_483_647
    const stored = value === null ? -most - 1 : Math.round(value / field.unit)
    if (value !== null && !(Math.abs(stored) <= most))
      throw new RangeError(
        `${name} of ${this.#layout.years[index]}: ${value} does not fit into ${field.width} bytes`,
      )
    if (field.width === 2) view.setInt16(at + index * 2, stored, true)
    else view.setInt32(at + index * 4, stored, true)
  }

  /** The number of the year at `index`; null where there is none or the grid does not hold the measure. */
  read(bytes: Uint8Array, name: string, index: number): CellValue {
    return this.reader(name)(viewOf(bytes), index)
  }

  /** Reads one number of many cells: the place of `name` is looked up once. */
  reader(name: string): (view: DataView, index: number) => CellValue {
    const slot = this.#slots.get(name)
    if (slot === undefined) return () => null
    const { field, at } = slot
    // Divided, not multiplied: 1234 / 100 is 12.34, 1234 x 0.01 is not.
    const parts = Math.round(1 / field.unit)
    return field.width === 2
      ? (view, index) => {
          const stored = view.getInt16(at + index * 2, true)
          return stored === -32_768 ? null : stored / parts
        }
      : (view, index) => {
          const stored = view.getInt32(at + index * 4, true)
          return stored === -2_147_483_648 ? null : stored / parts
        }
  }

  #slot(name: string): Slot {
    const slot = this.#slots.get(name)
    if (slot === undefined) throw new RangeError(`cells of this grid have no ${name}`)
    return slot
  }
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
