import type { Body, FormulasEntry, MethodName } from './documents.ts'
import { canonical, hash } from './json.ts'
import type { PublishedFormulas } from './published-formulas.ts'
import type { Finding } from './verification.ts'

export interface CheckedFormulas {
  readonly findings: readonly Finding[]
  /** Formulas that were published, by `method version`. Only these may be evaluated. */
  readonly published: ReadonlyMap<string, Body>
  /** `method version` of formulas that the bundle holds and nobody published. */
  readonly refused: ReadonlySet<string>
}

export const versionOf = ({ id, version }: MethodName): string => `${id} ${version}`

/** A formula that travels in a bundle can be forged with it: it counts only if its hash is one that the verifier holds. */
export function checkFormulas(
  entries: readonly FormulasEntry[],
  known: readonly PublishedFormulas[],
): CheckedFormulas {
  const published = new Map<string, Body>()
  const refused = new Set<string>()
  const findings: Finding[] = []
  for (const { method, version, sha256, formulas } of entries) {
    const where = versionOf({ id: method, version })
    const found = hash(canonical(formulas))
    const isKnown = known.some(
      (one) => one.method === method && one.version === version && one.sha256 === found,
    )
    const isNamed = formulas['method'] === method && formulas['version'] === version
    if (isKnown && isNamed && found === sha256) {
      published.set(where, formulas)
      continue
    }
    refused.add(where)
    findings.push({
      kind: 'unknown_formula',
      where,
      detail:
        found === sha256
          ? 'these formulas were never published; they are not evaluated'
          : 'the formulas do not have the stated hash; they are not evaluated',
      stated: sha256,
      recomputed: found === sha256 ? publishedHash(where, known) : found,
    })
  }
  return { findings, published, refused }
}

/** The hash that the version was published with; null where there is no such version. */
const publishedHash = (name: string, known: readonly PublishedFormulas[]): string | null =>
  known.find(({ method, version }) => versionOf({ id: method, version }) === name)?.sha256 ?? null
