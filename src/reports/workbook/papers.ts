import type { Argument } from '../../domain/disclosure/report/calculation.ts'
import type { Provenance, ProvenanceInput } from '../../domain/disclosure/report/provenance.ts'
import type { DisclosureReport, Metric } from '../../domain/disclosure/report/report.ts'
import { printedNumber } from '../../domain/printed-number.ts'
import { Cited } from '../../domain/working.ts'
import { draftMark } from '../wording.ts'
import type { SheetDraft, SheetLayout } from './draft/sheet-draft.ts'
import { WorkbookDraft } from './draft/workbook-draft.ts'
import type { TableCells } from './formula/cells.ts'
import { MethodFactors } from './formula/method-factors.ts'
import type { FactorNames } from './formula/print-term.ts'
import { Steps } from './steps.ts'

/** Working papers in the making: the workbook, and which cell holds which figure of the report. */
export class WorkingPapers {
  readonly draft: WorkbookDraft
  readonly report: DisclosureReport
  readonly provenance: Provenance
  /** The name of the cell that calculates a metric. */
  readonly results = new Map<string, string>()
  /** The name of the cell that holds an input or a declared figure. */
  readonly inputs = new Map<string, string>()
  /** Tables by what they hold: calculations that are given the same rows share one, such as a response curve. */
  readonly tables = new Map<string, TableCells>()
  readonly steps: Steps
  readonly factors: FactorNames
  readonly #inputs: ReadonlyMap<string, ProvenanceInput>
  readonly #metrics: ReadonlyMap<string, Metric>

  constructor(report: DisclosureReport, provenance: Provenance) {
    this.draft = new WorkbookDraft(draftMark(report))
    this.report = report
    this.provenance = provenance
    this.#metrics = new Map(report.metrics.map((metric) => [metric.id, metric]))
    this.#inputs = new Map(provenance.inputs.map((input) => [input.id, input]))
    this.steps = new Steps(this)
    this.factors = new MethodFactors(this.draft)
  }

  /** The sheet of a topic, made when it is first asked for. */
  sheet(layout: SheetLayout): SheetDraft {
    return this.draft.sheets.get(layout.name) ?? this.draft.sheet(layout)
  }

  metric(id: string): Metric {
    const found = this.#metrics.get(id)
    if (found === undefined) throw new RangeError(`the report has no metric ${id}`)
    return found
  }

  /** An argument of a calculation with every reference replaced by the figure that it refers to. */
  valueOf(argument: Argument): unknown {
    if (typeof argument !== 'object' || argument === null) return argument
    if (isList(argument)) return argument.map((item) => this.valueOf(item))
    const { input, columns, metric, record, pointer, report } = argument as Readonly<Record<string, Argument>>
    if (typeof input === 'string' && columns !== undefined)
      return this.#rows(input, columns as readonly string[])
    if (typeof input === 'string') return this.#printed(input)
    if (typeof metric === 'string') return this.metric(metric).value
    if (typeof report === 'string') return valueAt(this.report, report)
    if (typeof record === 'string' && typeof pointer === 'string')
      return 'where' in argument ? this.valueOf(this.rowsOf(argument)) : this.#stated(record, pointer)
    return Object.fromEntries(Object.entries(argument).map(([name, part]) => [name, this.valueOf(part)]))
  }

  #rows(id: string, columns: readonly string[]): unknown {
    const found = this.#inputs.get(id)
    if (found === undefined) throw new RangeError(`the input ${id} is not in the provenance`)
    return new Cited(found, columns).rows
  }

  #printed(id: string): number | string | null {
    const found = this.#inputs.get(id)
    if (found === undefined) throw new RangeError(`the input ${id} is not in the provenance`)
    return printedNumber(found.value_text) ?? found.value_text
  }

  #stated(kind: string, pointer: string): unknown {
    return valueAt(this.provenance.records.find(({ record }) => record === kind)?.body, pointer)
  }

  /** The rows that an argument stands for. Figures that a record holds refer to where they are in it. */
  rowsOf(argument: Argument): readonly Row[] {
    if (isList(argument)) return argument as readonly Row[]
    const { record, pointer, where = {} } = argument as Readonly<Record<string, Argument>>
    if (typeof record !== 'string' || typeof pointer !== 'string')
      return (this.valueOf(argument) ?? []) as readonly Row[]
    const wanted = Object.entries(where as Row)
    return ((this.#stated(record, pointer) ?? []) as readonly Row[]).flatMap((row, index) =>
      wanted.every(([name, value]) => row[name] === value)
        ? [referring(row, record, `${pointer}/${index}`) as Row]
        : [],
    )
  }

  /** An argument of a calculation as a term for a formula; null for a figure that is not known. */
  term(argument: Argument): string | null {
    if (argument === null) return null
    if (typeof argument === 'number') return String(argument)
    const found =
      typeof argument === 'object' ? (this.#named(argument) ?? this.#reported(argument)) : undefined
    if (found === undefined)
      throw new RangeError(`${JSON.stringify(argument)} is not a figure that a formula can refer to`)
    return found
  }

  /** The cell of a figure that the company declared. */
  declared(record: string, pointer: string): string {
    const found = this.inputs.get(`${record}#${pointer}`)
    if (found === undefined) throw new RangeError(`the record ${record} has no figure at ${pointer}`)
    return found
  }

  /** A figure that report.json holds and no cell has, such as a year. */
  #reported(argument: Argument): string | undefined {
    const value = this.valueOf(argument)
    return typeof value === 'number' ? String(value) : undefined
  }

  #named(argument: object): string | undefined {
    if ('input' in argument) return this.inputs.get(String(argument.input))
    if ('record' in argument && 'pointer' in argument)
      return this.inputs.get(`${String(argument.record)}#${String(argument.pointer)}`)
    return 'metric' in argument ? this.results.get(String(argument.metric)) : undefined
  }
}

type Row = Readonly<Record<string, Argument>>

/** The same with every number replaced by a reference to it. */
function referring(value: Argument, record: string, pointer: string): Argument {
  if (typeof value === 'number') return { record, pointer }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, referring(part, record, `${pointer}/${name}`)]),
  )
}

const valueAt = (root: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | undefined)?.[part], root)

const isList = (argument: Argument): argument is readonly Argument[] => Array.isArray(argument)
