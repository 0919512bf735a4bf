import type { FamilyColumns } from '../reading/family/family-columns.ts'

/**
 * What tells the files of a source from all others. A source states several where its files come in several forms; one that
 * fits is enough. The name of a file is no mark: it only decides between sources that fit equally.
 */
export type Mark = HeadingsMark | WordsMark | XmlMark | JsonMark | CellsMark | GridMark

interface Worded {
  /** Each must be at the beginning of the file as well, in any case. */
  readonly words?: readonly string[]
}

/** A table whose headings are known, in a text or in a sheet of a workbook. */
export interface HeadingsMark extends Worded {
  readonly kind: 'headings'
  readonly columns: FamilyColumns<string>
  /** True where further columns come and go. */
  readonly hasFurther?: boolean
  /** How many rows may be looked at for the headings; 20 unless stated. */
  readonly within?: number
}

/** A workbook, or a text of one, that uses certain words. */
export interface WordsMark extends Worded {
  readonly kind: 'words'
  readonly form: 'workbook' | 'text'
  readonly words: readonly string[]
}

export interface XmlMark extends Worded {
  readonly kind: 'xml'
  /** Local name of the root element. */
  readonly root: string
}

export interface JsonMark extends Worded {
  readonly kind: 'json'
  /** Names of members that are in the file at any depth. */
  readonly members: readonly string[]
}

/** A text without headings whose cells have a known shape. */
export interface CellsMark extends Worded {
  readonly kind: 'cells'
  readonly delimiter: '\t' | ',' | '|'
  readonly width: number
  /** Pattern of a cell by its column, from 0. */
  readonly patterns: Readonly<Record<number, RegExp>>
  /** What a line holds, for the reason: "country code, postcode, ...". */
  readonly describes: string
}

/** A climate grid with one of these variables. */
export interface GridMark extends Worded {
  readonly kind: 'grid'
  readonly variables: readonly string[]
  /** Beginnings of names of variables that are offered beside these and that nothing needs. */
  readonly notNeeded: readonly string[]
}
