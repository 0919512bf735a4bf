import { type DayBlock, DayReader, type DaySpan, type StoredNumbers } from './day-reader.ts'

/** Stands for a day of which maximum or minimum is missing; hundredths of a degree do not reach it. */
const MISSING = -32_768
const HUNDREDTHS = 100

/** Maximum plus minimum of each day and cell in hundredths of a degree: cells one after another, each with its days. */
export class MeanDays {
  readonly span: DaySpan
  readonly values: Int16Array
  /** Days of a cell. */
  readonly days: number

  /** `room` is what was used before: new memory for every job takes longer than reading it. */
  constructor(span: DaySpan, cells: number, room: Int16Array = new Int16Array()) {
    this.span = span
    this.days = span.end - span.first
    const length = this.days * cells
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

  /** Where a day of a cell is. */
  at(day: number, cell: number): number {
    return cell * this.days + day - this.span.first
  }
}

class Maxima extends DayReader {
  readonly #means: MeanDays

  constructor(means: MeanDays) {
    super(means.span)
    this.#means = means
  }

  protected days(block: DayBlock, numbers: StoredNumbers): void {
    const { values: to, days } = this.#means
    keep(to, this.#means.at(block.days[0]!, block.firstCell), days, block, numbers)
  }

  /** The day is missing until a value comes. */
  protected missing(): void {}
}

class Minima extends DayReader {
  readonly #means: MeanDays

  constructor(means: MeanDays) {
    super(means.span)
    this.#means = means
  }

  protected days(block: DayBlock, numbers: StoredNumbers): void {
    const { values: to, days } = this.#means
    add(to, this.#means.at(block.days[0]!, block.firstCell), days, block, numbers)
  }

  /** A maximum alone makes no mean. */
  protected missing(day: number, firstCell: number, cells: number): void {
    const { values: to, days } = this.#means
    const first = this.#means.at(day, firstCell)
    for (let cell = 0; cell < cells; cell += 1) to[first + cell * days] = MISSING
  }
}

/** So much that no temperature is below zero with it: cutting a positive number rounds faster than Math.round. */
const ABOVE_ZERO = 20_000

function keep(
  to: Int16Array,
  first: number,
  width: number,
  { values, starts, cells, isWhole }: DayBlock,
  numbers: StoredNumbers,
): void {
  const { least, most, fill, otherFill } = numbers
  const scale = numbers.scale * HUNDREDTHS
  const offset = numbers.offset * HUNDREDTHS + ABOVE_ZERO + 0.5
  const from = new Uint32Array(starts)
  const count = from.length
  for (let cell = 0; cell < cells; cell += 1) {
    const own = first + cell * width
    for (let day = 0; day < count; day += 1) {
      const stored = values[from[day]! + cell]!
      if (isWhole || (stored >= least && stored <= most && stored !== fill && stored !== otherFill))
        to[own + day] = ((stored * scale + offset) | 0) - ABOVE_ZERO
    }
  }
}

function add(
  to: Int16Array,
  first: number,
  width: number,
  { values, starts, cells, isWhole }: DayBlock,
  numbers: StoredNumbers,
): void {
  const { least, most, fill, otherFill } = numbers
  const scale = numbers.scale * HUNDREDTHS
  const offset = numbers.offset * HUNDREDTHS + ABOVE_ZERO + 0.5
  const from = new Uint32Array(starts)
  const count = from.length
  for (let cell = 0; cell < cells; cell += 1) {
    const own = first + cell * width
    for (let day = 0; day < count; day += 1) {
      const high = to[own + day]!
      if (high === MISSING) continue
      const stored = values[from[day]! + cell]!
      const isValue =
        isWhole || (stored >= least && stored <= most && stored !== fill && stored !== otherFill)
      to[own + day] = isValue ? high + ((stored * scale + offset) | 0) - ABOVE_ZERO : MISSING
    }
  }
}
