import { agreementAfter, editDistance, editsAllowed } from './edit-distance.ts'
import { comparableName } from './text.ts'

/** A locality of the address file. One with two postcodes stands twice. */
export interface Locality {
  readonly name: string
  readonly state: string
  readonly postcode: string | null
  readonly street_ids: readonly number[]
  /** One in a line: name, type and suffix parted by a vertical bar, in the order of the ids. */
  readonly streets: string
}

/** What was written of a place. */
export interface PlaceClues {
  readonly state: string | null
  readonly postcode: string | null
}

export interface LocalityCandidate {
  readonly locality: Locality
  /** From 0 to 1: how well name, state and postcode agree. */
  readonly agreement: number
}

const POSTCODE_DIFFERS = 0.9
const STATE_DIFFERS = 0.7
/** People write East Brunswick for Brunswick East, and Brisbane for Brisbane City. No slip in a name costs less. */
export const OTHER_WORDING = 0.97
/** The name says another place, but the postcode is the same: people write the larger suburb next door. */
export const SAME_POSTCODE_ALONE = 0.75

/**
 * All localities of one release, found by name, by a name with one slip, and by postcode. Slips are found by leaving
 * out each letter in turn, on both sides: two names one edit apart then share a text. 18,000 names make 200,000 of them.
 */
export class Gazetteer {
  readonly #byName = new Map<string, Locality[]>()
  readonly #byPostcode = new Map<string, Locality[]>()
  readonly #namesByShortened = new Map<string, string[]>()

  constructor(localities: Iterable<Locality>) {
    for (const locality of localities) {
      const name = comparableName(locality.name)
      if (!this.#byName.has(name))
        for (const text of shortenings(name)) addTo(this.#namesByShortened, text, name)
      addTo(this.#byName, name, locality)
      if (locality.postcode !== null) addTo(this.#byPostcode, locality.postcode, locality)
    }
  }

  /** Localities of exactly this name. */
  named(name: string, clues: PlaceClues): LocalityCandidate[] {
    return (this.#byName.get(name) ?? []).map((locality) => ({
      locality,
      agreement: agreementOf(locality, clues),
    }))
  }

  /**
   * Localities of nearly this name: in another wording, with one slip anywhere, or some more within the postcode. The
   * name itself is left out.
   */
  namedAlike(name: string, clues: PlaceClues): LocalityCandidate[] {
    const found = new Map<Locality, LocalityCandidate>()
    for (const wording of otherWordings(name))
      for (const { locality, agreement } of this.named(wording, clues))
        found.set(locality, { locality, agreement: agreement * OTHER_WORDING })
    const consider = (known: string, locality: Locality, most: number): void => {
      if (known === name || found.has(locality)) return
      const edits = editDistance(name, known, most)
      if (edits > most) return
      const agreement = agreementOf(locality, clues) * agreementAfter(edits, name.length)
      found.set(locality, { locality, agreement })
    }
    for (const known of new Set(shortenings(name).flatMap((text) => this.#namesByShortened.get(text) ?? [])))
      for (const locality of this.#byName.get(known) ?? []) consider(known, locality, 1)
    if (clues.postcode !== null)
      for (const locality of this.#byPostcode.get(clues.postcode) ?? [])
        consider(comparableName(locality.name), locality, editsAllowed(name.length))
    return [...found.values()]
  }

  /** Localities of the postcode, whatever their name. */
  ofPostcode(clues: PlaceClues): LocalityCandidate[] {
    if (clues.postcode === null) return []
    return (this.#byPostcode.get(clues.postcode) ?? []).map((locality) => ({
      locality,
      agreement: SAME_POSTCODE_ALONE * agreementOf(locality, clues),
    }))
  }
}

function agreementOf(locality: Locality, { state, postcode }: PlaceClues): number {
  const postcodeFits = postcode === null || locality.postcode === null || postcode === locality.postcode
  const stateFits = state === null || state === locality.state
  return (postcodeFits ? 1 : POSTCODE_DIFFERS) * (stateFits ? 1 : STATE_DIFFERS)
}

const DIRECTIONS: ReadonlyMap<string, string> = new Map(
  ['NORTH', 'EAST', 'SOUTH', 'WEST'].flatMap((word) => [[word, word] as const, [word[0]!, word] as const]),
)
const CENTRES = new Set(['CITY', 'CBD'])

/**
 * The name with its direction at the other end or written in full, with or without what says that it is a centre, and
 * with a point for a port: PT is both, and is read as a port.
 */
function otherWordings(name: string): string[] {
  const words = name.split(' ')
  const first = DIRECTIONS.get(words[0]!)
  const last = DIRECTIONS.get(words.at(-1)!)
  if (words.length === 1) return [`${name} CITY`]
  const [fromSecond, toLast] = [words.slice(1).join(' '), words.slice(0, -1).join(' ')]
  return [
    `${name} CITY`,
    name.replace(/\bPORT\b/, 'POINT'),
    ...(first === undefined ? [] : [`${first} ${fromSecond}`, `${fromSecond} ${first}`]),
    ...(last === undefined ? [] : [`${last} ${toLast}`, `${toLast} ${last}`]),
    ...(CENTRES.has(words.at(-1)!) ? [toLast, `${toLast} CITY`] : []),
  ].filter((wording) => wording !== name)
}

/** The name, and the name without each of its letters. */
function shortenings(name: string): string[] {
  const texts = [name]
  for (let index = 0; index < name.length; index += 1)
    texts.push(name.slice(0, index) + name.slice(index + 1))
  return texts
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else if (values.at(-1) !== value) values.push(value)
}
