/** A figure as printed. */
export interface Figure {
  readonly value: number
  /** A mark of a footnote stood beside it. */
  readonly isMarked: boolean
}

/** Marks for "nothing is published here". None of them is zero. */
const NOTHING = new Set([
  '',
  '-',
  '--',
  'n/a',
  'na',
  'n.a.',
  'n/p',
  'np',
  'n.p.',
  '..',
  '...',
  '.',
  'nil',
  'null',
  'none',
  'not reported',
  'not applicable',
  'not available',
  'not published',
])
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu
const NUMBER = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)?(?:\.\d+)?(?:e[+-]?\d+)?$/iu
const MARK_BEHIND =
  /(?:[*†‡§#^~]+|\s?\((?:[a-z]|\d{1,2})\)|\s?\[\w{1,3}\]|[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]+|(?<=\d)\s?[a-d])$/iu
const MARK_BEFORE = /^[*†‡§#^~]+\s*/u

/** Outer spaces removed, one kind of dash, ordinary spaces. */
const plainCell = (text: string): string =>
  text
    .replaceAll(DASHES, '-')
    .replaceAll(/[\s\u00a0\u2007\u2009\u202f]+/gu, ' ')
    .trim()

/** True for a cell in which the publisher prints nothing. */
export const isNothing = (text: string): boolean => NOTHING.has(plainCell(text).toLowerCase())

/** A figure with thousands commas or spaces, an exponent, a minus or brackets for it, and marks of footnotes; undefined for other text. */
export function figureOf(text: string): Figure | undefined {
  let plain = plainCell(text)
  let isMarked = false
  for (let turns = 0; turns < 4 && !isNumber(plain); turns += 1) {
    const negative = /^\(\s*([\d,. ]{2,})\s*\)$/u.exec(plain)?.[1]
    const bare =
      negative === undefined ? plain.replace(MARK_BEHIND, '').replace(MARK_BEFORE, '') : `-${negative}`
    if (bare === plain) return undefined
    if (negative === undefined) isMarked = true
    plain = bare.trim()
  }
  if (!isNumber(plain)) return undefined
  const value = Number(plain.replaceAll(/[, ]/gu, ''))
  return Number.isFinite(value) ? { value: value === 0 ? 0 : value, isMarked } : undefined
}

const isNumber = (text: string): boolean => NUMBER.test(text) && /\d/u.test(text) && !/^e/iu.test(text)
