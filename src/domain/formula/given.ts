import { Cited, OutputOf, Printed, Stated, type WorkingArgument } from '../working.ts'
import { NOT_GIVEN, type Value } from './absent.ts'
import { type Given, type GivenTable, isTable, TEXT, TRUTH } from './formula.ts'
import { FormulaError } from './formula-error.ts'
import type { Column, State, TableSymbol } from './scope.ts'

/** What a formula is given: figures and rows by name. */
export type GivenValues = Readonly<Record<string, WorkingArgument>>

type Members = Readonly<Record<string, WorkingArgument | undefined>>

/** Puts what a formula is given into its first slots. Throws where that does not fit the formula. */
export type GivenReader = (given: GivenValues, state: State) => void

interface Symbols {
  readonly figures: ReadonlyMap<string, Column>
  readonly tables: ReadonlyMap<string, TableSymbol>
}

/** Made once for a formula, whose tables come before those within them. Most evaluations read thousands of cells. */
export function givenReader(
  place: string,
  given: readonly (readonly [string, Given])[],
  { figures, tables }: Symbols,
): GivenReader {
  const figureReaders = given.flatMap(([name, description]) =>
    isTable(description)
      ? []
      : [{ name, slot: figures.get(name)!.slot, read: valueReader(`${place}, ${name}`, description.unit) }],
  )
  const tableReaders = given.flatMap(([name, description]) =>
    isTable(description) ? [tableReader(place, tables.get(name)!, description)] : [],
  )
  return (values, state) => {
    for (const { name, slot, read } of figureReaders) state.figures[slot] = read(values[name])
    const all: Members[][] = []
    for (const readTable of tableReaders) readTable(values, state, all)
  }
}

/** Reads the rows of one table. `all` has the rows of the tables before it, as they were given. */
function tableReader(place: string, { name, slot, within, columns }: TableSymbol, description: GivenTable) {
  const cells = Object.entries(description.columns).map(([column, { unit, at }]) => ({
    slot: columns.get(column)!.slot,
    read: valueReader(`${place}, ${name}.${column}`, unit),
    cell:
      at === undefined
        ? (row: Members): WorkingArgument | undefined => row[column]
        : (row: Members): WorkingArgument | undefined => cellAt(row, at),
  }))
  return (values: GivenValues, state: State, all: Members[][]): void => {
    const table = state.tables[slot]!
    const holders: readonly Members[] = within === null ? [values] : all[within.slot]!
    const found: Members[] = []
    for (let parent = 0; parent < holders.length; parent += 1) {
      table.starts.push(found.length)
      for (const row of rowsIn(holders[parent]![name])) {
        found.push(row)
        table.parents.push(parent)
      }
    }
    table.starts.push(found.length)
    table.size = found.length
    all[slot] = found
    for (const { slot: at, cell, read } of cells) {
      const column: Value[] = []
      for (const row of found) column.push(read(cell(row)))
      table.columns[at] = column
    }
  }
}

const rowsIn = (rows: WorkingArgument | undefined): readonly Members[] =>
  rows instanceof Cited
    ? rows.rows
    : (((rows instanceof Stated ? rows.value : rows) ?? []) as unknown as readonly Members[])

/** The cell of a row that a JSON pointer leads to. */
export const cellAt = <Cell>(row: Readonly<Record<string, Cell>>, pointer: string): Cell | undefined =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], row) as
    | Cell
    | undefined

function valueReader(place: string, unit: string): (argument: WorkingArgument | undefined) => Value {
  const kind = unit === TEXT ? 'string' : unit === TRUTH ? 'boolean' : 'number'
  return (argument) => {
    const isHeld =
      typeof argument === 'object' &&
      (argument instanceof Printed || argument instanceof OutputOf || argument instanceof Stated)
    const value = (isHeld ? argument.value : argument) ?? null
    if (value === null) return NOT_GIVEN
    if (typeof value !== kind || (kind === 'number' && !Number.isFinite(value)))
      throw new FormulaError(place, `${describe(argument)} is not ${KINDS[kind]}`)
    return value as number | string | boolean
  }
}

const KINDS = { string: 'a text', boolean: 'true or false', number: 'a number' } as const

const describe = (argument: WorkingArgument | undefined): string =>
  argument instanceof Cited ? `input ${argument.input.field}` : JSON.stringify(argument)
