import { saveText } from '../../download.ts'
import { type Cell, writeDelimited } from '../../format/delimited.ts'

/** A table as a CSV file whose last row says the source. What is not known is an empty cell. */
export const saveTable = (name: string, rows: readonly (readonly Cell[])[], source: string): void =>
  // The mark in front has spreadsheets read the file as UTF-8.
  saveText(`${name}.csv`, `\uFEFF${writeDelimited([...rows, [source]], ',')}\r\n`, 'text/csv;charset=utf-8')
