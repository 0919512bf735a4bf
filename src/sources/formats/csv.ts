import type { Writable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Options, parse as parseSync } from 'csv-parse/sync'
import { ReadError } from '../read-error.ts'

export interface CsvRecord {
  /** Line on which the record begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Where it stands, when it is a row of a workbook and not a line: "Sheet!A4". */
  readonly at?: string
}

const MAX_RECORD_BYTES = 1024 * 1024
const LINE_FEED = 10

const options = (delimiter: string) =>
  ({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: false,
    skip_empty_lines: false,
    info: true,
    max_record_size: MAX_RECORD_BYTES,
  }) as const satisfies Options

interface WithInfo {
  readonly record: string[]
  readonly info: { readonly lines: number }
}

/** All records of a CSV text with the line each begins on. Cells are as printed: nothing is trimmed or converted. */
export function readCsv(fileName: string, text: string, delimiter = ','): CsvRecord[] {
  refuseLongLines(fileName)(text)
  try {
    return withFirstLines(parseSync(text, options(delimiter)) as unknown as WithInfo[])
  } catch (error) {
    throw csvFault(fileName, error)
  }
}

/** The same, streaming, for files of any size. */
export async function* streamCsv(
  fileName: string,
  chunks: AsyncIterable<Uint8Array>,
  delimiter = ',',
): AsyncGenerator<CsvRecord> {
  const parser = parse(options(delimiter))
  const checkLines = refuseLongLines(fileName)
  const feed = (async (): Promise<void> => {
    for await (const chunk of chunks) {
      checkLines(chunk)
      if (parser.destroyed) return
      if (!parser.write(chunk)) await drainedOrClosed(parser)
    }
    parser.end()
  })().catch((error: Error) => parser.destroy(error))
  let lastLine = 0
  try {
    for await (const item of parser as AsyncIterable<WithInfo>) {
      yield { line: lastLine + 1, cells: item.record }
      lastLine = item.info.lines
    }
  } catch (error) {
    throw csvFault(fileName, error)
  } finally {
    parser.destroy()
    await feed
  }
}

/** A parser that failed, or whose reader stopped early, never drains: waiting for that alone would wait for ever. */
const drainedOrClosed = (parser: Writable): Promise<void> =>
  new Promise((resolve) => {
    const proceed = (): void => {
      parser.off('drain', proceed).off('close', proceed)
      resolve()
    }
    parser.on('drain', proceed).on('close', proceed)
  })

/** True when every cell is empty: the blank lines that some files end with. */
export const isBlank = (record: CsvRecord): boolean => record.cells.every((cell) => cell.trim() === '')

/**
 * csv-parse limits the characters of a record's fields, and a line of delimiters alone has none: 100 MB of commas took
 * 1.8 GB. So lines are measured before they are parsed.
 */
function refuseLongLines(fileName: string): (part: string | Uint8Array) => void {
  let line = 1
  let length = 0
  return (part) => {
    let from = 0
    for (;;) {
      const end = typeof part === 'string' ? part.indexOf('\n', from) : part.indexOf(LINE_FEED, from)
      length += (end === -1 ? part.length : end) - from
      if (length > MAX_RECORD_BYTES)
        throw new ReadError({
          file: fileName,
          at: `line ${line}`,
          problem: 'is longer than any line of a data file',
          expected: `at most ${MAX_RECORD_BYTES} bytes in a line`,
        })
      if (end === -1) return
      from = end + 1
      line += 1
      length = 0
    }
  }
}

/** csv-parse counts the lines read so far, so a record begins on the line after the record before it. */
function withFirstLines(items: readonly WithInfo[]): CsvRecord[] {
  let lastLine = 0
  return items.map(({ record, info }) => {
    const first = lastLine + 1
    lastLine = info.lines
    return { line: first, cells: record }
  })
}

function csvFault(fileName: string, error: unknown): unknown {
  if (error instanceof ReadError) return error
  if (!(error instanceof CsvError)) return error
  const { lines } = error as { lines?: number }
  return new ReadError({
    file: fileName,
    at: lines === undefined ? undefined : `line ${lines}`,
    problem: `is not valid CSV: ${error.message}`,
  })
}
