import { isAbsent } from '../../domain/formula/absent.ts'
import { evaluate } from '../../domain/formula/evaluate.ts'
import { type ColumnStep, type FigureStep, isTable, PLAIN, TEXT } from '../../domain/formula/formula.ts'
import { PORTFOLIO_FORMULAS } from '../../domain/portfolio/formula.ts'
import { at, type Content, live, looking, type SheetDraft, typed } from '../workbook/draft/sheet-draft.ts'
import { WorkbookDraft } from '../workbook/draft/workbook-draft.ts'
import { writeWorkbook } from '../workbook/draft/write-workbook.ts'
import { FormulaCells } from '../workbook/formula/cells.ts'
import { MethodFactors } from '../workbook/formula/method-factors.ts'
import { TermPrinter } from '../workbook/formula/print-term.ts'
import { sourcesSheet } from '../workbook/sheets/lists.ts'
import type { ExportedPortfolio, StatedPart } from './exported-portfolio.ts'

const METHOD = 'financed_emissions'
const TABLE = 'holdings'
/** Words of a holding, before its figures. */
const WORDS = [
  'ABN',
  'Name',
  'Status',
  'Industry division',
  'State',
  'Emissions from',
  'Row of the book',
] as const
const VALUE = 1

/** A portfolio as a workbook: every attribution and total is a live formula down to what was sent, and is tied to what the service states. */
export function renderPortfolioBook(portfolio: ExportedPortfolio): Promise<Uint8Array> {
  const draft = new WorkbookDraft()
  const book = new PortfolioBook(draft, portfolio)
  book.write()
  partsSheet(draft, portfolio, book)
  tieOutSheet(draft, portfolio, book)
  sourcesSheet(draft, portfolio.sources)
  return writeWorkbook(draft, [...draft.sheets.values()], {
    title: `Financed emissions: ${portfolio.title}, ${portfolio.balance_date}`,
    description:
      'Computed from what the owner of the portfolio brought and published government data. Not assured.',
    day: portfolio.snapshot.as_of,
    footer: `Snapshot ${portfolio.snapshot.id}, method ${portfolio.method.id} ${portfolio.method.version}`,
  })
}

/** The sheets Holdings and Totals, step by step as the formula has them. */
class PortfolioBook {
  readonly holdings: SheetDraft
  readonly totals: SheetDraft
  readonly cells: FormulaCells
  /** The first and last row of a holding. */
  readonly span: readonly [number, number]
  readonly #portfolio: ExportedPortfolio
  readonly #printer: TermPrinter

  constructor(draft: WorkbookDraft, portfolio: ExportedPortfolio) {
    this.#portfolio = portfolio
    this.totals = draft.sheet({
      name: 'Totals',
      title: `Financed emissions: ${portfolio.title}`,
      explanation: `On ${portfolio.balance_date}, with emissions of ${portfolio.registry_year ?? 'no year of the registry'} or as brought. Read every total with its coverage: a holding without emissions is in no total, and missing is never zero.`,
      widths: [52, 22, 24, 70],
    })
    const columns = columnsOfFormula()
    this.holdings = draft.sheet({
      name: 'Holdings',
      title: 'Holdings',
      explanation:
        'What was sent and what is known of each holding, then its attribution as live formulas. An empty cell is not known or not attributed, never zero.',
      widths: [24, 15, 40, 14, 34, 8, 34, 22, ...columns.map(() => 16), 14, 80],
    })
    this.cells = new FormulaCells(evaluate(PORTFOLIO_FORMULAS.formula(METHOD), { ...portfolio.given }))
    this.#printer = new TermPrinter(this.cells, new MethodFactors(draft))
    const [id, ...given] = columns.filter((column) => column.isGiven)
    const derived = columns.filter((column) => !column.isGiven)
    const header = this.holdings.header([
      id!.title,
      ...WORDS,
      ...given.map(({ title }) => title),
      ...derived.map(({ title }) => title),
      'Why',
    ])
    const shift = 1 + WORDS.length
    const places = new Map([
      [id!.name, 0] as const,
      ...[...given, ...derived].map(({ name }, index) => [name, index + shift] as const),
    ])
    for (const [row, sent] of portfolio.given.holdings.entries()) {
      const label = portfolio.labels[row]!
      const cellOf = (name: string): Content =>
        contentOf((sent as Record<string, string | number | null>)[name] ?? null)
      this.holdings.add([
        cellOf(id!.name),
        ...[
          label.abn,
          label.name,
          label.status,
          label.division,
          label.state,
          label.emissions_from,
          label.ref,
        ].map((text) => looking('text', text?.replaceAll('_', ' ') ?? null)),
        ...given.map(({ name }) => cellOf(name)),
        ...derived.map(() => null),
        looking('note', label.why),
      ])
    }
    this.holdings.filterFrom(header)
    this.span = [header + 1, this.holdings.nextRow - 1]
    this.cells.tables.set(TABLE, { sheet: this.holdings, firstRow: header + 1, columns: places })
  }

