import { comparableWords, plainText } from './text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An address as somebody wrote it, taken apart as far as it can be without knowing which places exist. */
export interface ParsedAddress {
  readonly flat: { readonly type: string | null; readonly number: string } | null
  readonly level: { readonly type: string; readonly number: string | null } | null
  readonly lot: string | null
  readonly number: { readonly first: string; readonly last: string | null } | null
  /** Street and locality, in order. */
  readonly words: readonly string[]
  /** How many of the words are the street's; null where no comma says so. */
  readonly streetWords: number | null
  readonly state: string | null
  readonly postcode: string | null
  /** A post-office box or bag: it has no place. */
  readonly postal: boolean
}

const STATES: ReadonlyMap<string, string> = new Map([
  ...['ACT', 'NSW', 'NT', 'OT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((code) => [code, code] as const),
  ['AUSTRALIAN CAPITAL TERRITORY', 'ACT'],
  ['NEW SOUTH WALES', 'NSW'],
  ['NORTHERN TERRITORY', 'NT'],
  ['QUEENSLAND', 'QLD'],
  ['SOUTH AUSTRALIA', 'SA'],
  ['TASMANIA', 'TAS'],
  ['VICTORIA', 'VIC'],
  ['WESTERN AUSTRALIA', 'WA'],
])
const POSTAL = /^(?:G?P ?O BOX|LOCKED BAG|PRIVATE BAG|CARE PO)\b/
const NUMBER = /^(\d+[A-Z]{0,2})(?:-(\d+[A-Z]{0,2}))?$/
const ORDINAL = /^\d+(?:ST|ND|RD|TH)$/
const FLAT_NUMBER = /^(?:[A-Z]{0,2}\d+[A-Z]?|[A-Z])$/

/** Takes an Australian address apart. Never fails: what it cannot place stays among the words. */
export function parseAddress(text: string, vocabulary: Vocabulary): ParsedAddress {
  const plain = plainText(text)
  // A comma is a word of its own until the numbers are off, for what stands before them may be a building.
  const tokens = plain
    .replaceAll(',', ' , ')
    .replaceAll(/(?<=[A-Z]{2})(?=\d{4}$)/g, ' ')
    .split(' ')
  const rest = tokens.filter((token) => token !== '')
  const end = takeEnd(rest)
  const start = takeStart(rest, vocabulary)
  const comma = rest.indexOf(',')
  const streetWords = comma <= 0 ? null : split(rest.slice(0, comma)).length
  return {
    ...start,
    ...end,
    words: split(rest.filter((token) => token !== ',')),
    streetWords,
    postal: POSTAL.test(plain),
  }
}

const split = (tokens: readonly string[]): string[] =>
  comparableWords(tokens.flatMap((token) => token.split(/[/-]/)))

/** Takes country, state and postcode, in any order, off the end. */
function takeEnd(tokens: string[]): Pick<ParsedAddress, 'state' | 'postcode'> {
  let state: string | null = null
  let postcode: string | null = null
  while (tokens.length > 0) {
    const last = tokens.at(-1)!
    if (last === ',') tokens.pop()
    else if (postcode === null && /^\d{4}$/.test(last) && tokens.length > 1) {
      postcode = last
      tokens.pop()
    } else {
      const words: number = state === null ? stateWords(tokens) : 0
      if (words > 0) state = STATES.get(tokens.splice(-words).join(' ')) ?? null
      else if (last === 'AUSTRALIA' && tokens.length > 1) tokens.pop()
      else break
    }
  }
  return { state, postcode }
}

/** How many words at the end name a state; none when nothing would be left. */
function stateWords(tokens: readonly string[]): number {
  for (const words of [3, 2, 1])
    if (tokens.length > words && STATES.has(tokens.slice(-words).join(' '))) return words
  return 0
}

type Start = Pick<ParsedAddress, 'flat' | 'level' | 'lot' | 'number'>

/** Takes flat, level, lot and number off the front, with the name of a building that stands before them. */
function takeStart(tokens: string[], vocabulary: Vocabulary): Start {
  const found: { -readonly [Part in keyof Start]: Start[Part] } = {
    flat: null,
    level: null,
    lot: null,
    number: null,
  }
  const from = tokens.findIndex((token, at) => startsNumbers(token, tokens[at + 1], vocabulary))
  if (from === -1) return found
  // Without a comma, a number after a street's type is of something else, such as a highway or a second street.
  const before = tokens.slice(1, from)
  if (before.at(-1) !== ',' && before.some((token) => vocabulary.streetTypes.has(token))) return found
  tokens.splice(0, from)
  while (tokens.length > 1) {
    const taken = takePart(tokens, vocabulary, found)
    if (taken === 0) break
    tokens.splice(0, taken)
    while (tokens[0] === ',') tokens.shift()
  }
  return found
}

const isNumber = (token: string | undefined): boolean =>
  token !== undefined && NUMBER.test(token) && !ORDINAL.test(token)

function startsNumbers(token: string, next: string | undefined, vocabulary: Vocabulary): boolean {
  if (isNumber(token) || /^[A-Z]{0,2}\d+[A-Z]?\/\d/.test(token)) return true
  if (/^(?:U|UNIT|L|LEVEL|SHOP|APT|FLAT|LOT)\d+[A-Z]?(?:\/|$)/.test(token)) return true
  if (ORDINAL.test(token)) return next === 'FLOOR' || next === 'LEVEL'
  const named = token === 'LOT' || vocabulary.flatTypes.has(token) || vocabulary.levelTypes.has(token)
  return named && next !== undefined && /\d/.test(next)
}

/** Reads one part at the front into `found`; answers how many tokens it took. */
function takePart(
  tokens: string[],
  vocabulary: Vocabulary,
  found: { -readonly [Part in keyof Start]: Start[Part] },
): number {
  const [first, second = ''] = tokens as [string, string?]
  const glued = /^(U|UNIT|L|LEVEL|SHOP|APT|FLAT|LOT)(\d+[A-Z]?)((?:\/.*)?)$/.exec(first)
  if (glued !== null) {
    tokens.splice(0, 1, glued[1]!, `${glued[2]}${glued[3]}`)
    return takePart(tokens, vocabulary, found)
  }
  if (found.number !== null) return 0
  if (first === 'NO' && isNumber(second)) return 1
  const level = vocabulary.levelTypes.get(first)
  if (level !== undefined && found.level === null && /^[A-Z]?\d+[A-Z]?$/.test(second)) {
    found.level = { type: level, number: second }
    return 2
  }
  if (ORDINAL.test(first) && (second === 'FLOOR' || second === 'LEVEL')) {
    found.level = { type: second, number: first.slice(0, -2) }
    return 2
  }
  if (first === 'LOT' && /^\d+[A-Z]?(?:\/\d.*)?$/.test(second)) {
    const [lot, number] = second.split('/')
    found.lot = lot!
    if (number === undefined) return 2
    tokens.splice(0, 2, number)
    return takePart(tokens, vocabulary, found)
  }
  const flatType = vocabulary.flatTypes.get(first)
  const [flat, after] = (flatType === undefined ? first : second).split('/') as [string, string?]
  if (found.flat === null && FLAT_NUMBER.test(flat) && (flatType !== undefined || after !== undefined)) {
    found.flat = { type: flatType ?? null, number: flat }
    const taken = flatType === undefined ? 1 : 2
    if (after === undefined) return taken
    tokens.splice(0, taken, after)
    return takePart(tokens, vocabulary, found)
  }
  if (!isNumber(first)) return 0
  if (found.flat === null && found.lot === null && isNumber(second) && tokens.length > 2) {
    found.flat = { type: null, number: first }
    return 1
  }
  const [, numberFirst, numberLast] = NUMBER.exec(first)!
  found.number = { first: numberFirst!, last: numberLast ?? null }
  return 1
}
