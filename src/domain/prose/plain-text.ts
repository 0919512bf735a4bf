import type { Place } from './reading.ts'

/** A text as it is searched: lower case, one kind of space, dash, quote and digit, and every character in its old place. */
export interface PlainText {
  readonly original: string
  readonly plain: string
}

const SAME: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2212': '−',
  '\u2018': "'",
  '\u2019': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u2080': '0',
  '\u2081': '1',
  '\u2082': '2',
  '\u2083': '3',
  '\u2084': '4',
  '\u2103': '°',
  '\u00BA': '°',
  '\u00AD': ' ',
  '\u200B': ' ',
  '\uFEFF': ' ',
  '\r': ' ',
}

/** A space that does not break a line, of any width: it stands between the thousands of a number. */
export const HARD_SPACE = '\u00A0'

/** One character for one, so that a place in the plain text is a place in the original. */
export const plainText = (original: string): PlainText => ({
  original,
  plain: original
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F]/g, HARD_SPACE)
    .replaceAll(
      /[\u2010-\u2013\u2212\u2018\u2019\u201C\u201D\u2080-\u2084\u2103\u00BA\u00AD\u200B\uFEFF\r]/g,
      (character) => SAME[character]!,
    )
    .replaceAll(/[A-Z]/g, (character) => character.toLowerCase()),
})

/** How far a sentence is looked at on either side of a number; longer sentences are not read as a whole. */
export const FAR = 240

/** Abbreviations whose stop ends no sentence. */
const STOPS =
  /\b(?:approx|e\.g|i\.e|no|vs|cf|incl|excl|est|ca|pty|ltd|co|inc|para|pp?|s|fig|sec|st|mt|dr|mr|ms)$/

/** Sentences and separate lines of a text. A line that merely wraps goes on. */
export function sentences({ original, plain }: PlainText): Place[] {
  const found: Place[] = []
  let start = 0
  const cut = (end: number, next: number): void => {
    if (plain.slice(start, end).trim() !== '') found.push({ start, end })
    start = next
  }
  for (const { 0: mark, index } of plain.matchAll(/[.!?][)"']?(?=[ \u00A0\n\t]|$)|\n|[•▪●◦]/g)) {
    const end = index + mark.length
    if (mark === '\n') {
      if (breaksLine(original, plain, start, index)) cut(index, end)
    } else if (/^[•▪●◦]/.test(mark)) cut(index, end)
    else if (endsSentence(original, plain, start, index, end)) cut(end, end)
  }
  cut(plain.length, plain.length)
  return found.flatMap((sentence) => pieces(plain, sentence))
}

/** Words further apart than this are not read together; no text can make a sentence slow. */
const LONGEST = 2000

function pieces(plain: string, { start, end }: Place): Place[] {
  const cut: Place[] = []
  for (let from = start; from < end; ) {
    const space =
      end - from <= LONGEST ? -1 : plain.slice(from, from + LONGEST).search(/[\s,;][^\s,;]{0,60}$/)
    const to = end - from <= LONGEST ? end : space > 0 ? from + space : from + LONGEST
    cut.push({ start: from, end: to })
    from = to
  }
  return cut
}

/** How much of the text around a place is looked at; a bound, so that a text of one line takes no longer. */
const NEAR = 60

function endsSentence(original: string, plain: string, start: number, at: number, end: number): boolean {
  if (plain[at] !== '.') return true
  if (STOPS.test(plain.slice(Math.max(start, at - 8), at))) return false
  const next = /^[ \u00A0\n\t]{0,4}(.)/.exec(original.slice(end, end + 6))?.[1]
  return next === undefined || /[^a-z,;:)]/.test(next)
}

/** An empty line, a list item, a heading or a row of a table ends what stands before it. */
function breaksLine(original: string, plain: string, start: number, at: number): boolean {
  const next = plain.slice(at + 1, at + 1 + NEAR)
  if (/^[ \u00A0\t]{0,8}(?:\n|$|[-*–•·]|\(?[0-9a-z]{1,3}[.)] |\d{1,2}\.\d{1,2} |#|\||\d[\d,.]*$)/.test(next))
    return true
  const lineStart = Math.max(start, plain.lastIndexOf('\n', at - 1) + 1)
  const before = plain.slice(Math.max(lineStart, at - NEAR), at)
  // A short line without a stop is a heading or a row, unless the next goes on in lower case; a wrapped line is longer.
  return (
    (at - lineStart < 45 && !/^[ \u00A0\t]{0,8}[a-z]/.test(original.slice(at + 1, at + 10))) ||
    /[:;|\t]|[ \u00A0]{3}/.test(before) ||
    /[:|\t]|[ \u00A0]{3}/.test(next.split('\n', 1)[0]!)
  )
}
