import type { Numbers } from '../netcdf/numbers.ts'
import { CELLS_AT_ONCE } from './cell-sums.ts'
import { CURVE_LEVELS, countsOf, type DayFigures, emptyFigures, numbersOf } from './day-figures.ts'
import type { StoredNumbers } from './day-reader.ts'

/** The hottest day of each cell and, in years of the baseline, its days at or above the levels of the response curves. */
export class HotDays {
  readonly #figures: DayFigures
  readonly #hottest: Float32Array
  /** Days whose highest level reached is this one; added up at the end. */
  readonly #levels: readonly Uint16Array[]

  constructor(kind: 'hot' | 'curve', cells: number) {
    this.#figures = emptyFigures(kind, cells)
    this.#hottest = numbersOf(this.#figures, 'hottest')
    this.#levels = kind === 'curve' ? CURVE_LEVELS.map((level) => countsOf(this.#figures, `ge_${level}`)) : []
  }

  take(firstCell: number, values: Numbers, numbers: StoredNumbers): void {
    const edges = this.#levels.map((_, index) => numbers.from(CURVE_LEVELS[index]!))
    for (let from = 0; from < values.length; from += CELLS_AT_ONCE) {
      const to = Math.min(from + CELLS_AT_ONCE, values.length)
      this.#warmest(firstCell, values, numbers, from, to)
      if (edges.length > 0) this.#reach(firstCell, values, numbers, edges, from, to)
    }
  }

  #warmest(
    firstCell: number,
    values: Numbers,
    { least, most, fill, otherFill, scale, offset }: StoredNumbers,
    from: number,
    to: number,
  ): void {
    const hottest = this.#hottest
    for (let at = from; at < to; at += 1) {
      const stored = values[at]!
      if (!(stored >= least && stored <= most) || stored === fill || stored === otherFill) continue
      const value = stored * scale + offset
      if (value > hottest[firstCell + at]!) hottest[firstCell + at] = value
    }
  }

  #reach(
    firstCell: number,
    values: Numbers,
    { most, fill, otherFill }: StoredNumbers,
    edges: readonly number[],
    from: number,
    to: number,
  ): void {
    const lowest = edges[0]!
    const width = (edges.at(-1)! - lowest) / (edges.length - 1)
    for (let at = from; at < to; at += 1) {
      const stored = values[at]!
      if (!(stored >= lowest && stored <= most) || stored === fill || stored === otherFill) continue
      const level = Math.min(edges.length - 1, Math.floor((stored - lowest) / width))
      this.#levels[level]![firstCell + at]! += 1
    }
  }

  figures(): DayFigures {
    for (let level = this.#levels.length - 2; level >= 0; level -= 1) {
      const [own, above] = [this.#levels[level]!, this.#levels[level + 1]!]
      for (let cell = 0; cell < own.length; cell += 1) own[cell]! += above[cell]!
    }
    return this.#figures
  }
}
