import type { Working } from '../../working.ts'
import type { Disclosure } from '../disclosure.ts'
import type { Origin } from './draft.ts'
import type { Compared, Topic } from './report.ts'

/** What a report calls a figure. `{name}` stands for what the figure's working is about. */
export interface MetricName {
  readonly id: string
  readonly label: string
  /** Null for a figure without one, such as a band or a count. */
  readonly unit: string | null
  /** For a figure that is shown in both scenarios of the law side by side. */
  readonly compared?: ComparedName
}

/** As `Compared`; the name of its scenario is a template, and its degrees are what the working is about. */
export interface ComparedName extends Omit<Compared, 'scenario'> {
  readonly scenario: string | null
}

/** What a report shows of one formula. */
export interface FormulaTable {
  /** The id of its calculation; none for figures that stand as published. */
  readonly calculation?: string
  /** The metric of an output. */
  readonly metrics: Readonly<Record<string, MetricName>>
  /** Where else report.json holds an output, and where it holds each list: JSON pointers. */
  readonly pointers?: Readonly<Record<string, string | readonly string[]>>
  /** Stands where the formula could not be used. */
  readonly gap?: MetricName
}

/** A method's outcome with its workings. */
export interface WorkedOutcome extends Origin {
  readonly workings: () => readonly Working[]
}

/** One topic of a report: which outcomes it shows, and what it calls their figures. */
export interface TopicTable {
  readonly topic: Topic
  readonly outcomes: (disclosure: Disclosure) => readonly WorkedOutcome[]
  readonly formulas: Readonly<Record<string, FormulaTable>>
  /** What labels say instead of the codes that workings are about. */
  readonly words?: Readonly<Record<string, string>>
  /** Stands alone for an outcome without any working; no such outcome is given without it. */
  readonly gap?: MetricName
}
