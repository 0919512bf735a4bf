import type { TObject } from 'typebox'
import type { Mark } from './identifying/marks.ts'
import type { InputFile } from './input-file.ts'
import type { ReadLog } from './read-log.ts'

/** Who publishes a source and under what terms: `origin.json` in the source's folder. Served unchanged by the API. */
export interface Origin {
  /** Slug of the source and name of its folder. */
  readonly source: string
  /** Slug that the dataset is served as. */
  readonly dataset: string
  readonly title: string
  readonly publisher: string
  readonly licence: { readonly id: string; readonly name: string; readonly url: string }
  /** The sentence that the licence asks for. */
  readonly attribution: string
  /** Page of the publisher where the files are found. */
  readonly landing_page: string
  /** How often a new release comes, in words: "yearly, by 28 February". */
  readonly cadence: string
  /** True when no file of the publisher has been read yet and the layout is known from documents alone. */
  readonly layout_from_documents_only?: boolean
}

/** Every row says where it is in the publisher's file: "line 12", or "Table 1!B7" in a workbook. */
export interface SourceRow {
  readonly row_ref: string
}

/** What the operator knows and the file may not say. */
export interface ReadHints {
  /** Edition or reporting year (`--edition`), for files that tell it neither inside nor in their name. */
  readonly edition?: string
}

/**
 * One government input. A reader changes labels and types, never values: units, missing marks, dates and headings may
 * change; sums, ratios and corrections without a record may not.
 */
export type Source<Row extends SourceRow = SourceRow & Readonly<Record<string, unknown>>> = SourceOf<
  Row,
  keyof Row & string
>

/** Names of fields are their own parameter, so that every source is also a `Source` of rows not known further. */
interface SourceOf<Row extends SourceRow, Field extends string> {
  readonly origin: Origin
  /** Fields of a row with unit and meaning; a row that does not fit is a fault of the reader. */
  readonly row: TObject
  /** Fields that together name a row within a release; what a diff of two releases joins on. */
  readonly key: readonly Field[]
  /**
   * Fields that name what a row speaks of, where that is more than the row: of two releases that speak of it, only the newest
   * publication is heard. Unset: the key.
   */
  readonly said_once_by?: readonly Field[]
  /** Numeric fields that a summary adds up; none where a sum would mean nothing. */
  readonly measures: readonly Field[]
  /** Field that holds the year or period, for the summary. */
  readonly period?: Field
  /** Field that names the entity (ABN, facility, region), for the summary. */
  readonly entity?: Field
  /** How slots begin whose releases hold one decision of a person each; their totals are compared with nothing. */
  readonly single_decisions?: string
  /** Where nothing is computed from the rows yet: the check that they are loaded for, as the end of "waits for". */
  readonly waits_for?: string
  /** What tells its files from those of other sources. */
  readonly marks: readonly Mark[]
  /** The publisher's own archive: names of the entries that hold the data. The archive is then loaded whole. */
  readonly archive?: RegExp
  /** How the publisher names the files. Decides only between sources that a file fits equally. */
  readonly names?: RegExp
  /** Sources whose files are loaded before, because rows of this one refer to theirs. */
  readonly loads_after?: readonly string[]
  /** Reads a file row by row. Throws `ReadError` on anything it does not know. */
  read(file: InputFile, log: ReadLog, hints: ReadHints): AsyncIterable<Row>
}
