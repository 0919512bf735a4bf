import type { Numbers } from '../netcdf/numbers.ts'
import { CURVE_LEVELS, countsOf, type DayFigures, emptyFigures, numbersOf } from './day-figures.ts'
import type { StoredNumbers } from './day-reader.ts'

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

  take(firstCell: number, values: Numbers, numbers: StoredNumbers, isWhole: boolean): void {
    if (isWhole) this.#warmest(firstCell, values, numbers)
    else this.#warmestOfSome(firstCell, values, numbers)
    if (this.#levels.length > 0) this.#reach(firstCell, values, numbers)
  }

  #warmest(firstCell: number, values: Numbers, { scale, offset }: StoredNumbers): void {
    const hottest = this.#hottest
    const count = values.length
    for (let at = 0; at < count; at += 1) {
      const value = values[at]! * scale + offset
      if (value > hottest[firstCell + at]!) hottest[firstCell + at] = value
    }
  }

  #warmestOfSome(firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    const { least, most, fill, otherFill, scale, offset } = numbers
    const hottest = this.#hottest
    const count = values.length
    for (let at = 0; at < count; at += 1) {
      const stored = values[at]!
      if (!(stored >= least && stored <= most) || stored === fill || stored === otherFill) continue
      const value = stored * scale + offset
      if (value > hottest[firstCell + at]!) hottest[firstCell + at] = value
    }
  }

  #reach(firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    const { most, fill, otherFill } = numbers
    const levels = this.#levels
    const [count, width] = [values.length, CURVE_LEVELS.length]
    const top = width - 1
    const lowest = numbers.from(CURVE_LEVELS[0]!)
    const perUnit = top / (numbers.from(CURVE_LEVELS[top]!) - lowest)
    for (let at = 0; at < count; at += 1) {
      const stored = values[at]!
      if (!(stored >= lowest && stored <= most) || stored === fill || stored === otherFill) continue
      const level = Math.min(top, ((stored - lowest) * perUnit) | 0)
      levels[(firstCell + at) * width + level]! += 1
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
