import leven from 'leven'
import { rememberedUpTo } from '../../remembered-by.ts'

/** What people type for a longer word. */
const SHORT_FOR: ReadonlyMap<string, string> = new Map([
  ['QLD', 'QUEENSLAND'],
  ['VIC', 'VICTORIA'],
  ['TAS', 'TASMANIA'],
  ['UNI', 'UNIVERSITY'],
  ['MT', 'MOUNT'],
  ['ST', 'SAINT'],
  ['CORPN', 'CORPORATION'],
  ['GOVT', 'GOVERNMENT'],
])

/** Names of all years have some thousand words. */
const REMEMBERED_WORDS = 10_000

/** One way of writing a word: the singular of a longer word (NEWS is not NEW), `S` for the `Z` of ORGANIZATION, the long form of a short one. */
export const stemOf: (word: string) => string = rememberedUpTo(
  REMEMBERED_WORDS,
  (word: string) =>
    SHORT_FOR.get(word) ?? (word.length > 4 ? word.replace(/(?<=[^S])S$/, '').replaceAll('Z', 'S') : word),
)

/** Words that most initials skip: Commonwealth Bank of Australia is the CBA. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['OF', 'AND', 'THE', 'FOR', 'IN'])

const MOST_INITIALS = 7

/** What a name may be shortened to: the first letters of its words, with and without its small words and its form. */
export function initialsOf(name: string, telling: readonly string[]): ReadonlySet<string> {
  const all = name
    .toUpperCase()
    .replace(/\b(?:PTY|PROPRIETARY)\b/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
  const shortened = [telling.filter((word) => !SMALL_WORDS.has(word)), telling, all]
    .map((words) => words.map((word) => word[0]).join(''))
    .filter((letters) => letters.length >= 3 && letters.length <= MOST_INITIALS)
  return new Set(shortened)
}

/** Words with the ones beside them written together: BLUE SCOPE is BLUESCOPE, JB HI FI is JBHIFI. */
export function writtenTogether(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const third = words[at + 2]
    if (next === undefined) return []
    return third === undefined ? [word + next] : [word + next, word + next + third]
  })
}

/** How many letters of a word may be wrong: none of a short one, for which another word is as near. */
const allowedErrors = (length: number): number => {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** How well a misspelt word fits another: 1 less the share of its letters that are wrong; 0 where too many are. */
export function spellingFit(asked: string, word: string): number {
  const allowed = allowedErrors(asked.length)
  // Hardly anyone mistypes the first letter of a short word; another one makes another name: RUSAL, BUSAL.
  if (asked.length < 7 && asked[0] !== word[0] && asked[0] !== word[1]) return 0
  if (allowed === 0 || Math.abs(asked.length - word.length) > allowed) return 0
  const errors = leven(asked, word, { maxDistance: 3 })
  // Two letters in each other's place are one slip of the fingers.
  const counted = errors === 2 && lettersOf(asked) === lettersOf(word) ? 1 : errors
  return counted <= allowed ? 1 - counted / Math.max(asked.length, word.length) : 0
}

const lettersOf = (word: string): string => word.split('').toSorted().join('')
