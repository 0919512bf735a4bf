import type { Row } from './rows.ts'
import type { Json, Value } from './shape.ts'
import type { Work } from './work.ts'

/** What a term sees from the place that it is evaluated at. */
export interface Place {
  readonly work: Work
  readonly value: (term: unknown) => Value
  /** A table of rows and the name of one of its columns, from `table.name`. */
  readonly column: (reference: unknown) => { readonly table: string; readonly column: string }
  /** The rows of a table that this row holds, where it holds them; else all. */
  readonly rows: (table: string) => readonly Row[]
  /** The cells of `table.name` in those rows. */
  readonly cells: (reference: unknown) => Value[]
  /** The cells of the column that a term names, in the rows that its `where` names; null where what it asks for is not known. */
  readonly cellsOf: (node: Json, name: string) => readonly Value[] | null
  /** A table of the method, and the part that makes it one of bands, levels or rows. */
  readonly methodTable: (
    name: unknown,
    part: 'bands' | 'levels' | 'rows',
  ) => { readonly table: Json; readonly part: unknown }
}

/** A kind of term: the members that it has beside the one that names it, and what it gives. */
export interface TermRule {
  readonly beside: readonly string[]
  readonly value: (node: Json, here: Place) => Value
}
