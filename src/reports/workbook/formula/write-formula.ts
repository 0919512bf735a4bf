import { type Argument, type Calculation, metricOf } from '../../../domain/disclosure/report/calculation.ts'
import { type Absent, isAbsent, type Value } from '../../../domain/formula/absent.ts'
import { OWN_UNIT } from '../../../domain/formula/definitions.ts'
import { evaluate } from '../../../domain/formula/evaluate.ts'
import {
  type ColumnStep,
  type FigureStep,
  type Formula,
  type GivenColumn,
  isTable,
  type ListedTableStep,
  type Named,
  PLAIN,
  type Step,
  type TakenTableStep,
  TEXT,
  TRUTH,
} from '../../../domain/formula/formula.ts'
import { cellAt, type GivenValues } from '../../../domain/formula/given.ts'
import type { PublishedMethod } from '../../../domain/formula/published.ts'
import type { Term } from '../../../domain/formula/terms.ts'
import { type Content, live, looking } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'
import { FormulaCells, type Position } from './cells.ts'
import { besideOf, finish, headingOf, sheetOf } from './layouts.ts'
import { TermPrinter } from './print-term.ts'

/** Column B of the sheet Calculation. */
const VALUE = 1

/** Prints any published formula as cells: its tables on the sheet of its topic, its figures on the sheet Calculation. */
export function writeFormula(papers: WorkingPapers, calculation: Calculation, method: PublishedMethod): void {
  new FormulaWriter(papers, calculation, method).write()
}

type Rows = readonly Readonly<Record<string, Argument>>[]

class FormulaWriter {
  readonly #papers: WorkingPapers
  readonly #calculation: Calculation
  readonly #formula: Formula
  readonly #given: Readonly<Record<string, Argument>>
  readonly #cells: FormulaCells
  readonly #printer: TermPrinter

  constructor(papers: WorkingPapers, calculation: Calculation, method: PublishedMethod) {
    this.#papers = papers
    this.#calculation = calculation
    this.#formula = method.formulas.formulas[calculation.formula]!
    this.#given = calculation.arguments as Readonly<Record<string, Argument>>
    const values = papers.valueOf(calculation.arguments) as GivenValues
    this.#cells = new FormulaCells(evaluate(method.formula(calculation.formula), values))
    this.#printer = new TermPrinter(this.#cells, papers.factors)
  }

