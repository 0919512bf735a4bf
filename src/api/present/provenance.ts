import { canonicalSet, distinctInputs, type EvidenceInput } from '../../domain/evidence.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import type { Release } from '../../operations/releases/releases.ts'
import {
  type JsonPieces,
  joinPieces,
  jsonText,
  sharedText,
  writeArray,
  writeObject,
} from '../platform/json-pieces.ts'
import { presentRelease } from './data.ts'

/** Each release with what was used of it; every single input too when the caller wants it explained. */
export function presentProvenance(
  releases: readonly Release[],
  inputs: readonly EvidenceInput[],
  explain: boolean,
) {
  return {
    releases: usedReleases(releases, inputs).map(({ release, use }) => ({
      ...presentRelease(release),
      ...use,
    })),
    ...explainedInputs(inputs, explain),
  }
}

/** The same, written: releases are shared by all companies and make up a quarter of a profile. */
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
  const byRelease = Map.groupBy(distinctInputs(inputs), (input) => input.release)
  return releases.flatMap((release) => {
    const used = byRelease.get(release.id)
    return used === undefined ? [] : [{ release, use: useOf(used) }]
  })
}

function useOf(used: readonly EvidenceInput[]): ReleaseUse {
  const fields = new Set<string>()
  const periods = new Set<string>()
  for (const { field, observed } of used) {
    fields.add(field)
    periods.add(observed)
  }
  const observed = [...periods].flatMap((period) => period.split('/')).toSorted()
  return {
    inputs: used.length,
    fields: [...fields].toSorted(),
    input_observed_from: observed[0] ?? '',
    input_observed_to: observed.at(-1) ?? '',
  }
}

const explainedInputs = (inputs: readonly EvidenceInput[], explain: boolean) =>
  explain ? { inputs: canonicalSet(inputs).map((text) => JSON.parse(text) as EvidenceInput) } : {}

/** The object of a release, still open for what was used of it. */
const releaseHead = rememberedBy((release: Release) =>
  sharedText(jsonText(presentRelease(release)).slice(0, -1)),
)
