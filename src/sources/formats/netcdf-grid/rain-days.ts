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
  readonly #months: readonly Float32Array[]
  /** The latest five days of each cell, each in its turn; NaN where there is none. */
  readonly #five: readonly Float32Array[]
  /** The latest day that ended a run of dry days: dry days need not be counted one by one. */
  readonly #brokenOn: Int16Array
  /** The latest day without a value, and how many there were. */
  readonly #gapOn: Int16Array
  readonly #gaps: Uint16Array
  /** Cells of the day at hand that something must be done for; one more, which the last that is not wanted is written to. */
  readonly #listed = new Uint16Array(CELLS_AT_ONCE + 1)

  constructor(span: DaySpan, cells: number) {
    super(span)
    const figures = emptyFigures('rain', cells)
    this.#figures = figures
    this.#largest = numbersOf(figures, 'largest')
    this.#largest5 = numbersOf(figures, 'largest_5')
    this.#heavy = countsOf(figures, 'ge_20')
    this.#longest = countsOf(figures, 'dry_longest')
    this.#start = countsOf(figures, 'dry_start').fill(UNBROKEN)
    this.#months = span.months.map((_, month) => numbersOf(figures, `month_${month + 1}`))
    this.#five = Array.from({ length: FIVE }, () => new Float32Array(cells).fill(Number.NaN))
    this.#brokenOn = new Int16Array(cells).fill(span.first - 1)
    this.#gapOn = new Int16Array(cells).fill(span.first - FIVE)
    this.#gaps = new Uint16Array(cells)
  }

  /** A day before the span, for falls of five days that end in it. */
  warmUp(day: number, firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    const kept = this.#ring(day).subarray(firstCell)
    for (let cell = 0; cell < values.length; cell += 1) {
      const stored = values[cell]!
      kept[cell] = isValue(stored, numbers) ? stored * numbers.scale + numbers.offset : Number.NaN
    }
  }

  protected day(
    day: number,
    firstCell: number,
    values: Numbers,
    numbers: StoredNumbers,
    isWhole: boolean,
  ): void {
    const isFirst = day === this.span.first
    if (isFirst) this.#findGapsBefore(firstCell, values.length)
    this.#remember(this.#ring(day), firstCell, values, numbers)
    const count = isFirst
      ? this.#everyCell(values.length)
      : this.#cellsThatCount(day, firstCell, values, numbers)
    this.#add(day, firstCell, values, numbers, count, isWhole)
  }

  /** Days before the span that were not read, or had no value. */
  #findGapsBefore(firstCell: number, cells: number): void {
    for (let back = FIVE - 1; back >= 1; back -= 1) {
      const fall = this.#ring(this.span.first - back)
      for (let cell = firstCell; cell < firstCell + cells; cell += 1)
        if (Number.isNaN(fall[cell])) this.#gapOn[cell] = this.span.first - back
    }
  }

  /** Keeps a day's falls for those of five days; a missing one is marked when it is met. */
  #remember(today: Float32Array, firstCell: number, values: Numbers, { scale, offset }: StoredNumbers): void {
    if (scale === 1 && offset === 0) {
      today.set(values, firstCell)
      return
    }
    const count = values.length
    for (let at = 0; at < count; at += 1) today[firstCell + at] = values[at]! * scale + offset
  }

  /**
   * Lists cells with rain or without a value, without a branch for each: rain is hard to foretell. A dry day adds nothing to the five
   * days that ended yesterday, unless those had no sum for want of their first.
   */
  #cellsThatCount(day: number, firstCell: number, values: Numbers, { scale, offset }: StoredNumbers): number {
    const dry = offset === 0 && scale > 0 ? 0 : Number.NaN
    // Arrays and numbers of the module would be looked up for every cell: loops over cells have their own.
    const [gapOn, listed] = [this.#gapOn, this.#listed]
    const begins = day - FIVE
    const length = values.length
    let count = 0
    for (let at = 0; at < length; at += 1) {
      listed[count] = at
      count += Number(values[at] !== dry) | Number(gapOn[firstCell + at] === begins)
    }
    return count
  }

  #everyCell(count: number): number {
    for (let at = 0; at < count; at += 1) this.#listed[at] = at
    return count
  }

  #add(
    day: number,
    firstCell: number,
    values: Numbers,
    numbers: StoredNumbers,
    count: number,
    isWhole: boolean,
  ): void {
    const { scale, offset } = numbers
    const [heavyFrom, wetFrom] = [numbers.from(HEAVY_FROM_MM), numbers.from(DRY_BELOW_MM)]
    const month = this.#monthOf(day)
    const [largest, largest5, heavy] = [this.#largest, this.#largest5, this.#heavy]
    const [brokenOn, start, longest] = [this.#brokenOn, this.#start, this.#longest]
    const [gapOn, listed] = [this.#gapOn, this.#listed]
    const firstOfFive = day - FIVE
    const isLater = day > this.span.first
    const one = this.#ring(day - 1)
    const two = this.#ring(day - 2)
    const three = this.#ring(day - 3)
    const four = this.#ring(day - 4)
    for (let index = 0; index < count; index += 1) {
      const at = listed[index]!
      const stored = values[at]!
      const cell = firstCell + at
      if (!isWhole && !isValue(stored, numbers)) {
        this.#gap(day, cell, month)
        continue
      }
      const fall = stored * scale + offset
      if (fall === 0 && isLater && gapOn[cell] !== firstOfFive) continue
      month[cell]! += fall
      const sum = fall + one[cell]! + two[cell]! + three[cell]! + four[cell]!
      if (sum > largest5[cell]!) largest5[cell] = sum
      if (fall > largest[cell]!) largest[cell] = fall
      if (stored < wetFrom) continue
      if (stored >= heavyFrom) heavy[cell]! += 1
      // As in #break, without a call for every wet cell.
      const run = day - brokenOn[cell]! - 1
      brokenOn[cell] = day
      if (start[cell] === UNBROKEN) start[cell] = run
      if (run > longest[cell]!) longest[cell] = run
    }
  }

  protected missing(day: number, firstCell: number, cells: number): void {
    if (day === this.span.first) this.#findGapsBefore(firstCell, cells)
    const month = this.#monthOf(day)
    for (let cell = firstCell; cell < firstCell + cells; cell += 1) this.#gap(day, cell, month)
  }

  /** A missing day ends a run, and takes sums that hold it with it. */
  #gap(day: number, cell: number, month: Float32Array): void {
    month[cell] = Number.NaN
    this.#ring(day)[cell] = Number.NaN
    this.#gapOn[cell] = day
    this.#gaps[cell]! += 1
    this.#break(day, cell)
  }

  /** Ends a run of dry days. */
  #break(day: number, cell: number): void {
    const run = day - this.#brokenOn[cell]! - 1
    this.#brokenOn[cell] = day
    if (this.#start[cell] === UNBROKEN) this.#start[cell] = run
    if (run > this.#longest[cell]!) this.#longest[cell] = run
  }

  figures(): DayFigures {
    const { span } = this
    const [largest, longest, start] = [this.#largest, this.#longest, this.#start]
    const runAtEnd = countsOf(this.#figures, 'dry_end')
    this.end(longest.length)
    for (let cell = 0; cell < longest.length; cell += 1) {
      const run = span.end - 1 - this.#brokenOn[cell]!
      runAtEnd[cell] = run
      if (start[cell] === UNBROKEN) start[cell] = run
      if (run > longest[cell]!) longest[cell] = run
      // Dry days alone.
      if (largest[cell]! < 0 && this.#gaps[cell]! < span.end - span.first) largest[cell] = 0
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
