import { CURVE_LEVELS, countsOf, type DayFigures, emptyFigures, numbersOf } from './day-figures.ts'
import { type DayBlock, isValue, type StoredNumbers } from './day-reader.ts'

/** The hottest day of each cell and, in years of the baseline, its days at or above the levels of the response curves. */
export class HotDays {
  readonly #figures: DayFigures
  readonly #hottest: Float32Array
  /** Days whose highest level reached is this one, the levels of a cell together; added up at the end. */
  readonly #levels: Uint16Array

  constructor(kind: 'hot' | 'curve', cells: number) {
    this.#figures = emptyFigures(kind, cells)
    this.#hottest = numbersOf(this.#figures, 'hottest')
    this.#levels = new Uint16Array(kind === 'curve' ? CURVE_LEVELS.length * cells : 0)
  }

  take(block: DayBlock, numbers: StoredNumbers): void {
    if (block.isWhole) this.#warmest(block, numbers)
    else this.#warmestOfSome(block, numbers)
    if (this.#levels.length > 0) this.#reach(block, numbers)
  }

  #warmest({ values, starts, firstCell, cells }: DayBlock, { scale, offset }: StoredNumbers): void {
    const hottest = this.#hottest
    const from = new Uint32Array(starts)
    const count = from.length
    for (let cell = 0; cell < cells; cell += 1) {
      let most = hottest[firstCell + cell]!
      for (let day = 0; day < count; day += 1) {
        const value = values[from[day]! + cell]! * scale + offset
        if (value > most) most = Math.fround(value)
      }
      hottest[firstCell + cell] = most
    }
  }

  #warmestOfSome({ values, starts, firstCell, cells }: DayBlock, numbers: StoredNumbers): void {
    const { scale, offset } = numbers
    const hottest = this.#hottest
    for (let cell = 0; cell < cells; cell += 1) {
      let most = hottest[firstCell + cell]!
      for (const start of starts) {
        const stored = values[start + cell]!
        if (!isValue(stored, numbers)) continue
        const value = stored * scale + offset
        if (value > most) most = Math.fround(value)
      }
      hottest[firstCell + cell] = most
    }
  }

  #reach({ values, starts, firstCell, cells }: DayBlock, numbers: StoredNumbers): void {
    const { most, fill, otherFill } = numbers
    const levels = this.#levels
    const width = CURVE_LEVELS.length
    const top = width - 1
    const lowest = numbers.from(CURVE_LEVELS[0]!)
    const perUnit = top / (numbers.from(CURVE_LEVELS[top]!) - lowest)
    const from = new Uint32Array(starts)
    const count = from.length
    for (let cell = 0; cell < cells; cell += 1) {
      const own = (firstCell + cell) * width
      for (let day = 0; day < count; day += 1) {
        const stored = values[from[day]! + cell]!
        if (!(stored >= lowest && stored <= most) || stored === fill || stored === otherFill) continue
        levels[own + Math.min(top, ((stored - lowest) * perUnit) | 0)]! += 1
      }
    }
  }

  figures(): DayFigures {
    const count = CURVE_LEVELS.length
    if (this.#levels.length === 0) return this.#figures
    const reached = CURVE_LEVELS.map((level) => countsOf(this.#figures, `ge_${level}`))
    for (let cell = 0; cell < this.#hottest.length; cell += 1) {
      let days = 0
      for (let level = count - 1; level >= 0; level -= 1) {
        days += this.#levels[cell * count + level]!
        if (days > 0) reached[level]![cell] = days
      }
    }
    return this.#figures
  }
}
