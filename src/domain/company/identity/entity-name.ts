import type { Method } from '../../evidence.ts'
import { rememberedUpTo } from '../../remembered-by.ts'
import { bandOf, bandTable } from '../bands.ts'

export const ENTITY_NAME: Method = { id: 'entity_name', version: '1.1.0' }

/** Words of a legal name that say what form it has, not who it is; all are dropped before names are compared. */
const LEGAL_FORM_WORDS: ReadonlySet<string> = new Set([
  'PTY',
  'PROPRIETARY',
  'LTD',
  'LIMITED',
  'PLC',
  'INC',
  'CO',
  'COMPANY',
  'CORP',
  'CORPORATION',
  'THE',
  'AND',
  'TRUSTEE',
  'ATF',
])

/** Spellings that registry and register use for one another. */
const SAME_WORD: ReadonlyMap<string, string> = new Map([
  ['AUST', 'AUSTRALIA'],
  ['AUSTRALASIA', 'AUSTRALIA'],
  ['AUSTRALIAN', 'AUSTRALIA'],
  ['HLDGS', 'HOLDINGS'],
  ['HOLDING', 'HOLDINGS'],
  ['GRP', 'GROUP'],
  ['INTL', 'INTERNATIONAL'],
  ['OPS', 'OPERATIONS'],
  ['OPERATION', 'OPERATIONS'],
])

/** Names that score less are shown as doubtful, or not taken for the same at all. */
const ACCEPTED_FROM = 0.85

export const NAME_MATCHES = bandTable(
  [
    { name: 'different', upper: 0.6, meaning: 'Another name; not accepted as a match.' },
    { name: 'weak', upper: ACCEPTED_FROM, meaning: 'Some words agree; shown and flagged `name_mismatch`.' },
    { name: 'close', upper: 1, meaning: 'All but a word or a letter agree; accepted.' },
  ],
  { name: 'same', meaning: 'Equal after normalising; accepted.' },
)
export type NameMatch = (typeof NAME_MATCHES)[number]['name']

export interface NameComparison {
  readonly left: string
  readonly right: string
  readonly score: number
  readonly match: NameMatch
  readonly flags: readonly 'name_mismatch'[]
}

/** Tables of all years print some thousand names, each many times. */
const REMEMBERED_NAMES = 10_000

/** A name in capitals, without accents, punctuation and legal form, its words in one spelling. */
export const normaliseName: (name: string) => string = rememberedUpTo(REMEMBERED_NAMES, (name: string) => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = joinInitials(words.filter(tellsApart))
    .map((word) => SAME_WORD.get(word) ?? word)
    .filter(tellsApart)
  return (telling.length > 0 ? telling : words).join(' ')
})

/** A name as its letters and digits: tables that print one name in other letters or spaces have not renamed anyone. */
export const spellingKey = (name: string): string =>
  name
    .toUpperCase()
    .replace(/\bLTD\b/g, 'LIMITED')
    .replace(/\bPROPRIETARY\b/g, 'PTY')
    .replace(/[^\p{L}\p{N}]/gu, '')

const tellsApart = (word: string): boolean => !LEGAL_FORM_WORDS.has(word)

/** Single letters in a row are one word: C S ENERGY and CS ENERGY are the same name. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = []
  let open = false
  for (const word of words) {
    const initial = /^\p{L}$/u.test(word)
    if (initial && open) joined.push(`${joined.pop() ?? ''}${word}`)
    else joined.push(word)
    open = initial
  }
  return joined
}

/** A name made ready for comparing, so that a long list is read once. */
export interface NameKey {
  readonly name: string
  readonly normalised: string
  /** How often each pair of neighbouring letters occurs. */
  readonly pairs: ReadonlyMap<string, number>
  readonly pair_count: number
}

export function nameKey(name: string): NameKey {
  const normalised = normaliseName(name)
  const pairs = new Map<string, number>()
  let pair_count = 0
  for (const word of normalised.split(' ')) {
    // Marked edges let short words count and word starts weigh a little more.
    const marked = word === '' ? '' : `_${word}_`
    for (let at = 0; at < marked.length - 1; at += 1) {
      const pair = marked.slice(at, at + 2)
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      pair_count += 1
    }
  }
  return { name, normalised, pairs, pair_count }
}

/** Compares two names; 1 is equal after normalising, 0 shares nothing. */
export const compareNames = (left: string, right: string): NameComparison =>
  compareNameKeys(nameKey(left), nameKey(right))

export function compareNameKeys(left: NameKey, right: NameKey): NameComparison {
  // Names with the same pairs in another order are close, not equal.
  const score = left.normalised === right.normalised ? 1 : Math.min(pairScore(left, right), 0.999)
  const match = bandOf(NAME_MATCHES, score).name
  const accepted = match === 'same' || match === 'close'
  return { left: left.name, right: right.name, score, match, flags: accepted ? [] : ['name_mismatch'] }
}

/** The score of two names that are accepted as the same; null for others. */
export function acceptedScore(left: NameKey, right: NameKey): number | null {
  if (!mayBeAccepted(left, right)) return null
  const { score, flags } = compareNameKeys(left, right)
  return flags.length === 0 ? score : null
}

/** False as soon as too few letter pairs can be in common, which most names show by their length or first few pairs. */
function mayBeAccepted(left: NameKey, right: NameKey): boolean {
  const wanted = (ACCEPTED_FROM * (left.pair_count + right.pair_count)) / 2
  if (right.pair_count < wanted) return false
  let possible = left.pair_count
  for (const [pair, count] of left.pairs) {
    if (possible < wanted) return false
    possible -= Math.max(0, count - (right.pairs.get(pair) ?? 0))
  }
  return possible >= wanted
}

/** Twice the letter pairs in common over all letter pairs (Dice); the order of words is free. */
function pairScore(left: NameKey, right: NameKey): number {
  const all = left.pair_count + right.pair_count
  if (all === 0) return 0
  let common = 0
  for (const [pair, count] of left.pairs) common += Math.min(count, right.pairs.get(pair) ?? 0)
  return (2 * common) / all
}
