/** A line of a page as it was read from a paper. */
export interface PaperPage {
  readonly page: number | null
  readonly text: string
}

/** What a paper was composed of. */
export interface PaperText {
  readonly texts: readonly string[]
  /** Of columns: printed again wherever a table goes on. */
  readonly headings: readonly string[]
  /** At the foot of every page, before its number. */
  readonly footer: string
}

/** A number that the paper prints and that was never composed for it. */
export interface StrangeNumber {
  readonly page: number | null
  /** Line of the page, counted from 1. */
  readonly line: number
  readonly quote: string
  readonly words: string
}

export interface PaperCheck {
  /** Numbers that were read, and those of them that are the paper’s own. */
  readonly numbers: number
  readonly own: number
  readonly strange: readonly StrangeNumber[]
  /** Numbers that the paper should print and does not. */
  readonly missing: readonly string[]
}

interface Printed extends StrangeNumber {
  readonly before: string
}

/** Whole numbers, decimals and paragraphs; not digits inside words, such as those of a hash. */
const NUMBER = /(?<![A-Za-z0-9_.,])\d[\d,]*(?:\.\d+)*(?!(?!C(?![A-Za-z]))[A-Za-z0-9_])/g

/**
 * Holds every number that a paper prints against those that it was composed of: each may be printed as often as it was composed.
 * What a page repeats from the one before, at its foot or as a heading of a table, is left out.
 */
export function checkPaper(
  pages: readonly PaperPage[],
  { texts: composed, headings, footer }: PaperText,
): PaperCheck {
  const numbered = headings.filter((text) => numbersIn(text).length > 0).map(spaced)
  const isHeading = ({ words, quote }: Printed): boolean =>
    numbered.some((text) => text.includes(quote) && spaced(words).includes(text))
  const left = countsOf(composed.flatMap((text) => numbersIn(text).map(({ quote }) => quote)))
  const known = new Set(composed.flatMap((text) => numbersIn(text).map(contextOf)))
  const printed = withoutRepeats(pages, footer.slice(0, FOOT)).flatMap(({ page, lines }) =>
    lines.flatMap(({ line, words }) => numbersIn(words).map((number) => ({ ...number, page, line, words }))),
  )
  const strange: Printed[] = []
  // A number among the words that it was composed with takes its place first, a heading last: it is printed on every page of its table.
  const rank = (number: Printed): number => (isHeading(number) ? 2 : known.has(contextOf(number)) ? 0 : 1)
  for (const number of printed.toSorted((a, b) => rank(a) - rank(b))) {
    const count = left.get(number.quote) ?? 0
    if (count > 0) left.set(number.quote, count - 1)
    else if (rank(number) < 2) strange.push(number)
  }
  return {
    numbers: printed.length,
    own: printed.length - strange.length,
    strange: strange
      .toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0) || a.line - b.line)
      .map(({ page, line, quote, words }) => ({ page, line, quote, words })),
    missing: [...left].flatMap(([quote, count]) => Array.from({ length: count }, () => quote)),
  }
}

const numbersIn = (text: string): { readonly quote: string; readonly before: string }[] =>
  [...text.matchAll(NUMBER)].map(({ 0: quote, index }) => ({
    quote: quote.replace(/,+$/, ''),
    before: text.slice(Math.max(0, index - 24), index),
  }))

/** A number with the last word before it, however lines are broken. */
const contextOf = ({ quote, before }: { readonly quote: string; readonly before: string }): string =>
  `${/([A-Za-z]+)[^A-Za-z]*$/.exec(before)?.[1] ?? ''} ${quote}`

const spaced = (words: string): string => words.replaceAll(/\s+/g, ' ')

function countsOf(quotes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const quote of quotes) counts.set(quote, (counts.get(quote) ?? 0) + 1)
  return counts
}

/** Characters by which the foot of a page is known: it goes on with the number of the page. */
const FOOT = 30

/** Dots between a title and its page: the contents repeat titles, and pages are counted when they are set. */
const LEADERS = /(?: \.){4}/

/** Pages without the contents and without the foot, which has the number of the page. */
function withoutRepeats(pages: readonly PaperPage[], foot: string) {
  const numbered = pages.map(({ page, text }) => ({
    page,
    lines: text.split('\n').map((words, at) => ({ line: at + 1, words })),
  }))
  return numbered.map(({ page, lines }) => ({
    page,
    lines: lines.filter(({ words }) => !LEADERS.test(words) && !words.startsWith(foot)),
  }))
}
