/** A line of a page, and where it stands on it. */
export interface TextLine {
  /** Characters of the page's text. */
  readonly start: number
  readonly end: number
  /** In points from the lower left corner; null in files without positions. */
  readonly box: Box | null
  /** The sentence goes on in the next line, which begins where this one was full. */
  readonly wraps: boolean
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Text as the engine of numbers reads it: a line for each line, tabs between the cells of a table. */
export interface TextPage {
  /** Counted from 1; null in files without pages. */
  readonly page: number | null
  readonly text: string
  readonly lines: readonly TextLine[]
}

export interface ReportText {
  readonly format: 'pdf' | 'docx' | 'html' | 'text'
  readonly pages: readonly TextPage[]
}

/** A file may hold what no database keeps as text. Each is replaced by one character, so that places stay what they are. */
const keepable = (text: string): string => text.replaceAll('\u0000', '\uFFFD').toWellFormed()

/** Lines joined to the text of a page. */
export function pageOf(
  page: number | null,
  found: readonly { readonly text: string; readonly box: Box | null; readonly wraps?: boolean }[],
): TextPage {
  const lines = found.map(({ text, box, wraps = false }) => ({ text: keepable(text), box, wraps }))
  const placed: TextLine[] = []
  let at = 0
  for (const { text, box, wraps } of lines) {
    placed.push({ start: at, end: at + text.length, box, wraps })
    at += text.length + 1
  }
  return { page, text: lines.map(({ text }) => text).join('\n'), lines: placed }
}

/** The text with a space for each end of a line that merely wraps; every character stays in its place. */
export function withoutWraps({ text, lines }: Pick<TextPage, 'text' | 'lines'>): string {
  const characters = text.split('')
  for (const { end, wraps } of lines) if (wraps && end < text.length) characters[end] = ' '
  return characters.join('')
}
