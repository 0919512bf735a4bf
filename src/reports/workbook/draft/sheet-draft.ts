import type { DataValidation, SheetChart } from 'hucre'
import type { Look } from './styles.ts'

/** What is in a cell. A formula's value is found when the cell is added. */
export interface CellDraft {
  readonly value: number | string | null
  readonly formula?: string
  readonly look: Look
  readonly format?: string
  /** An address, or a cell of this workbook after `#`. */
  readonly link?: string
}

export type Content = number | string | null | CellDraft

export const live = (formula: string, look: Look = 'live', format?: string): CellDraft => ({
  value: null,
  formula,
  look,
  ...(format === undefined ? {} : { format }),
})
export const typed = (value: number | string | null): CellDraft => ({ value, look: 'typed' })
export const looking = (look: Look, value: number | string | null): CellDraft => ({ value, look })

/** A place in a sheet, counted from zero. */
export interface Place {
  readonly row: number
  readonly column: number
}

export interface SheetLayout {
  readonly name: string
  readonly title: string
  readonly explanation: string
  /** Widths of the columns in characters. */
  readonly widths: readonly number[]
}

/** A sheet that is filled row by row. What a formula refers to must be before it: no circle can arise. */
export class SheetDraft {
  readonly name: string
  readonly widths: readonly number[]
  readonly rows: CellDraft[][] = []
  readonly charts: SheetChart[] = []
  readonly validations: DataValidation[] = []
  /** Rows that every printed page repeats and that stay in view; set by the first table. */
  headerRow: number | null = null
  filter: { readonly from: Place; readonly to: Place } | null = null
  readonly headers = new Set<number>()
  /** Rows over whose whole width the text of the first cell runs. */
  readonly spanning = new Map<number, number>()
  readonly #evaluate: (formula: string, sheet: SheetDraft) => number | string

  constructor(layout: SheetLayout, evaluate: (formula: string, sheet: SheetDraft) => number | string) {
    this.name = layout.name
    this.widths = layout.widths
    this.#evaluate = evaluate
    this.add([looking('title', layout.title)])
    this.paragraph(layout.explanation, 'subtitle')
    this.skip()
  }

  /** Adds a row and gives its number. */
  add(contents: readonly Content[]): number {
    this.rows.push([])
    const row = this.rows.length - 1
    for (const [column, content] of contents.entries()) this.rows[row]![column] = this.#cell(content)
    return row
  }

  /** Puts something into a cell of a row that stands already. */
  set(row: number, column: number, content: Content): void {
    this.rows[row]![column] = this.#cell(content)
  }

  skip(): void {
    this.rows.push([])
  }

  /** A text over the whole width. */
  paragraph(text: string, look: Look = 'wrapped'): number {
    const width = this.widths.reduce((total, one) => total + one, 0)
    const row = this.add([looking(look, text)])
    this.spanning.set(row, Math.max(1, Math.ceil((text.length * 1.1) / width)))
    return row
  }

  /** A shaded row between tables, as wide as the sheet's first table or the texts given. */
  section(...texts: readonly (string | null)[]): number {
    const width = this.headerRow === null ? this.widths.length : (this.rows[this.headerRow]?.length ?? 1)
    return this.add(Array.from({ length: width }, (_, column) => looking('section', texts[column] ?? null)))
  }

  /** The headings of a table. The first table of a sheet is the one that is kept in view. */
  header(titles: readonly string[]): number {
    const row = this.add(titles.map((title) => looking('header', title)))
    this.headerRow ??= row
    this.headers.add(row)
    return row
  }

  /** A further table of the sheet: its name, then its headings. Gives the row of the headings. */
  table(name: string, titles: readonly string[]): number {
    if (this.headerRow !== null) this.skip()
    this.add([looking('strong', name)])
    return this.header(titles)
  }

  /** Lets readers filter the table whose headings are in a row. */
  filterFrom(header: number): void {
    if (this.rows.length - 1 === header) return
    const columns = this.rows[header]?.length ?? 1
    this.filter = {
      from: { row: header, column: 0 },
      to: { row: this.rows.length - 1, column: columns - 1 },
    }
  }

  get nextRow(): number {
    return this.rows.length
  }

  value(row: number, column: number): number | string | null {
    return this.rows[row]?.[column]?.value ?? null
  }

  /** A cell of this sheet for a formula anywhere. */
  reference(row: number, column: number): string {
    return `${quoted(this.name)}!$${columnLetters(column)}$${row + 1}`
  }

  /** Cells of this sheet from one place to another for a formula anywhere. */
  range(from: Place, to: Place): string {
    return `${this.reference(from.row, from.column)}:$${columnLetters(to.column)}$${to.row + 1}`
  }

  /** Cells of one column from a first to a last row. */
  column(index: number, first: number, last: number): string {
    return this.range({ row: first, column: index }, { row: last, column: index })
  }

  #cell(content: Content): CellDraft {
    if (typeof content !== 'object' || content === null)
      return { value: content, look: typeof content === 'number' ? 'typed' : 'plain' }
    return content.formula === undefined
      ? content
      : { ...content, value: this.#evaluate(content.formula, this) }
  }
}

/** A cell of the same sheet, as someone would write it. */
export const at = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`

/** `A` for 0, `AA` for 26. */
export const columnLetters = (column: number): string =>
  `${column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`

const quoted = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`)
