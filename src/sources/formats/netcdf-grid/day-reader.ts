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

/** Some cells of several days in order. */
export interface DayBlock {
  readonly days: readonly number[]
  readonly values: Numbers
  /** Where the first of the cells is on each day. */
  readonly starts: readonly number[]
  readonly firstCell: number
  readonly cells: number
  /** Whether every cell has a value on every day. */
  readonly isWhole: boolean
}

/**
 * Sees to it that every day of a span comes once for all cells and in order: a day without a step in the files is passed as
 * missing. Cells may come in several blocks, each with all its days. Readers go over a cell's days before those of the next: what
 * a cell comes to then stays in registers, and is loaded and stored once for all days of a block.
 */
export abstract class DayReader {
  readonly span: DaySpan
  readonly #next = new Map<number, { cells: number; day: number }>()

  constructor(span: DaySpan) {
    this.span = span
  }

  take(block: DayBlock, numbers: StoredNumbers): void {
    const { firstCell, cells } = block
    const known = this.#next.get(firstCell) ?? { cells, day: this.span.first }
    this.#next.set(firstCell, known)
    for (const run of runsOf(block)) {
      for (; known.day < run.days[0]!; known.day += 1) this.missing(known.day, firstCell, cells)
      known.day = run.days.at(-1)! + 1
      this.days(run, numbers)
    }
  }

  /** Passes the days after the last step. */
  end(cells: number): void {
    if (this.#next.size === 0) this.#next.set(0, { cells, day: this.span.first })
    for (const [firstCell, block] of this.#next)
      for (; block.day < this.span.end; block.day += 1) this.missing(block.day, firstCell, block.cells)
  }

  /** Takes days that follow each other. */
  protected abstract days(block: DayBlock, numbers: StoredNumbers): void
  protected abstract missing(day: number, firstCell: number, cells: number): void
}

/** A block cut where a day is left out. */
function runsOf(block: DayBlock): DayBlock[] {
  const { days, starts } = block
  const cuts = days.flatMap((day, at) => (at === 0 || day === days[at - 1]! + 1 ? [] : [at]))
  if (cuts.length === 0) return days.length === 0 ? [] : [block]
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? days.length
    return { ...block, days: days.slice(from, to), starts: starts.slice(from, to) }
  })
}
