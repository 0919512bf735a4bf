import { canonicalSet, type EvidenceInput, sha256 } from './evidence.ts'

/** From this many inputs of one release on, a block cites the list by its hash instead of every member. */
export const LONGEST_CITED_LIST = 100

/** The field of an input that stands for a list. */
export const LIST_FIELD = 'sha256_of_inputs'

const condensed = new WeakMap<readonly EvidenceInput[], readonly EvidenceInput[]>()
const members = new WeakMap<EvidenceInput, readonly EvidenceInput[]>()

/**
 * Inputs short enough to hash and print for every company: a long list of one release (a population of reporters, the
 * days of a grid region, a century of weather) becomes one input whose value is the SHA-256 of the canonical JSON of
 * its members, sorted. Moving any member still moves every hash above it. Lists are shared between companies, so the
 * result is remembered by the list's identity.
 */
export function condenseEvidence(inputs: readonly EvidenceInput[]): readonly EvidenceInput[] {
  if (inputs.length <= LONGEST_CITED_LIST) return inputs
  const known = condensed.get(inputs)
  if (known !== undefined) return known
  const short = [...Map.groupBy(inputs, (input) => `${input.dataset}\n${input.release}`).values()].flatMap(
    (group) => (group.length <= LONGEST_CITED_LIST ? group : [listInput(group)]),
  )
  condensed.set(inputs, short)
  return short
}

/** The inputs that a list stands for, for whoever must show each of them; undefined for a single input. */
export const listMembers = (input: EvidenceInput): readonly EvidenceInput[] | undefined => members.get(input)

function listInput(group: readonly EvidenceInput[]): EvidenceInput {
  const first = group[0]!
  const texts = canonicalSet(group)
  const days = group.map((input) => input.observed).toSorted()
  const list: EvidenceInput = {
    dataset: first.dataset,
    release: first.release,
    file_sha256: first.file_sha256,
    ref: `${texts.length} inputs`,
    field: LIST_FIELD,
    observed: `${days[0] ?? ''}/${days.at(-1) ?? ''}`,
    value_text: sha256(`[${texts.join(',')}]`),
  }
  members.set(list, group)
  return list
}
