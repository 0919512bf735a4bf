import type { CsvRecord } from './csv-record.ts'

const QUOTE = '"'
const BYTE_ORDER_MARK = '\uFEFF'

/** Reads regular CSV, a text at a time. */
export interface PlainCsvScanner {
  /** Lines passed so far. */
  readonly lines: number
  /** The line ending in use, once a line has ended. */
  readonly ending: string | undefined
  /** The records of the next text, which ends where a record ends; undefined, and nothing passed, when it is irregular. */
  scan(text: string): CsvRecord[] | undefined
}

/**
 * For CSV that is regular all through: one kind of line ending, quotes only around whole cells. Whatever else comes is
 * left to csv-parse, so that there is one judge of faults. Most files of publishers are regular, and this takes a tenth
 * of csv-parse's time.
 */
export function createPlainCsvScanner(delimiter: string): PlainCsvScanner {
  let lines = 0
  let ending: Ending = ''
  return {
    get lines() {
      return lines
    },
    get ending() {
      return ending === '' ? undefined : ending
    },
    scan: (text) => {
      const scan: Scan = { text, delimiter, at: 0, line: lines + 1, ending }
      if (lines === 0 && text.startsWith(BYTE_ORDER_MARK)) scan.at = 1
      const records = recordsOf(scan)
      if (records !== undefined) {
        lines = scan.line - 1
        ending = scan.ending
      }
      return records
    },
  }
}

type Ending = '' | '\n' | '\r\n'

interface Scan {
  readonly text: string
  readonly delimiter: string
  at: number
  line: number
  /** Known from the first line that ends. */
  ending: Ending
}

function recordsOf(scan: Scan): CsvRecord[] | undefined {
  const { text } = scan
  const records: CsvRecord[] = []
  let quote = text.indexOf(QUOTE)
  while (scan.at < text.length) {
    if (quote !== -1 && quote < scan.at) quote = text.indexOf(QUOTE, scan.at)
    const feed = text.indexOf('\n', scan.at)
    const end = feed === -1 ? text.length : feed
    const { line } = scan
    const cells = quote === -1 || quote > end ? unquotedRecord(scan, end) : quotedRecord(scan)
    if (cells === undefined) return undefined
    records.push({ line, cells })
  }
  return records
}

function unquotedRecord(scan: Scan, end: number): string[] | undefined {
  const { text, delimiter, at } = scan
  const content = endOfContent(scan, end)
  if (content === undefined) return undefined
  const record = text.slice(at, content)
  if (record.includes('\r')) return undefined
  scan.at = end + 1
  scan.line += 1
  return record.split(delimiter)
}

function quotedRecord(scan: Scan): string[] | undefined {
  const cells: string[] = []
  for (;;) {
    const cell = scan.text[scan.at] === QUOTE ? quotedCell(scan) : unquotedCell(scan)
    if (cell === undefined) return undefined
    cells.push(cell)
    if (scan.text[scan.at] === scan.delimiter) {
      scan.at += 1
      continue
    }
    const feed = scan.text[scan.at] === '\r' ? scan.at + 1 : scan.at
    if (feed < scan.text.length && scan.text[feed] !== '\n') return undefined
    if (endOfContent(scan, feed) !== scan.at) return undefined
    scan.at = feed + 1
    scan.line += 1
    return cells
  }
}

/** From an opening quote to behind its closing one. */
function quotedCell(scan: Scan): string | undefined {
  const { text, at } = scan
  let doubled = false
  for (let close = text.indexOf(QUOTE, at + 1); close !== -1; close = text.indexOf(QUOTE, close + 2)) {
    if (text[close + 1] === QUOTE) {
      doubled = true
      continue
    }
    const cell = text.slice(at + 1, close)
    if (cell.includes('\r')) return undefined
    for (let feed = cell.indexOf('\n'); feed !== -1; feed = cell.indexOf('\n', feed + 1)) scan.line += 1
    scan.at = close + 1
    return doubled ? cell.replaceAll('""', QUOTE) : cell
  }
  return undefined
}

/** To the delimiter or the end of the line, whichever comes first; no quote may be in it. */
function unquotedCell(scan: Scan): string | undefined {
  const { text, delimiter, at } = scan
  let end = at
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') {
    if (text[end] === QUOTE) return undefined
    end += 1
  }
  scan.at = end
  return text.slice(at, end)
}

/** Where the cells of a line end that is closed by the line feed at `feed`; undefined when it ends unlike the first. */
function endOfContent(scan: Scan, feed: number): number | undefined {
  const { text } = scan
  if (feed >= text.length) return text.length
  const ending = text[feed - 1] === '\r' ? '\r\n' : '\n'
  if (scan.ending === '') scan.ending = ending
  if (scan.ending !== ending) return undefined
  return feed - (ending.length - 1)
}
