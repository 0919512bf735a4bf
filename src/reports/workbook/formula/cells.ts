import type { Evaluation } from '../../../domain/formula/evaluate.ts'
import { at, type SheetDraft } from '../draft/sheet-draft.ts'

/** Where the rows of a table are. */
export interface TableCells {
  readonly sheet: SheetDraft
  readonly firstRow: number
  /** The place of each column in the sheet. */
  readonly columns: ReadonlyMap<string, number>
}

/** Where a term is printed: the sheet, and the row of the table that it is computed for. */
export interface Position {
  readonly sheet: SheetDraft
  readonly table: string | null
  readonly row: number
  readonly isExact?: boolean
}

/** Which cell holds which figure of a formula. A figure that is absent has none. */
export class FormulaCells {
  readonly evaluation: Evaluation
  readonly figures = new Map<
    string,
    { readonly sheet: SheetDraft; readonly row: number; readonly column: number }
  >()
  readonly tables = new Map<string, TableCells>()

  constructor(evaluation: Evaluation) {
    this.evaluation = evaluation
  }

  figure(name: string, { sheet }: Position): string | null {
    const found = this.figures.get(name)
    if (found === undefined) return null
    return found.sheet === sheet
      ? at(found.row, found.column)
      : found.sheet.reference(found.row, found.column)
  }

  /** One cell of a table; null for an empty one. */
  cell(table: string, column: string, row: number, { sheet }: Position): string | null {
    const cells = this.tables.get(table)!
    const [line, index] = [cells.firstRow + row, cells.columns.get(column)!]
    if (cells.sheet.value(line, index) === null) return null
    return cells.sheet === sheet ? at(line, index) : cells.sheet.reference(line, index)
  }

  /** The cells of a column from one row to before another; null where there are none. */
  column(table: string, column: string, [from, to]: readonly [number, number]): string | null {
    if (to <= from) return null
    const cells = this.tables.get(table)!
    const index = cells.columns.get(column)!
    return cells.sheet.column(index, cells.firstRow + from, cells.firstRow + to - 1)
  }
}
