import { NUMBER_MARKS } from './marks.ts'
import type { Place, Reading } from './reading.ts'

/** A text with its numbers spelled in one way, and where each character of it stood before. */
interface Folded {
  readonly text: string
  /** Of the original for a place in the text; the same where nothing was folded. */
  readonly back: (place: Place) => Place
}

// Every repetition has an upper bound: no text can make these slow.
const WRITTEN: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  // Letters of other scripts that look like those of units: Cyrillic М in Мt. Only beside a Latin letter or a digit.
  [
    /(?<=[\dA-Za-z ])[\u041C\u0422\u0442\u041A\u043A](?=[A-Za-z\u0422\u0442](?![\u0400-\u04FF]))/gu,
    ([letter]) => LOOKALIKE[letter!]!,
  ],
  [/(?<=[MGkKG])[\u0422\u0442](?![\u0400-\u04FF])/gu, ([letter]) => LOOKALIKE[letter!]!],
  // Digits as a superscript where they are no exponent or footnote, and digits of other scripts.
  [
    /(?<![\p{L}\p{N}.,)])[⁰¹²³⁴-⁹](?:[⁰¹²³⁴-⁹,. ]{0,30}[⁰¹²³⁴-⁹])?(?=[ \u00A0]?[A-Za-z])/gu,
    ([digits]) => digits!.normalize('NFKC'),
  ],
  [/[\p{Nd}--[0-9]]/gv, ([digit]) => digitOf(digit!)],
  // The letter O for a zero, in an amount: 3,O43,95O. Not in N2O.
  [/(?<=(?:^|[^\p{L}\d,.])\d[\d,Oo]{0,14})[OoО](?=[\d,OoО]|[ \u00A0](?:t|kt|tonnes?)(?![a-z]))/gu, () => '0'],
  [/(?<=\d)٫(?=\d)/gu, () => '.'],
  [/(?<=\d)٬(?=\d)/gu, () => ','],
  // Letters and signs of full width or in mathematical type, and digits in circles.
  [
    /[\u2460-\u2468\u24EA\uFF01-\uFF0F\uFF1A-\uFF5E\u3300-\u33FF\u{1D400}-\u{1D7CB}]/gu,
    ([character]) => character!.normalize('NFKC'),
  ],
  [/(?<=\d)[ \u00A0]?[¼½¾⅐-⅞]/gu, ([fraction]) => decimals(fraction!)],
  [/[¼½¾⅐-⅞]/gu, ([fraction]) => `0${decimals(fraction!)}`],
  [
    /(?<![\p{L}\d.,])(\d{1,6}(?:\.\d{1,6})?)(?:[ \u00A0]?[x×*·][ \u00A0]?10[ \u00A0]?(?:\^[ \u00A0]?\{?\+?(\d{1,2})\}?|([⁰¹²³⁴-⁹]{1,2}))|[eE]\+?(\d{1,2})(?![\p{L}\d]))/gu,
    ([whole, number, caret, raised, letter]) =>
      powerOf(whole!, number!, caret ?? letter ?? raised!.normalize('NFKC')),
  ],
  [/(?<![A-Za-z-])(?:nil|zero)(?= (?:t|tonnes?|kt|mt|gj|tj|pj)(?![A-Za-z]))/giu, () => '0'],
  [
    /(?<=(?<![A-Za-z-])(?:were|was|is|are|of|at|to|be|been|totall?ed|emitted|reported|had|[:=]) {0,2})(?:nil|zero|nought)(?![A-Za-z-])(?! (?:carbon|waste|harm|injur|tolerance|emissions? (?:vehicle|bus|technolog|fleet|target|by|pathway)|net))/giu,
    ([,]) => '0 t',
  ],
  [
    /(?<=(?:has|have|had|produced|emitted|reported|generated) )no (?=(?:gross |direct |material )?(?:scope [12]|direct|greenhouse gas) emissions(?![a-z]))/giu,
    () => '0 t ',
  ],
  [
    /(?<=(?:scope \d|emissions|energy)[^,;.]{0,60} )(halved|doubled|tripled|trebled|quadrupled)(?![A-Za-z])/giu,
    ([word]) => NUMBER_MARKS[word!.toLowerCase()]!.words,
  ],
  [
    /(?<=(?:rose|risen|grew|grown|increased?|up|went up|climbed)(?: by| to)? )((?:two|three|four|five|ten)fold)(?![A-Za-z])/giu,
    ([word]) => NUMBER_MARKS[word!.toLowerCase()]!.words,
  ],
  // A share of an earlier year is a change since then.
  [
    /(?<=(?:were|was|are|is|to|about|around|roughly|approximately|nearly|almost|barely|under|over|than|only|just|at) )(?:(?:an?|one)[ -])?(half|third|quarter|fifth|tenth) (?:of )?(?:(?:those|that|(?:the|their|its) (?:level|figure|amount)s?) (?:of|in|for)|the(?= (?:fy)?\d{2,4}(?:-\d\d)? (?:level|figure|amount|total))|what (?:it was|they were|we emitted|it emitted) in)(?![A-Za-z])/giu,
    ([, part]) => `${NUMBER_MARKS[`a ${part!.toLowerCase()}`]!.words} compared with`,
  ],
  [
    /(?<=(?:scope [12]|direct|greenhouse gas) emissions (?:were|have been|had been|are) )(?:all |fully |completely |entirely ){0,2}eliminated(?![A-Za-z])/giu,
    () => '0 t',
  ],
  // A kilotonne is more than almost nothing.
  [
    /(?<=(?:scope [12]|direct|greenhouse gas) emissions (?:were|was|are|is|have been|had been|came to|fell to|dropped to|amounted to) )(?:almost|next to|virtually|practically|close to|nearly) (?:nothing|nil|zero|none)(?![A-Za-z-])/giu,
    () => 'under 1,000 t',
  ],
  [
    /(?<=(?:we|company|group) )(?:emits?|emitted|produced?|produces) (?:almost|next to|virtually|practically) (?:nothing|no (?:direct|greenhouse gas|scope [12]) emissions)(?![A-Za-z-])/giu,
    () => 'emitted under 1,000 t',
  ],
  [
    /(?<=(?:we|company|group|sites|facilities|operations) )(?:no longer (?:emits?|produces?)|(?:has|have) (?:stopped|ceased) (?:emitting|producing))(?: any)?(?= (?:gross |direct )?(?:scope [12]|greenhouse gas|carbon|co2|emissions)|[.,;]|$)/giu,
    () => 'emitted 0 t of',
  ],
  [
    /(?<=(?:we|company|group) )(?:has|have) (?:no (?:more|further|longer any)|no longer any)(?= (?:gross |direct )?(?:scope [12]|greenhouse gas) emissions)/giu,
    () => 'emitted 0 t of',
  ],
  [
    /(?<=(?:we|company|group) (?:have |has |had )?)eliminated(?: all)?(?: of)?(?: our| its)?(?= (?:gross )?(?:scope [12]|direct|greenhouse gas) emissions(?![A-Za-z]))/giu,
    () => 'had 0 t of',
  ],
]

