import { canonicalJson, type EvidenceInput, type Method, sha256 } from '../evidence.ts'

/** Canonical JSON of inputs, made once for a factor and used by every answer that holds it. */
export const evidenceTexts = (inputs: readonly EvidenceInput[]): string[] =>
  inputs.map((input) => canonicalJson(input))

/**
 * The evidence hash of inputs whose canonical texts are at hand: the same hash as `evidenceHash` at a tenth of its cost,
 * because canonical members joined by commas are the canonical list.
 */
export function hashEvidenceTexts(texts: readonly string[], methods: readonly Method[]): string {
  const inputs = [...new Set(texts)].toSorted()
  const applied = [...new Set(methods.map((method) => canonicalJson(method)))].toSorted()
  return sha256(`{"inputs":[${inputs.join(',')}],"methods":[${applied.join(',')}]}`)
}
