import { toNumber, toText } from '../factors/rational.ts'
import { Cited, OutputOf, Printed, Stated, type WorkingArgument } from '../working.ts'
import { isAbsent, isFraction, NOT_GIVEN, type Value } from './absent.ts'
import { checkTerm } from './check-term.ts'
import { type CompiledFormula, emptyState, FormulaError } from './compile.ts'
import { type GivenTable, isTable, type ListOutput, TEXT, TRUTH } from './formula.ts'
import type { Column, Rows, State } from './scope.ts'
import type { Term } from './terms.ts'

/** What a formula is given: figures and rows by name. */
export type GivenValues = Readonly<Record<string, WorkingArgument>>

/** A row of a list that a formula gives. Null where a cell is absent. */
export interface ListRow {
  readonly [name: string]: number | string | boolean | null | readonly ListRow[]
}

/** A formula with the values of all its steps. */
export class Evaluation {
  readonly compiled: CompiledFormula
  readonly #state: State

  constructor(compiled: CompiledFormula, state: State) {
    this.compiled = compiled
    this.#state = state
  }

  /** A figure by its name; absent with the reason where there is none. */
  value(name: string): Value {
    const { figures, method } = this.compiled
    const slot = figures.get(name)?.slot
    return slot === undefined ? method.constants[name]!.value : this.#state.figures[slot]!
  }

  number(name: string): number | null {
    const value = plain(this.value(name))
    return typeof value === 'number' ? value : null
  }

  /** An exact figure with all its digits. */
  exactText(name: string): string | null {
    const value = this.value(name)
    return isFraction(value) ? toText(value) : null
  }

  /** A text such as a band, which the formula takes from one of its tables. */
  text(name: string): string | null {
    const value = this.value(name)
    return typeof value === 'string' ? value : null
  }

  /** The cells of a column, `table.name`. */
  column(reference: string): readonly Value[] {
    const found = this.compiled.columns.get(reference)
    if (found === undefined) throw new RangeError(`there is no column ${reference}`)
    return this.#state.tables[found.table]!.columns[found.column]!
  }

  /** A number of a column in one row; null where there is none. */
  numberAt(reference: string, row: number): number | null {
    const value = this.column(reference)[row]
    return typeof value === 'number' ? value : null
  }

  /** The value of any term at the end of the formula, in a row of a table or outside of all. */
  valueOf(term: Term, table: string | null, row: number, exact = false): Value {
    const { method, figures, tables } = this.compiled
    const at = table === null ? null : (tables.get(table) ?? null)
    const scope = { method, figures, tables, table: at, exact }
    return checkTerm(term, scope).run(this.#state, row)
  }

  /** How many rows a table has. */
  size(table: string): number {
    return this.#state.tables[this.compiled.tables.get(table)!.slot]!.size
  }

  /** The rows of `table` that a row of the holding table holds. */
  span(table: string, holder: number): readonly [from: number, to: number] {
    const { starts } = this.#state.tables[this.compiled.tables.get(table)!.slot]!
    return [starts[holder]!, starts[holder + 1]!]
  }

  /** The rows of another table that the rows of a table were taken from. */
  sources(table: string): readonly number[] {
    return this.#state.tables[this.compiled.tables.get(table)!.slot]!.sources
  }

  /** One of the lists that leave the formula. */
  list(name: string): readonly ListRow[] {
    const list = this.compiled.formula.lists?.[name]
    if (list === undefined) throw new RangeError(`there is no list ${name}`)
    return this.#rowsOf(list, 0, this.size(list.table))
  }

  #rowsOf(list: ListOutput, from: number, to: number): readonly ListRow[] {
    const rows = Array.from({ length: to - from }, (_, at) => from + at)
    const cells = (column: string): readonly Value[] => this.column(`${list.table}.${column}`)
    const known = list.known === undefined ? null : cells(list.known)
    const kept = known === null ? rows : rows.filter((row) => !isAbsent(known[row]!))
    const order = list.order?.map(cells)
    const ordered = order === undefined ? kept : kept.toSorted((a, b) => compareBy(order, a, b))
    const columns = Object.entries(list.columns).map(([name, column]) => [name, cells(column)] as const)
    const within = Object.entries(list.within ?? {})
    return ordered.map((row) => {
      const found: Record<string, ListRow[string]> = {}
      for (const [name, values] of columns) found[name] = plain(values[row]!)
      for (const [name, inner] of within) found[name] = this.#rowsOf(inner, ...this.span(inner.table, row))
      return found
    })
  }
}

