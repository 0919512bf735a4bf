import { ReadError } from '../../read-error.ts'

/** In bytes; no line of a publisher's table comes near it. */
export const LONGEST_LINE = 1024 * 1024
const LINE_FEED = 10

/**
 * Counts lines before they are parsed, and refuses a long one: csv-parse limits the characters of a record's fields, and
 * a line of delimiters alone has none, so that 100 MB of commas took 1.8 GB.
 */
export function countLines(fileName: string): {
  readonly line: number
  pass(part: string | Uint8Array): void
} {
  let line = 1
  let length = 0
  return {
    get line() {
      return line
    },
    pass: (part) => {
      let from = 0
      for (;;) {
        const end = typeof part === 'string' ? part.indexOf('\n', from) : part.indexOf(LINE_FEED, from)
        length += (end === -1 ? part.length : end) - from
        if (length > LONGEST_LINE)
          throw new ReadError({
            file: fileName,
            at: `line ${line}`,
            problem: 'is longer than any line of a data file',
            expected: `at most ${LONGEST_LINE} bytes in a line`,
          })
        if (end === -1) return
        from = end + 1
        line += 1
        length = 0
      }
    },
  }
}

/** The decoder leaves a mark where bytes were no UTF-8. `lastLine` is the line that the text ends on. */
export function refuseUndecoded(fileName: string, text: string, lastLine: number): void {
  const mark = text.indexOf('\uFFFD')
  if (mark === -1) return
  const line = lastLine - (text.slice(mark).split('\n').length - 1)
  throw new ReadError({
    file: fileName,
    at: `line ${line}`,
    value: text.slice(Math.max(0, mark - 20), mark + 20),
    problem: 'holds bytes that are not UTF-8',
  })
}
