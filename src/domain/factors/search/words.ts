import phrases from './phrases.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }

const STOP_WORDS = new Set(terms.stop_words)
/** Words for the whole country. */
export const NATIONAL_WORDS: ReadonlySet<string> = new Set(terms.regions.NATIONAL)
const REGION_WORDS = new Set(Object.values(terms.regions).flat())
const PHRASES = Object.entries(phrases).map(([phrase, word]) => ({ text: ` ${phrase} `, word: ` ${word} ` }))

/** Words of a text, in order: lower case, no plural, no stop words, known phrases as one word, `R-410A` as r410a. */
export function wordsOf(text: string): string[] {
  let line = ` ${text
    .toLowerCase()
    .replaceAll(/\br[\s-]?(\d{2,3}[a-z]?)\b/g, 'r$1')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
  for (const { text: phrase, word } of PHRASES) line = line.replaceAll(phrase, word)
  return line
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(singular)
}

/** Every word that names a state, a grid or a city. */
export const ALL_REGION_WORDS: readonly string[] = [...REGION_WORDS]

/** Whether a word names a state, a grid or a city. */
export const isRegionWord = (word: string): boolean => REGION_WORDS.has(word)

/** Crude on purpose: the same crudeness on both sides makes words meet. */
export const singular = (word: string): string =>
  word.length > 3 && /[^aisu]s$/.test(word) ? word.slice(0, -1) : word

/** Slips of the finger between two words: letters added, dropped, changed, or two neighbours swapped; `limit` + 1 for more. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let best = Math.min(above[column - 1]! + (same ? 0 : 1), above[column]! + 1, line[column - 1]! + 1)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) best = Math.min(best, before[column - 2]! + 1)
      line.push(best)
    }
    before = above
    above = line
  }
  return Math.min(above[b.length]!, limit + 1)
}

/** Slips that a word may have and still be meant: none below four letters, two from eight on. */
export const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)
