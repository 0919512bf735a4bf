import type { TObject } from 'typebox'
import { ReadError } from '../read-error.ts'
import { type FieldKind, fieldKinds } from '../row-schema.ts'
import { readCsv } from './csv.ts'

/**
 * Our own row format, in which the starter dataset is kept: CSV in UTF-8 with one column per field of the row.
 * An empty cell is null, lists are separated by `|`, numbers are JavaScript's shortest text. Reading back what was
 * written gives the same rows.
 */
export function writeCompactRows(row: TObject, rows: Iterable<object>): string {
  const kinds = [...fieldKinds(row)]
  const lines = [kinds.map(([name]) => name).join(',')]
  for (const item of rows) {
    const fields: Readonly<Record<string, unknown>> = { ...item }
    lines.push(kinds.map(([name, kind]) => quoteIfNeeded(printField(fields[name], kind))).join(','))
  }
  return `${lines.join('\n')}\n`
}

export function readCompactRows(fileName: string, row: TObject, text: string): Record<string, unknown>[] {
  const kinds = fieldKinds(row)
  const [header, ...records] = readCsv(fileName, text)
  const names = header?.cells ?? []
  const expected = [...kinds.keys()]
  if (names.join() !== expected.join())
    throw new ReadError({
      file: fileName,
      at: 'line 1',
      value: names.join(),
      problem: 'are not the columns of this source',
      expected: expected.join(),
    })
  return records.map(({ line, cells }) => {
    if (cells.length !== expected.length)
      throw new ReadError({
        file: fileName,
        at: `line ${line}`,
        value: cells.length,
        problem: 'cells',
        expected: `${expected.length} cells`,
      })
    const item: Record<string, unknown> = {}
    for (const [index, [name, kind]] of [...kinds].entries())
      item[name] = parseField(cells[index] ?? '', kind, { file: fileName, at: `line ${line}`, column: name })
    return item
  })
}

function printField(value: unknown, kind: FieldKind): string {
  if (value === null || value === undefined) return ''
  if (kind === 'list') return (value as readonly string[]).join('|')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function parseField(
  cell: string,
  kind: FieldKind,
  place: { file: string; at: string; column: string },
): unknown {
  if (kind === 'list') return cell === '' ? [] : cell.split('|')
  if (cell === '') return null
  if (kind === 'number') {
    const value = Number(cell)
    if (!Number.isFinite(value)) throw new ReadError({ ...place, value: cell, problem: 'is not a number' })
    return value
  }
  if (kind === 'boolean') return cell === 'true'
  return kind === 'json' ? (JSON.parse(cell) as unknown) : cell
}

const quoteIfNeeded = (cell: string): string =>
  /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
