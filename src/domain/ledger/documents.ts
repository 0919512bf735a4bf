import { compareText } from '../text-order.ts'
import { LEDGER_SCOPES, type LedgerScope } from './categories.ts'
import type { FactorUse } from './factor-use.ts'

/** What lines of a factor name as their document; null for lines without one. */
export interface DocumentOfFactor {
  /** Null for a file that was imported before its factors were written down. */
  readonly factor: string | null
  readonly sha256: string | null
}

/** A document of lines that count, with the scopes that they are of; null for lines without one. */
export interface LedgerDocument {
  readonly sha256: string | null
  readonly scopes: readonly LedgerScope[]
}

/** Own factors are as good as the evidence file that prints them, like the lines that are multiplied with them. */
export const documentsOfOwnFactors = (factors: ReadonlyMap<string, FactorUse>): DocumentOfFactor[] =>
  [...factors].flatMap(([factor, { parts }]) =>
    parts.flatMap(({ source, file_sha256: sha256 }) => (source === 'own' ? [{ factor, sha256 }] : [])),
  )

/** Each document once, with the scopes of the factors that count. A file whose factors are not known bears on every scope. */
export function documentsByScope(
  named: readonly DocumentOfFactor[],
  factors: ReadonlyMap<string, FactorUse>,
): LedgerDocument[] {
  const scopesOf = ({ factor }: DocumentOfFactor): readonly LedgerScope[] =>
    factor === null ? LEDGER_SCOPES : (factors.get(factor)?.parts ?? []).map(({ scope }) => scope)
  return [...Map.groupBy(named, ({ sha256 }) => sha256)]
    .map(([sha256, own]) => ({ sha256, scopes: [...new Set(own.flatMap(scopesOf))].toSorted(compareText) }))
    .filter(({ scopes }) => scopes.length > 0)
    .toSorted((a, b) => compareText(a.sha256 ?? '', b.sha256 ?? ''))
}
