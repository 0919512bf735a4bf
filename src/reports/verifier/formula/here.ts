import { CHOICE_TERMS } from './choice-terms.ts'
import { EXACT_TERMS } from './exact.ts'
import { cellsWhere, ROW_TERMS } from './row-terms.ts'
import type { Row, Table } from './rows.ts'
import { isRecord, type Json, own, recordOf, textOf, type Value } from './shape.ts'
import type { Place, TermRule } from './term-rule.ts'
import { VALUE_TERMS } from './value-terms.ts'
import type { Work } from './work.ts'

const RULES: ReadonlyMap<string, TermRule> = new Map([
  ...Object.entries(VALUE_TERMS),
  ...Object.entries(CHOICE_TERMS),
  ...Object.entries(ROW_TERMS),
])

/** Numbers that may stand in a formula without a name. */
const BARE = new Set<unknown>([0, 1, 2])

/** All that a formula knows while it is evaluated. */
export interface Known {
  readonly constants: Json
  readonly tables: Json
  readonly figures: Map<string, Value>
  readonly rows: Map<string, Table>
  readonly work: Work
}

/** The place that a term is evaluated at: one row of a table, or none for a figure. */
export class Here implements Place {
  readonly #known: Known
  readonly #table: Table | null
  readonly #row: Row | null
  readonly #isExact: boolean

  constructor(known: Known, table: Table | null = null, row: Row | null = null, isExact = false) {
    this.#known = known
    this.#isExact = isExact
    this.#table = table
    this.#row = row
  }

  get work(): Work {
    return this.#known.work
  }

  value(term: unknown): Value {
    this.work.take(1)
    if (typeof term === 'string') return this.#reference(term)
    if (typeof term === 'number') {
      if (!BARE.has(term)) throw new Error(`the number ${term} is not a constant of the method`)
      return term
    }
    const node = recordOf(term, 'a term')
    // Members have no order in JSON: the name is the one member that is the name of a term.
    const members = Object.keys(node)
    const [name, ...more] = members.filter((member) => RULES.has(member))
    if (name === undefined) throw new Error(`the term ${members.join(', ')} is not known`)
    const rule = (this.#isExact ? EXACT_TERMS.get(name) : undefined) ?? RULES.get(name)!
    const extra = [...more, ...members.filter((member) => member !== name && !rule.beside.includes(member))]
    if (extra.length > 0) throw new Error(`the term ${name} takes no ${extra.join(', ')}`)
    return this.work.within(() => rule.value(node, this))
  }

  #reference(name: string): Value {
    if (name.startsWith('^.'))
      return cell(this.#table?.within ?? null, this.#row?.holder ?? null, name.slice(2), name)
    if (name.startsWith('.')) return cell(this.#table, this.#row, name.slice(1), name)
    const { constants, figures } = this.#known
    if (Object.hasOwn(constants, name)) return constantOf(constants, name)
    const figure = figures.get(name)
    if (figure === undefined) throw new Error(`${name} is not known`)
    return figure
  }

  column(reference: unknown): { readonly table: string; readonly column: string } {
    const text = textOf(reference, 'a column')
    const [table = '', column = '', ...rest] = text.split('.')
    if (rest.length > 0 || this.#known.rows.get(table)?.columns.has(column) !== true)
      throw new Error(`there is no column ${text}`)
    return { table, column }
  }

  rows(name: string): readonly Row[] {
    const table = this.#known.rows.get(name)
    if (table === undefined) throw new Error(`there is no table ${name}`)
    const isHeld = this.#row !== null && table.within !== null && table.within === this.#table
    const rows = isHeld ? (this.#row.held.get(name) ?? []) : table.rows
    this.work.take(rows.length)
    return rows
  }

  cells(reference: unknown): Value[] {
    const { table, column } = this.column(reference)
    return this.rows(table).map((row) => row.cells.get(column) ?? null)
  }

  cellsOf(node: Json, name: string): readonly Value[] | null {
    return cellsWhere(node, name, this)
  }

  methodTable(
    name: unknown,
    part: 'bands' | 'levels' | 'rows',
  ): { readonly table: Json; readonly part: unknown } {
    const table = own(this.#known.tables, textOf(name, 'the name of a table'))
    const found = isRecord(table) ? own(table, part) : undefined
    if (!isRecord(table) || found === undefined)
      throw new Error(`the method has no table ${String(name)} of ${part}`)
    return { table, part: found }
  }
}

function cell(table: Table | null, row: Row | null, column: string, reference: string): Value {
  if (table === null || row === null || !table.columns.has(column))
    throw new Error(`${reference} is not known`)
  return row.cells.get(column) ?? null
}

/** The value of a constant, which is always known. */
export function constantOf(constants: Json, name: string): number {
  const value = own(recordOf(own(constants, name), `the constant ${name}`), 'value')
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Error(`the constant ${name} is not a number`)
  return value
}
