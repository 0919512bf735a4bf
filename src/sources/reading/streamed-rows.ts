import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'

/** Findings that are listed one by one; of a file with millions of rows the others are summed up. */
const LISTED = 200
/** With so many rows refused, and more than were read, the rest need not be looked at. */
const ENOUGH = 10_000

/**
 * The rows of a file that is too large to be kept. A row that is refused is a finding and left out; only so many are listed,
 * and the others are counted by rule. A file of which more is refused than read is not understood.
 */
export class StreamedRows {
  readonly #log: ReadLog
  /** What is lost with a row that is left out: a sentence for the person who decides. */
  readonly #without: string
  #first: ReadError | undefined
  #refused = 0
  #understood = 0

  constructor(log: ReadLog, without: string) {
    this.#log = log
    this.#without = without
    log.findings.sumUpAfter(LISTED)
  }

  get refused(): number {
    return this.#refused
  }

  understood(rows: number): void {
    this.#understood += rows
  }

  /** Puts a row that cannot be read on record; any other error goes on. */
  refuse(error: unknown, about?: Readonly<Record<string, string | null>>, rule = 'row_not_understood'): void {
    if (!(error instanceof ReadError) || error.fault.at === undefined) throw error
    this.#first ??= error
    this.#refused += 1
    if (this.#refused >= ENOUGH) this.#requireMost()
    this.#log.findings.add(
      rule,
      { ...error.fault, at: error.fault.at, about },
      {
        decision: 'leave_out',
        reason: rule === 'row_twice' ? 'The first was read.' : `The row cannot be read. ${this.#without}`,
      },
    )
  }

  /** To be called after the last row. */
  finish(): void {
    this.#requireMost()
    this.#log.findings.sumUp()
  }

  #requireMost(): void {
    if (this.#first !== undefined && this.#refused > this.#understood) throw this.#first
  }
}
