import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { rememberedBy } from './remembered-by.ts'

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

/**
 * An input that keeps its canonical JSON: each goes into several hashes of a profile, and those of one company are not
 * looked at again, for which a weak map costs more than it saves. Members in alphabetical order, as RFC 8785 has them.
 */
export class CitedInput implements EvidenceInput {
  readonly dataset: string
  readonly field: string
  readonly file_sha256: string
  readonly observed: string
  readonly ref: string
  readonly release: string
  readonly value_text: string | null
  #text: string | undefined

  constructor(input: EvidenceInput) {
    this.dataset = input.dataset
    this.field = input.field
    this.file_sha256 = input.file_sha256
    this.observed = input.observed
    this.ref = input.ref
    this.release = input.release
    this.value_text = input.value_text
  }

  get canonicalJson(): string {
    this.#text ??= JSON.stringify(this)
    return this.#text
  }
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

export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex')

/** What one hash is made of. */
interface Evidence {
  readonly inputs: readonly EvidenceInput[]
  readonly method: Method
}

/**
 * The evidence hash: SHA-256 over the canonical JSON of all inputs and methods, sorted, so that neither the order of
 * a query nor the number of times an input was used can move it. Times of loading, generation and request stay outside.
 */
export const evidenceHash = (inputs: readonly EvidenceInput[], methods: readonly Method[]): string =>
  hashOf(canonicalSet(inputs).reduce(append, ''), methods)

/**
 * The evidence hash of each part, and of all of them together, with every input once. Parts have most of their inputs in
 * common, so all are sorted once and dealt out in that order: half the time of sorting each part, then all.
 */
export function evidenceHashes(parts: readonly Evidence[]): {
  readonly each: readonly string[]
  readonly all: string
  readonly inputs: readonly EvidenceInput[]
} {
  const inputs: EvidenceInput[] = []
  const partsOf = new Map<string, number>()
  for (const [at, part] of parts.entries())
    for (const input of part.inputs) {
      const text = canonicalText(input)
      const others = partsOf.get(text)
      if (others === undefined) inputs.push(input)
      // A bit for each part: a list for each input took a third of the time of this function.
      partsOf.set(text, (others ?? 0) | (1 << at))
    }
  const each = parts.map(knownHash)
  const unknown = each.flatMap((hash, at) => (hash === undefined ? at : []))
  const texts = parts.map(() => '')
  let all = ''
  for (const text of [...partsOf.keys()].sort()) {
    all = append(all, text)
    const bits = partsOf.get(text)!
    for (const at of unknown) if (((bits >> at) & 1) === 1) texts[at] = append(texts[at]!, text)
  }
  return {
    each: parts.map((part, at) => each[at] ?? remember(part, hashOf(texts[at]!, [part.method]))),
    all: hashOf(
      all,
      parts.map(({ method }) => method),
    ),
    inputs,
  }
}

/** Companies of one place, region or class share lists, and so the hashes of their blocks. */
const knownHashes = rememberedBy((_inputs: readonly EvidenceInput[]) => new Map<Method, string>())

const knownHash = ({ inputs, method }: Evidence): string | undefined => knownHashes(inputs).get(method)

function remember({ inputs, method }: Evidence, hash: string): string {
  knownHashes(inputs).set(method, hash)
  return hash
}

const hashOf = (inputs: string, methods: readonly Method[]): string =>
  sha256(`{"inputs":[${inputs}],"methods":[${sortedSet(methods.map(canonicalText)).reduce(append, '')}]}`)

/** One more after a comma. Adding text to text is what the engine hashes fastest: `join` took half as long again. */
const append = (all: string, text: string): string => (all === '' ? text : `${all},${text}`)

/**
 * The canonical JSON of each item, sorted, none twice. An array's canonical JSON is its items' joined, so each item
 * is written once however many hashes it goes into: writing them again took 80 % of the time of a profile. Evidence is
 * read-only, so lists and items are remembered by identity.
 */
export const canonicalSet = rememberedBy((items: readonly object[]): readonly string[] =>
  sortedSet(items.map(canonicalText)),
)

/** Each input once, in the order in which it first stands: two of the same text are the same input. */
export const distinctInputs = (inputs: readonly EvidenceInput[]): readonly EvidenceInput[] => [
  ...new Map(inputs.map((input) => [canonicalText(input), input])).values(),
]

/** Equal texts stand side by side once sorted, which spares a hash of each. */
const sortedSet = (texts: readonly string[]): string[] =>
  texts.toSorted().filter((text, at, sorted) => text !== sorted[at - 1])

const canonicalText = (item: object): string =>
  item instanceof CitedInput ? item.canonicalJson : plainText(item)

const plainText = rememberedBy((item: object): string => canonicalJson(item))