  write(): void {
    const { given, steps } = PORTFOLIO_FORMULAS.formulas.formulas[METHOD]!
    this.totals.header(['Figure', 'Value', 'Unit', 'Note'])
    for (const [name, described] of Object.entries(given)) {
      if (isTable(described)) continue
      const value = (this.#portfolio.given as unknown as Record<string, number | null>)[name] ?? null
      this.totals.add([described.label, typed(value), shown(described.unit), null])
      if (value !== null) this.#keep(name)
    }
    for (const step of steps)
      if ('figure' in step) this.#figure(step)
      else if ('column' in step) this.#column(step)
  }

  /** Cells of a column of the sheet Holdings by the name that the formula has for it, or by a word. */
  column(name: string): string {
    const word = (WORDS as readonly string[]).indexOf(name)
    const index = word === -1 ? this.cells.tables.get(TABLE)!.columns.get(name)! : word + 1
    return this.holdings.column(index, ...this.span)
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
    const column = reference.slice(TABLE.length + 1)
    const { firstRow, columns } = this.cells.tables.get(TABLE)!
    this.cells.evaluation.column(reference).forEach((value, row) => {
      const formula = isAbsent(value)
        ? null
        : this.#printer.print(is, { sheet: this.holdings, table: TABLE, row })
      if (formula !== null) this.holdings.set(firstRow + row, columns.get(column)!, live(formula))
    })
  }
}

interface FormulaColumn {
  readonly name: string
  readonly title: string
  readonly isGiven: boolean
}

/** Columns that the formula is given, then those that it makes. */
function columnsOfFormula(): FormulaColumn[] {
  const { given, steps } = PORTFOLIO_FORMULAS.formulas.formulas[METHOD]!
  const table = given[TABLE]!
  if (!isTable(table)) throw new RangeError('holdings are a table')
  const titled = (label: string, unit: string): string => (shown(unit) === null ? label : `${label}, ${unit}`)
  return [
    ...Object.entries(table.columns).map(([name, { label, unit }]) => ({
      name,
      title: titled(label, unit),
      isGiven: true,
    })),
    ...steps.flatMap((step) =>
      'column' in step
        ? [
            {
              name: step.column.slice(TABLE.length + 1),
              title: titled(step.label, step.unit),
              isGiven: false,
            },
          ]
        : [],
    ),
  ]
}

const shown = (unit: string): string | null => (unit === PLAIN || unit === TEXT ? null : unit)
const contentOf = (value: string | number | null): Content =>
  typeof value === 'string' ? looking('text', value) : value

const PART_FIGURES = [
  ['outstanding_aud', 'Outstanding, A$', 'outstanding_aud'],
  ['covered_aud', 'of it covered, A$', 'covered_aud'],
  ['scope1_t', 'Financed scope 1, t CO2-e', 'financed_scope1_t'],
  ['scope2_t', 'Financed scope 2, t CO2-e', 'financed_scope2_t'],
  ['scope1_and_2_t', 'Financed scope 1 and 2, t CO2-e', 'financed_scope1_and_2_t'],
] as const satisfies readonly (readonly [keyof StatedPart, string, string])[]

/** Sums by asset class and by industry, live over the holdings. */
function partsSheet(draft: WorkbookDraft, { parts }: ExportedPortfolio, book: PortfolioBook): void {
  const sheet = draft.sheet({
    name: 'Parts',
    title: 'By asset class and industry',
    explanation:
      'Sums over the sheet Holdings. A sum of tonnes counts only what is covered: read it with the covered amount.',
    widths: [44, ...PART_FIGURES.map(() => 24)],
  })
  for (const [title, stated] of Object.entries(parts)) {
    sheet.table(title, [title, ...PART_FIGURES.map(([, label]) => label)])
    const keys = book.column(title === 'Asset class' ? 'asset_class' : 'Industry division')
    for (const part of stated) {
      const row = sheet.nextRow
      sheet.add([
        looking('text', part.title),
        ...PART_FIGURES.map(([name, , column]) =>
          part[name] === null ? null : live(`SUMIFS(${book.column(column)},${keys},${at(row, 0)})`, 'result'),
        ),
      ])
    }
  }
}

/** Every figure of the workbook beside the one that the service states. */
function tieOutSheet(draft: WorkbookDraft, portfolio: ExportedPortfolio, book: PortfolioBook): void {
  const sheet = draft.sheet({
    name: 'Tie-out',
    title: 'Tie-out',
    explanation:
      'Figures of this workbook beside those that the service states. They tie within a billionth. A figure that is not known is left out on both sides.',
    widths: [52, 26, 26, 20, 10],
  })
  sheet.header(['Figure', 'This workbook', 'As stated', 'Difference', 'Ties'])
  const { steps } = PORTFOLIO_FORMULAS.formulas.formulas[METHOD]!
  const first = sheet.nextRow
  for (const [name, stated] of Object.entries(portfolio.totals)) {
    const found = book.cells.figures.get(name)
    const step = steps.find((one): one is FigureStep => 'figure' in one && one.figure === name)
    if (found === undefined || stated === null) continue
    const row = sheet.nextRow
    sheet.add([
      step?.label ?? name,
      live(book.totals.reference(found.row, found.column), 'result'),
      typed(stated),
      live(`${at(row, 1)}-${at(row, 2)}`),
      live(`IF(ABS(${at(row, 3)})<=0.000000001*MAX(1,ABS(${at(row, 2)})),1,0)`),
    ])
  }
  const last = sheet.nextRow - 1
  if (last < first) return
  sheet.add([
    looking('strong', 'Figures that do not tie'),
    live(`${last - first + 1}-SUM(${sheet.column(4, first, last)})`, 'result'),
  ])
}
