import type { Value } from './absent.ts'
import { checkTerm } from './check-term.ts'
import { settled } from './exact.ts'
import {
  type ColumnStep,
  type FigureStep,
  type Formula,
  type Given,
  isTable,
  type ListedTableStep,
  type ListOutput,
  type MethodFormulas,
  type Named,
  type Step,
  type TableStep,
  type TakenTableStep,
  TEXT,
  TRUTH,
} from './formula.ts'
import { FormulaError } from './formula-error.ts'
import { type GivenReader, givenReader } from './given.ts'
import { type ListReader, listReader } from './list-output.ts'
import {
  ANY_UNIT,
  type Checked,
  type Column,
  type Rows,
  type Scope,
  type State,
  type TableSymbol,
} from './scope.ts'
import { absent, type Term } from './terms.ts'
import { isSameUnit } from './units.ts'

/** A formula that was checked and can be evaluated. */
export interface CompiledFormula {
  readonly method: MethodFormulas
  readonly id: string
  readonly formula: Formula
  readonly figures: ReadonlyMap<string, Column>
  readonly tables: ReadonlyMap<string, TableSymbol>
  /** Where the cells of `table.name` are. */
  readonly columns: ReadonlyMap<string, { readonly table: number; readonly column: number }>
  readonly read: GivenReader
  readonly lists: ReadonlyMap<string, { readonly table: number; readonly read: ListReader }>
  /** Each step in turn. */
  readonly run: readonly ((state: State) => void)[]
}

/** Checks all formulas of a method. Throws what is wrong with the name of the method, the formula and the step. */
export function compileMethod(method: MethodFormulas): ReadonlyMap<string, CompiledFormula> {
  const place = `formulas of ${method.method} ${method.version}`
  for (const [name, constant] of Object.entries(method.constants)) {
    if (!isName(name)) throw new FormulaError(place, `the constant ${name} has no proper name`)
    if (!Number.isFinite(constant.value))
      throw new FormulaError(place, `the constant ${name} is not a number`)
    if (isBlank(constant.source)) throw new FormulaError(place, `the constant ${name} has no source`)
    if (isBlank(constant.unit)) throw new FormulaError(place, `the constant ${name} has no unit`)
  }
  for (const [name, table] of Object.entries(method.tables)) {
    if (isBlank(table.source)) throw new FormulaError(place, `the table ${name} has no source`)
    if ('bands' in table) checkBands(table.bands, `${place}, table ${name}`)
  }
  return new Map(
    Object.keys(method.formulas).map((id) => [id, new Compilation(method, id, `${place}, ${id}`).compile()]),
  )
}

const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''
const isName = (name: string): boolean => /^[a-z][a-z\d_]*$/.test(name)

function checkBands(
  bands: readonly { readonly name: string; readonly upper: number | null }[],
  place: string,
): void {
  bands.forEach(({ name, upper }, at) => {
    const next = bands[at + 1]?.upper
    if ((upper === null) !== (at === bands.length - 1))
      throw new FormulaError(
        place,
        `the band ${name} ${upper === null ? 'has no' : 'is the last and has an'} upper bound`,
      )
    if (upper !== null && next !== undefined && next !== null && next <= upper)
      throw new FormulaError(place, `the band after ${name} does not end above ${upper}`)
  })
}

/** Rows that a formula may add by counting. Years and quarters need a few dozen. */
const MOST_COUNTED = 5000

/** A table before those within it: members of JSON have no order. */
function holdersFirst(given: Formula['given']): readonly (readonly [string, Given])[] {
  const depthOf = (one: Given | undefined): number =>
    one === undefined || !isTable(one) || one.within === undefined ? 0 : 1 + depthOf(given[one.within])
  return Object.entries(given).toSorted(([, a], [, b]) => depthOf(a) - depthOf(b))
}

class Compilation {
  readonly #method: MethodFormulas
  readonly #id: string
  readonly #place: string
  readonly #figures = new Map<string, Column>()
  readonly #tables = new Map<string, TableSymbol>()
  readonly #run: ((state: State) => void)[] = []

  constructor(method: MethodFormulas, id: string, place: string) {
    this.#method = method
    this.#id = id
    this.#place = place
  }

