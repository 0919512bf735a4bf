import { canonicalSet, type EvidenceInput, sha256 } from './evidence.ts'
import { decidedRef, decisionsIn } from './operator-decision.ts'
import { rememberedBy } from './remembered-by.ts'

/** From this many inputs of one release on, a block cites the list by its hash instead of every member. */
export const LONGEST_CITED_LIST = 100

/** The field of an input that stands for a list. */
export const LIST_FIELD = 'sha256_of_inputs'

/**
 * One input that stands for many of one release. It knows its members, which are neither printed nor hashed with it: its
 * value is their hash already.
 */
class EvidenceList implements EvidenceInput {
  readonly dataset: string
  readonly release: string
  readonly file_sha256: string
  readonly ref: string
  readonly field = LIST_FIELD
  readonly observed: string
  readonly value_text: string
  readonly #members: readonly EvidenceInput[]

  constructor(members: readonly [EvidenceInput, ...EvidenceInput[]]) {
    const [first] = members
    const texts = canonicalSet(members)
    const days = members.map((input) => input.observed).toSorted()
    this.dataset = first.dataset
    this.release = first.release
    this.file_sha256 = first.file_sha256
    // A decision about a member is reported for the list, whose members are not shown.
    this.ref = decidedRef(`${texts.length} inputs`, [
      ...new Set(members.flatMap((input) => decisionsIn(input.ref))),
    ])
    this.observed = `${days[0] ?? ''}/${days.at(-1) ?? ''}`
    this.value_text = sha256(`[${texts.join(',')}]`)
    this.#members = members
  }

  get members(): readonly EvidenceInput[] {
    return this.#members
  }
}

/**
 * Inputs short enough to hash and print for every company: a long list of one release (a population of reporters, the
 * days of a grid region, a century of weather) becomes one input whose value is the SHA-256 of the canonical JSON of
 * its members, sorted. Moving any member still moves every hash above it.
 */
export const condenseEvidence = (inputs: readonly EvidenceInput[]): readonly EvidenceInput[] =>
  inputs.length <= LONGEST_CITED_LIST ? inputs : condensed(inputs)

/**
 * Lists are shared between companies. Each input is looked at once: 500 sites of one town cite the same thousand figures,
 * and to group and sort all of them again for each site stopped the service for 200 ms.
 */
const condensed = rememberedBy((inputs: readonly EvidenceInput[]): readonly EvidenceInput[] => {
  const uses = new Map<EvidenceInput, number>()
  for (const input of inputs) uses.set(input, (uses.get(input) ?? 0) + 1)
  const groups = Map.groupBy(uses.keys(), ({ dataset, release }) => `${dataset}\n${release}`)
  return [...groups.values()].flatMap((group) => {
    const count = group.reduce((sum, input) => sum + (uses.get(input) ?? 0), 0)
    if (count > LONGEST_CITED_LIST && isFilled(group)) return new EvidenceList(group)
    if (count === group.length) return group
    const repeated = new Set(group)
    return inputs.filter((input) => repeated.has(input))
  })
})

const isFilled = (group: readonly EvidenceInput[]): group is [EvidenceInput, ...EvidenceInput[]] =>
  group.length > 0

/**
 * The inputs that a list represents, for code that must show each of them; none for a single input. A copy of a list has
 * lost them, and a report made from it would silently lack them.
 */
export function listMembers(input: EvidenceInput): readonly EvidenceInput[] {
  if (input instanceof EvidenceList) return input.members
  if (input.field === LIST_FIELD)
    throw new TypeError(`${input.dataset} ${input.ref}: a copy of an evidence list does not know its members`)
  return []
}
