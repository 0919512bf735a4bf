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
  /** Figures in tables and tiles, in order. */
  readonly figures: readonly ComposedFigure[]
}

export interface ComposedFigure {
  /** Where it stands: the table, the row and the column. */
  readonly what: string
  /** As it is printed. */
  readonly text: string
  /** Whether it is one of the year’s main figures, without which the paper is not whole. */
  readonly is_main: boolean
}

/** A figure whose number the paper prints less often than its bundle does. */
export interface FigureNotPrinted extends ComposedFigure {
  readonly printed: number
  readonly composed: number
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
  /** Those of the missing numbers that are figures: main ones first. */
  readonly not_printed: readonly FigureNotPrinted[]
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
  { texts: composed, headings, footer, figures }: PaperText,
): PaperCheck {
  const numbered = headings.filter((text) => numbersIn(text).length > 0).map(spaced)
  const isHeading = ({ words, quote }: Printed): boolean =>
    numbered.some((text) => text.includes(quote) && spaced(words).includes(text))
  const all = countsOf(composed.flatMap(quotesIn))
  const left = new Map(all)
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
    not_printed: notPrinted(figures, all, left),
  }
}

/**
 * Figures whose number is short. A number that stands in sentences too may be missing from these: where lines are joined, the reader of a
 * PDF can lose one. So only what is short by more than that is a figure that is not there.
 */
function notPrinted(
  figures: readonly ComposedFigure[],
  all: ReadonlyMap<string, number>,
  left: ReadonlyMap<string, number>,
): FigureNotPrinted[] {
  const inFigures = countsOf(figures.flatMap(({ text }) => quotesIn(text)))
  return figures
    .flatMap((figure): FigureNotPrinted[] => {
      const short = quotesIn(figure.text).find((quote) => {
        const inWords = (all.get(quote) ?? 0) - inFigures.get(quote)!
        return (left.get(quote) ?? 0) > inWords
      })
      if (short === undefined) return []
      const composed = all.get(short) ?? 0
      return [{ ...figure, printed: composed - (left.get(short) ?? 0), composed }]
    })
    .toSorted((a, b) => Number(b.is_main) - Number(a.is_main))
}

const quotesIn = (text: string): string[] => numbersIn(text).map(({ quote }) => quote)

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

/** The end of the foot, where a page of narrow columns has it on a line of its own. */
const PAGE_OF = /^Page \d+ of \d+$/

/** Pages without the contents and without the foot, which has the number of the page. */
function withoutRepeats(pages: readonly PaperPage[], foot: string) {
  const numbered = pages.map(({ page, text }) => ({
    page,
    lines: text.split('\n').map((words, at) => ({ line: at + 1, words })),
  }))
  return numbered.map(({ page, lines }) => ({
    page,
    lines: lines.filter(
      ({ words }) => !LEADERS.test(words) && !words.startsWith(foot) && !PAGE_OF.test(words),
    ),
  }))
}