const LOOKALIKE: Readonly<Record<string, string>> = { М: 'M', Т: 'T', т: 't', К: 'K', к: 'k' }

/** The digits of a script come in tens, in order. */
function digitOf(digit: string): string {
  const folded = digit.normalize('NFKC')
  if (/^[0-9]$/.test(folded)) return folded
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** `½` as `.5`. */
function decimals(fraction: string): string {
  const [over, under] = fraction.trim().normalize('NFKC').split('\u2044').map(Number)
  return (over! / under!).toFixed(4).slice(1).replace(/0+$/, '')
}

/** Written out, up to what a number of this text can be. */
function powerOf(whole: string, number: string, power: string): string {
  const value = Number(`${number}e${power}`)
  return Number(power) > 15 || !Number.isFinite(value) ? whole : value.toFixed(0)
}

/** Most texts have nothing to fold, and are looked at once. */
const MAY_FOLD =
  /[^\n\r\t -~]|\d,?[Oo]|\d ?[x*e]|nil|zero|nought|nothing|no longer|ceased|stopped| no (?:more|further) |eliminated| no (?:gross|direct|material|scope|greenhouse)|(?:halv|doubl|tripl|trebl|quadrupl)ed|fold| half |[ -](?:third|quarter|fifth|tenth) /i

/** Spells what would hide a number as the reader knows it: other digits, exponents, fractions, look-alike letters, and words for a number. */
export function foldNumbers(original: string): Folded {
  if (!MAY_FOLD.test(original)) return { text: original, back: (place) => place }
  let text = original
  let at: number[] | null = null
  for (const [pattern, write] of WRITTEN) {
    const matches = [...text.matchAll(pattern)]
    if (matches.length === 0) continue
    at ??= Array.from({ length: text.length + 1 }, (_, index) => index)
    const parts: string[] = []
    const places: number[] = []
    const keep = (from: number, to: number): void => {
      parts.push(text.slice(from, to))
      for (let index = from; index < to; index += 1) places.push(at![index]!)
    }
    let from = 0
    for (const match of matches) {
      const written = write(match)
      keep(from, match.index)
      parts.push(written)
      for (let index = 0; index < written.length; index += 1) places.push(at[match.index]!)
      from = match.index + match[0].length
    }
    keep(from, text.length)
    places.push(at[text.length]!)
    text = parts.join('')
    at = places
  }
  const from = at
  return {
    text,
    back: (place) => (from === null ? place : { start: from[place.start]!, end: endOf(from, place.end) }),
  }
}

/** The end of the last character, not the start of the next: several may have been written for one. */
const endOf = (at: readonly number[], end: number): number => {
  let next = end
  while (next < at.length - 1 && at[next] === at[end - 1]) next += 1
  return at[next]!
}

/** A reading where it stands in the text that was given. */
export const unfolded =
  (original: string, { back }: Folded): ((reading: Reading) => Reading) =>
  (reading) => {
    const place = back(reading.place)
    return {
      ...reading,
      place,
      quote: original.slice(place.start, place.end),
      context: back(reading.context),
    }
  }
