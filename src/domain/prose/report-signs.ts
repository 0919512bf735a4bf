/** Words that usually stand where a paragraph of the standard is answered. */
export interface ReportSign {
  /** Id of the requirement. */
  readonly id: string
  /** Patterns that all stand within a few lines. */
  readonly all: readonly string[]
}

/** A page of a report as it was read. */
export interface SignPage {
  /** Null in files without pages. */
  readonly page: number | null
  /** Its first line, counted from 1. */
  readonly first_line: number
  readonly text: string
}

export interface SignPlace {
  readonly page: number | null
  readonly line: number
  readonly words: string
}

/** A requirement with the places where its words stand; none does not mean that the report lacks it. */
export interface SignFound {
  readonly requirement_id: string
  readonly places: readonly SignPlace[]
}

/** A sentence of a report seldom takes more. */
const LINES = 3
const MOST_PLACES = 2
const MOST_WORDS = 160
/** A line of a table of contents names a heading and says nothing. */
const OF_CONTENTS = /\.{4}|(?:\. ){4}|…{2}/

/** Where a report has the words of each requirement: pointers for a reader, never a judgement. */
export function signsIn(signs: readonly ReportSign[], pages: readonly SignPage[]): SignFound[] {
  const read = pages.map(({ page, first_line, text }) => ({
    page,
    first_line,
    text: text.toLowerCase(),
    lines: text.split('\n'),
  }))
  return signs.map(({ id, all }) => {
    const patterns = all.map((pattern) => new RegExp(`\\b(?:${pattern})`))
    const places: SignPlace[] = []
    for (const { page, first_line, text, lines } of read) {
      if (places.length === MOST_PLACES) break
      if (patterns.some((pattern) => !pattern.test(text))) continue
      const at = placeIn(lines, patterns)
      if (at !== null) places.push({ page, line: first_line + at, words: wordsAt(lines, at) })
    }
    return { requirement_id: id, places }
  })
}

/** The first line from which all patterns stand close together; the line itself has one of them. */
function placeIn(lines: readonly string[], patterns: readonly RegExp[]): number | null {
  const lowered = lines.map((line) => (OF_CONTENTS.test(line) ? '' : line.toLowerCase()))
  const found = lowered.findIndex((line, index) => {
    if (!patterns.some((pattern) => pattern.test(line))) return false
    const near = lowered.slice(index, index + LINES).join(' ')
    return patterns.every((pattern) => pattern.test(near))
  })
  return found < 0 ? null : found
}

function wordsAt(lines: readonly string[], at: number): string {
  const words = lines
    .slice(at, at + LINES)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length <= MOST_WORDS ? words : `${words.slice(0, words.lastIndexOf(' ', MOST_WORDS))} …`
}
