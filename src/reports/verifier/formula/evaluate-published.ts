import { leaving, settledExactly } from './exact.ts'
import { constantOf, Here, type Known } from './here.ts'
import { giveList, type ListRow } from './lists.ts'
import { addRow, emptyTable, type Row, readGiven, type Table } from './rows.ts'
import { type Json, listOf, own, recordOf, textOf, type Value } from './shape.ts'
import { Work } from './work.ts'

/** A figure or a list that leaves a formula. */
type Left = number | string | boolean | null | readonly ListRow[]

const SCHEMA = 'southerly/formulas/1'

/**
 * Evaluates one formula of a published method on what it is given, term by term. Gives each figure and each list that leaves
 * the formula; throws where the method or what is given cannot be followed.
 */
export function evaluatePublished(
  method: unknown,
  formulaId: string,
  given: unknown,
  work: Work = new Work(),
): Readonly<Record<string, Left>> {
  const { formula, known } = followed(method, formulaId, given, work)
  return leave(formula, known)
}

/** The cells of one table after all steps: each row by the names of its columns. */
export function evaluateRows(
  method: unknown,
  formulaId: string,
  given: unknown,
  table: string,
  work: Work = new Work(),
): {
  readonly figures: Readonly<Record<string, Left>>
  readonly rows: readonly ReadonlyMap<string, Value>[]
} {
  const { formula, known } = followed(method, formulaId, given, work)
  const found = known.rows.get(table)
  if (found === undefined) throw new Error(`there is no table ${table}`)
  return { figures: leave(formula, known), rows: found.rows.map(({ cells }) => cells) }
}

function followed(
  method: unknown,
  formulaId: string,
  given: unknown,
  work: Work,
): { readonly formula: Json; readonly known: Known } {
  const published = recordOf(method, 'the method')
  if (own(published, 'schema') !== SCHEMA) throw new Error(`the method is not written as ${SCHEMA}`)
  const formulas = recordOf(own(published, 'formulas'), 'the formulas of the method')
  if (!Object.hasOwn(formulas, formulaId)) throw new Error(`the method has no formula ${formulaId}`)
  const formula = recordOf(own(formulas, formulaId), `the formula ${formulaId}`)
  const read = readGiven(
    recordOf(own(formula, 'given'), 'given of the formula'),
    recordOf(given, 'what the formula is given'),
    work,
  )
  const known: Known = {
    constants: recordOf(own(published, 'constants'), 'the constants of the method'),
    tables: recordOf(own(published, 'tables'), 'the tables of the method'),
    figures: read.figures,
    rows: read.tables,
    work,
  }
  for (const step of listOf(own(formula, 'steps'), 'the steps')) take(recordOf(step, 'a step'), known)
  return { formula, known }
}

