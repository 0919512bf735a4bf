import { sha256 } from '../../evidence.ts'

/** What a column of a file can say of its rows. */
export const FILE_FIELDS = [
  'id',
  'activity',
  'use',
  'date',
  'from',
  'to',
  'month',
  'span',
  'quantity',
  'unit',
  'amount',
  'credit',
  'tax',
  'currency',
  'region',
  'gas_network',
  'facility',
  'entity_abn',
  'category',
  'factor_id',
  'data_quality',
  'estimate',
  'note',
] as const
export type FileField = (typeof FILE_FIELDS)[number]

/** What can be said of all rows at once, where the file has no column for it. */
export const FIXED_FIELDS = [
  'activity',
  'use',
  'unit',
  'region',
  'gas_network',
  'facility',
  'entity_abn',
  'category',
  'factor_id',
  'note',
] as const
export type FixedField = (typeof FIXED_FIELDS)[number]

export const TAXES = ['excluded', 'included', 'not_stated'] as const
export const SPEND_SIGNS = ['positive', 'negative'] as const

/** How amounts of money are to be read. */
export interface Money {
  readonly currency: string
  readonly tax: (typeof TAXES)[number]
  /** The sign that money going out has. */
  readonly spend_is: (typeof SPEND_SIGNS)[number]
}

/** What a person said about files with these headings. A heading that is not named keeps what is recognised. */
export interface LedgerLayout {
  readonly headings: readonly string[]
  readonly columns?: Readonly<Record<string, FileField | null>>
  readonly fixed?: Readonly<Partial<Record<FixedField, string>>>
  readonly money?: Partial<Money>
}

/** A column as it is going to be read. */
export interface FileColumn {
  readonly heading: string
  readonly field: FileField | null
  /** That the heading names. */
  readonly unit: string | null
}

/** How the rows of a file are read. */
export interface FileReading {
  readonly id: string
  readonly is_remembered: boolean
  readonly columns: readonly FileColumn[]
  readonly fixed: Readonly<Partial<Record<FixedField, string>>>
  /** Null where the file is about quantities. */
  readonly money: Money | null
  /** Fields without which no row says anything. */
  readonly missing: readonly FileField[]
}

/** The same for every file that a system exports with these headings. */
export const layoutId = (headings: readonly string[]): string =>
  sha256(JSON.stringify(headings.map((heading) => heading.trim().toLowerCase()))).slice(0, 16)
