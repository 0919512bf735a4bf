import { readDelimited } from '../../format/delimited.ts'
import { BETWEEN_DIGITS, digitsOf, withoutLabel } from '../../format/typed-abn.ts'

/** A line without a number: how it was given, and the cell that may be the name of a company. */
export interface SkippedLine {
  readonly line: string
  readonly name: string
}

/** What a pasted text or an uploaded file holds. */
export interface AbnList {
  /** Each once, in the order given, digits alone. Wrong ones too: the service says what is wrong with them. */
  readonly abns: readonly string[]
  /** How many of the numbers stand in it again. */
  readonly repeated: number
  /** Lines in which nothing looks like an ABN, as they were given. */
  readonly skipped: readonly SkippedLine[]
}

/**
 * The ABNs of a text. A column headed "ABN" is taken as it is. Without one, a cell of eleven digits is an ABN wherever it
 * stands, and a first cell of nearly as many digits is taken for one with a slip.
 */
export function readAbns(text: string): AbnList {
  const rows = readDelimited(text)
  const column = rows[0]?.findIndex((cell) => /^abn\b\D*$/i.test(cell)) ?? -1
  const lines = column < 0 ? rows : rows.slice(1)
  const found = lines.map((row) => (column < 0 ? abnsOfRow(row) : abnsOfCell(row[column] ?? '')))
  const abns = new Set(found.flat())
  return {
    abns: [...abns],
    repeated: found.flat().length - abns.size,
    skipped: lines
      .filter((_, index) => found[index]?.length === 0)
      .map((row) => ({ line: row.join(', '), name: nameIn(row) })),
  }
}

/** As long as the service looks up a line. */
const LONGEST_NAME = 200

/** The first cell with a word in it. */
const nameIn = (row: readonly string[]): string =>
  (row.find((cell) => /\p{L}{2}/u.test(cell)) ?? row.join(', ')).slice(0, LONGEST_NAME)

const ELEVEN_DIGITS = new RegExp(String.raw`(?<!\d)\d(?:${BETWEEN_DIGITS}{0,2}\d){10}(?!\d)`, 'gu')
const LABELLED_ACN = new RegExp(
  String.raw`(?<!\p{L})a\.?c\.?n\.?\s*:?\s*(\d(?:${BETWEEN_DIGITS}{0,2}\d){8})(?!\d)`,
  'giu',
)

/** An ACN keeps its name: nine digits alone may be an ABN with two missing. */
function abnsOfRow(row: readonly string[]): readonly string[] {
  const whole = row.flatMap((cell) => [
    ...[...cell.matchAll(ELEVEN_DIGITS)].map(([match]) => digitsOf(match)),
    ...[...cell.matchAll(LABELLED_ACN)].map(([, digits]) => `ACN ${digitsOf(digits ?? '')}`),
  ])
  if (whole.length > 0) return whole
  const digits = digitsOf(row[0] ?? '')
  return /^\d{9,13}$/.test(digits) ? [digits] : []
}

/** A cell under the heading: an ABN as it is, without the word before it. */
function abnsOfCell(cell: string): readonly string[] {
  const acn = abnsOfRow([cell]).find((one) => one.startsWith('ACN'))
  if (acn !== undefined) return [acn]
  const digits = digitsOf(withoutLabel(cell))
  return digits === '' ? [] : [digits]
}
