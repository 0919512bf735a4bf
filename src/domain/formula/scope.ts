import type { Value } from './absent.ts'
import type { MethodFormulas } from './formula.ts'
import { isSameUnit, sameUnit } from './units.ts'

/** The rows of one table while a formula is evaluated, column by column. */
export interface Rows {
  size: number
  readonly columns: Value[][]
  /** The row that holds each row; empty for a table that no other holds. */
  parents: number[]
  /** Where the rows of each holding row begin, and after them the number of all rows. */
  starts: number[]
  /** The row of another table that each row was taken from; empty for a table that takes none. */
  sources: number[]
}

export interface State {
  readonly figures: Value[]
  readonly tables: readonly Rows[]
}

/** A term that was checked: what it is measured in, and how its value is found in a row. */
export interface Checked {
  readonly unit: string
  readonly run: (state: State, row: number) => Value
}

/** Of a term that is always absent, which goes with every unit. */
export const ANY_UNIT = '*'

export interface Column {
  readonly slot: number
  readonly unit: string
  /** Holds fractions, which only exact steps can read: nothing is rounded without a word. */
  readonly exact: boolean
}

export interface TableSymbol {
  readonly name: string
  readonly slot: number
  readonly within: TableSymbol | null
  readonly columns: Map<string, Column>
}

/** What the terms of a step may refer to: all that was named before it. */
export interface Scope {
  readonly method: MethodFormulas
  readonly figures: ReadonlyMap<string, Column>
  readonly tables: ReadonlyMap<string, TableSymbol>
  /** The table whose row a term is computed for; null for a figure. */
  readonly table: TableSymbol | null
  /** Whether terms are computed in fractions. */
  readonly exact: boolean
}

/** Refuses an exact figure where terms are not. */
export function mustBeReadable(column: Column, name: string, { exact }: Scope): void {
  if (column.exact && !exact) throw new TypeError(`${name} is exact: a step that takes it must be exact too`)
}

/** One unit for several terms, of which some may go with every unit. */
export function commonUnit(parts: readonly { readonly unit: string }[]): string {
  const units = parts.map(({ unit }) => unit).filter((unit) => unit !== ANY_UNIT)
  return units.length === 0 ? ANY_UNIT : sameUnit(units)
}

export function mustBe(wanted: string, part: { readonly unit: string }, what: string): void {
  if (part.unit !== ANY_UNIT && !isSameUnit(wanted, part.unit))
    throw new TypeError(`${what} must be in ${wanted}, not in ${part.unit}`)
}

/** A column by `table.name`. */
export function columnOf(
  reference: unknown,
  scope: Scope,
): { readonly table: TableSymbol; readonly column: Column } {
  if (typeof reference !== 'string') throw new TypeError('it takes a column, written as table.name')
  const [tableName = '', name = '', ...rest] = reference.split('.')
  const table = scope.tables.get(tableName)
  const column = table?.columns.get(name)
  if (table === undefined || column === undefined || rest.length > 0)
    throw new TypeError(`${reference} is not a column named before it`)
  mustBeReadable(column, reference, scope)
  return { table, column }
}

/** Whether a term over a table looks at the rows that this row holds. Else it looks at all of the table. */
export const isHeldByRow = (table: TableSymbol, scope: Scope): boolean =>
  table.within !== null && table.within === scope.table
