import type { PrintedRow } from '../reading/printed-rows.ts'

/** What a file is, before anyone asks whose it is. */
export type Form =
  | 'empty'
  | 'web page'
  | 'text'
  | 'XML'
  | 'JSON'
  | 'workbook'
  | 'archive'
  | 'NetCDF grid'
  | 'document'
  | 'image'
  | 'unknown binary'

/** The first rows of a table in the file. */
export interface FirstRows {
  /** Sheet of a workbook; undefined in a text. */
  readonly sheet?: string
  /** What parts the cells of a text. */
  readonly delimiter?: string
  readonly rows: readonly PrintedRow[]
}

/** The beginning of a file, opened once, for all sources to look at. */
export interface FileFacts {
  readonly form: Form
  /** What the form says that helps a person: "a JPEG image", "a Word document". */
  readonly described: string
  /** The beginning in lower case, with one kind of hyphen and single spaces; of a workbook the first rows of all sheets. */
  readonly words: string
  readonly tables: readonly FirstRows[]
  readonly sheets: readonly string[]
  /** Local name of the root element of an XML file. */
  readonly root?: string
  /** Names of members at the beginning of a JSON file. */
  readonly members: ReadonlySet<string>
  /** Names of the variables of a grid. */
  readonly variables: readonly string[]
  /** Names of the entries of an archive. */
  readonly entries: readonly string[]
  /** Why the file could not be opened as what its first bytes say. */
  readonly fault?: string
}

export const factsOf = (form: Form, described: string, more: Partial<FileFacts> = {}): FileFacts => ({
  form,
  described,
  words: '',
  tables: [],
  sheets: [],
  members: new Set(),
  variables: [],
  entries: [],
  ...more,
})

/** Words as marks are compared with: publishers print several hyphens and many spaces. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
