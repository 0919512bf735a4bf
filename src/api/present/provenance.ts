import { canonicalSet, distinctInputs, type EvidenceInput } from '../../domain/evidence.ts'
import { decisionsIn } from '../../domain/operator-decision.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import type { Release } from '../../operations/releases/releases.ts'
import {
  type JsonPieces,
  joinPieces,
  jsonText,
  sharedText,
  writeArray,
  writeObject,
} from '../platform/answer/json-pieces.ts'
import { presentRelease } from './data.ts'

/** Each release with what was used of it; every single input too when the caller wants it explained. */
export function presentProvenance(
  releases: readonly Release[],
  inputs: readonly EvidenceInput[],
  explain: boolean,
) {
  return {
    releases: usedReleases(releases, distinctInputs(inputs)).map(({ release, use }) => ({
      ...presentRelease(release),
      ...use,
    })),
    ...explainedInputs(inputs, explain),
  }
}

/** The same of inputs that are there once, written: releases are shared by all companies and make up a quarter of a profile. */
export const writeProvenance = (
  releases: readonly Release[],
  inputs: readonly EvidenceInput[],
  explain: boolean,
): JsonPieces =>
  writeObject({
    releases: writeArray(
      usedReleases(releases, inputs).map(({ release, use }) =>
        joinPieces([releaseHead(release), `,${jsonText(use).slice(1)}`]),
      ),
    ),
    ...explainedInputs(inputs, explain),
  })

interface ReleaseUse {
  readonly inputs: number
  readonly fields: readonly string[]
  readonly input_observed_from: string
  readonly input_observed_to: string
}

function usedReleases(
  releases: readonly Release[],
  inputs: readonly EvidenceInput[],
): { readonly release: Release; readonly use: ReleaseUse }[] {
  const uses = usesByRelease(inputs)
  return releases.flatMap((release) => {
    const use = uses.get(release.id)
    return use === undefined ? [] : [{ release, use: { ...use, fields: use.fields.toSorted() } }]
  })
}

interface OpenUse {
  inputs: number
  readonly fields: string[]
  input_observed_from: string
  input_observed_to: string
}

/** One pass without sets: a release has few fields, and a profile a hundred inputs. */
function usesByRelease(inputs: readonly EvidenceInput[]): ReadonlyMap<string, ReleaseUse> {
  const uses = new Map<string, OpenUse>()
  for (const { release, field, observed } of inputs) {
    const from = firstDay(observed)
    const to = lastDay(observed)
    const use = uses.get(release)
    if (use === undefined) {
      uses.set(release, { inputs: 1, fields: [field], input_observed_from: from, input_observed_to: to })
      continue
    }
    use.inputs += 1
    if (!use.fields.includes(field)) use.fields.push(field)
    if (from < use.input_observed_from) use.input_observed_from = from
    if (to > use.input_observed_to) use.input_observed_to = to
  }
  return uses
}

/** Of a day, year or period, whose ends are on either side of a slash. */
const firstDay = (observed: string): string =>
  observed.includes('/') ? observed.slice(0, observed.indexOf('/')) : observed
const lastDay = (observed: string): string => observed.slice(observed.lastIndexOf('/') + 1)

const explainedInputs = (inputs: readonly EvidenceInput[], explain: boolean) =>
  explain ? { inputs: canonicalSet(inputs).map((text) => explained(JSON.parse(text) as EvidenceInput)) } : {}

/** The ids that its place carries, for those who would not look into the text. */
function explained(
  input: EvidenceInput,
): EvidenceInput & { readonly decided_by_operator?: readonly string[] } {
  const decided_by_operator = decisionsIn(input.ref)
  return decided_by_operator.length === 0 ? input : { ...input, decided_by_operator }
}

/** The object of a release, still open for what was used of it. */
const releaseHead = rememberedBy((release: Release) =>
  sharedText(jsonText(presentRelease(release)).slice(0, -1)),
)
