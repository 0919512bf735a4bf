/** What was found in a Word file of the readable disclosure. */
export interface DraftFile {
  /** What the file says of itself: company, period, state of the records. */
  readonly properties: Readonly<Record<string, string>>
  readonly statements: readonly DraftStatement[]
  readonly figures: readonly DraftMark[]
  /** Numbers of each chart, series by series, in the order of the document. */
  readonly charts: readonly (readonly string[])[]
  /** Every paragraph of the document, those of tables too. */
  readonly texts: readonly string[]
}

/** Text between the two ends of a bookmark. */
export interface DraftMark {
  readonly name: string
  readonly text: string
}

/** What stands where a statement is written. */
export interface DraftStatement {
  /** Slug of the requirement, with underscores, as marks have it. */
  readonly slug: string
  /** The beginning of the hash of the text as it was exported; null where the bookmark is lost and the heading led here. */
  readonly exported: string | null
  /** Lines as an editor sees them with all tracked changes accepted. */
  readonly text: string
  /** Slug of the requirement whose heading it is under; null where there is none. */
  readonly under: string | null
  /** Who has changes tracked in it that no one accepted or rejected. */
  readonly pending: readonly string[]
  /** Bookmarks of other statements that begin within it. */
  readonly holds: readonly string[]
  /** What it holds that is no text, such as a table or a picture. */
  readonly lost: readonly string[]
}

const STATEMENT = /^st_(?<slug>[a-z0-9_]+)_(?<hash>[0-9a-f]{8})$/
const HEADING = /^rq_(?<slug>[a-z0-9_]+)$/

/** Slug and hash in the mark of a statement; null for other marks. Word keeps the case, other programs may not. */
export function readStatementMark(name: string): { readonly slug: string; readonly hash: string } | null {
  const { slug, hash } = STATEMENT.exec(name.toLowerCase())?.groups ?? {}
  return slug === undefined || hash === undefined ? null : { slug, hash }
}

export const readHeadingMark = (name: string): string | null =>
  HEADING.exec(name.toLowerCase())?.groups?.['slug'] ?? null

export const isFigureMark = (name: string): boolean => /^fg_[0-9a-f]{16}_\d+$/.test(name)

/** Stands where nothing is stated. Left as it is, it is no statement. */
export const PROMPT = '[Not stated yet. Write the statement here.]'
