import { isAbsent } from '../../domain/formula/absent.ts'
import { evaluate } from '../../domain/formula/evaluate.ts'
import { type ColumnStep, type FigureStep, isTable, PLAIN, TEXT } from '../../domain/formula/formula.ts'
import { PORTFOLIO_FORMULAS } from '../../domain/portfolio/formula.ts'
import { type Content, live, looking, type SheetDraft, typed } from '../workbook/draft/sheet-draft.ts'
import type { WorkbookDraft } from '../workbook/draft/workbook-draft.ts'
import { FormulaCells } from '../workbook/formula/cells.ts'
import type { MethodFactors } from '../workbook/formula/method-factors.ts'
import { TermPrinter } from '../workbook/formula/print-term.ts'

/** A column beside those of the formula. */
export interface Beside {
  readonly title: string
  readonly width: number
  readonly of: (row: number) => Content
}

export interface FormulaLayout {
  readonly formula: 'financed_emissions' | 'portfolio_change'
  readonly given: object
  /** The table that the formula goes through, and the sheet of its rows. */
  readonly table: string
  readonly rows: { readonly name: string; readonly title: string; readonly explanation: string }
  readonly totals: { readonly name: string; readonly title: string; readonly explanation: string }
  readonly before: readonly Beside[]
  readonly behind: readonly Beside[]
}

const VALUE = 1

/** A formula of the method as two sheets, step by step: its rows, and the figures over them. */
export class FormulaSheets {
  readonly rows: SheetDraft
  readonly totals: SheetDraft
  readonly cells: FormulaCells
  readonly #layout: FormulaLayout
  readonly #printer: TermPrinter
  /** The first and last row. */
  readonly #span: readonly [number, number]
  readonly #places: ReadonlyMap<string, number>

  constructor(draft: WorkbookDraft, factors: MethodFactors, layout: FormulaLayout) {
    this.#layout = layout
    const { formula, given, table, before, behind } = layout
    const columns = columnsOf(formula, table)
    const ofGiven = columns.filter((column) => column.isGiven)
    const [id, ...all] = [...ofGiven, ...columns.filter((column) => !column.isGiven)]
    this.totals = draft.sheet({ ...layout.totals, widths: [52, 22, 24, 70] })
    this.rows = draft.sheet({
      ...layout.rows,
      widths: [
        24,
        ...before.map(({ width }) => width),
        ...all.map(() => 16),
        ...behind.map(({ width }) => width),
      ],
    })
    this.cells = new FormulaCells(evaluate(PORTFOLIO_FORMULAS.formula(formula), { ...given }))
    this.#printer = new TermPrinter(this.cells, factors)
    const titles = [id!, ...before, ...all, ...behind].map(({ title }) => title)
    const header = this.rows.header(titles)
    const shift = 1 + before.length
    const sent = (given as Record<string, readonly Record<string, string | number | null>[]>)[table]!
    for (const [row, cells] of sent.entries())
      this.rows.add([
        contentOf(cells[id!.name]),
        ...before.map(({ of }) => of(row)),
        ...all.map(({ name, isGiven }) => (isGiven ? contentOf(cells[name]) : null)),
        ...behind.map(({ of }) => of(row)),
      ])
    this.rows.filterFrom(header)
    this.#span = [header + 1, this.rows.nextRow - 1]
    this.#places = new Map([
      ...titles.map((title, index) => [title, index] as const),
      [id!.name, 0] as const,
      ...all.map(({ name }, index) => [name, index + shift] as const),
    ])
    this.cells.tables.set(table, { sheet: this.rows, firstRow: header + 1, columns: this.#places })
    this.#write()
  }

  /** Cells of a column of the rows by the name that the formula has for it, or by its heading. */
  column(name: string): string {
    return this.rows.column(this.#places.get(name)!, ...this.#span)
  }

  /** The cell of a figure; undefined where it is absent. */
  figure(name: string): string | undefined {
    const found = this.cells.figures.get(name)
    return found === undefined ? undefined : found.sheet.reference(found.row, found.column)
  }

  /** What a figure is called. */
  label(name: string): string {
    const { steps } = PORTFOLIO_FORMULAS.formulas.formulas[this.#layout.formula]!
    return steps.find((one): one is FigureStep => 'figure' in one && one.figure === name)?.label ?? name
  }

  #write(): void {
    const { formula, given: values } = this.#layout
    const { given, steps } = PORTFOLIO_FORMULAS.formulas.formulas[formula]!
    this.totals.header(['Figure', 'Value', 'Unit', 'Note'])
    for (const [name, described] of Object.entries(given)) {
      if (isTable(described)) continue
      const value = (values as Record<string, number | null>)[name] ?? null
      this.totals.add([described.label, typed(value), shown(described.unit), null])
      if (value !== null) this.#keep(name)
    }
    for (const step of steps)
      if ('figure' in step) this.#figure(step)
      else if ('column' in step) this.#column(step)
  }

  #figure({ figure: name, label, unit, is }: FigureStep): void {
    const value = this.cells.evaluation.value(name)
    const formula = isAbsent(value)
      ? null
      : this.#printer.print(is, { sheet: this.totals, table: null, row: -1 })
    if (formula === null) {
      const reason = isAbsent(value) ? value.reason.replaceAll('_', ' ') : 'not known'
      this.totals.add([label, null, shown(unit), looking('note', `None: ${reason}.`)])
      return
    }
    this.totals.add([label, live(formula, 'result'), shown(unit), null])
    this.#keep(name)
  }

  #keep(name: string): void {
    this.cells.figures.set(name, { sheet: this.totals, row: this.totals.nextRow - 1, column: VALUE })
  }

  #column({ column: reference, is }: ColumnStep): void {
    const { table } = this.#layout
    const column = reference.slice(table.length + 1)
    const { firstRow, columns } = this.cells.tables.get(table)!
    this.cells.evaluation.column(reference).forEach((value, row) => {
      const formula = isAbsent(value) ? null : this.#printer.print(is, { sheet: this.rows, table, row })
      if (formula !== null) this.rows.set(firstRow + row, columns.get(column)!, live(formula))
    })
  }
}

interface FormulaColumn {
  readonly name: string
  readonly title: string
  readonly isGiven: boolean
}

/** Columns that the formula is given, then those that it makes. */
function columnsOf(formula: FormulaLayout['formula'], name: string): FormulaColumn[] {
  const { given, steps } = PORTFOLIO_FORMULAS.formulas.formulas[formula]!
  const table = given[name]!
  if (!isTable(table)) throw new RangeError(`${name} is a table`)
  const titled = (label: string, unit: string): string => (shown(unit) === null ? label : `${label}, ${unit}`)
  return [
    ...Object.entries(table.columns).map(([column, { label, unit }]) => ({
      name: column,
      title: titled(label, unit),
      isGiven: true,
    })),
    ...steps.flatMap((step) =>
      'column' in step
        ? [{ name: step.column.slice(name.length + 1), title: titled(step.label, step.unit), isGiven: false }]
        : [],
    ),
  ]
}

const shown = (unit: string): string | null => (unit === PLAIN || unit === TEXT ? null : unit)
const contentOf = (value: string | number | null | undefined): Content =>
  typeof value === 'string' ? looking('text', value) : (value ?? null)
