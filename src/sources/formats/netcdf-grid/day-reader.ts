import type { Numbers } from '../netcdf/numbers.ts'
import type { GridVariable } from './grid-variable.ts'
import { measureOf } from './measures.ts'

/** Days of a year, counted from 0, that a job answers for. */
export interface DaySpan {
  readonly first: number
  readonly end: number
  /** The day on which each month begins, January first. */
  readonly months: readonly number[]
}

/** How stored numbers of a file are told apart and compared, without converting those that do not count. */
export interface StoredNumbers {
  readonly scale: number
  readonly offset: number
  readonly least: number
  readonly most: number
  readonly fill: number
  readonly otherFill: number
  /** The stored number from which a value is reached: 350 tenths are 35, although 35 / 0.1 may come out a hair above. */
  readonly from: (value: number) => number
}

export function storedNumbers({ packing, measure }: GridVariable): StoredNumbers {
  const { least, most } = measureOf(measure)
  const stored = (value: number): number => (value - packing.offset) / packing.scale
  return {
    scale: packing.scale,
    offset: packing.offset,
    least: Math.max(packing.least, stored(least)),
    most: Math.min(packing.most, stored(most)),
    fill: packing.fills[0] ?? Number.NaN,
    otherFill: packing.fills[1] ?? Number.NaN,
    from: (value) => stored(value) - (packing.scale === 1 ? 0 : 1e-6),
  }
}

/** Whether a stored number is a value; what is neither a value nor missing was refused before. */
export const isValue = (stored: number, { least, most, fill, otherFill }: StoredNumbers): boolean =>
  stored >= least && stored <= most && stored !== fill && stored !== otherFill

/**
 * Sees to it that every day of a span comes once for all cells and in order: a day without a step in the files is passed as
 * missing. Cells may come in several blocks, each with all its days.
 */
export abstract class DayReader {
  readonly span: DaySpan
  readonly #next = new Map<number, { cells: number; day: number }>()

  constructor(span: DaySpan) {
    this.span = span
  }

  /** Takes a day of the cells from `firstCell` on; `isWhole` where all of them have a value. */
  take(day: number, firstCell: number, values: Numbers, numbers: StoredNumbers, isWhole: boolean): void {
    const block = this.#next.get(firstCell) ?? { cells: values.length, day: this.span.first }
    this.#next.set(firstCell, block)
    for (; block.day < day; block.day += 1) this.missing(block.day, firstCell, block.cells)
    block.day = day + 1
    this.day(day, firstCell, values, numbers, isWhole)
  }

  /** Passes the days after the last step. */
  end(cells: number): void {
    if (this.#next.size === 0) this.#next.set(0, { cells, day: this.span.first })
    for (const [firstCell, block] of this.#next)
      for (; block.day < this.span.end; block.day += 1) this.missing(block.day, firstCell, block.cells)
  }

  protected abstract day(
    day: number,
    firstCell: number,
    values: Numbers,
    numbers: StoredNumbers,
    isWhole: boolean,
  ): void
  protected abstract missing(day: number, firstCell: number, cells: number): void
}
