import type { Sheet } from '../formats/workbook/sheet.ts'
import type { Findings } from '../reading/findings.ts'
import { type Account, AccountReading } from './account.ts'
import accounts from './accounts.json' with { type: 'json' }
import { amountAt, fourDigits, lineAt, wordsOf } from './cells.ts'

export interface FlowTable {
  readonly sheet: Sheet
  readonly rows: readonly Account[]
  readonly columns: readonly Account[]
  /** Null for a cell without a number. */
  value(row: Account, column: Account): number | null
}

/** Industries across and down; the one cell of gross domestic product is in the last column. */
const FIRST_COLUMN = 2
const HEADER_ROWS = 20

/** Finds the industry table of a sheet by its corner words USE and FROM INDUSTRY; undefined when there is none. */
export function findFlowTable(file: string, sheet: Sheet, findings: Findings): FlowTable | undefined {
  const first = rowWhere(sheet, (row) => wordsOf(lineAt(sheet, row, 1)) === 'use')
  const last = rowWhere(sheet, (row) => wordsOf(lineAt(sheet, row, 0)) === 'from industry')
  if (first === undefined || last === undefined) return undefined
  const across = readColumns(file, sheet, first, last)
  const down = readRows(file, sheet, last + 1)
  // What one side prints of an industry tells what a damaged label of the other must be.
  return {
    sheet,
    columns: across.settle(down, findings, true),
    rows: down.settle(across, findings),
    value: (row, column) => amountAt(sheet, row.index, column.index),
  }
}

function readColumns(file: string, sheet: Sheet, first: number, last: number): AccountReading {
  const width = Math.max(...[first, first + 1, last].map((row) => sheet.width(row)))
  const across = new AccountReading(file, accounts.columns)
  for (let column = FIRST_COLUMN; column < width; column += 1) {
    const texts = Array.from({ length: last - first + 1 }, (_, index) => lineAt(sheet, first + index, column))
    const filled = texts.filter((text) => text !== '')
    if (filled.length === 0) continue
    const code =
      filled.find((text) => fourDigits(text) !== undefined || Object.hasOwn(accounts.columns, text)) ??
      (filled.length > 1 ? filled.find((text) => /^\w{1,4}$/.test(text)) : undefined) ??
      ''
    const name = filled.find((text) => text !== code) ?? ''
    across.add({ code, name, index: column, at: sheet.place(first, column) })
  }
  return across
}

function readRows(file: string, sheet: Sheet, first: number): AccountReading {
  const down = new AccountReading(file, accounts.rows)
  for (let row = first; row < sheet.rowCount; row += 1) {
    const name = lineAt(sheet, row, 1)
    const code = lineAt(sheet, row, 0)
    if ((name === '' && !/\d/.test(code)) || name.startsWith('©') || code.startsWith('©')) continue
    down.add({ code, name, index: row, at: sheet.place(row) })
  }
  return down
}

function rowWhere(sheet: Sheet, test: (row: number) => boolean): number | undefined {
  const rows = Array.from({ length: Math.min(HEADER_ROWS, sheet.rowCount) }, (_, row) => row)
  return rows.find(test)
}
