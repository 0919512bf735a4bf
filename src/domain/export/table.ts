/** What a column of an exported table holds. `json` is an object or a list, as JSON text. */
export type ColumnKind = 'text' | 'number' | 'integer' | 'boolean' | 'json'

export interface ExportColumn {
  readonly name: string
  readonly kind: ColumnKind
  readonly description: string
  /** As in "t CO2-e"; null where the values have none. */
  readonly unit: string | null
  /** Whether the publisher leaves it empty in some rows; not known unless given. */
  readonly isNullable?: boolean
}

export interface ExportLicence {
  readonly id: string
  readonly name: string
  readonly url: string
}

/** A table that leaves the service whole: what it is, who publishes it, and its columns. */
export interface ExportTable {
  /** Name of the table and of its file. */
  readonly name: string
  /** The dataset that it belongs to. */
  readonly dataset: string
  readonly title: string
  readonly publisher: string
  readonly licence: ExportLicence
  readonly attribution: string
  /** Columns that together name a row; empty where no columns do. */
  readonly key: readonly string[]
  readonly columns: readonly ExportColumn[]
}

export type Cell = string | number | boolean | null
/** Cells in the order of the columns. */
export type ExportRow = readonly Cell[]

/** A table that is ready to be written. */
export interface ReadableTable extends ExportTable {
  /** In an order that depends on the snapshot alone. */
  readonly rows: () => AsyncIterable<readonly ExportRow[]>
  /** Known to be too large for one answer: the command writes it. */
  readonly onlyToDisk?: true
}

export const EXPORT_FORMATS = ['parquet', 'csv', 'jsonl'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A table as it was written. */
export interface WrittenTable {
  readonly table: ExportTable
  readonly path: string
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
}

const TYPES = {
  text: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  json: 'any',
} as const satisfies Readonly<Record<ColumnKind, string>>

/** Kinds of columns in the words of a Frictionless Table Schema. */
export const FIELD_TYPES = Object.values(TYPES)

/** The columns as fields of such a schema. */
export const fieldsOf = ({ columns }: ExportTable) =>
  columns.map(({ name, kind, description, unit }) => ({
    name,
    type: TYPES[kind],
    description,
    ...(unit === null ? {} : { unit }),
  }))

/** The key as a data package declares it: a key with an empty cell is refused by the tools that read one. */
export const declaredKey = ({ key, columns }: ExportTable): readonly string[] =>
  columns.some(({ name, isNullable }) => isNullable === true && key.includes(name)) ? [] : key
