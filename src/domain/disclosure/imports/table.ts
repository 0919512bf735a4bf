import type { ImportFault, MeterFile } from './meter-reading.ts'

/** A cell as it is in a file. */
export interface ImportCell {
  readonly value: string | number | boolean | null
  /** Where it stands: "line 5", or "Loads!C5". */
  readonly at: string
  /** Heading of its column as printed. */
  readonly heading: string
  /** Unit that the heading names, such as kwh. */
  readonly unit?: string | undefined
}

/** A row of a table by the names of our columns. */
export interface ImportRow {
  readonly at: string
  readonly cells: Readonly<Partial<Record<string, ImportCell>>>
}

/** The table of a file, found by its headings. */
export interface ImportTable {
  /** Null in a CSV. */
  readonly sheet: string | null
  readonly rows: readonly ImportRow[]
  /** Headings that mean nothing to us; their columns are not read. */
  readonly ignored: readonly string[]
  /** Cells that hold nothing that can be read. */
  readonly faults: readonly ImportFault[]
}

/** A file that was read, by what it is. */
export type ImportedFile =
  | ({ readonly format: 'nem12' | 'nem13' } & MeterFile)
  | ({ readonly format: 'csv' | 'xlsx' | 'xls' } & ImportTable)
