import { canonicalSet, type EvidenceInput, sha256 } from './evidence.ts'

/** From this many inputs of one release on, a block cites the list by its hash instead of every member. */
export const LONGEST_CITED_LIST = 100

/** The field of an input that stands for a list. */
export const LIST_FIELD = 'sha256_of_inputs'

const condensed = new WeakMap<readonly EvidenceInput[], readonly EvidenceInput[]>()

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

function listInput(group: readonly EvidenceInput[]): EvidenceInput {
  const first = group[0]!
  const members = canonicalSet(group)
  const days = group.map((input) => input.observed).toSorted()
  return {
    dataset: first.dataset,
    release: first.release,
    file_sha256: first.file_sha256,
    ref: `${members.length} inputs`,
    field: LIST_FIELD,
    observed: `${days[0] ?? ''}/${days.at(-1) ?? ''}`,
    value_text: sha256(`[${members.join(',')}]`),
  }
}
