import { spreadOverMonths } from './months.ts'
import { type Scaled, scaledOf, scaledText } from './scaled.ts'

/** What a line adds to the subtotals. */
export interface CountedLine {
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly from: string
  readonly to: string
  readonly activity: string
  readonly is_estimated: boolean
  readonly is_doubtful: boolean
}

interface Cell extends Pick<CountedLine, 'factor' | 'entity' | 'facility'> {
  readonly month: string
  activity: Scaled
  estimated: Scaled
  doubtful: Scaled
  lines: number
  reaching: number
}

/** What lines add to a subtotal, or take from it; decimals as text. */
export interface SubtotalChange {
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly month: string
  readonly activity: string
  readonly estimated: string
  readonly doubtful: string
  readonly lines: number
  readonly reaching: number
}

/** Gathers what many lines change, so that each subtotal is written once. */
export class SubtotalChanges {
  readonly #cells = new Map<string, Cell>()

  /** A line that counts from now on, or that counts no more. */
  put(line: CountedLine, how: 'added' | 'removed'): void {
    spreadOverMonths(scaledOf(line.activity), { start: line.from, end: line.to }).forEach(
      ({ month, amount: share }, at) => {
        const cell = this.#cellOf(line, month)
        const amount = how === 'added' ? share : -share
        cell.activity += amount
        if (line.is_estimated) cell.estimated += amount
        if (line.is_doubtful) cell.doubtful += amount
        const one = how === 'added' ? 1 : -1
        cell.reaching += one
        if (at === 0) cell.lines += one
      },
    )
  }

  get size(): number {
    return this.#cells.size
  }

  list(): SubtotalChange[] {
    return [...this.#cells.values()].map(({ activity, estimated, doubtful, ...cell }) => ({
      ...cell,
      activity: scaledText(activity),
      estimated: scaledText(estimated),
      doubtful: scaledText(doubtful),
    }))
  }

  #cellOf({ factor, entity, facility }: CountedLine, month: string): Cell {
    const key = `${factor}\n${month}\n${entity}\n${facility}`
    const known = this.#cells.get(key)
    if (known !== undefined) return known
    const made = {
      factor,
      entity,
      facility,
      month,
      activity: 0n,
      estimated: 0n,
      doubtful: 0n,
      lines: 0,
      reaching: 0,
    }
    this.#cells.set(key, made)
    return made
  }
}
