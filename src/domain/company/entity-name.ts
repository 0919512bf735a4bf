import type { Method } from '../evidence.ts'
import { bandOf, bandTable } from './bands.ts'

export const ENTITY_NAME: Method = { id: 'entity_name', version: '1.0.0' }

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

export const NAME_MATCHES = bandTable(
  [
    { name: 'different', upper: 0.6, meaning: 'Another name; not accepted as a match.' },
    { name: 'weak', upper: 0.85, meaning: 'Some words agree; shown and flagged `name_mismatch`.' },
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

/** A name in capitals, without accents, punctuation and legal form, its words in one spelling. */
export function normaliseName(name: string): string {
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
}

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

/** Compares two names; 1 is equal after normalising, 0 shares nothing. */
export function compareNames(left: string, right: string): NameComparison {
  const [a, b] = [normaliseName(left), normaliseName(right)]
  const score = a === b ? 1 : Math.min(pairScore(a, b), 0.999)
  const match = bandOf(NAME_MATCHES, score).name
  const accepted = match === 'same' || match === 'close'
  return { left, right, score, match, flags: accepted ? [] : ['name_mismatch'] }
}

/** Twice the letter pairs in common over all letter pairs (Dice), pairs taken inside words; order of words is free. */
function pairScore(a: string, b: string): number {
  const [left, right] = [letterPairs(a), letterPairs(b)]
  if (left.length + right.length === 0) return 0
  const unmatched = new Map<string, number>()
  for (const pair of right) unmatched.set(pair, (unmatched.get(pair) ?? 0) + 1)
  let common = 0
  for (const pair of left) {
    const count = unmatched.get(pair) ?? 0
    if (count === 0) continue
    common += 1
    unmatched.set(pair, count - 1)
  }
  return (2 * common) / (left.length + right.length)
}

/** Pairs with the word's edges marked, so that short words count and word starts weigh a little more. */
const letterPairs = (name: string): string[] =>
  name
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const marked = `_${word}_`
      return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2))
    })
