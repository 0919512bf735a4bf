import type { ReadLog } from '../read-log.ts'

/** What an edition added up to when it was last checked: an entry of `editions.json`. */
export interface KnownTotals {
  readonly edition: string
  readonly rows: number
  readonly totals: Readonly<Record<string, number>>
}

/** Adds up the rows of a file and compares them with what the edition is known to add up to. */
export class TotalsCheck {
  readonly #known: KnownTotals | undefined
  readonly #sums: Record<string, number>
  #rows = 0

  constructor(all: readonly KnownTotals[], edition: string) {
    this.#known = all.find((entry) => entry.edition === edition)
    this.#sums = Object.fromEntries(Object.keys(this.#known?.totals ?? {}).map((field) => [field, 0]))
  }

  add(row: Readonly<Record<string, unknown>>): void {
    this.#rows += 1
    for (const field in this.#sums) {
      const value = row[field]
      if (typeof value === 'number') this.#sums[field]! += value
    }
  }

  /** True when the file holds at least as many rows as the edition is known to have: not a cutting of it. */
  get isWhole(): boolean {
    return this.#known !== undefined && this.#rows >= this.#known.rows
  }

  /**
   * Notes a difference and does not refuse it: the publisher restates figures and adds rows in place, without a version
   * mark, and such a file must load so that the diff against the last release can show what changed.
   */
  report(log: ReadLog): void {
    const known = this.#known
    if (known === undefined) return
    if (this.#rows !== known.rows)
      log.note(
        'row_count_differs',
        `${this.#rows} rows; ${known.edition} had ${known.rows} when it was last checked.`,
      )
    for (const [field, total] of Object.entries(known.totals)) {
      const sum = this.#sums[field]
      if (this.#rows === known.rows && sum !== total)
        log.note(
          'total_differs',
          `${field} adds up to ${sum}; ${known.edition} had ${total} when it was last checked.`,
        )
    }
  }
}
