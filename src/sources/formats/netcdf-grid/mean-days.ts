import type { Numbers } from '../netcdf/numbers.ts'
import { CELLS_AT_ONCE } from './cell-sums.ts'
import { DayReader, type DaySpan, type StoredNumbers } from './day-reader.ts'

/** Stands for a day of which maximum or minimum is missing; hundredths of a degree do not reach it. */
const MISSING = -32_768
const HUNDREDTHS = 100

/** Maximum plus minimum of each day and cell in hundredths of a degree: days one after another, each with all cells. */
export class MeanDays {
  readonly span: DaySpan
  readonly values: Int16Array
  readonly cells: number

  /** `room` is what was used before: new memory for every job takes longer than reading it. */
  constructor(span: DaySpan, cells: number, room: Int16Array = new Int16Array()) {
    this.span = span
    this.cells = cells
    const length = (span.end - span.first) * cells
    this.values = (room.length < length ? new Int16Array(length) : room.subarray(0, length)).fill(MISSING)
  }

  /** Takes the maxima, which come first. */
  maxima(): DayReader {
    return new Maxima(this)
  }

  /** Adds the minima to them. */
  minima(): DayReader {
    return new Minima(this)
  }

  day(day: number): Int16Array {
    const from = (day - this.span.first) * this.cells
    return this.values.subarray(from, from + this.cells)
  }
}

class Maxima extends DayReader {
  readonly #days: MeanDays

  constructor(days: MeanDays) {
    super(days.span)
    this.#days = days
  }

  protected day(day: number, firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    const to = this.#days.day(day).subarray(firstCell)
    for (let from = 0; from < values.length; from += CELLS_AT_ONCE)
      keep(to, values, numbers, from, Math.min(from + CELLS_AT_ONCE, values.length))
  }

  /** The day is missing until a value comes. */
  protected missing(): void {}
}

class Minima extends DayReader {
  readonly #days: MeanDays

  constructor(days: MeanDays) {
    super(days.span)
    this.#days = days
  }

  protected day(day: number, firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    const to = this.#days.day(day).subarray(firstCell)
    for (let from = 0; from < values.length; from += CELLS_AT_ONCE)
      add(to, values, numbers, from, Math.min(from + CELLS_AT_ONCE, values.length))
  }

  /** A maximum alone makes no mean. */
  protected missing(day: number, firstCell: number, cells: number): void {
    this.#days
      .day(day)
      .subarray(firstCell, firstCell + cells)
      .fill(MISSING)
  }
}

/** So much that no temperature is below zero with it: cutting a positive number rounds faster than Math.round. */
const ABOVE_ZERO = 20_000

function keep(to: Int16Array, values: Numbers, numbers: StoredNumbers, from: number, end: number): void {
  const { least, most, fill, otherFill } = numbers
  const scale = numbers.scale * HUNDREDTHS
  const offset = numbers.offset * HUNDREDTHS + ABOVE_ZERO + 0.5
  for (let cell = from; cell < end; cell += 1) {
    const stored = values[cell]!
    if (stored >= least && stored <= most && stored !== fill && stored !== otherFill)
      to[cell] = ((stored * scale + offset) | 0) - ABOVE_ZERO
  }
}

function add(to: Int16Array, values: Numbers, numbers: StoredNumbers, from: number, end: number): void {
  const { least, most, fill, otherFill } = numbers
  const scale = numbers.scale * HUNDREDTHS
  const offset = numbers.offset * HUNDREDTHS + ABOVE_ZERO + 0.5
  for (let cell = from; cell < end; cell += 1) {
    const high = to[cell]!
    if (high === MISSING) continue
    const stored = values[cell]!
    const isValue = stored >= least && stored <= most && stored !== fill && stored !== otherFill
    to[cell] = isValue ? high + ((stored * scale + offset) | 0) - ABOVE_ZERO : MISSING
  }
}
