import type { Argument, Calculation } from '../../domain/disclosure/report/calculation.ts'
import type { Provenance } from '../../domain/disclosure/report/provenance.ts'
import type { DisclosureReport, Metric } from '../../domain/disclosure/report/report.ts'
import { draftMark } from '../wording.ts'
import type { SheetDraft, SheetLayout } from './draft/sheet-draft.ts'
import { WorkbookDraft } from './draft/workbook-draft.ts'
import { Steps } from './steps.ts'

/** Adds the working of one calculation to the papers. */
export type Working = (papers: WorkingPapers, calculation: Calculation, given: unknown) => void

/** Working papers in the making: the workbook, and which cell holds which figure of the report. */
export class WorkingPapers {
  readonly draft: WorkbookDraft
  readonly report: DisclosureReport
  readonly provenance: Provenance
  /** The name of the cell that calculates a metric. */
  readonly results = new Map<string, string>()
  /** The name of the cell that holds an input or a declared figure. */
  readonly inputs = new Map<string, string>()
  readonly steps: Steps
  readonly #metrics: ReadonlyMap<string, Metric>

  constructor(report: DisclosureReport, provenance: Provenance) {
    this.draft = new WorkbookDraft(draftMark(report))
    this.report = report
    this.provenance = provenance
    this.#metrics = new Map(report.metrics.map((metric) => [metric.id, metric]))
    this.steps = new Steps(this)
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

  /** An argument of a calculation as a term for a formula; null for a figure that is not known. */
  term(argument: Argument): string | null {
    if (argument === null) return null
    if (typeof argument === 'number') return String(argument)
    const found = typeof argument === 'object' ? this.#named(argument) : undefined
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

  #named(argument: object): string | undefined {
    if ('input' in argument) return this.inputs.get(String(argument.input))
    if ('record' in argument && 'pointer' in argument)
      return this.inputs.get(`${String(argument.record)}#${String(argument.pointer)}`)
    return 'metric' in argument ? this.results.get(String(argument.metric)) : undefined
  }
}
