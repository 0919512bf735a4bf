import { ReadError } from '../../read-error.ts'
import type { CsvRecord } from './csv-record.ts'

/** A record of a text whose quotes are not all in place. */
export interface LooseRecord extends CsvRecord {
  /** A quote of the record stands where none belongs. */
  readonly mended: boolean
}

/** No published cell has more lines; a quote left open must not swallow the rows below it. */
const MOST_LINES_IN_A_CELL = 12
const LONGEST_CELL = 20_000
/** A text with more is no table. The limit also bounds the work that a hostile text makes. */
const MOST_OPEN_QUOTES = 1000
const FIGURE = /^[\d,.\s-]+$/

/**
 * Reads a text that is not valid CSV, record by record. A quote that opens no cell is a character of it. A quoted figure
 * right after words is a cell of its own whose comma is missing: `Grand Total "830,637,121"`. A quote that nothing closes
 * is a character too.
 */
export function readLooseCsv(file: string, text: string, delimiter = ','): LooseRecord[] {
  const scan = new Scan(file, text, delimiter)
  const records: LooseRecord[] = []
  while (!scan.isDone) records.push(scan.record())
  return records
}

class Scan {
  readonly #file: string
  readonly #text: string
  readonly #delimiter: string
  #at: number
  #line = 1
  #mended = false
  #openQuotes = 0

  constructor(file: string, text: string, delimiter: string) {
    this.#file = file
    this.#text = text
    this.#delimiter = delimiter
    this.#at = text.startsWith('\uFEFF') ? 1 : 0
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length
  }

  record(): LooseRecord {
    const line = this.#line
    const cells: string[] = []
    this.#mended = false
    do {
      cells.push(...this.#cell())
    } while (this.#passDelimiter())
    this.#passLineEnd()
    return { line, cells, mended: this.#mended }
  }

  /** One cell, or two where the comma before a quoted figure is missing. */
  #cell(): string[] {
    const quoted = this.#quoted()
    if (quoted !== undefined) return [quoted]
    const start = this.#at
    while (!this.isDone && !this.#isEndOfCell(this.#at)) {
      if (this.#text[this.#at] === '"') {
        const words = this.#text.slice(start, this.#at)
        const [before, line] = [this.#at, this.#line]
        const figure = /\S\s+$/.test(words) ? this.#quoted() : undefined
        this.#mended = true
        if (figure !== undefined && FIGURE.test(figure)) return [words.trimEnd(), figure]
        this.#at = before
        this.#line = line
      }
      this.#at += 1
    }
    return [this.#text.slice(start, this.#at)]
  }

  /** The quoted cell that begins here; undefined, without a step, where none does or nothing closes it. */
  #quoted(): string | undefined {
    if (this.#text[this.#at] !== '"') return undefined
    let content = ''
    let lines = 0
    let isMended = false
    const end = Math.min(this.#text.length, this.#at + LONGEST_CELL)
    for (let at = this.#at + 1; at < end; at += 1) {
      const character = this.#text[at]!
      if (character === '"') {
        if (this.#text[at + 1] === '"') at += 1
        else if (this.#closes(at)) {
          this.#at = this.#afterSpaces(at + 1)
          this.#line += lines
          this.#mended ||= isMended
          return content
        } else isMended = true
      } else if (character === '\n' && ++lines > MOST_LINES_IN_A_CELL) break
      content += character
    }
    this.#openQuotes += 1
    if (this.#openQuotes > MOST_OPEN_QUOTES)
      throw new ReadError({
        file: this.#file,
        at: `line ${this.#line}`,
        problem: `is not valid CSV: more than ${MOST_OPEN_QUOTES} quotes are not closed`,
      })
    return undefined
  }

  #closes(quote: number): boolean {
    const next = this.#afterSpaces(quote + 1)
    return next >= this.#text.length || this.#isEndOfCell(next)
  }

  #afterSpaces(from: number): number {
    let at = from
    while (this.#text[at] === ' ') at += 1
    return at
  }

  #isEndOfCell(at: number): boolean {
    const character = this.#text[at]
    return character === this.#delimiter || character === '\n' || character === '\r'
  }

  #passDelimiter(): boolean {
    if (this.#text[this.#at] !== this.#delimiter) return false
    this.#at += 1
    return true
  }

  #passLineEnd(): void {
    if (this.#text[this.#at] === '\r') this.#at += 1
    if (this.#text[this.#at] === '\n') this.#at += 1
    this.#line += 1
  }
}
