import type { Random } from '../../../bench/random.ts'
import { hostileNumber, hostileText, hostileValue, LITERAL, unknownMembers } from './hostile.ts'

/** A value with one thing changed, and what that was. */
export interface Mutated {
  readonly value: unknown
  readonly change: string
}

type Mutator = (value: unknown, random: Random) => unknown

/** A text that was made long before becomes longer than the engine allows: the 700,000th request of a run ended it so. */
const LONGEST_REPEATED = 10_000

/** Each takes a value anywhere in the document and answers what stands there instead. */
const MUTATORS: Readonly<Record<string, Mutator>> = {
  hostile_value: (_, random) => hostileValue(random),
  hostile_text: (_, random) => hostileText(random),
  hostile_number: (_, random) => hostileNumber(random),
  other_type: (value) => (typeof value === 'string' ? 5 : typeof value === 'number' ? String(value) : 'text'),
  null: () => null,
  wrapped: (value, random) => (random.chance(0.5) ? [value] : { value }),
  nothing: () => undefined,
  repeated: (value, random) =>
    Array.isArray(value) && value.length > 0
      ? Array.from({ length: random.pick([2, 51, 101, 400]) }, (_, index) => value[index % value.length])
      : value,
  longer: (value, random) =>
    typeof value === 'string' ? value.slice(0, LONGEST_REPEATED).repeat(random.pick([2, 50, 2000])) : value,
  unknown_members: (value, random) => withMembers(value, unknownMembers(random)),
  flooded: (value) =>
    withMembers(
      value,
      Array.from({ length: 120 }, (_, index) => [`x${index}`, 0]),
    ),
}
const NAMES = Object.keys(MUTATORS)

/** Changes one place of a document, the whole of it included. */
export function mutate(document: unknown, random: Random): Mutated {
  const name = random.pick(NAMES)
  const places = placesOf(document, name === 'unknown_members' || name === 'flooded')
  const place = random.pick(places)
  return {
    value: replaceAt(document, place, (value) => MUTATORS[name]!(value, random)),
    change: `${name} at /${place.join('/')}`,
  }
}

type Place = readonly (string | number)[]
const MOST_PLACES = 300

/** Every place of a document, or every object of it. */
function placesOf(document: unknown, objectsOnly: boolean): Place[] {
  const places: Place[] = []
  const walk = (value: unknown, place: Place): void => {
    if (places.length >= MOST_PLACES) return
    const isObject = typeof value === 'object' && value !== null
    if (!objectsOnly || (isObject && !Array.isArray(value))) places.push(place)
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...place, index]))
    else if (isObject) for (const [name, member] of Object.entries(value)) walk(member, [...place, name])
  }
  walk(document, [])
  return places.length === 0 ? [[]] : places
}

function replaceAt(value: unknown, place: Place, replace: (value: unknown) => unknown): unknown {
  const [first, ...rest] = place
  if (first === undefined) return replace(value)
  if (Array.isArray(value)) return value.with(Number(first), replaceAt(value[Number(first)], rest, replace))
  const copy = { ...(value as object) } as Record<string, unknown>
  copy[first] = replaceAt(copy[first], rest, replace)
  return copy
}

function withMembers(value: unknown, members: readonly (readonly [string, unknown])[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return Object.fromEntries(members)
  const copy: object = { ...value }
  // Defined, not assigned: __proto__ is to be a member like any other.
  for (const [name, member] of members)
    Object.defineProperty(copy, name, { value: member, enumerable: true, configurable: true })
  return copy
}

/** The document as JSON text, with the numbers that JavaScript cannot write. */
export function textOf(document: unknown): string {
  const text = JSON.stringify(document) ?? ''
  return text.includes('u0001literal')
    ? text.replaceAll(new RegExp(`"${LITERAL.replace('\u0001', '\\\\u0001')}([^"]*)"`, 'g'), '$1')
    : text
}

const SPOILT: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => text.replace('{', '{"a":1,"a":2,'),
  (text) => text.replaceAll('"', "'"),
  (text) => `${text}\u0000`,
  () => '['.repeat(5000),
  () => '{"a":'.repeat(40),
  () => '',
  () => ' ',
  () => '"text"',
  () => 'null',
  (text) => `/* comment */${text}`,
]

/** JSON text that is none, or not what anybody expects. */
export const spoil = (text: string, random: Random): string => random.pick(SPOILT)(text, random)
