import type { Term } from './terms.ts'

/** The unit of a text, of a truth and of a number that has none. All other units are written out, such as `t CO2-e / year`. */
export const TEXT = 'text'
export const TRUTH = 'truth'
export const PLAIN = '1'

/** What a figure or a column is called, and what it is measured in. */
export interface Named {
  readonly label: string
  readonly unit: string
}

/** A figure that a formula starts from. Null and left out both mean that it is not known. */
export type GivenFigure = Named

/** A column that is given. `at` says where in a row its cell is, as a JSON pointer; without it under the column's own name. */
export interface GivenColumn extends Named {
  readonly at?: string
}

/** Rows that a formula starts from. `within` names the table whose rows hold these, under the table's own name. */
export interface GivenTable {
  readonly label: string
  readonly within?: string
  readonly columns: Readonly<Record<string, GivenColumn>>
}

export type Given = GivenFigure | GivenTable

/** One figure. An exact one is computed in fractions of the decimals that it is given, and not rounded on the way. */
export interface FigureStep extends Named {
  readonly figure: string
  readonly exact?: true
  readonly is: Term
}

/** A further column of a table, row by row: `years.total`. */
export interface ColumnStep extends Named {
  readonly column: string
  readonly exact?: true
  readonly is: Term
}

/** A new table with one row for each whole number from `from` to `to`, for each row of `within` where that is given. */
export interface TableStep {
  readonly table: string
  readonly label: string
  readonly within?: string
  readonly counts: Named & { readonly column: string; readonly from: Term; readonly to: Term }
}

/** A new table whose rows are listed. */
export interface ListedTableStep {
  readonly table: string
  readonly label: string
  readonly columns: Readonly<Record<string, Named>>
  readonly rows: readonly Readonly<Record<string, Term>>[]
}

/** A new table of those rows of another table, `of`, that meet a condition: once for each row of `within` where that is given. */
export interface TakenTableStep {
  readonly table: string
  readonly label: string
  readonly within?: string
  readonly of: string
  /** The columns that it has of the other table. */
  readonly columns: readonly string[]
  /** `.name` is a cell of the row that may be taken, `^.name` of the row that holds it. A row is taken where this is true. */
  readonly where: Term
}

export type Step = FigureStep | ColumnStep | TableStep | ListedTableStep | TakenTableStep

/** Rows that a formula gives beside its figures: which columns under which names, and the lists within each row. */
export interface ListOutput {
  readonly table: string
  readonly columns: Readonly<Record<string, string>>
  /** Leaves out rows in which this column is not known. */
  readonly known?: string
  /** Ascending by these columns; in the table's own order without them. */
  readonly order?: readonly string[]
  readonly within?: Readonly<Record<string, ListOutput>>
}

export interface Formula {
  readonly title: string
  readonly given: Readonly<Record<string, Given>>
  readonly steps: readonly Step[]
  /** The figures that leave the formula, by the names of steps or of what was given. */
  readonly outputs: readonly string[]
  readonly lists?: Readonly<Record<string, ListOutput>>
}

/** A number that a method is built on. `source` says who decided it: a law, a publisher, a definition, or this method. */
export interface Constant extends Named {
  readonly value: number
  readonly source: string
}

/** The bands of a measure in ascending order. The last has no upper bound. */
export interface BandTable {
  readonly label: string
  readonly unit: string
  readonly source: string
  readonly bands: readonly {
    readonly name: string
    readonly upper: number | null
    readonly upper_inclusive: boolean
    readonly meaning: string
  }[]
}

/** Names in the order of their weight, the lightest first. */
export interface LevelTable {
  readonly label: string
  readonly source: string
  readonly levels: readonly string[]
}

/** Figures or words by a key. */
export interface LookupTable {
  readonly label: string
  readonly source: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, Readonly<Record<string, number | string>>>>
}

export type ConstantTable = BandTable | LevelTable | LookupTable

/** All formulas of one version of a method, as they are published, hashed and evaluated. */
export interface MethodFormulas {
  readonly schema: 'southerly/formulas/1'
  readonly method: string
  readonly version: string
  readonly title: string
  readonly constants: Readonly<Record<string, Constant>>
  readonly tables: Readonly<Record<string, ConstantTable>>
  readonly formulas: Readonly<Record<string, Formula>>
  /** Rows that are read beside formulas, or instead of them. docs/guide/formulas.md says what they hold. */
  readonly rules?: Readonly<Record<string, unknown>>
}

export const isTable = (given: Given): given is GivenTable => 'columns' in given
