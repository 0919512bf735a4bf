import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { SourceRow } from '../source.ts'
import type { UniqueKeys } from './unique-keys.ts'

/** How to read the rows of a table each by itself. */
export interface ApartReading<Printed, Row> {
  /** Refuses a row that cannot be read. Gives undefined for what is no row. */
  readonly read: (printed: Printed) => Row | undefined
  readonly keys: UniqueKeys
  readonly keyOf: (row: Row) => string
}

/**
 * Reads rows one by one. A row that is refused, or that stands there twice, is a finding and left out. A table of which more
 * is refused than read is not understood, and its first fault is thrown.
 */
export function* readApart<Printed, Row extends SourceRow>(
  printed: Iterable<Printed>,
  log: ReadLog,
  { read, keys, keyOf }: ApartReading<Printed, Row>,
): Generator<Row> {
  const refused: ReadError[] = []
  let understood = 0
  for (const item of printed) {
    const row = orRefused('row_not_understood', log, refused, () => read(item))
    if (row === undefined) continue
    const isFirst = orRefused('row_twice', log, refused, () => {
      keys.add(keyOf(row), row.row_ref)
      return true
    })
    if (isFirst === undefined) continue
    understood += 1
    yield row
  }
  if (refused.length > understood) throw refused[0]!
}

function orRefused<T>(rule: string, log: ReadLog, refused: ReadError[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ReadError) || error.fault.at === undefined) throw error
    refused.push(error)
    log.findings.add(
      rule,
      { ...error.fault, at: error.fault.at },
      {
        decision: 'leave_out',
        reason: rule === 'row_twice' ? 'The first was read.' : 'The row cannot be read.',
      },
    )
    return undefined
  }
}
