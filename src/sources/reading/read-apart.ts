import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { SourceRow } from '../source.ts'
import type { Finding } from './findings.ts'
import type { UniqueKeys } from './unique-keys.ts'

/** How to read the rows of a table each by itself. */
export interface ApartReading<Printed, Row> {
  /** Refuses a row that cannot be read. Gives undefined for what is no row. */
  readonly read: (printed: Printed) => Row | undefined
  readonly keys: UniqueKeys
  readonly keyOf: (row: Row) => string
  /** Where a finding about a row stands; that of the row itself unless given. */
  readonly at?: (printed: Printed) => string
  /** What a row is about, as far as it can be read; asked for one that is left out. */
  readonly about?: (printed: Printed) => Finding['about']
  /** What is lost with a row that is left out: a sentence for the person who decides. */
  readonly without?: string
}

/**
 * Reads rows one by one. A row that is refused, or that is there twice, is a finding and left out. A table of which more
 * is refused than read is not understood, and its first fault is thrown.
 */
export function* readApart<Printed, Row extends SourceRow>(
  printed: Iterable<Printed>,
  log: ReadLog,
  reading: ApartReading<Printed, Row>,
): Generator<Row> {
  const apart = new RowsApart(log, reading)
  for (const item of printed) {
    const row = apart.take(item)
    if (row !== undefined) yield row
  }
  apart.finish()
}

/** The same for rows that come one at a time. */
export class RowsApart<Printed, Row extends SourceRow> {
  readonly #log: ReadLog
  readonly #reading: ApartReading<Printed, Row>
  #first: ReadError | undefined
  #refused = 0
  #understood = 0

  constructor(log: ReadLog, reading: ApartReading<Printed, Row>) {
    this.#log = log
    this.#reading = reading
  }

  /** The row; undefined for one that is left out, and for what is no row. */
  take(item: Printed): Row | undefined {
    const { read, keys, keyOf, at } = this.#reading
    const row = this.#orRefused('row_not_understood', item, () => read(item))
    if (row === undefined) return undefined
    const isFirst = this.#orRefused('row_twice', item, () => {
      keys.add(keyOf(row), at?.(item) ?? row.row_ref)
      return true
    })
    if (isFirst === undefined) return undefined
    this.#understood += 1
    return row
  }

  /** To be called after the last row. */
  finish(): void {
    if (this.#first !== undefined && this.#refused > this.#understood) throw this.#first
  }

  #orRefused<T>(rule: string, item: Printed, read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ReadError) || error.fault.at === undefined) throw error
      this.#first ??= error
      this.#refused += 1
      const { at, about, without } = this.#reading
      const reason = rule === 'row_twice' ? 'The first was read.' : 'The row cannot be read.'
      this.#log.findings.add(
        rule,
        { ...error.fault, at: at?.(item) ?? error.fault.at, about: about?.(item) },
        { decision: 'leave_out', reason: withSentence(reason, rule === 'row_twice' ? undefined : without) },
      )
      return undefined
    }
  }
}

const withSentence = (reason: string, more: string | undefined): string =>
  more === undefined ? reason : `${reason} ${more}`
