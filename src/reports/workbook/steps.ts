import { type Argument, type Calculation, metricOf } from '../../domain/disclosure/report/calculation.ts'
import type { Metric } from '../../domain/disclosure/report/report.ts'
import { at, type Content, live, looking, type SheetDraft, typed } from './draft/sheet-draft.ts'
import type { WorkbookDraft } from './draft/workbook-draft.ts'

const VALUE = 1

/** What steps need of the papers that they are in: the workbook, and which cell holds which figure. */
interface FiguresInCells {
  readonly draft: WorkbookDraft
  readonly results: Map<string, string>
  term(argument: Argument): string | null
  metric(id: string): Metric
}

/** The sheet Calculation: one step a row, each with its formula in words of the spreadsheet. */
export class Steps {
  readonly #papers: FiguresInCells
  #made: SheetDraft | null = null

  constructor(papers: FiguresInCells) {
    this.#papers = papers
  }

  section({ id, method, formula }: Calculation): void {
    if (this.sheet.nextRow > (this.sheet.headerRow ?? 0) + 1) this.sheet.skip()
    this.sheet.section(id, null, null, formula, null, `Method ${method.id} ${method.version}`)
  }

  /** A figure that the calculation starts from, by the cell of its input. Null where it is not known. */
  given(label: string, argument: Argument, unit: string | null, note: string | null = null): string | null {
    const term = this.#papers.term(argument)
    if (term === null) {
      this.missing(label, unit, note ?? 'Not published.')
      return null
    }
    return typeof argument === 'number'
      ? this.#row(label, typed(argument), unit, null, null, note ?? 'Stated by the method.')
      : this.step(label, term, unit, note)
  }

  /** A word or a truth that the calculation starts from. */
  stated(label: string, value: string | number): string {
    return this.#row(label, typed(value), null, null, null, 'Stated.')
  }

  /** A step without a value, and why. */
  missing(label: string, unit: string | null, note: string): void {
    this.sheet.add([
      looking('wrapped', label),
      null,
      looking('wrapped', unit),
      null,
      null,
      looking('note', note),
    ])
  }

  /** A step on the way. Gives the cell for the formulas that follow on this sheet. */
  step(
    label: string,
    formula: string,
    unit: string | null,
    note: string | null = null,
    format: string | undefined = unit === 'year' ? '0.0' : undefined,
  ): string {
    return this.#row(label, live(formula, 'live', format), unit, formula, null, note)
  }

  /** A figure of the report. Without a formula it stays empty, with the reason. */
  output(calculation: Calculation, name: string, formula: string | null): string | null {
    const id = metricOf(calculation, name)
    if (id === undefined) throw new RangeError(`${calculation.id} has no output ${name}`)
    const metric = this.#papers.metric(id)
    if (formula === null) {
      this.sheet.add([
        looking('wrapped', metric.label),
        looking('result', null),
        looking('wrapped', metric.unit),
        null,
        null,
        looking('note', metric.availability.detail ?? 'No figure.'),
      ])
      return null
    }
    const defined = this.#papers.draft.define(id, this.sheet.reference(this.sheet.nextRow, VALUE))
    this.#papers.results.set(id, defined)
    return this.#row(metric.label, live(formula, 'result'), metric.unit, formula, defined, null)
  }

  /** The value of a step that stands. */
  value(cell: string): number | string | null {
    return this.sheet.value(Number(/\d+$/.exec(cell)?.[0]) - 1, VALUE)
  }

  get sheet(): SheetDraft {
    if (this.#made === null) {
      this.#made = this.#papers.draft.sheet({
        name: 'Calculation',
        title: 'Calculation',
        explanation:
          'Every figure of the report that is computed, step by step. Column B is live: it refers to cells of Inputs, Factors and the sheets of the topics by name. Shaded cells go to Results.',
        widths: [46, 18, 20, 60, 34, 34],
      })
      this.#made.header(['Step', 'Value', 'Unit', 'Formula', 'Name of the cell', 'Note'])
    }
    return this.#made
  }

  #row(
    label: string,
    content: Content,
    unit: string | null,
    formula: string | null,
    name: string | null,
    note: string | null,
  ): string {
    const shown = formula === null ? null : `=${formula}`
    const row = this.sheet.add([
      looking('wrapped', label),
      content,
      looking('wrapped', unit),
      looking('wrapped', shown),
      looking('wrapped', name),
      note === null ? null : looking('note', note),
    ])
    return at(row, VALUE)
  }
}
