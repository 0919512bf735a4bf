import { cellRef, formatValue, type Sheet as PublishedSheet, type CellValue as PublishedValue } from 'hucre'

/** "B7" for row 6 and column 1, both from 0. */
export { cellRef } from 'hucre'

/** Dates come as ISO text ("2024-06-01", with a time only where there is one), error cells as their text ("#REF!"). */
export type CellValue = string | number | boolean | null

export interface Cell {
  readonly value: CellValue
  /** As displayed: the number in the cell's own format ("0.50"), text as it stands, "" where empty. */
  readonly text: string
  /** "B7". */
  readonly ref: string
  readonly formula?: string
}

/** A rectangle of merged cells; rows and columns count from 0 and are inclusive. */
export interface MergedCells {
  readonly firstRow: number
  readonly firstColumn: number
  readonly lastRow: number
  readonly lastColumn: number
}

const EMPTY: readonly PublishedValue[] = []

/** One sheet. Rows and columns count from 0; `place` gives what people call the cell. */
export class Sheet {
  readonly name: string
  readonly rowCount: number
  readonly merged: readonly MergedCells[]
  readonly #sheet: PublishedSheet

  constructor(sheet: PublishedSheet) {
    this.#sheet = sheet
    this.name = sheet.name
    this.rowCount = sheet.rows.length
    this.merged = (sheet.merges ?? []).map((range) => ({
      firstRow: range.startRow,
      firstColumn: range.startCol,
      lastRow: range.endRow,
      lastColumn: range.endCol,
    }))
  }

  /** Number of columns of a row, trailing empty ones included where the file has them. */
  width(row: number): number {
    return this.#row(row).length
  }

  value(row: number, column: number): CellValue {
    return plain(this.#row(row)[column] ?? null)
  }

  /** As displayed, untrimmed; "" where empty. */
  text(row: number, column: number): string {
    const value = this.#row(row)[column] ?? null
    if (value === null) return ''
    if (typeof value === 'string') return value
    const format = this.#sheet.cells?.get(`${row},${column}`)?.style?.numFmt
    if (format === undefined || format === 'General') return generalText(value)
    try {
      return formatValue(value, format)
    } catch {
      // A format that cannot be shown, such as one with 300 decimals. The value is there all the same.
      return generalText(value)
    }
  }

  /** Of a cell that is computed; undefined for others. */
  formula(row: number, column: number): string | undefined {
    return this.#sheet.cells?.get(`${row},${column}`)?.formula
  }

  cell(row: number, column: number): Cell {
    const formula = this.formula(row, column)
    const cell = { value: this.value(row, column), text: this.text(row, column), ref: cellRef(row, column) }
    return formula === undefined ? cell : { ...cell, formula }
  }

  /** All values of a row, for readers of long sheets. */
  values(row: number): CellValue[] {
    return this.#row(row).map(plain)
  }

  /** All displayed texts of a row. */
  texts(row: number): string[] {
    return this.#row(row).map((_, column) => this.text(row, column))
  }

  isBlankRow(row: number): boolean {
    return this.#row(row).every(
      (value) => value === null || (typeof value === 'string' && value.trim() === ''),
    )
  }

  /** "Table 1!B7": for errors and row references. */
  place(row: number, column = 0): string {
    return `${this.name.trim()}!${cellRef(row, column)}`
  }

  /** The top left cell of the merged range that a cell is in: the only one that holds a value. */
  anchor(row: number, column: number): { row: number; column: number } {
    const range = this.merged.find(
      (merged) =>
        row >= merged.firstRow &&
        row <= merged.lastRow &&
        column >= merged.firstColumn &&
        column <= merged.lastColumn,
    )
    return range === undefined ? { row, column } : { row: range.firstRow, column: range.firstColumn }
  }

  #row(row: number): readonly PublishedValue[] {
    return this.#sheet.rows[row] ?? EMPTY
  }
}

/** Damaged cells become text that no number or date can be mistaken for. */
function plain(value: PublishedValue): CellValue {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  return value instanceof Date ? isoDate(value) : value
}

/** Workbook dates carry no zone; the library puts them at that time in UTC. */
function isoDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '#INVALID DATE'
  const iso = date.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}

/** A cell without a number format shows at most eleven digits: 7.191999999999999 appears as 7.192. */
function generalText(value: Exclude<PublishedValue, null | string>): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(11)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return isoDate(value)
}
