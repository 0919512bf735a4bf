import {
  countsOf,
  type DayFigures,
  DRY_BELOW_MM,
  emptyFigures,
  HEAVY_FROM_MM,
  numbersOf,
} from './day-figures.ts'
import { type DayBlock, DayReader, type DaySpan, isValue, type StoredNumbers } from './day-reader.ts'

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
  readonly #gaps: Uint16Array

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
    this.#gaps = new Uint16Array(cells)
  }

  /** Days before the span, for falls of five days that end in it. */
  warmUp({ days, values, starts, firstCell, cells }: DayBlock, numbers: StoredNumbers): void {
    for (const [index, day] of days.entries()) {
      const kept = this.#ring(day)
      const start = starts[index]!
      for (let cell = 0; cell < cells; cell += 1) {
        const stored = values[start + cell]!
        kept[firstCell + cell] = isValue(stored, numbers)
          ? stored * numbers.scale + numbers.offset
          : Number.NaN
      }
    }
  }

  /** Days of one month at once, so that its sum is one number. */
  protected days(block: DayBlock, numbers: StoredNumbers): void {
    const { days, starts } = block
    for (let from = 0; from < days.length; ) {
      const month = this.#monthOf(days[from]!)
      let to = from + 1
      while (to < days.length && this.#monthOf(days[to]!) === month) to += 1
      this.#add({ ...block, days: days.slice(from, to), starts: starts.slice(from, to) }, numbers, month)
      from = to
    }
  }

  #add(block: DayBlock, numbers: StoredNumbers, month: Float32Array): void {
    const { values, firstCell, cells, isWhole } = block
    const { scale, offset } = numbers
    const [heavyFrom, wetFrom] = [numbers.from(HEAVY_FROM_MM), numbers.from(DRY_BELOW_MM)]
    // Arrays and numbers of the module would be looked up for every cell: loops over cells have their own.
    const [largest, largest5, heavy] = [this.#largest, this.#largest5, this.#heavy]
    const [brokenOn, start, longest, gaps] = [this.#brokenOn, this.#start, this.#longest, this.#gaps]
    const starts = new Uint32Array(block.starts)
    const count = starts.length
    const first = block.days[0]!
    const [before1, before2, before3, before4, before5] = this.#daysBefore(first)
    const [last1, last2, last3, last4, last5] = this.#daysBefore(first + count)
    for (let at = 0; at < cells; at += 1) {
      const cell = firstCell + at
      let one = before1[cell]!
      let two = before2[cell]!
      let three = before3[cell]!
      let four = before4[cell]!
      let five = before5[cell]!
      let total = month[cell]!
      let most = largest[cell]!
      let most5 = largest5[cell]!
      let broken = brokenOn[cell]!
      for (let index = 0; index < count; index += 1) {
        const stored = values[starts[index]! + at]!
        let fall = stored * scale + offset
        let breaks = false
        if (!isWhole && !isValue(stored, numbers)) {
          // A missing day ends a run, and takes sums that hold it with it.
          fall = Number.NaN
          total = Number.NaN
          gaps[cell]! += 1
          breaks = true
        } else if (fall !== 0 || Number.isNaN(five)) {
          // A dry day adds nothing to the five days that ended yesterday, unless those had no sum because their first day is missing.
          total = Math.fround(total + fall)
          const sum = fall + one + two + three + four
          if (sum > most5) most5 = Math.fround(sum)
          if (fall > most) most = Math.fround(fall)
          breaks = stored >= wetFrom
          if (stored >= heavyFrom) heavy[cell]! += 1
        }
        if (breaks) {
          const run = first + index - broken - 1
          broken = first + index
          if (start[cell] === UNBROKEN) start[cell] = run
          if (run > longest[cell]!) longest[cell] = run
        }
        five = four
        four = three
        three = two
        two = one
        one = Math.fround(fall)
      }
      month[cell] = total
      largest[cell] = most
      largest5[cell] = most5
      brokenOn[cell] = broken
      last1[cell] = one
      last2[cell] = two
      last3[cell] = three
      last4[cell] = four
      last5[cell] = five
    }
  }

  /** A day without any value ends runs, and takes sums that hold it with it. */
  protected missing(day: number, firstCell: number, cells: number): void {
    const month = this.#monthOf(day)
    const today = this.#ring(day)
    for (let cell = firstCell; cell < firstCell + cells; cell += 1) {
      month[cell] = Number.NaN
      today[cell] = Number.NaN
      this.#gaps[cell]! += 1
      const run = day - this.#brokenOn[cell]! - 1
      this.#brokenOn[cell] = day
      if (this.#start[cell] === UNBROKEN) this.#start[cell] = run
      if (run > this.#longest[cell]!) this.#longest[cell] = run
    }
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

  /** The five days before a day, the latest first. */
  #daysBefore(day: number): readonly [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array] {
    const before = (days: number): Float32Array => this.#ring(day - days)
    return [before(1), before(2), before(3), before(4), before(5)]
  }

  #ring(day: number): Float32Array {
    return this.#five[(day + FIVE) % FIVE]!
  }

  #monthOf(day: number): Float32Array {
    return this.#months[this.span.months.findLastIndex((first) => first <= day)]!
  }
}
