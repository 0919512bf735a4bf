import fc from 'fast-check'
import type { TSchema } from 'typebox'
import type { Random } from '../../../bench/random.ts'

/** The keywords that our request schemas use. */
interface Keywords {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly TSchema[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly items?: TSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

/** Values that mean something to the service, by the name of the member: undefined where the name says nothing. */
export type KnownValue = (name: string, random: Random) => unknown

const DAYS = ['2024-07-01', '2025-06-30', '2026-02-28', '2026-06-30', '2024-02-29', '2026-12-31']

/** A value that the schema takes. */
export function validValue(schema: TSchema, random: Random, known: KnownValue, name = ''): unknown {
  const keywords = schema as Keywords
  if (keywords.const !== undefined) return keywords.const
  if (keywords.enum !== undefined) return random.pick(keywords.enum)
  if (keywords.anyOf !== undefined) return validValue(random.pick(keywords.anyOf), random, known, name)
  if (keywords.type !== 'object' && keywords.type !== 'array' && random.chance(0.8)) {
    const value = known(name, random) ?? keywords.examples?.[0]
    if (fits(value, keywords)) return value
  }
  return (MAKERS[keywords.type ?? ''] ?? (() => ({})))(keywords, random, known, name)
}

type Maker = (keywords: Keywords, random: Random, known: KnownValue, name: string) => unknown

const MAKERS: Readonly<Record<string, Maker>> = {
  object: validObject,
  array: validList,
  integer: (keywords, random) => validNumber(keywords, random, true),
  number: (keywords, random) => validNumber(keywords, random, false),
  boolean: (_, random) => random.chance(0.5),
  null: () => null,
  string: validText,
}

/** What a name means elsewhere may not be what the schema takes here. */
function fits(value: unknown, { type, pattern, minLength = 0, maxLength = Infinity }: Keywords): boolean {
  if (typeof value !== 'string') return typeof value === (type === 'integer' ? 'number' : type)
  if (type !== 'string' || value.length < minLength || value.length > maxLength) return false
  return pattern === undefined || patternOf(pattern).test(value)
}

function validObject(
  { properties = {}, required = [], minProperties = 0 }: Keywords,
  random: Random,
  known: KnownValue,
): object {
  const value: Record<string, unknown> = {}
  const mandatory = new Set(required)
  const generosity = random.pick([0, 0.3, 1])
  for (const [name, member] of Object.entries(properties))
    if (mandatory.has(name) || random.chance(generosity))
      value[name] = validValue(member, random, known, name)
  for (const [name, member] of Object.entries(properties))
    if (Object.keys(value).length < minProperties) value[name] ??= validValue(member, random, known, name)
  return value
}

function validList(keywords: Keywords, random: Random, known: KnownValue, name: string): unknown[] {
  const { items, minItems = 0, maxItems = 1000, uniqueItems } = keywords
  const length = Math.min(maxItems, minItems + random.pick([0, 1, 1, 2, 5]))
  const list = Array.from({ length }, () => validValue(items!, random, known, name.replace(/s$/, '')))
  if (uniqueItems !== true) return list
  const seen = new Set<string>()
  return list.filter((item) => seen.size < seen.add(JSON.stringify(item)).size)
}

function validNumber(keywords: Keywords, random: Random, whole: boolean): number {
  const { minimum, exclusiveMinimum, maximum } = keywords
  const low = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1)
  const high = maximum ?? Math.max(low, 0) + 1_000_000
  const value = random.pick([low, high, low + random.next() * (high - low), Math.min(high, Math.max(low, 1))])
  return whole ? Math.floor(value) : value
}

function validText({ pattern, format, minLength = 0, maxLength = 400 }: Keywords, random: Random): string {
  if (format === 'date') return random.pick(DAYS)
  if (format === 'date-time') return `${random.pick(DAYS)}T03:00:00Z`
  if (pattern !== undefined) return random.pick(samplesOf(pattern))
  const length = random.pick([minLength, Math.min(maxLength, minLength + 1 + random.below(12)), maxLength])
  const unit = random.pick(['a', 'é', 'ß', '界', '0', 'Ab c'])
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

const patterns = new Map<string, RegExp>()

function patternOf(source: string): RegExp {
  let kept = patterns.get(source)
  if (kept === undefined) patterns.set(source, (kept = new RegExp(source)))
  return kept
}

const samples = new Map<string, readonly string[]>()

/** Texts that a pattern takes, always the same ones. */
function samplesOf(pattern: string): readonly string[] {
  const kept = samples.get(pattern)
  if (kept !== undefined) return kept
  const made = fc.sample(fc.stringMatching(patternOf(pattern)), { numRuns: 20, seed: 1 })
  samples.set(pattern, made)
  return made
}
