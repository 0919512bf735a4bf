import { slipsAllowed, slipsBetween } from './words.ts'

export type MatchKind = 'exact' | 'prefix' | 'misspelt'

/** A term that a word stands for. */
export interface Candidate {
  readonly term: string
  readonly kind: MatchKind
}

/** Below this many letters a beginning says too little. */
const SHORTEST_PREFIX = 3

interface Term {
  readonly text: string
  readonly letters: number
}

/**
 * Every term of an edition, made ready for being looked up by words as people write them. Comparing each word with each
 * term took 4 s for 200 rows of random words; here nearly every term is left aside by its length and letters.
 */
export class Vocabulary {
  readonly #terms: ReadonlySet<string>
  readonly #sorted: readonly string[]
  readonly #byLength: ReadonlyMap<number, readonly Term[]>

  constructor(terms: Iterable<string>) {
    this.#terms = new Set(terms)
    this.#sorted = [...this.#terms].toSorted()
    this.#byLength = Map.groupBy(
      this.#sorted.map((text) => ({ text, letters: lettersOf(text) })),
      ({ text }) => text.length,
    )
  }

  /** Terms that a word stands for: itself; where there is no such term, what it begins or misspells. */
  candidatesFor(word: string): readonly Candidate[] {
    if (this.#terms.has(word)) return [{ term: word, kind: 'exact' }]
    const begun = this.#begunBy(word)
    if (begun.length > 0) return begun.map((term) => ({ term, kind: 'prefix' }))
    return this.#misspeltBy(word).map((term) => ({ term, kind: 'misspelt' }))
  }

  #begunBy(word: string): readonly string[] {
    if (word.length < SHORTEST_PREFIX) return []
    return this.#sorted.slice(this.#placeOf(word), this.#placeOf(`${word}\uFFFF`))
  }

  /** Where a word stands or would stand among the sorted terms. */
  #placeOf(word: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#sorted[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The nearest terms, where they are near enough. */
  #misspeltBy(word: string): readonly string[] {
    const allowed = slipsAllowed(word)
    if (allowed === 0) return []
    const letters = lettersOf(word)
    let least = allowed
    let nearest: string[] = []
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1)
      for (const term of this.#byLength.get(length) ?? []) {
        // A slip takes at most one letter away and brings one: words that share too few cannot be near.
        if (onesIn(letters ^ term.letters) > 2 * allowed) continue
        const slips = slipsBetween(word, term.text, allowed)
        if (slips > least) continue
        if (slips < least) nearest = []
        least = slips
        nearest.push(term.text)
      }
    return nearest
  }
}

/** Which letters a word holds, as bits; others than a to z share what is left. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 6))
  }
  return bits
}

function onesIn(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
