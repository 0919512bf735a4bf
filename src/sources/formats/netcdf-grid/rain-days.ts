import type { Numbers } from '../netcdf/numbers.ts'
import { CELLS_AT_ONCE } from './cell-sums.ts'
import {
  countsOf,
  type DayFigures,
  DRY_BELOW_MM,
  emptyFigures,
  HEAVY_FROM_MM,
  numbersOf,
} from './day-figures.ts'
import { DayReader, type DaySpan, isValue, type StoredNumbers } from './day-reader.ts'

const FIVE = 5
/** The run that the days began with still goes on. */
const UNBROKEN = 65_535

/** Largest falls, heavy and dry days and the rain of months, from days in order. */
export class RainDays extends DayReader {
  readonly #figures: DayFigures
  readonly #largest: Float32Array
  readonly #largest5: Float32Array
  readonly #heavy: Uint16Array
  readonly #longest: Uint16Array
  readonly #start: Uint16Array
  readonly #run: Uint16Array
  readonly #months: readonly Float32Array[]
  /** The latest five days of each cell, each in its turn; NaN where there is none. */
  readonly #five: readonly Float32Array[]

  constructor(span: DaySpan, cells: number) {
    super(span)
    const figures = emptyFigures('rain', cells)
    this.#figures = figures
    this.#largest = numbersOf(figures, 'largest')
    this.#largest5 = numbersOf(figures, 'largest_5')
    this.#heavy = countsOf(figures, 'ge_20')
    this.#longest = countsOf(figures, 'dry_longest')
    this.#start = countsOf(figures, 'dry_start').fill(UNBROKEN)
    this.#run = countsOf(figures, 'dry_end')
    this.#months = span.months.map((_, month) => numbersOf(figures, `month_${month + 1}`))
    this.#five = Array.from({ length: FIVE }, () => new Float32Array(cells).fill(Number.NaN))
  }

  /** A day before the span, for falls of five days that end in it. */
  warmUp(day: number, firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    const kept = this.#ring(day).subarray(firstCell)
    for (let cell = 0; cell < values.length; cell += 1) {
      const stored = values[cell]!
      kept[cell] = isValue(stored, numbers) ? stored * numbers.scale + numbers.offset : Number.NaN
    }
  }

  protected day(day: number, firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    for (let from = 0; from < values.length; from += CELLS_AT_ONCE)
      this.#cells(day, firstCell, values, numbers, from, Math.min(from + CELLS_AT_ONCE, values.length))
  }

  #cells(
    day: number,
    firstCell: number,
    values: Numbers,
    numbers: StoredNumbers,
    from: number,
    to: number,
  ): void {
    const { least, most, fill, otherFill, scale, offset } = numbers
    const [heavyFrom, wetFrom] = [numbers.from(HEAVY_FROM_MM), numbers.from(DRY_BELOW_MM)]
    const month = this.#monthOf(day)
    const isLater = day > this.span.first
    const [today, one, two, three, four] = [0, 1, 2, 3, 4].map((back) => this.#ring(day - back)) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    const [largest, largest5, heavy, longest, start, run] = [
      this.#largest,
      this.#largest5,
      this.#heavy,
      this.#longest,
      this.#start,
      this.#run,
    ]
    for (let at = from; at < to; at += 1) {
      const stored = values[at]!
      const cell = firstCell + at
      if (!(stored >= least && stored <= most) || stored === fill || stored === otherFill) {
        this.#gap(cell, today, month)
        continue
      }
      const fall = stored * scale + offset
      // A dry day adds nothing to the five days that ended yesterday, of which today's place still holds the first.
      if (fall === 0 && isLater && !Number.isNaN(today[cell])) {
        today[cell] = 0
        run[cell]! += 1
        if (largest[cell]! < 0) largest[cell] = 0
        continue
      }
      month[cell]! += fall
      today[cell] = fall
      const sum = fall + one[cell]! + two[cell]! + three[cell]! + four[cell]!
      if (sum > largest5[cell]!) largest5[cell] = sum
      if (fall > largest[cell]!) largest[cell] = fall
      if (stored < wetFrom) {
        run[cell]! += 1
        continue
      }
      if (stored >= heavyFrom) heavy[cell]! += 1
      if (start[cell] === UNBROKEN) start[cell] = run[cell]!
      if (run[cell]! > longest[cell]!) longest[cell] = run[cell]!
      run[cell] = 0
    }
  }

  protected missing(day: number, firstCell: number, cells: number): void {
    const [today, month] = [this.#ring(day), this.#monthOf(day)]
    for (let cell = firstCell; cell < firstCell + cells; cell += 1) this.#gap(cell, today, month)
  }

  /** A missing day ends a run, and takes sums that hold it with it. */
  #gap(cell: number, today: Float32Array, month: Float32Array): void {
    month[cell] = Number.NaN
    today[cell] = Number.NaN
    if (this.#start[cell] === UNBROKEN) this.#start[cell] = this.#run[cell]!
    if (this.#run[cell]! > this.#longest[cell]!) this.#longest[cell] = this.#run[cell]!
    this.#run[cell] = 0
  }

  figures(): DayFigures {
    const { span } = this
    const [longest, start, run] = [this.#longest, this.#start, this.#run]
    this.end(longest.length)
    for (let cell = 0; cell < longest.length; cell += 1) {
      if (start[cell] === UNBROKEN) start[cell] = run[cell]!
      if (run[cell]! > longest[cell]!) longest[cell] = run[cell]!
    }
    this.#figures.span = span.end - span.first
    return this.#figures
  }

  #ring(day: number): Float32Array {
    return this.#five[(day + FIVE) % FIVE]!
  }

  #monthOf(day: number): Float32Array {
    return this.#months[this.span.months.findLastIndex((first) => first <= day)]!
  }
}