  write(): void {
    const { steps } = this.#papers
    const hasFigures =
      this.#formula.outputs.length > 0 || this.#formula.steps.some((step) => 'figure' in step)
    if (hasFigures) steps.section(this.#calculation)
    for (const [name, given] of Object.entries(this.#formula.given))
      if (isTable(given)) this.#writeTable(name, given.columns, this.#rowsGiven(name))
      else this.#writeGiven(name, given)
    for (const step of this.#formula.steps) this.#writeStep(step)
    for (const name of this.#formula.outputs)
      if (!this.#formula.steps.some((step) => 'figure' in step && step.figure === name))
        this.#output(name, this.#printer.print(name, this.#onCalculation))
    finish(this.#papers, this.#calculation, this.#cells, this.#heading)
  }

  /** The rows of a table as they were given; those of a table within another one after the other. */
  #rowsGiven(name: string): Rows {
    const given = this.#formula.given[name]
    const within = given !== undefined && isTable(given) ? given.within : undefined
    const holders: Rows = within === undefined ? [this.#given] : this.#rowsGiven(within)
    return holders.flatMap((holder) => this.#papers.rowsOf(holder[name] ?? []))
  }

  #titleOf(table: string): string {
    const isOnly = this.#cells.evaluation.compiled.tables.size === 1
    return isOnly ? this.#heading : `${this.#heading}: ${tableLabel(this.#formula, table)}`
  }

  get #heading(): string {
    return headingOf(this.#papers, this.#calculation)
  }

  get #onCalculation(): Position {
    return { sheet: this.#papers.steps.sheet, table: null, row: -1 }
  }

  #writeGiven(name: string, { label, unit }: Named): void {
    const argument = this.#wordOr(this.#given[name] ?? null)
    const { steps } = this.#papers
    const isPlain = typeof argument === 'string' || typeof argument === 'boolean'
    const cell = isPlain
      ? steps.stated(label, typeof argument === 'boolean' ? Number(argument) : argument)
      : steps.given(label, argument, shownUnit(unit))
    if (cell !== null) this.#keepFigure(name)
  }

  /** A word or a truth that a record holds is written as it is: only figures have cells to refer to. */
  #wordOr(argument: Argument): Argument {
    if (typeof argument !== 'object' || argument === null || !('record' in argument)) return argument
    const value = this.#papers.valueOf(argument)
    return typeof value === 'number' ? argument : ((value ?? null) as Argument)
  }

  #keepFigure(name: string): void {
    const { sheet } = this.#papers.steps
    this.#cells.figures.set(name, { sheet, row: sheet.nextRow - 1, column: VALUE })
  }

  #writeStep(step: Step): void {
    if ('figure' in step) this.#writeFigure(step)
    else if ('column' in step) this.#writeColumn(step)
    else if ('rows' in step) this.#writeListed(step)
    else if ('of' in step) this.#writeTaken(step)
    else this.#writeTable(step.table, { [step.counts.column]: step.counts }, null)
  }

  #writeFigure({ figure: name, label, unit, is, exact }: FigureStep): void {
    const value = this.#cells.evaluation.value(name)
    const formula = isAbsent(value)
      ? null
      : this.#asCell(is, unit, { ...this.#onCalculation, isExact: exact === true })
    if (metricOf(this.#calculation, name) !== undefined) this.#output(name, formula)
    else if (formula === null)
      this.#papers.steps.missing(label, shownUnit(unit), reasonWords(value as Absent))
    else {
      this.#papers.steps.step(label, formula, shownUnit(unit), null, formatOf(unit))
      this.#keepFigure(name)
    }
  }

  #output(name: string, formula: string | null): void {
    // Not every figure that a formula gives is one of the report.
    if (metricOf(this.#calculation, name) === undefined) return
    if (this.#papers.steps.output(this.#calculation, name, formula) !== null) this.#keepFigure(name)
  }

  /** A truth is a number in a cell, so that it can be added up. */
  #asCell(is: Term, unit: string, position: Position): string | null {
    const printed = this.#printer.print(is, position)
    return printed !== null && unit === TRUTH ? `IF(${printed},1,0)` : printed
  }

  /** `rows` are those that were given; null for a table that the formula makes. */
  #writeTable(name: string, columns: Readonly<Record<string, GivenColumn>>, rows: Rows | null): void {
    const { evaluation } = this.#cells
    // Most companies have no facility and saw no storm: headings alone would be sheets that say nothing.
    if (evaluation.size(name) === 0) return
    const sheet = sheetOf(this.#papers, this.#calculation, name)
    const derived = this.#formula.steps.filter(
      (step): step is ColumnStep => 'column' in step && step.column.startsWith(`${name}.`),
    )
    const titles = [
      ...Object.entries(columns),
      ...derived.map((step): [string, Named] => [step.column.slice(name.length + 1), step]),
    ]
    const holder = evaluation.compiled.tables.get(name)?.within ?? null
    const shift = holder === null ? 0 : 1
    const beside = rows === null ? undefined : besideOf(this.#calculation)
    const isShared = derived.length === 0 && holder === null && beside === undefined
    const same = isShared ? JSON.stringify([titles, rows]) : null
    const known = same === null ? undefined : this.#papers.tables.get(`${sheet.name} ${same}`)
    if (known !== undefined) {
      this.#cells.tables.set(name, known)
      return
    }
    const header = sheet.table(this.#titleOf(name), [
      ...(holder === null ? [] : [tableLabel(this.#formula, holder.name)]),
      ...titles.map(([, named]) => titleOf(named)),
      ...(beside?.titles ?? []),
    ])
    const places = new Map(titles.map(([column], at) => [column, at + shift]))
    const cells = { sheet, firstRow: header + 1, columns: places }
    this.#cells.tables.set(name, cells)
    if (same !== null) this.#papers.tables.set(`${sheet.name} ${same}`, cells)
    for (let row = 0; row < evaluation.size(name); row += 1) {
      const contents = Object.keys(columns).map((column) =>
        rows === null
          ? number(evaluation.column(`${name}.${column}`)[row]!)
          : inFormat(
              this.#contentOf(cellOf(rows[row] ?? {}, column, columns[column]!)),
              columns[column]!.unit,
            ),
      )
      sheet.add([
        ...(holder === null ? [] : [this.#holderName(holder.name, name, row)]),
        ...contents,
        ...derived.map(() => null),
        ...(beside?.cells(this.#papers, row) ?? []),
      ])
    }
  }

  /** What the row that holds a row is called: its first cell. */
  #holderName(holder: string, table: string, row: number): Content {
    const { evaluation, tables } = this.#cells
    for (let at = 0; at < evaluation.size(holder); at += 1)
      if (evaluation.span(table, at)[1] > row) {
        const { sheet, firstRow, columns } = tables.get(holder)!
        return looking('wrapped', sheet.value(firstRow + at, Math.min(...columns.values())))
      }
    return null
  }

  #contentOf(given: Argument): Content {
    const argument = this.#wordOr(given)
    if (typeof argument === 'string') return looking('wrapped', argument)
    if (typeof argument === 'boolean') return Number(argument)
    if (typeof argument === 'number') return argument
    const term = this.#papers.term(argument)
    return term === null ? null : live(term)
  }

  #writeListed({ table: name, columns, rows }: ListedTableStep): void {
    this.#writeTable(
      name,
      columns,
      rows.map(() => ({})),
    )
    const { sheet, firstRow, columns: places } = this.#cells.tables.get(name)!
    rows.forEach((row, at) => {
      for (const [column, { unit }] of Object.entries(columns)) {
        const value = this.#cells.evaluation.column(`${name}.${column}`)[at]!
        const formula = isAbsent(value)
          ? null
          : this.#asCell(row[column]!, unit, { sheet, table: null, row: -1 })
        if (formula !== null)
          sheet.set(firstRow + at, places.get(column)!, inFormat(formulaCell(formula), unit))
      }
    })
  }

  /** Rows that were taken from another table refer to its cells. */
  #writeTaken({ table: name, of, columns }: TakenTableStep): void {
    const named = columns.map((column): [string, Named] => [column, columnNamed(this.#formula, of, column)])
    const rows = this.#cells.evaluation.sources(name)
    this.#writeTable(
      name,
      Object.fromEntries(named),
      rows.map(() => ({})),
    )
    const cells = this.#cells.tables.get(name)
    if (cells === undefined) return
    const { sheet, firstRow, columns: places } = cells
    rows.forEach((source, row) => {
      for (const [column, { unit }] of named) {
        const cell = this.#cells.cell(of, column, source, { sheet, table: name, row })
        if (cell !== null) sheet.set(firstRow + row, places.get(column)!, inFormat(live(cell), unit))
      }
    })
  }

  #writeColumn({ column: reference, unit, is, exact }: ColumnStep): void {
    const [table = '', column = ''] = reference.split('.')
    const cells = this.#cells.tables.get(table)
    if (cells === undefined) return
    const { sheet, firstRow, columns } = cells
    this.#cells.evaluation.column(reference).forEach((value, row) => {
      const formula = isAbsent(value)
        ? null
        : this.#asCell(is, unit, { sheet, table, row, isExact: exact === true })
      if (formula !== null)
        sheet.set(firstRow + row, columns.get(column)!, inFormat(formulaCell(formula), unit))
    })
  }
}

const TEXT_FORMULA = /^"(?<text>[^"]*)"$/

/** A text is written as it is: a formula that gives it would only hide it. */
const formulaCell = (formula: string): Content =>
  TEXT_FORMULA.test(formula) ? looking('text', formula.slice(1, -1)) : live(formula)

const number = (value: Value): Content => ({
  value: isAbsent(value) ? null : (value as number),
  look: 'text',
  format: '0',
})

const cellOf = (row: Rows[number], column: string, { at }: GivenColumn): Argument =>
  (at === undefined ? row[column] : cellAt(row, at)) ?? null

function tableLabel({ given, steps }: Formula, name: string): string {
  const found = given[name] ?? steps.find((step) => 'table' in step && step.table === name)
  return found?.label ?? name
}

/** What a column of a table is called, whichever step gave it. */
function columnNamed(formula: Formula, table: string, column: string): Named {
  const given = formula.given[table]
  if (given !== undefined && isTable(given) && given.columns[column]) return given.columns[column]
  for (const step of formula.steps) {
    if ('column' in step && step.column === `${table}.${column}`) return step
    if (!('table' in step) || step.table !== table) continue
    if ('counts' in step) return step.counts
    if ('of' in step) return columnNamed(formula, step.of, column)
    if (step.columns[column]) return step.columns[column]
  }
  throw new RangeError(`the table ${table} has no column ${column}`)
}

const titleOf = ({ label, unit }: Named): string => {
  const shown = shownUnit(unit)
  return shown === null ? label : `${label}, ${shown}`
}

/** Years have no separator of thousands. */
const formatOf = (unit: string): string | undefined => (unit === 'year' ? '0' : undefined)

function inFormat(content: Content, unit: string): Content {
  const format = formatOf(unit)
  if (format === undefined || content === null) return content
  return typeof content === 'object' ? { ...content, format } : { value: content, look: 'typed', format }
}

/** Units that a heading need not say: the sheet of an indicator names its unit once. */
const UNITLESS: ReadonlySet<string> = new Set([PLAIN, TEXT, TRUTH, 'year', OWN_UNIT, 'unit of the target'])
const shownUnit = (unit: string): string | null => (UNITLESS.has(unit) ? null : unit)

const reasonWords = ({ reason }: Absent): string => `None: ${reason.replaceAll('_', ' ')}.`
