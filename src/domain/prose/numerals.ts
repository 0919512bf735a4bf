import { BY_MARK } from './marks.ts'
import { HARD_SPACE } from './plain-text.ts'

/** A number as printed, before its scale and unit. */
export interface Numeral {
  readonly start: number
  readonly end: number
  readonly value: number
  /** The value of its last printed digit. */
  readonly step: number
  readonly digits: number
  /** Zeros before the end of a whole number: `255,000` may be rounded to thousands. */
  readonly trailing_zeros: number
  readonly in_words: boolean
  /** Thousands parted by ordinary spaces, which may be two numbers. */
  readonly spaced: boolean
  /** A half, two thirds: shares by themselves. */
  readonly fraction: boolean
  readonly negative: boolean
  /** Printed with a separator of thousands or a decimal point, which a year never is. */
  readonly grouped: boolean
}

// Every repetition has an upper bound: no text can make these slow.
const DIGITS = new RegExp(
  String.raw`\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,6})?(?![\d])|\d{1,3}(?:[${HARD_SPACE}']\d{3}){1,5}(?:\.\d{1,6})?(?![\d])|\d{1,3}(?: \d{3}){1,5}(?:\.\d{1,6})?(?![\d,])|\d{1,15}(?:\.\d{1,6})?(?![\d])|\.\d{1,6}(?![\d])`,
  'gy',
)

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const WORDS = new Map<string, number>([
  ...ONES.split(' ').map((word, at): [string, number] => [word, at]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
])
const WORD = `(?:${[...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const IN_WORDS = new RegExp(
  String.raw`(${WORD})(?:[- ](${WORD}))?(?: (hundred)(?: and (${WORD})(?:[- ](${WORD}))?)?)?( and a half| point (${WORD}))?(?![a-z])`,
  'gy',
)

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  ...[
    ['nine[- ]tenths', 90] as const,
    ['(?:one|a)[- ]quarter', 25] as const,
    ['(?:one|a)[- ]fifth', 20] as const,
    ['(?:one|a)[- ]tenth', 10] as const,
    ['(?:(?:one|a)[- ])?half', 50] as const,
  ].map(([words, value]): readonly [RegExp, number] => [
    // "fell by a quarter", "fell by about a quarter"
    new RegExp(String.raw`(?<=by (?:[a-z]{4,13} (?:than )?)?)${words}(?![a-z])`, 'gy'),
    value,
  ]),
  [/two[- ]thirds(?![a-z])/gy, 200 / 3],
  [/three[- ]quarters(?![a-z])/gy, 75],
  [/(?:one|a)[- ]third(?![a-z])/gy, 100 / 3],
  [/(?:one|a)[- ]quarter(?= of | lower| higher| less| more| below| above)/gy, 25],
  [/(?:one[- ])?half(?= of our| of the| of its| of all| of scope| of total)/gy, 50],
]

/** Every numeral of a text that does not begin inside a word or another numeral. `blocked` are places that are none. */
export function numerals(plain: string, blocked: (at: number) => number | undefined): Numeral[] {
  const found: Numeral[] = []
  for (let at = 0; at < plain.length; ) {
    const past = blocked(at)
    if (past !== undefined && past > at) {
      at = past
      continue
    }
    const numeral = isStart(plain, at) ? numeralAt(plain, at) : undefined
    if (numeral === undefined) at += 1
    else {
      found.push(numeral)
      at = numeral.end
    }
  }
  return found
}

const isStart = (plain: string, at: number): boolean => {
  const code = plain.charCodeAt(at)
  const isDigit = (code >= 48 && code <= 57) || (code === 46 && /\d/.test(plain[at + 1] ?? ''))
  if (BY_MARK.has(plain[at]!)) return true
  const isLetter = code >= 97 && code <= 122
  if (!isDigit && !isLetter) return false
  const before = plain[at - 1] ?? ' '
  return isDigit
    ? !/[\d.,a-z_]/.test(before) || isCurrency(plain, at) || /[\s(][,.]$/.test(plain.slice(at - 2, at))
    : !/[\da-z'-]/.test(before)
}

/** `A$12m`, `AUD12m`, `fy25` is not. */
const isCurrency = (plain: string, at: number): boolean =>
  /(?:\$|aud|usd|nzd)$/.test(plain.slice(Math.max(0, at - 4), at))

function numeralAt(plain: string, at: number): Numeral | undefined {
  const mark = BY_MARK.get(plain[at]!)
  if (mark !== undefined) return { ...wordNumeral(at, plain[at]!, mark.value), step: mark.step }
  const code = plain.charCodeAt(at)
  return code >= 97 ? inWords(plain, at) : inDigits(plain, at)
}

function inDigits(plain: string, at: number): Numeral | undefined {
  DIGITS.lastIndex = at
  const text = DIGITS.exec(plain)?.[0]
  if (text === undefined) return undefined
  const bare = text.replaceAll(new RegExp(`[, ${HARD_SPACE}']`, 'g'), '')
  const decimals = bare.split('.')[1]?.length ?? 0
  const digits = bare.replace('.', '').replace(/^0{1,20}/, '')
  const trailing = decimals === 0 ? (/0{1,15}$/.exec(digits)?.[0].length ?? 0) : 0
  const sign = plain[at - 1]
  return {
    start: at,
    end: at + text.length,
    value: Number(bare),
    step: 10 ** -decimals,
    digits: Math.max(1, digits.length),
    trailing_zeros: trailing,
    in_words: false,
    spaced: text.includes(' '),
    fraction: false,
    negative: (sign === '−' || sign === '-') && /^[\s(|]?$/.test(plain.slice(Math.max(0, at - 2), at - 1)),
    grouped: text !== bare || decimals > 0,
  }
}

function inWords(plain: string, at: number): Numeral | undefined {
  for (const [pattern, value] of FRACTIONS) {
    pattern.lastIndex = at
    const text = pattern.exec(plain)?.[0]
    if (text !== undefined) return { ...wordNumeral(at, text, value), step: 4, fraction: true }
  }
  IN_WORDS.lastIndex = at
  const match = IN_WORDS.exec(plain)
  if (match === null) return undefined
  const [text, first, second, hundred, third, fourth, rest, point] = match
  const of = (word: string | undefined): number => (word === undefined ? 0 : WORDS.get(word)!)
  // "two five" is not a number; "twenty-five" is.
  if (second !== undefined && (of(first) < 20 || of(second) > 9)) return wordNumeral(at, first!, of(first))
  const whole = (of(first) + of(second)) * (hundred === undefined ? 1 : 100) + of(third) + of(fourth)
  const part = point !== undefined ? of(point) / 10 : rest === undefined ? 0 : 0.5
  return { ...wordNumeral(at, text, whole + part), step: rest === undefined ? 1 : 0.1 }
}

const wordNumeral = (start: number, text: string, value: number): Numeral => ({
  start,
  end: start + text.length,
  value,
  step: 1,
  digits: String(value).replace('.', '').length,
  trailing_zeros: 0,
  in_words: true,
  spaced: false,
  fraction: false,
  negative: false,
  grouped: false,
})
