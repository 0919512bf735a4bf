import type { Method } from '../../evidence.ts'
import type { StatedIn } from '../../working.ts'

/** Where a figure or rows stand: printed in an input, in the body of a record, in another metric, or elsewhere in report.json. */
export type Reference =
  | { readonly input: string }
  /** The rows of a table that one input lists, as `1981:18.2 1982:18.4@0.95`. */
  | { readonly input: string; readonly columns: readonly string[] }
  | StatedIn
  | { readonly metric: string }

/** What a formula is given: references and plain values, as deep as needed. */
export type Argument =
  | Reference
  | string
  | number
  | boolean
  | null
  | readonly Argument[]
  | { readonly [name: string]: Argument }

/** One edge of the graph from inputs to figures, complete enough to be repeated by someone else. */
export interface Calculation {
  readonly id: string
  readonly method: Method
  /** Which formula of the method's page, such as `linear_trend`. */
  readonly formula: string
  readonly arguments: Argument
  /** What the formula gives by name, and where that stands: a metric's id, a JSON pointer into report.json, or several of these. */
  readonly outputs: Readonly<Record<string, string | readonly string[]>>
}

/** The metric that an output of a calculation stands in; undefined where there is none. */
export const metricOf = ({ outputs }: Calculation, name: string): string | undefined =>
  [outputs[name] ?? []].flat().find((target) => !target.startsWith('/'))
