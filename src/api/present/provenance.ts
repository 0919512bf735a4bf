import { canonicalSet, distinctInputs, type EvidenceInput } from '../../domain/evidence.ts'
import type { Release } from '../../operations/releases/releases.ts'
import { presentRelease } from './data.ts'

/** Each release with what was used of it; every single input too when the caller wants it explained. */
export function presentProvenance(
  releases: readonly Release[],
  inputs: readonly EvidenceInput[],
  explain: boolean,
) {
  const byRelease = Map.groupBy(distinctInputs(inputs), (input) => input.release)
  return {
    releases: releases.flatMap((release) => {
      const used = byRelease.get(release.id)
      if (used === undefined) return []
      const observed = [...new Set(used.map((input) => input.observed))]
        .flatMap((period) => period.split('/'))
        .toSorted()
      return [
        {
          ...presentRelease(release),
          inputs: used.length,
          fields: [...new Set(used.map((input) => input.field))].toSorted(),
          input_observed_from: observed[0] ?? '',
          input_observed_to: observed.at(-1) ?? '',
        },
      ]
    }),
    ...(explain ? { inputs: canonicalSet(inputs).map((text) => JSON.parse(text) as EvidenceInput) } : {}),
  }
}
