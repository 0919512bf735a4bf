import { closeSync, openSync } from 'node:fs'
import {
  type CellYears,
  HeatOfCell,
  NO_DAY,
  SHIFTS,
  YEAR_SLOTS,
} from '../../../domain/daily-indices/heat-of-cell.ts'
import { type MeanBlock, readBlockRow } from './mean-file.ts'

/** Heatwaves of all cells of some rows, from the daily means of all years that were read. */
export interface HeatJob {
  /** Every year from the first to the last; those that were not read have no file. */
  readonly years: readonly HeatYear[]
  readonly baseline: CellYears['baseline']
  /** Rows of the area, the end left out. */
  readonly rows: readonly [number, number]
  readonly columns: number
  /** Thresholds of an earlier load for each cell of the rows; NaN where there is none. */
  readonly thresholds: Float64Array | undefined
}

export interface HeatYear {
  readonly year: number
  readonly isLeap: boolean
  readonly file: { readonly location: string; readonly blocks: readonly MeanBlock[] } | undefined
}

/** Figures of the cells of some rows; those of a cell's years are together. */
export interface HeatRows {
  readonly thresholds: Float64Array
  readonly days: Float64Array
  readonly severest: Float64Array
  readonly shifted: Float64Array
}

/** 29 February in a leap year. */
const LEAP_DAY = 59
/** Days of cells that are held at once, in numbers of two bytes: a whole row for 45 years. */
const MOST_DAYS = 16 * 1024 * 1024

/** Reads the rows of a job from the files of all years. */
export function heatOfRows({ years, baseline, rows, columns, thresholds }: HeatJob): HeatRows {
  const cells = (rows[1] - rows[0]) * columns
  const found: HeatRows = {
    thresholds: new Float64Array(cells).fill(Number.NaN),
    days: new Float64Array(cells * years.length).fill(Number.NaN),
    severest: new Float64Array(cells * years.length).fill(Number.NaN),
    shifted: new Float64Array(cells * SHIFTS.length).fill(Number.NaN),
  }
  const heat = new HeatOfCell({ loaded: years.map(({ file }) => file !== undefined), baseline })
  const slots = years.length * YEAR_SLOTS
  const cellsAtOnce = Math.min(columns, Math.max(1, Math.floor(MOST_DAYS / slots)))
  const means = new Int16Array(cellsAtOnce * slots)
  const handles = years.map(({ file }) => (file === undefined ? undefined : openSync(file.location, 'r')))
  try {
    for (let row = rows[0]; row < rows[1]; row += 1)
      for (let from = 0; from < columns; from += cellsAtOnce) {
        const to = Math.min(columns, from + cellsAtOnce)
        means.fill(NO_DAY)
        const known = new Uint8Array(to - from)
        for (const [index, year] of years.entries())
          gather(handles[index], year, row, columns, [from, to], means, index * YEAR_SLOTS, slots, known)
        for (let column = from; column < to; column += 1) {
          if (known[column - from] === 0) continue
          const cell = (row - rows[0]) * columns + column
          const own = means.subarray((column - from) * slots, (column - from + 1) * slots)
          const figures = heat.of(own, thresholds?.[cell] ?? Number.NaN)
          found.thresholds[cell] = figures.threshold
          found.days.set(figures.days, cell * years.length)
          found.severest.set(figures.severest, cell * years.length)
          found.shifted.set(figures.shifted, cell * SHIFTS.length)
        }
      }
  } finally {
    for (const handle of handles) if (handle !== undefined) closeSync(handle)
  }
  return found
}

/** Puts the days of a year of some columns where the method looks for them: 29 February after the others. */
function gather(
  handle: number | undefined,
  { file, isLeap }: HeatYear,
  row: number,
  columns: number,
  [from, to]: readonly [number, number],
  means: Int16Array,
  yearAt: number,
  slots: number,
  known: Uint8Array,
): void {
  if (handle === undefined || file === undefined) return
  for (const block of file.blocks) {
    if (row < block.rows[0] || row >= block.rows[1]) continue
    const span = block.end - block.first
    const { columns: column, days } = readBlockRow(handle, block, row, columns)
    for (let cell = 0; cell < column.length; cell += 1) {
      const at = column[cell]!
      if (at < from || at >= to) continue
      known[at - from] = 1
      const first = (at - from) * slots + yearAt
      // Days before 29 February, that day, and days after it.
      const before = isLeap ? Math.max(0, Math.min(span, LEAP_DAY - block.first)) : span
      const own = cell * span
      const start = first + block.first
      for (let day = 0; day < before; day += 1) means[start + day] = days[own + day]!
      if (before === span) continue
      const leap = LEAP_DAY - block.first
      if (leap >= 0) means[first + YEAR_SLOTS - 1] = days[own + leap]!
      for (let day = Math.max(0, leap + 1); day < span; day += 1) means[start + day - 1] = days[own + day]!
    }
  }
}
