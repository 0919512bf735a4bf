import { toText } from '../factors/rational.ts'
import { isAbsent, isFraction, type Value } from './absent.ts'
import { checkTerm } from './check-term.ts'
import { type CompiledFormula, emptyState } from './compile.ts'
import { isTable } from './formula.ts'
import type { GivenValues } from './given.ts'
import { type ListRow, plain } from './list-output.ts'
import type { State } from './scope.ts'
import type { Term } from './terms.ts'

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
    const list = this.compiled.lists.get(name)
    if (list === undefined) throw new RangeError(`there is no list ${name}`)
    return list.read(this.#state, 0, this.#state.tables[list.table]!.size)
  }
}

export const reasonOf = (value: Value): string | null => (isAbsent(value) ? value.reason : null)

/** Evaluates a formula. Throws only where what is given does not fit the formula: every figure may be absent. */
export function evaluate(compiled: CompiledFormula, given: GivenValues): Evaluation {
  const state = emptyState(compiled)
  compiled.read(given, state)
  for (const run of compiled.run) run(state)
  return new Evaluation(compiled, state)
}

/**
 * Evaluates a formula that is given one table, over some rows of the table of that name in another evaluation, which has all its columns.
 * Its cells were read once: a part of ten thousand rows needs no object for each.
 */
export function evaluateRows(
  compiled: CompiledFormula,
  { of, table, rows }: { readonly of: Evaluation; readonly table: string; readonly rows: readonly number[] },
): Evaluation {
  const { given } = compiled.formula
  const description = given[table]
  if (description === undefined || !isTable(description) || Object.keys(given).length > 1)
    throw new RangeError(`${compiled.id} is not given ${table} alone`)
  const state = emptyState(compiled)
  const { slot, columns } = compiled.tables.get(table)!
  const taken = state.tables[slot]!
  taken.size = rows.length
  for (const name of Object.keys(description.columns)) {
    const cells = of.column(`${table}.${name}`)
    taken.columns[columns.get(name)!.slot] = rows.map((row) => cells[row]!)
  }
  for (const run of compiled.run) run(state)
  return new Evaluation(compiled, state)
}
