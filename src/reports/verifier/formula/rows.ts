import { atPointer } from '../json.ts'
import { isRecord, type Json, listOf, own, recordOf, textOf, type Value } from './shape.ts'
import type { Work } from './work.ts'

/** A row with its cells, the row that holds it and the rows that it holds. */
export interface Row {
  readonly cells: Map<string, Value>
  readonly holder: Row | null
  readonly held: Map<string, Row[]>
}

export interface Table {
  readonly name: string
  readonly within: Table | null
  /** Columns that are given or were computed so far. */
  readonly columns: Set<string>
  readonly rows: Row[]
}

export const emptyTable = (name: string, within: Table | null): Table => ({
  name,
  within,
  columns: new Set(),
  rows: [],
})

/** Puts a new row into a table, and into the row that holds it. */
export function addRow(table: Table, holder: Row | null): Row {
  const row: Row = { cells: new Map(), holder, held: new Map() }
  table.rows.push(row)
  if (holder !== null) {
    const siblings = holder.held.get(table.name)
    if (siblings === undefined) holder.held.set(table.name, [row])
    else siblings.push(row)
  }
  return row
}

export interface GivenRead {
  readonly figures: Map<string, Value>
  readonly tables: Map<string, Table>
}

/** Reads what a formula is given. A table may be described before or after the one that holds it: JSON members have no order. */
export function readGiven(described: Json, given: Json, work: Work): GivenRead {
  const figures = new Map<string, Value>()
  const tables = new Map<string, Table>()
  /** The rows as they were given, beside those that were read of them. */
  const sources = new Map<Row, Json>()
  const reading = new Set<string>()

  const tableOf = (name: string): Table => {
    const known = tables.get(name)
    if (known !== undefined) return known
    const description = recordOf(own(described, name), `the table ${name}`)
    if (!Object.hasOwn(description, 'columns')) throw new Error(`${name} is not a table`)
    if (reading.has(name)) throw new Error(`the table ${name} is within itself`)
    reading.add(name)
    const inside = own(description, 'within')
    const table = emptyTable(
      name,
      inside === undefined ? null : tableOf(textOf(inside, `within of the table ${name}`)),
    )
    tables.set(name, table)
    const units = Object.entries(recordOf(own(description, 'columns'), `columns of the table ${name}`))
    for (const [column] of units) table.columns.add(column)
    const holders = table.within === null ? [null] : table.within.rows
    for (const holder of holders) {
      const rows = own(holder === null ? given : sources.get(holder)!, name) ?? []
      for (const source of listOf(rows, `the table ${name}`)) {
        work.take(1 + units.length)
        const cells = recordOf(source, `a row of ${name}`)
        const row = addRow(table, holder)
        sources.set(row, cells)
        for (const [column, named] of units)
          row.cells.set(column, figureOf(cellOf(cells, column, named), named, `${name}.${column}`))
      }
    }
    return table
  }

  for (const [name, description] of Object.entries(described)) {
    if (isRecord(description) && Object.hasOwn(description, 'columns')) tableOf(name)
    else figures.set(name, figureOf(own(given, name), description, name))
  }
  return { figures, tables }
}

/** The cell under the column's name, or where the column says that it is within the row. */
function cellOf(row: Json, column: string, named: unknown): unknown {
  const at = isRecord(named) ? own(named, 'at') : undefined
  return at === undefined ? own(row, column) : atPointer(row, textOf(at, `at of ${column}`))
}

const KINDS = { text: 'string', truth: 'boolean' } as const

/** A figure of the kind that its unit says. */
function figureOf(value: unknown, named: unknown, place: string): Value {
  const unit = textOf(own(recordOf(named, place), 'unit'), `the unit of ${place}`)
  if (value === undefined || value === null) return null
  const kind = unit === 'text' || unit === 'truth' ? KINDS[unit] : 'number'
  if (typeof value !== kind || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`${place} is given as something else than a ${kind}`)
  return value as Value
}
