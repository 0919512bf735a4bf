import { agreementAfter, editDistance, editsAllowed } from './edit-distance.ts'
import type { Locality } from './gazetteer.ts'
import { comparableName } from './text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A street as it is printed and as it is compared. */
export interface Street {
  readonly id: number
  /** Name, type and suffix as the file prints them. */
  readonly printed: string
  readonly words: StreetWords
}

/** Name, type and suffix in comparable words; type and suffix are long words or empty. */
export interface StreetWords {
  readonly name: string
  readonly type: string
  readonly suffix: string
  readonly whole: string
}

export interface StreetCandidate {
  readonly street: Street
  readonly agreement: number
}

const TYPE_NOT_GIVEN = 0.95
const TYPE_DIFFERS = 0.85
const SUFFIX_DIFFERS = 0.93
/** THE ESPLANADE and ESPLANADE. */
const ARTICLE_DIFFERS = 0.98
const LEAST_AGREEMENT = 0.6

/** The street in words that someone wrote: the last word is the type, unless a suffix follows it. */
export function streetOfWords(
  words: readonly string[],
  { streetTypes, streetSuffixes }: Vocabulary,
): StreetWords {
  const last = words.at(-1) ?? ''
  const suffix = streetTypes.has(words.at(-2) ?? '') ? (streetSuffixes.get(last) ?? '') : ''
  const before = suffix === '' ? words : words.slice(0, -1)
  const type = before.length > 1 ? (streetTypes.get(before.at(-1)!) ?? '') : ''
  return streetWords((type === '' ? before : before.slice(0, -1)).join(' '), type, suffix)
}

/** The streets of a locality that may be meant, best first. One that agrees wholly is alone. */
export function matchStreets(
  asked: StreetWords,
  locality: Locality,
  streetsIn: (locality: Locality) => readonly Street[],
): StreetCandidate[] {
  if (asked.whole === '') return []
  const printed = streetPrinted(asked, locality)
  if (printed !== undefined) return [{ street: printed, agreement: 1 }]
  const streets = streetsIn(locality)
  const exact = streets.find((street) => street.words.whole === asked.whole)
  if (exact !== undefined) return [{ street: exact, agreement: 1 }]
  return streets
    .map((street) => ({ street, agreement: streetAgreement(asked, street.words) }))
    .filter(({ agreement }) => agreement >= LEAST_AGREEMENT)
    .toSorted((a, b) => b.agreement - a.agreement || a.street.id - b.street.id)
}

/** From 0 to 1. A slip in the whole text, or the name alone where type or suffix are others or missing. */
export function streetAgreement(asked: StreetWords, known: StreetWords): number {
  const whole = closeness(asked.whole, known.whole)
  const type = asked.type === known.type ? 1 : asked.type === '' ? TYPE_NOT_GIVEN : TYPE_DIFFERS
  const suffix = asked.suffix === known.suffix ? 1 : SUFFIX_DIFFERS
  const names = Math.max(
    closeness(asked.name, known.name),
    ARTICLE_DIFFERS * withoutArticle(asked.name, known.name),
  )
  return Math.max(whole, names * type * suffix)
}

/** 1 where the names are the same but for THE, else 0. */
const withoutArticle = (asked: string, known: string): number =>
  asked === `THE ${known}` || known === `THE ${asked}` ? 1 : 0

function closeness(asked: string, known: string): number {
  const most = editsAllowed(asked.length)
  const edits = editDistance(asked, known, most)
  return edits > most ? 0 : agreementAfter(edits, asked.length)
}

/** The street that is printed in the exact words asked for, without taking all the others apart: that took half of a match. */
function streetPrinted(asked: StreetWords, { streets, street_ids: ids }: Locality): Street | undefined {
  const line = `${asked.name}|${asked.type}|${asked.suffix}`
  let at = streets.indexOf(line)
  const isLine = (): boolean =>
    (at === 0 || streets[at - 1] === '\n') &&
    (at + line.length === streets.length || streets[at + line.length] === '\n')
  while (at !== -1 && !isLine()) at = streets.indexOf(line, at + 1)
  if (at === -1) return undefined
  let index = 0
  for (let end = streets.indexOf('\n'); end !== -1 && end < at; end = streets.indexOf('\n', end + 1))
    index += 1
  return { id: ids[index]!, printed: asked.whole, words: asked }
}

/** The streets of a locality, taken apart. */
export function streetsOf({ street_ids: ids, streets }: Locality): Street[] {
  return streets.split('\n').map((line, index) => {
    const [name = '', type = '', suffix = ''] = line.split('|')
    const comparable = comparableName(name)
    const words = streetWords(comparable, type, suffix)
    const printed = comparable === name ? words.whole : joined(name, type, suffix)
    return { id: ids[index]!, printed, words }
  })
}

const streetWords = (name: string, type: string, suffix: string): StreetWords => ({
  name,
  type,
  suffix,
  whole: joined(name, type, suffix),
})

function joined(name: string, type: string, suffix: string): string {
  const typed = type === '' ? name : name === '' ? type : `${name} ${type}`
  return suffix === '' ? typed : typed === '' ? suffix : `${typed} ${suffix}`
}
