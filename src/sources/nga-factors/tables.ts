import { ReadError } from '../read-error.ts'
import columnSets from './columns.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }
import notRead from './tables-not-read.json' with { type: 'json' }
import { holds, lettersFound, words } from './words.ts'

/** What a column holds, found by words of its heading: an entry of `columns.json`. */
export interface ColumnDefinition {
  readonly words: readonly string[]
  readonly without?: readonly string[]
  readonly role: 'label' | 'group' | 'energy' | 'value' | 'ignored'
  readonly optional?: boolean
  readonly gas?: string
  readonly unit?: string
  /** The rest overrides what the table says. Scope null: scopes 2 and 3 together. */
  readonly scope?: Scope
  readonly category?: string
  readonly subcategory?: string
  readonly activity?: string
  /** Smaller values other than zero, and larger ones, are in another unit than the heading says. */
  readonly min?: number
  readonly max?: number
}

/** A table that is read, found by words of its title: an entry of `tables.json`. */
export interface TableDefinition {
  readonly id: string
  /** Alternatives; all words of one of them are in the title. */
  readonly titles: readonly (readonly string[])[]
  readonly without?: readonly string[]
  /** For tables that share a title: words of a heading, or of the label of a row. */
  readonly heading?: string
  readonly row?: string
  readonly scope: 1 | 2 | 3
  readonly category: string
  /** Empty: the group of rows as printed. */
  readonly subcategory: string
  /** Other subcategories of rows, by words of their labels. */
  readonly subcategory_by_label?: Readonly<Record<string, string>>
  /** Name of a set in `columns.json`; absent where `grid` describes the table. */
  readonly columns?: string
  readonly grid?: GridDefinition
  /** What the label of a row is; an activity unless told otherwise. */
  readonly label?: 'region' | 'period'
  /** What a row that holds nothing but a label, followed by its rows, is. */
  readonly sections?: 'subcategory' | 'activity' | 'region'
  readonly region?: 'from_label'
  readonly activity?: string
  readonly method?: string
  readonly energy_unit?: string
  /** What an asterisk in a cell means. */
  readonly footnote?: string
  /** Set on every row of the table. */
  readonly flag?: string
  readonly required?: boolean
}

/** A table whose columns are regions or activities and whose rows are gases. */
export interface GridDefinition {
  readonly columns: 'region' | 'activity'
  readonly rows: Readonly<Record<string, { readonly gas: string; readonly unit: string }>>
}

/** What tells one table from another. */
export interface TitledTable {
  readonly file: string
  readonly sheet: { place(row: number): string }
  readonly title: string
  readonly headings: readonly string[]
}

export type Scope = 1 | 2 | 3 | null

/** Every table that is read. */
export const TABLES = tables as readonly TableDefinition[]

const NOT_READ: readonly Pick<TableDefinition, 'titles' | 'without'>[] = notRead
const COLUMN_SETS = columnSets as Readonly<Record<string, readonly ColumnDefinition[]>>

export const columnsOf = (table: TableDefinition): readonly ColumnDefinition[] =>
  COLUMN_SETS[table.columns ?? ''] ?? []

/** Why a table is not read, or undefined when it is none of those. */
export function reasonNotRead(title: string): string | undefined {
  const titleWords = words(title)
  const index = NOT_READ.findIndex((entry) => titleFits(entry, titleWords))
  return notRead[index]?.reason
}

/** The definition of a table by the words of its title, headings and labels; one that fits none or several is refused. */
export function definitionOf(
  { file, sheet, title, headings }: TitledTable,
  labels: readonly string[],
): TableDefinition {
  const titleWords = words(title)
  const titled = TABLES.filter(
    (table) =>
      titleFits(table, titleWords) &&
      (table.heading === undefined || headings.some((heading) => holds(heading, table.heading!))) &&
      (table.row === undefined || labels.some((label) => holds(words(label), table.row!))),
  )
  const best = Math.max(...titled.map((table) => columnsFound(table, headings)))
  const found = titled.filter((table) => columnsFound(table, headings) === best)
  if (found.length !== 1)
    throw new ReadError({
      file,
      at: sheet.place(0),
      value: title,
      problem: found.length === 0 ? 'is a table that is not known' : 'could be one of several known tables',
      expected:
        found.length === 0 ? 'a title as in earlier editions' : found.map(({ id }) => id).join(' or '),
      hint: 'Describe the table in tables.json, or in tables-not-read.json with the reason, after reading it.',
    })
  return found[0]!
}

/** How many of the columns that a table must have are among the headings: tells tables apart whose titles are alike. */
const columnsFound = (table: TableDefinition, headings: readonly string[]): number =>
  columnsOf(table).filter(
    (column) => column.optional !== true && headings.some((heading) => columnFits(column, heading, true) > 0),
  ).length

/** How well a heading fits a column: the letters that the column's words account for; 0 where it does not fit. */
export function columnFits(
  { words: phrases, without = [] }: ColumnDefinition,
  heading: string,
  byOtherNames: boolean,
): number {
  if (without.some((unwanted) => holds(heading, unwanted))) return 0
  const letters = phrases.map((phrase) => lettersFound(heading, phrase, byOtherNames))
  return letters.includes(0) ? 0 : letters.reduce((total, count) => total + count, 0)
}

function titleFits(
  { titles, without = [] }: Pick<TableDefinition, 'titles' | 'without'>,
  title: string,
): boolean {
  return (
    titles.some((all) => all.every((sought) => holds(title, sought))) &&
    !without.some((unwanted) => holds(title, unwanted))
  )
}
