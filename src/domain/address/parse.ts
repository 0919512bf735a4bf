import { takeNumbers, type WrittenNumbers } from './parse-numbers.ts'
import { comparableWords, plainText } from './text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An address as someone wrote it, taken apart as far as it can be without knowing which places exist. */
export interface ParsedAddress extends WrittenNumbers {
  /** Street and locality, in order. */
  readonly words: readonly string[]
  /** How many words are before each comma between them. */
  readonly commas: readonly number[]
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
const COUNTRY = new Set(['AUSTRALIA', 'AUS', 'AU'])
/** A box or bag with its number: post goes there, and nothing is there. */
const POSTAL =
  /(?<![A-Z0-9])(?:(?:G ?)?P ?O ?BOX|(?:GENERAL )?POST OFFICE BOX|(?:LOCKED|PRIVATE)(?: MAIL)? BAG|CARE PO|REPLY PAID|PARCEL LOCKER|RMB|RSD)\b(?: [A-Z]?\d+[A-Z]?)?/

/** Takes an Australian address apart. Never fails: what it cannot place stays among the words. */
export function parseAddress(text: string, vocabulary: Vocabulary): ParsedAddress {
  const plain = plainText(text)
  const placed = plain.replace(POSTAL, ' ')
  // A comma is a word of its own until the numbers are off, for what is before them may be a building.
  const tokens = placed
    .replaceAll(',', ' , ')
    .replaceAll(/(?<=[A-Z]{2})(?=\d{4}$)/g, ' ')
    .split(' ')
    .filter((token) => token !== '')
  const end = takeEnd(tokens)
  const numbers = takeNumbers(tokens, vocabulary)
  const rest = withoutCorner(tokens, vocabulary)
  const words: string[] = []
  const commas: number[] = []
  for (const token of rest)
    if (token !== ',') words.push(...split(token))
    else if (words.length > (commas.at(-1) ?? 0)) commas.push(words.length)
  return {
    ...numbers,
    ...end,
    words,
    commas: commas.filter((comma) => comma < words.length),
    // A box beside the number of a street is for the post alone.
    postal: placed !== plain && numbers.number === null && numbers.lot === null,
  }
}

const split = (token: string): string[] => comparableWords(token.split(/[/-]/))

/** Of a corner the first street alone: the file has no corners. */
function withoutCorner(tokens: readonly string[], { streetTypes }: Vocabulary): readonly string[] {
  if (tokens[0] !== 'CNR' && tokens[0] !== 'CORNER') return tokens
  const first = tokens[1] === 'OF' ? 2 : 1
  const and = tokens.indexOf('AND')
  if (and <= first) return tokens
  const comma = tokens.indexOf(',', and)
  const type = tokens.findIndex((token, at) => at > and + 1 && (streetTypes.has(token) || token === 'STS'))
  const end = comma === -1 ? type + 1 : comma
  return end === 0 ? tokens : [...tokens.slice(first, and), ',', ...tokens.slice(end)]
}

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
      else if (COUNTRY.has(last) && tokens.length > 1) tokens.pop()
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
