import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** One published figure or row that a result was computed from. */
export interface EvidenceInput {
  readonly dataset: string
  readonly release: string
  readonly file_sha256: string
  /** Row or cell in the publisher's file. */
  readonly ref: string
  /** Which figure, such as `scope1_t` or a series key. */
  readonly field: string
  /** The day, year or period that the figure is about. */
  readonly observed: string
  /** The figure exactly as printed; null where the publisher printed none. */
  readonly value_text: string | null
}

export interface Method {
  readonly id: string
  readonly version: string
}

/** RFC 8785 canonical JSON: one text for one value, on every engine and machine. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('value has no canonical JSON')
  return text
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/**
 * The evidence hash: SHA-256 over the canonical JSON of all inputs and methods, sorted, so that neither the order of
 * a query nor the number of times an input was used can move it. Times of loading, generation and request stay outside.
 */
export function evidenceHash(inputs: readonly EvidenceInput[], methods: readonly Method[]): string {
  return sha256(
    `{"inputs":[${canonicalSet(inputs).join(',')}],"methods":[${canonicalSet(methods).join(',')}]}`,
  )
}

/**
 * The canonical JSON of each item, sorted, none twice. An array's canonical JSON is its items' joined, so each item
 * is written once however many hashes it goes into: writing them anew took 80 % of the time of a profile.
 */
export const canonicalSet = (items: readonly object[]): string[] =>
  [...new Set(items.map(canonicalText))].toSorted()

const texts = new WeakMap<object, string>()

/** Evidence is read-only, so its text is remembered by identity. */
function canonicalText(item: object): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = canonicalJson(item)
  texts.set(item, text)
  return text
}
