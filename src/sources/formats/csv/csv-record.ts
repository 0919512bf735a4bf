/** A record of a table in text. */
export interface CsvRecord {
  /** Line on which the record begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Where it stands, when it is a row of a workbook and not a line: "Sheet!A4". */
  readonly at?: string
}