function compareBy(columns: readonly (readonly Value[])[], one: number, other: number): number {
  for (const cells of columns) {
    const [a, b] = [cells[one]!, cells[other]!]
    if (isAbsent(a) !== isAbsent(b)) return isAbsent(a) ? 1 : -1
    const [one_, other_] = [plain(a), plain(b)]
    if (!isAbsent(a) && one_ !== other_) return one_! < other_! ? -1 : 1
  }
  return 0
}

/** A value as answers hold it. A fraction is the number that its decimal text stands for. */
export const plain = (value: Value): number | string | boolean | null =>
  typeof value !== 'object' ? value : isFraction(value) ? toNumber(value) : null

export const reasonOf = (value: Value): string | null => (isAbsent(value) ? value.reason : null)

/** Evaluates a formula. Throws only where what is given does not fit the formula: every figure may be absent. */
export function evaluate(compiled: CompiledFormula, given: GivenValues): Evaluation {
  const state = emptyState(compiled)
  for (const [name, description] of Object.entries(compiled.formula.given)) {
    if (!isTable(description))
      state.figures[compiled.figures.get(name)!.slot] = read(
        given[name] ?? null,
        description.unit,
        compiled,
        name,
      )
    else {
      const { within } = description
      const holders = within === undefined ? [given] : holdersOf(compiled, within, given)
      readRows(compiled, name, description, holders, state)
    }
  }
  for (const run of compiled.run) run(state)
  return new Evaluation(compiled, state)
}

type Members = Readonly<Record<string, WorkingArgument | undefined>>

/** The rows, as they were given, of a table that holds another. */
function holdersOf(compiled: CompiledFormula, name: string, given: GivenValues): readonly Members[] {
  const description = compiled.formula.given[name] as GivenTable
  const holders = description.within === undefined ? [given] : holdersOf(compiled, description.within, given)
  return holders.flatMap((holder) => rowsIn(holder[name]))
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

function readRows(
  compiled: CompiledFormula,
  name: string,
  description: GivenTable,
  holders: readonly Members[],
  { tables }: State,
): void {
  const { slot, columns } = compiled.tables.get(name)!
  const table: Rows = tables[slot]!
  const found: Members[] = []
  holders.forEach((holder, parent) => {
    table.starts.push(found.length)
    for (const row of rowsIn(holder[name])) {
      found.push(row)
      table.parents.push(parent)
    }
  })
  table.starts.push(found.length)
  table.size = found.length
  for (const [column, { unit, at }] of Object.entries(description.columns))
    table.columns[(columns.get(column) as Column).slot] = found.map((row) =>
      read((at === undefined ? row[column] : cellAt(row, at)) ?? null, unit, compiled, name, column),
    )
}

/** The place is written only where something is wrong with it: most evaluations read thousands of cells. */
function read(
  argument: WorkingArgument,
  unit: string,
  { method, id }: CompiledFormula,
  name: string,
  column?: string,
): Value {
  const isHeld =
    typeof argument === 'object' &&
    (argument instanceof Printed || argument instanceof OutputOf || argument instanceof Stated)
  const value = isHeld ? (argument.value ?? null) : argument
  if (value === null) return NOT_GIVEN
  const kind = unit === TEXT ? 'string' : unit === TRUTH ? 'boolean' : 'number'
  if (typeof value !== kind || (typeof value === 'number' && !Number.isFinite(value)))
    throw new FormulaError(
      `${method.method} ${method.version}, ${id}, ${name}${column === undefined ? '' : `.${column}`}`,
      `${describe(argument)} is not ${KINDS[kind]}`,
    )
  return value as number | string | boolean
}

const KINDS = { string: 'a text', boolean: 'true or false', number: 'a number' } as const

const describe = (argument: WorkingArgument): string =>
  argument instanceof Cited ? `input ${argument.input.field}` : JSON.stringify(argument)
