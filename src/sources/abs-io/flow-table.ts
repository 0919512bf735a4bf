import type { Sheet } from '../formats/workbook/sheet.ts'
import { ReadError } from '../read-error.ts'
import accounts from './accounts.json' with { type: 'json' }
import { fourDigits, lineAt, numberAt, wordsOf } from './cells.ts'

/** A row or column of the table: an industry, a primary input, a final use or a total. */
export interface Account {
  readonly code: string
  readonly name: string
  readonly kind: string
  /** Its row or column in the sheet. */
  readonly index: number
}

export interface FlowTable {
  readonly sheet: Sheet
  readonly rows: readonly Account[]
  readonly columns: readonly Account[]
  value(row: Account, column: Account): number
}

type Known = Readonly<Record<string, { readonly name: string; readonly kind: string }>>

/** Industries across and down; the one cell of gross domestic product stands in the last column. */
const FIRST_COLUMN = 2
const HEADER_ROWS = 10

/** Finds the industry table of a sheet by its corner words USE and FROM INDUSTRY; undefined when there is none. */
export function findFlowTable(file: string, sheet: Sheet): FlowTable | undefined {
  const first = rowWhere(sheet, (row) => wordsOf(lineAt(sheet, row, 1)) === 'use')
  const last = rowWhere(sheet, (row) => wordsOf(lineAt(sheet, row, 0)) === 'from industry')
  if (first === undefined || last === undefined) return undefined
  const columns = readColumns(file, sheet, first, last)
  return {
    sheet,
    columns,
    rows: readRows(file, sheet, last + 1),
    value: (row, column) => numberAt(file, sheet, row.index, column.index),
  }
}

function readColumns(file: string, sheet: Sheet, first: number, last: number): Account[] {
  const width = Math.max(...[first, first + 1, last].map((row) => sheet.width(row)))
  const accountsAcross: Account[] = []
  for (let column = FIRST_COLUMN; column < width; column += 1) {
    const texts = Array.from({ length: last - first + 1 }, (_, index) => lineAt(sheet, first + index, column))
    const filled = texts.filter((text) => text !== '')
    if (filled.length === 0) continue
    const code =
      filled.find((text) => fourDigits(text) !== undefined || Object.hasOwn(accounts.columns, text)) ?? ''
    const name = filled.find((text) => text !== code) ?? ''
    accountsAcross.push(account(file, sheet.place(first, column), code, name, column, accounts.columns))
  }
  return refuseRepeated(file, sheet, accountsAcross)
}

function readRows(file: string, sheet: Sheet, first: number): Account[] {
  const accountsDown: Account[] = []
  for (let row = first; row < sheet.rowCount; row += 1) {
    const name = lineAt(sheet, row, 1)
    if (name === '' || name.startsWith('©')) continue
    const printed = lineAt(sheet, row, 0)
    const code = printed === '' ? codeByName(name, accounts.rows) : printed
    accountsDown.push(account(file, sheet.place(row), code, name, row, accounts.rows))
  }
  return refuseRepeated(file, sheet, accountsDown)
}

/** An industry, or a known account under its known name: a code that means something else is refused. */
function account(
  file: string,
  at: string,
  printed: string,
  name: string,
  index: number,
  known: Known,
): Account {
  const industry = fourDigits(printed)
  if (industry !== undefined && name !== '') return { code: industry, name, kind: 'industry', index }
  const entry = Object.hasOwn(known, printed) ? known[printed] : undefined
  if (entry !== undefined && wordsOf(entry.name) === wordsOf(name))
    return { code: printed, name, kind: entry.kind, index }
  throw new ReadError({
    file,
    at,
    value: `${printed} ${name}`.trim(),
    problem: 'is not a known row or column of the industry table',
    expected: `an industry group of four digits, or ${Object.entries(known)
      .map(([code, { name: title }]) => `${code} ${title}`)
      .join(', ')}`,
  })
}

const codeByName = (name: string, known: Known): string =>
  Object.entries(known).find(([, entry]) => wordsOf(entry.name) === wordsOf(name))?.[0] ?? ''

function refuseRepeated(file: string, sheet: Sheet, list: Account[]): Account[] {
  const repeated = list.find((entry, index) => list.findIndex(({ code }) => code === entry.code) !== index)
  if (repeated === undefined) return list
  throw new ReadError({
    file,
    at: sheet.name.trim(),
    value: repeated.code,
    problem: 'stands there twice',
    expected: 'each code once',
  })
}

function rowWhere(sheet: Sheet, test: (row: number) => boolean): number | undefined {
  const rows = Array.from({ length: Math.min(HEADER_ROWS, sheet.rowCount) }, (_, row) => row)
  return rows.find(test)
}
