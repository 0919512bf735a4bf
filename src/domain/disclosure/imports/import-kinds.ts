import columns from './columns.json' with { type: 'json' }

/** What can be taken over from a file. */
export const IMPORT_KINDS = ['electricity', 'instruments', 'sites', 'targets', 'risks'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** A column of a spreadsheet, found by any of its headings. */
export interface ImportColumn {
  /** Headings that people use, the first as our template prints it; case and punctuation do not matter. */
  readonly headings: readonly string[]
  /** True for an amount of energy, whose heading may name the unit: Usage (kWh), kWh used. */
  readonly quantity?: boolean
  /** Headings that mean this column only together with a unit; empty for the unit alone. */
  readonly withUnit?: readonly string[]
  /** The unit in the heading of the template. */
  readonly unitInHeading?: string
  /** False for another way to say what a column of the template says. */
  readonly inTemplate?: boolean
  /** What is in the example row of the template. */
  readonly example: string
  /** What to write there, for people. */
  readonly note: string
}

export type ImportColumns = Readonly<Record<string, ImportColumn>>

export const IMPORT_COLUMNS: Readonly<Record<ImportKind, ImportColumns>> = columns

/** Columns of which a table has at least one each, beside others: they tell the heading row from the titles above it. */
export const NEEDED_COLUMNS: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  electricity: [['usage'], ['start', 'month', 'period']],
  instruments: [['type'], ['quantity', 'serial_first']],
  sites: [['name'], ['address', 'latitude', 'suburb', 'postcode']],
  targets: [['name'], ['target_year'], ['base_value']],
  risks: [['name'], ['kind'], ['likelihood', 'effect']],
}

/** The heading of a column as the template prints it. */
export const templateHeading = ({ headings, unitInHeading }: ImportColumn): string =>
  unitInHeading === undefined ? headings[0]! : `${headings[0]} (${unitInHeading})`
