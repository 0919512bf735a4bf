import type { TObject } from 'typebox'
import { ReadError } from '../read-error.ts'
import { type FieldKind, fieldKinds } from '../row-schema.ts'
import { readCsv } from './csv/csv.ts'
import type { CellPlace } from './numbers.ts'
import { wrongWidth } from './row-width.ts'

/**
 * Our own row format, in which the starter dataset is kept: CSV in UTF-8 with one column per field of the row.
 * An empty cell is null, lists are separated by `|`, numbers are JavaScript's shortest text. Columns of optional fields are
 * left out of a file whose rows have none of them. Reading back what was written gives the same rows.
 */
export function writeCompactRows(row: TObject, rows: readonly object[]): string {
  const withOptional = rows.some((item) => optionalFields(row).some((name) => name in item))
  const kinds = columnsOf(row, withOptional)
  const lines = [kinds.map(([name]) => name).join(',')]
  for (const item of rows) {
    const fields: Readonly<Record<string, unknown>> = { ...item }
    lines.push(kinds.map(([name, kind]) => quoteIfNeeded(printField(fields[name], kind))).join(','))
  }
  return `${lines.join('\n')}\n`
}

export function readCompactRows(fileName: string, row: TObject, text: string): Record<string, unknown>[] {
  return placedRows(fileName, row, readCsv(fileName, text)).map(({ read }) => read())
}

/** A row with its line in this file; its `row_ref` is a place in the publisher's. */
interface PlacedRow {
  readonly at: string
  /** Refuses a row that does not fit the columns. */
  readonly read: () => Record<string, unknown>
  /** The cell of a column as it is there; null in a row whose cells are too few or too many. */
  readonly cell: (name: string) => string | null
}

/** The rows of a file, each read by itself. Other columns than those of the source are refused. */
export function placedRows(fileName: string, row: TObject, all: readonly CompactRecord[]): PlacedRow[] {
  const [header, ...records] = all
  const names = header?.cells ?? []
  const kinds = columnsOf(
    row,
    optionalFields(row).some((name) => names.includes(name)),
  )
  const expected = kinds.map(([name]) => name)
  if (names.join() !== expected.join())
    throw new ReadError({
      file: fileName,
      at: 'line 1',
      value: names.join(),
      problem: 'are not the columns of this source',
      expected: expected.join(),
    })
  return records.map(({ line, cells, mended }) => {
    const at = `line ${line}`
    return {
      at,
      read: () => fieldsOf({ file: fileName, at }, cells, mended === true, kinds),
      cell: (name) => (cells.length === kinds.length ? (cells[names.indexOf(name)] ?? null) : null),
    }
  })
}

interface CompactRecord {
  readonly line: number
  readonly cells: readonly string[]
  /** A quote of it stands where none belongs. */
  readonly mended?: boolean
}

function fieldsOf(
  place: { readonly file: string; readonly at: string },
  cells: readonly string[],
  isMended: boolean,
  kinds: readonly (readonly [string, FieldKind])[],
): Record<string, unknown> {
  if (isMended)
    throw new ReadError({ ...place, value: cells.join(), problem: 'has a quote where none belongs' })
  if (cells.length !== kinds.length) throw wrongWidth(place, cells, kinds.length)
  return Object.fromEntries(
    kinds.map(([name, kind], index) => [
      name,
      parseField(cells[index] ?? '', kind, { ...place, column: name }),
    ]),
  )
}

const optionalFields = (row: TObject): string[] => {
  const required: readonly string[] = row.required ?? []
  return Object.keys(row.properties).filter((name) => !required.includes(name))
}

function columnsOf(row: TObject, withOptional: boolean): (readonly [string, FieldKind])[] {
  const left = new Set(withOptional ? [] : optionalFields(row))
  return [...fieldKinds(row)].filter(([name]) => !left.has(name))
}

function printField(value: unknown, kind: FieldKind): string {
  if (value === null || value === undefined) return ''
  if (kind === 'list') return (value as readonly string[]).join('|')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function parseField(cell: string, kind: FieldKind, place: CellPlace): unknown {
  if (kind === 'list') return cell === '' ? [] : cell.split('|')
  if (cell === '') return null
  const value = PARSERS[kind](cell)
  if (value === undefined)
    throw new ReadError({
      ...place,
      value: cell,
      problem: 'cannot be read',
      expected: `${EXPECTED[kind]}, or nothing`,
    })
  return value
}

const EXPECTED = { text: 'text', number: 'a number such as 1234.5', boolean: 'true or false', json: 'JSON' }

const PARSERS: Readonly<Record<keyof typeof EXPECTED, (cell: string) => unknown>> = {
  text: (cell) => cell,
  // It must print as it is there: Number() takes a space for zero, and "0x10" for 16.
  number: (cell) =>
    Number.isFinite(Number(cell)) && String(Number(cell)) === cell ? Number(cell) : undefined,
  boolean: (cell) => ({ true: true, false: false })[cell],
  json: (cell) => {
    try {
      return JSON.parse(cell)
    } catch {
      return undefined
    }
  },
}

const quoteIfNeeded = (cell: string): string =>
  /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
