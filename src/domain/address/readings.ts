import type { ParsedAddress } from './parse.ts'
import { type StreetWords, streetOfWords } from './streets.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One way to part the words of an address into street and locality. */
export interface Reading {
  readonly street: StreetWords
  readonly localityName: string
}

export interface Readings {
  /** Those that use every word. */
  readonly whole: readonly Reading[]
  /** Those that leave some aside, such as the city behind its suburb, or a building before the street. */
  readonly partial: () => readonly Reading[]
}

/** Words that a locality's name has at most. */
const LOCALITY_WORDS = 5
/** Parts between commas that are read; an address with more is a list of something else. */
const PARTS = 5

/** Each way to part the words into street and locality; where a comma parts them, that way alone uses every word. */
export function readingsOf({ words, commas }: ParsedAddress, vocabulary: Vocabulary): Readings {
  const ends = [...commas, words.length]
  const parts = ends.map((end, part) => words.slice(ends[part - 1] ?? 0, end)).slice(0, PARTS)
  const reading = (street: readonly string[], locality: readonly string[]): Reading => ({
    street: streetOfWords(street, vocabulary),
    localityName: locality.join(' '),
  })
  const everySplit = (part: readonly string[]): Reading[] =>
    Array.from({ length: Math.min(LOCALITY_WORDS, part.length) }, (_, index) => {
      const at = Math.max(0, part.length - LOCALITY_WORDS) + index
      return reading(part.slice(0, at), part.slice(at))
    })
  // Here only a type says where the street ends.
  const splitsAfterType = (part: readonly string[]): Reading[] =>
    everySplit(part).filter(({ street }) => street.type !== '')
  if (commas.length === 0)
    return {
      whole: everySplit(words),
      partial: () => withoutTheEnd(words, vocabulary).flatMap(splitsAfterType),
    }
  return {
    whole: [reading(words.slice(0, commas[0]), words.slice(commas[0]))],
    partial: () => [
      ...(parts.length === 2 ? [] : everyPair(parts).map(([street, locality]) => reading(street, locality))),
      ...parts.flatMap(splitsAfterType),
    ],
  }
}

const everyPair = <Part>(parts: readonly Part[]): (readonly [Part, Part])[] =>
  parts.flatMap((first, at) => parts.slice(at + 1).map((second) => [first, second] as const))

/** The words without the last one, the last two and so on, as long as something is behind the type of the street. */
function withoutTheEnd(words: readonly string[], { streetTypes }: Vocabulary): (readonly string[])[] {
  const type = words.findLastIndex((word, at) => at > 0 && streetTypes.has(word))
  if (type === -1) return []
  const shortest = type + 2
  return Array.from({ length: Math.max(0, words.length - shortest) }, (_, index) =>
    words.slice(0, shortest + index),
  )
}