function take(step: Json, known: Known): void {
  const [kind, ...more] = (['figure', 'column', 'table'] as const).filter((name) => Object.hasOwn(step, name))
  if (kind === undefined || more.length > 0)
    throw new Error('a step gives one figure, one column or one table')
  const name = textOf(own(step, kind), `the ${kind} of a step`)
  try {
    STEPS[kind](name, step, known)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

const STEPS = { figure: takeFigure, column: takeColumn, table: takeTable } as const

function takeFigure(name: string, step: Json, known: Known): void {
  mustBeFree(name, known)
  known.figures.set(name, valueOf(step, known))
}

function takeColumn(name: string, step: Json, known: Known): void {
  const [tableName = '', column = '', ...rest] = name.split('.')
  const table = known.rows.get(tableName)
  if (table === undefined || column === '' || rest.length > 0) throw new Error('there is no such table')
  if (table.columns.has(column)) throw new Error('the name is taken')
  for (const row of table.rows) row.cells.set(column, valueOf(step, known, table, row))
  // Named only now: no cell of a column can be computed from the column.
  table.columns.add(column)
}

/** What a step is in a row, or outside of all rows. */
function valueOf(step: Json, known: Known, table: Table | null = null, row: Row | null = null): Value {
  const isExact = own(step, 'exact') === true
  const value = new Here(known, table, row, isExact).value(own(step, 'is'))
  return isExact ? settledExactly(value) : value
}

function takeTable(name: string, step: Json, known: Known): void {
  mustBeFree(name, known)
  if (Object.hasOwn(step, 'rows')) return takeListed(name, step, known)
  if (Object.hasOwn(step, 'of')) return takeRowsOf(name, step, known)
  const holding = holderOf(step, known)
  const counts = recordOf(own(step, 'counts'), 'counts')
  const column = textOf(own(counts, 'column'), 'the column that counts')
  const table = emptyTable(name, holding)
  const holders: readonly (Row | null)[] = holding === null ? [null] : holding.rows
  for (const holder of holders) {
    const here = new Here(known, holding, holder)
    const [from, to] = [here.value(own(counts, 'from')), here.value(own(counts, 'to'))]
    if (from === null || to === null) continue
    if (typeof to !== 'number' || !Number.isSafeInteger(from)) throw new Error('it counts whole numbers')
    const first = from as number
    const rows = Math.max(0, Math.floor(to) - first + 1)
    known.work.takeRows(table.rows.length, rows)
    for (let counted = 0; counted < rows; counted += 1)
      addRow(table, holder).cells.set(column, first + counted)
  }
  table.columns.add(column)
  known.rows.set(name, table)
}

/** The table whose rows hold those of a new one; null where none does. */
function holderOf(step: Json, { rows }: Known): Table | null {
  if (!Object.hasOwn(step, 'within')) return null
  const name = textOf(own(step, 'within'), 'within')
  const holding = rows.get(name)
  if (holding === undefined) throw new Error(`there is no table ${name}`)
  return holding
}

/** A table with the rows of another that meet a condition, anew for every row that holds some. */
function takeRowsOf(name: string, step: Json, known: Known): void {
  const of = textOf(own(step, 'of'), 'the table that rows are taken of')
  const from = known.rows.get(of)
  if (from === undefined) throw new Error(`there is no table ${of}`)
  const table = emptyTable(name, holderOf(step, known))
  for (const one of listOf(own(step, 'columns'), 'the columns')) {
    const column = textOf(one, 'a column')
    if (!from.columns.has(column)) throw new Error(`there is no column ${from.name}.${column}`)
    table.columns.add(column)
  }
  // Named only afterwards: the condition cannot look at the table whose rows it decides.
  for (const holder of table.within === null ? [null] : table.within.rows)
    for (const { cells } of from.rows) {
      known.work.take(1 + table.columns.size)
      const candidate: Row = { holder, held: new Map(), cells: new Map() }
      for (const column of table.columns) candidate.cells.set(column, cells.get(column) ?? null)
      const isTaken = new Here(known, table, candidate).value(own(step, 'where'))
      if (isTaken !== null && typeof isTaken !== 'boolean') throw new Error('where is neither true nor false')
      if (isTaken !== true) continue
      const row = addRow(table, holder)
      for (const [column, value] of candidate.cells) row.cells.set(column, value)
    }
  known.rows.set(name, table)
}

/** A table whose rows the formula lists. A cell that a row leaves out is not known. */
function takeListed(name: string, step: Json, known: Known): void {
  const table = emptyTable(name, null)
  const columns = Object.keys(recordOf(own(step, 'columns'), 'the columns'))
  for (const listed of listOf(own(step, 'rows'), 'the rows')) {
    known.work.takeRows(table.rows.length, 1)
    const terms = recordOf(listed, 'a row')
    const row = addRow(table, null)
    for (const column of columns) {
      const term = own(terms, column)
      row.cells.set(column, term === undefined ? null : new Here(known).value(term))
    }
  }
  for (const column of columns) table.columns.add(column)
  known.rows.set(name, table)
}

function mustBeFree(name: string, { constants, figures, rows }: Known): void {
  if (figures.has(name) || rows.has(name) || Object.hasOwn(constants, name))
    throw new Error('the name is taken')
}

/** The figures and lists that leave the formula. */
function leave(formula: Json, known: Known): Readonly<Record<string, Left>> {
  const found = new Map<string, Left>()
  for (const output of listOf(own(formula, 'outputs'), 'the outputs')) {
    const name = textOf(output, 'an output')
    const figure = known.figures.get(name)
    if (figure === undefined && !Object.hasOwn(known.constants, name))
      throw new Error(`there is no figure ${name}`)
    found.set(name, figure === undefined ? constantOf(known.constants, name) : leaving(figure))
  }
  for (const [name, list] of Object.entries(recordOf(own(formula, 'lists') ?? {}, 'the lists'))) {
    if (found.has(name)) throw new Error(`a figure and a list leave the formula as ${name}`)
    found.set(name, giveList(recordOf(list, `the list ${name}`), null, known))
  }
  return Object.fromEntries(found)
}