  compile(): CompiledFormula {
    const formula = this.#method.formulas[this.#id]!
    const givenInOrder = holdersFirst(formula.given)
    for (const [name, given] of givenInOrder) {
      if (!isTable(given)) {
        this.#addFigure(name, given.unit, name)
        continue
      }
      const table = this.#addTable(name, given.within, name)
      for (const [column, { unit }] of Object.entries(given.columns)) addColumn(table, column, unit)
    }
    const later = formula.steps.map(nameOf)
    formula.steps.forEach((step, at) => {
      this.#step(step, new Set(later.slice(at)))
    })
    for (const name of formula.outputs)
      if (!this.#figures.has(name) && !Object.hasOwn(this.#method.constants, name))
        throw this.#error('outputs', `${name} is not a figure of the formula`)
    for (const [name, list] of Object.entries(formula.lists ?? {})) this.#checkList(list, `list ${name}`)
    return {
      method: this.#method,
      id: this.#id,
      formula,
      figures: this.#figures,
      tables: this.#tables,
      columns: new Map(
        [...this.#tables.values()].flatMap(({ name, slot, columns }) =>
          [...columns].map(([column, own]) => [`${name}.${column}`, { table: slot, column: own.slot }]),
        ),
      ),
      read: givenReader(`${this.#method.method} ${this.#method.version}, ${this.#id}`, givenInOrder, {
        figures: this.#figures,
        tables: this.#tables,
      }),
      lists: new Map(
        Object.entries(formula.lists ?? {}).map(([name, list]) => [
          name,
          { table: this.#tables.get(list.table)!.slot, read: listReader(list, this.#tables) },
        ]),
      ),
      run: this.#run,
    }
  }

  #step(step: Step, later: ReadonlySet<string>): void {
    if ('figure' in step) this.#figureStep(step, later)
    else if ('column' in step) this.#columnStep(step, later)
    else if ('rows' in step) this.#listedStep(step, later)
    else if ('of' in step) this.#takenStep(step, later)
    else this.#tableStep(step, later)
  }

  #figureStep(step: FigureStep, later: ReadonlySet<string>): void {
    const run = this.#runOf(step, step.figure, null, later)
    const { slot } = this.#addFigure(step.figure, step.unit, step.figure, step.exact)
    this.#run.push((state) => {
      state.figures[slot] = run(state, -1)
    })
  }

  #columnStep(step: ColumnStep, later: ReadonlySet<string>): void {
    const [tableName = '', name = '', ...rest] = step.column.split('.')
    const table = this.#tables.get(tableName)
    if (table === undefined || !isName(name) || rest.length > 0)
      throw this.#error(step.column, `there is no table ${tableName}`)
    if (table.columns.has(name)) throw this.#error(step.column, 'the name is taken')
    const run = this.#runOf(step, step.column, table, later)
    const { slot } = addColumn(table, name, step.unit, step.exact)
    this.#run.push((state) => {
      const rows = state.tables[table.slot]!
      const cells: Value[] = []
      for (let row = 0; row < rows.size; row += 1) cells.push(run(state, row))
      rows.columns[slot] = cells
    })
  }

  #runOf(
    step: FigureStep | ColumnStep,
    place: string,
    table: TableSymbol | null,
    later: ReadonlySet<string>,
  ): Checked['run'] {
    const { unit, run } = this.#check(place, step.is, table, later, step, step.exact)
    if (step.exact !== true) return run
    if (unit === TEXT || unit === TRUTH)
      throw this.#error(place, `a ${unit} is not computed, so it cannot be exact`)
    return (state, row) => settled(run(state, row))
  }

  #tableStep({ table: name, within, counts }: TableStep, later: ReadonlySet<string>): void {
    const holder = within === undefined ? null : (this.#tables.get(within) ?? null)
    const from = this.#check(`${name}, from`, counts.from, holder, later, counts)
    const to = this.#check(`${name}, to`, counts.to, holder, later, counts)
    const table = this.#addTable(name, within, name)
    const { slot } = addColumn(table, counts.column, counts.unit)
    const place = `${this.#place}, ${name}`
    this.#run.push((state) => {
      const rows = state.tables[table.slot]!
      const cells: Value[] = []
      const holders = holder === null ? 1 : state.tables[holder.slot]!.size
      for (let row = 0; row < holders; row += 1) {
        rows.starts.push(cells.length)
        const [first, last] = [from.run(state, row), to.run(state, row)]
        if (typeof first !== 'number' || typeof last !== 'number') continue
        if (!Number.isSafeInteger(first) || last - first > MOST_COUNTED)
          throw new FormulaError(place, `it cannot count from ${first} to ${last}`)
        for (let value = first; value <= last; value += 1) {
          cells.push(value)
          rows.parents.push(row)
        }
      }
      rows.starts.push(cells.length)
      rows.size = cells.length
      rows.columns[slot] = cells
    })
  }

  #listedStep({ table: name, columns, rows: listed }: ListedTableStep, later: ReadonlySet<string>): void {
    const filled = Object.entries(columns).map(([column, stated]) =>
      listed.map((row, at) =>
        this.#check(
          `${name}, row ${at + 1}, ${column}`,
          row[column] ?? absent('not_given'),
          null,
          later,
          stated,
        ),
      ),
    )
    const table = this.#addTable(name, undefined, name)
    for (const [column, { unit }] of Object.entries(columns)) addColumn(table, column, unit)
    this.#run.push((state) => {
      const rows = state.tables[table.slot]!
      rows.size = listed.length
      filled.forEach((cells, slot) => {
        rows.columns[slot] = cells.map(({ run }) => run(state, -1))
      })
    })
  }

  /** A row is put where the next one goes, since the condition looks at it; where it is not met, another takes its place. */
  #takenStep({ table: name, within, of, columns, where }: TakenTableStep, later: ReadonlySet<string>): void {
    const source = this.#tables.get(of)
    if (source === undefined) throw this.#error(name, `there is no table ${of}`)
    const table = this.#newTable(name, within, name)
    const slots = columns.map((column) => {
      const found = source.columns.get(column)
      if (found === undefined) throw this.#error(name, `${of} has no column ${column}`)
      addColumn(table, column, found.unit)
      return found.slot
    })
    const { run } = this.#check(`${name}, where`, where, table, later, { label: name, unit: TRUTH })
    // Named only now: the condition cannot look at the table whose rows it decides.
    this.#tables.set(name, table)
    this.#run.push((state) => {
      const [rows, from] = [state.tables[table.slot]!, state.tables[source.slot]!]
      const holders = table.within === null ? 1 : state.tables[table.within.slot]!.size
      for (const slot of slots.keys()) rows.columns[slot] = []
      for (let holder = 0; holder < holders; holder += 1) {
        rows.starts.push(rows.size)
        for (let at = 0; at < from.size; at += 1) {
          slots.forEach((slot, own) => {
            rows.columns[own]![rows.size] = from.columns[slot]![at]!
          })
          rows.parents[rows.size] = holder
          rows.sources[rows.size] = at
          if (run(state, rows.size) === true) rows.size += 1
        }
      }
      rows.starts.push(rows.size)
      for (const list of [...rows.columns, rows.parents, rows.sources]) list.length = rows.size
    })
  }

  #check(
    place: string,
    term: Term,
    table: TableSymbol | null,
    later: ReadonlySet<string>,
    stated: Named,
    exact = false,
  ): Checked {
    const scope: Scope = { method: this.#method, figures: this.#figures, tables: this.#tables, table, exact }
    try {
      const checked = checkTerm(term, scope)
      if (checked.unit !== ANY_UNIT && !isSameUnit(checked.unit, stated.unit))
        throw new TypeError(`it is in ${checked.unit}, not in ${stated.unit}`)
      return checked
    } catch (error) {
      const circle = referencesIn(term).find((name) => later.has(qualified(name, table)))
      throw this.#error(
        place,
        circle === undefined
          ? (error as Error).message
          : `it needs ${circle}, which is computed from it or after it`,
      )
    }
  }

  #checkList({ table: name, columns, known, order, within }: ListOutput, place: string): void {
    const table = this.#tables.get(name)
    if (table === undefined) throw this.#error(place, `there is no table ${name}`)
    for (const column of [
      ...Object.values(columns),
      ...(known === undefined ? [] : [known]),
      ...(order ?? []),
    ])
      if (!table.columns.has(column)) throw this.#error(place, `${name} has no column ${column}`)
    for (const inner of Object.values(within ?? {})) {
      this.#checkList(inner, place)
      if (this.#tables.get(inner.table)?.within !== table)
        throw this.#error(place, `rows of ${name} hold no rows of ${inner.table}`)
    }
  }

  #addFigure(name: string, unit: string, place: string, exact = false): Column {
    this.#mustBeFree(name, place)
    const figure = { slot: this.#figures.size, unit, exact }
    this.#figures.set(name, figure)
    return figure
  }

  #addTable(name: string, within: string | undefined, place: string): TableSymbol {
    const table = this.#newTable(name, within, place)
    this.#tables.set(name, table)
    return table
  }

  #newTable(name: string, within: string | undefined, place: string): TableSymbol {
    this.#mustBeFree(name, place)
    const holder = within === undefined ? null : this.#tables.get(within)
    if (holder === undefined) throw this.#error(place, `there is no table ${within}`)
    return { name, slot: this.#tables.size, within: holder, columns: new Map<string, Column>() }
  }

  #mustBeFree(name: string, place: string): void {
    if (!isName(name)) throw this.#error(place, 'a name has small letters, digits and underscores')
    const isTaken =
      this.#figures.has(name) || this.#tables.has(name) || Object.hasOwn(this.#method.constants, name)
    if (isTaken) throw this.#error(place, 'the name is taken')
  }

  #error(place: string, problem: string): FormulaError {
    return new FormulaError(`${this.#place}, ${place}`, problem)
  }
}

const nameOf = (step: Step): string =>
  'figure' in step ? step.figure : 'column' in step ? step.column : step.table

function addColumn(table: TableSymbol, name: string, unit: string, exact = false): Column {
  const column = { slot: table.columns.size, unit, exact }
  table.columns.set(name, column)
  return column
}

/** Every text within a term that may be a reference. */
function referencesIn(term: unknown): string[] {
  if (typeof term === 'string') return [term]
  return typeof term === 'object' && term !== null ? Object.values(term).flatMap(referencesIn) : []
}

const qualified = (name: string, table: TableSymbol | null): string =>
  name.startsWith('^.')
    ? `${table?.within?.name}.${name.slice(2)}`
    : name.startsWith('.')
      ? `${table?.name}.${name.slice(1)}`
      : name

/** Rows of every table of a formula before anything is known. Slots are filled by their number. */
export function emptyState({ tables }: CompiledFormula): State {
  const rows: Rows[] = []
  for (let at = 0; at < tables.size; at += 1)
    rows.push({ size: 0, columns: [], parents: [], starts: [], sources: [] })
  return { figures: [], tables: rows }
}
