import type { Writable } from 'node:stream'
import { CsvError, type Parser, parse } from 'csv-parse'
import { type Options, parse as parseSync } from 'csv-parse/sync'
import { ReadError } from '../../read-error.ts'
import type { CsvRecord } from './csv-record.ts'
import { createPlainCsvScanner } from './plain-csv.ts'
import { countLines, LONGEST_LINE, refuseUndecoded } from './text-guards.ts'

const options = (delimiter: string) =>
  ({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: false,
    skip_empty_lines: false,
    max_record_size: LONGEST_LINE,
  }) as const satisfies Options

/** All records of a CSV text with the line each begins on. Cells are as printed: nothing is trimmed or converted. */
export function readCsv(fileName: string, text: string, delimiter = ','): CsvRecord[] {
  countLines(fileName).pass(text)
  const plain = createPlainCsvScanner(delimiter).scan(text)
  if (plain !== undefined) return plain
  const records: CsvRecord[] = []
  const placed = placeRecords(0)
  try {
    parseSync(text, {
      ...options(delimiter),
      on_record: (cells: string[], { lines }) => void records.push(placed(cells, lines)),
    })
    return records
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
  const plain = createPlainCsvScanner(delimiter)
  const blocks = wholeRecords(fileName, chunks)
  for await (const block of blocks) {
    const records = plain.scan(block)
    if (records === undefined) {
      const rest = parse({
        ...options(delimiter),
        info: true,
        bom: plain.lines === 0,
        ...(plain.ending === undefined ? {} : { record_delimiter: plain.ending }),
      })
      yield* parseRest(fileName, rest, block, blocks, plain.lines)
      return
    }
    yield* records
  }
}

/** From the first irregular block on, csv-parse reads. */
async function* parseRest(
  fileName: string,
  parser: Parser,
  block: string,
  blocks: AsyncIterable<string>,
  lines: number,
): AsyncGenerator<CsvRecord> {
  const feed = (async (): Promise<void> => {
    parser.write(block)
    for await (const next of blocks) {
      if (parser.destroyed) return
      if (!parser.write(next)) await drainedOrClosed(parser)
    }
    parser.end()
  })().catch((error: Error) => parser.destroy(error))
  const placed = placeRecords(lines)
  const items: AsyncIterable<{ record: string[]; info: { lines: number } }> = parser
  try {
    for await (const { record, info } of items) yield placed(record, info.lines)
  } catch (error) {
    throw csvFault(fileName, error, lines)
  } finally {
    parser.destroy()
    await feed
  }
}

/** The text in blocks that end where a record ends, which is where as many quotes were closed as opened. */
async function* wholeRecords(fileName: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const counter = countLines(fileName)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let pending = ''
  for await (const chunk of chunks) {
    counter.pass(chunk)
    const text = decoder.decode(chunk, { stream: true })
    refuseUndecoded(fileName, text, counter.line)
    pending += text
    const end = pending.lastIndexOf('\n') + 1
    // A quote left open would gather the whole file here; csv-parse refuses it after the longest record.
    if (end === 0 || (pending.length <= LONGEST_LINE && isOdd(countQuotes(pending, end)))) continue
    yield pending.slice(0, end)
    pending = pending.slice(end)
  }
  pending += decoder.decode()
  refuseUndecoded(fileName, pending, counter.line)
  if (pending !== '') yield pending
}

const isOdd = (count: number): boolean => count % 2 === 1

function countQuotes(text: string, end: number): number {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1 && at < end; at = text.indexOf('"', at + 1)) count += 1
  return count
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

/** csv-parse counts the lines read so far, so a record begins on the line after the record before it. */
function placeRecords(linesBefore: number): (cells: string[], linesRead: number) => CsvRecord {
  let lastLine = linesBefore
  return (cells, linesRead) => {
    const line = lastLine + 1
    lastLine = linesBefore + linesRead
    return { line, cells }
  }
}

function csvFault(fileName: string, error: unknown, linesBefore = 0): unknown {
  if (error instanceof ReadError) return error
  if (!(error instanceof CsvError)) return error
  const { lines } = error as { lines?: number }
  return new ReadError({
    file: fileName,
    at: lines === undefined ? undefined : `line ${linesBefore + lines}`,
    problem: `is not valid CSV: ${error.message}`,
  })
}
