/** What is shown where a cell is empty, so that each number stays under its heading. */
export const EMPTY = '–'

const YEAR = /^(?:19|20)\d\d(?:[-–/]\d{2,4})?$/
const AMOUNT =
  /^\W{0,3}\d[\d,. \u00A0]{0,24}(?:[ \u00A0]?(?:%|(?:[kmg]?t|tonnes?|[gtp]j|[kmgt]wh)(?![a-z])[^|]{0,12}))?\)?[*†‡]?(?:\[\d{1,2}\])?$/i

/** Whether a cell holds an amount, and neither words nor a year. */
export const isAmount = (text: string): boolean => !YEAR.test(text) && AMOUNT.test(text)

/** A cell that may stand over several columns and beside several rows. */
export interface SpanningCell {
  /** Null where it goes on from the row above. */
  readonly text: string | null
  readonly columns: number
  readonly rows: number
}

/** Wider or higher cells are not followed further: no real table has them, and a few bytes could ask for millions. */
const MOST_COLUMNS = 60
const MOST_ROWS = 500

/**
 * Rows with a text for each column. Words of a cell that spans several stand in each of them; an amount stands once, so that it is
 * not read twice.
 */
export function spreadRows(rows: readonly (readonly SpanningCell[])[]): string[][] {
  let above: { readonly text: string; readonly rows: number }[] = []
  return rows.map((row) => {
    const placed: { text: string; rows: number }[] = []
    const once = (text = ''): string => (isAmount(text) ? '' : text)
    const takeAbove = (): void => {
      for (let from = above[placed.length]; from !== undefined && from.rows > 1; from = above[placed.length])
        placed.push({ text: once(from.text), rows: from.rows - 1 })
    }
    for (const cell of row) {
      takeAbove()
      const text = cell.text ?? once(above[placed.length]?.text)
      const rest = row.length === 1 ? '' : once(text)
      const rowsLeft = Math.min(cell.rows, MOST_ROWS)
      placed.push({ text, rows: rowsLeft })
      for (let at = 1; at < cell.columns && placed.length < MOST_COLUMNS; at += 1)
        placed.push({ text: rest, rows: rowsLeft })
    }
    takeAbove()
    above = placed
    return placed.map(({ text }) => text)
  })
}

/** A row as a line. The first cell of a table is often empty, and is no amount that is missing. */
export const rowText = (cells: readonly string[]): string =>
  cells.map((text, index) => (text === '' && index > 0 ? EMPTY : text)).join('\t')
