import { compareText } from '../text-order.ts'
import {
  type Gazetteer,
  type Locality,
  type LocalityCandidate,
  OTHER_WORDING,
  SAME_POSTCODE_ALONE,
} from './gazetteer.ts'
import type { ParsedAddress } from './parse.ts'
import { type Reading, readingsOf } from './readings.ts'
import { matchStreets, type Street, type StreetWords, streetOfWords } from './streets.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A street that may be meant, in its locality. */
export interface PlacedStreet {
  readonly locality: Locality
  readonly street: Street
  readonly agreement: { readonly locality: number; readonly street: number }
}

export interface FoundPlaces {
  /** Best first. */
  readonly streets: readonly PlacedStreet[]
  /** Localities that were considered, best first: the answer where no street was found. */
  readonly localities: readonly LocalityCandidate[]
}

const STREETS_KEPT = 8
/** Some words, such as those of a city behind its suburb, are left aside. */
const WORDS_LEFT = 0.95

interface Round {
  /** The most that a locality of this round can agree. */
  readonly most: number
  readonly places: () => readonly Place[]
}

interface Place {
  readonly street: StreetWords
  readonly candidate: LocalityCandidate
}

/**
 * Finds street and locality in four rounds, each only when it may still find something better: localities of the name
 * as written, of a name with a slip or in another wording, of some of the words, and of the postcode alone. `streetsIn`
 * gives a locality's streets.
 */
export function findStreets(
  asked: ParsedAddress,
  gazetteer: Gazetteer,
  vocabulary: Vocabulary,
  streetsIn: (locality: Locality) => readonly Street[],
): FoundPlaces {
  const { whole, partial } = readingsOf(asked, vocabulary)
  const rounds: readonly Round[] = [
    { most: 1, places: () => placesOf(whole, (name) => gazetteer.named(name, asked)) },
    { most: OTHER_WORDING, places: () => placesOf(whole, (name) => gazetteer.namedAlike(name, asked)) },
    { most: WORDS_LEFT, places: () => partialPlaces(partial(), asked, gazetteer) },
    { most: SAME_POSTCODE_ALONE, places: () => postcodePlaces(asked, gazetteer, vocabulary) },
  ]
  const streets = new Map<number, PlacedStreet>()
  const localities = new Map<Locality, LocalityCandidate>()
  let best = 0
  for (const { most, places } of rounds) {
    if (best >= most) break
    for (const { candidate, street } of places()) {
      const { locality } = candidate
      if (most > SAME_POSTCODE_ALONE && (localities.get(locality)?.agreement ?? 0) < candidate.agreement)
        localities.set(locality, candidate)
      for (const match of matchStreets(street, locality, streetsIn)) {
        const agreement = { locality: candidate.agreement, street: match.agreement }
        const placed = { locality, street: match.street, agreement }
        const before = streets.get(match.street.id)
        if (before === undefined || total(before) < total(placed)) streets.set(match.street.id, placed)
        best = Math.max(best, total(placed))
      }
    }
  }
  return {
    streets: [...streets.values()]
      .toSorted((a, b) => total(b) - total(a) || a.street.id - b.street.id)
      .slice(0, STREETS_KEPT),
    localities: [...localities.values()].toSorted(
      (a, b) => b.agreement - a.agreement || compareText(nameOf(a), nameOf(b)),
    ),
  }
}

const total = ({ agreement }: PlacedStreet): number => agreement.locality * agreement.street
const nameOf = ({ locality }: LocalityCandidate): string =>
  `${locality.name} ${locality.state} ${locality.postcode}`
const placesOf = (
  readings: readonly Reading[],
  find: (name: string) => readonly LocalityCandidate[],
): Place[] =>
  readings.flatMap(({ street, localityName }) =>
    find(localityName).map((candidate) => ({ street, candidate })),
  )

/** Places that some of the words name, the others left aside. */
const partialPlaces = (readings: readonly Reading[], asked: ParsedAddress, gazetteer: Gazetteer): Place[] =>
  placesOf(readings, (name) =>
    gazetteer
      .named(name, asked)
      .map(({ locality, agreement }) => ({ locality, agreement: agreement * WORDS_LEFT })),
  )

/** Every locality of the postcode, with the words up to the last street type as the street. */
function postcodePlaces(asked: ParsedAddress, gazetteer: Gazetteer, vocabulary: Vocabulary): Place[] {
  const { words, commas } = asked
  const type = words.findLastIndex((word, index) => index > 0 && vocabulary.streetTypes.has(word))
  const end = commas[0] ?? (type === -1 ? words.length : type + 1)
  const street = streetOfWords(words.slice(0, end), vocabulary)
  return gazetteer.ofPostcode(asked).map((candidate) => ({ street, candidate }))
}
