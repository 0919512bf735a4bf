import type { Documents, Period } from './documents.ts'
import { countedLines } from './ledger-file.ts'
import { type MeteredFactor, scopesWithDaysMissing } from './ledger-meters.ts'
import { scaled } from './ledger-numbers.ts'

interface FactorOfLedger extends MeteredFactor {
  readonly parts: readonly (MeteredFactor['parts'][number] & {
    readonly total: string
    readonly source: string
    readonly file_sha256: string | null
  })[]
}

interface Ledger {
  readonly period: Period
  readonly places: readonly {
    readonly factor: string
    readonly entity: string
    readonly facility: string
    readonly activity: string
    readonly estimated: string
    readonly share_percent: string
  }[]
  readonly factors: Readonly<Record<string, FactorOfLedger>>
}

/**
 * docs/methods/filing_readiness.md, ledger lines: every document of the lines of a scope and of their own factors is listed as theirs and held, at most a quarter
 * of its tonnes is estimated, and its metered energy has a line for every day. That places say what lines come to, estimates too, is checked with the ledger.
 */
export function shownScopes({ provenance, lines }: Documents): (scope: string) => boolean {
  const record = provenance.records.find((one) => one.record === 'ledger')
  if (record === undefined || lines === undefined) return () => true
  const ledger = record.body as unknown as Ledger
  const counted = countedLines(lines)
  const named = new Map(
    counted.map(({ factor, document }) => [`${factor} ${document}`, { factor, document }]),
  )
  for (const [factor, { parts }] of Object.entries(ledger.factors))
    for (const { source, file_sha256: sha256 } of parts)
      if (source === 'own') named.set(`${factor} own`, { factor, document: sha256 ?? '' })
  const unmetered = scopesWithDaysMissing(counted, ledger)
  return (scope) => {
    const partsOf = (factor: string) =>
      (ledger.factors[factor]?.parts ?? []).filter((part) => part.scope === scope)
    const listed = provenance.readiness_facts.ledger_documents.filter(({ scopes }) => scopes.includes(scope))
    const names = new Set(listed.map(({ sha256 }) => sha256 ?? ''))
    return (
      listed.every(({ sha256, is_held }) => sha256 !== null && is_held) &&
      [...named.values()].every(
        ({ factor, document }) => partsOf(factor).length === 0 || names.has(document),
      ) &&
      !isMostlyEstimated(ledger, partsOf) &&
      !unmetered.has(scope)
    )
  }
}

/** More than a quarter, told with whole numbers alone. */
function isMostlyEstimated(
  { places }: Ledger,
  partsOf: (factor: string) => readonly { readonly total: string }[],
): boolean {
  let [all, estimated] = [0n, 0n]
  for (const place of places)
    for (const { total } of partsOf(place.factor)) {
      const perUnit = scaled(total) * scaled(place.share_percent)
      all += scaled(place.activity) * perUnit
      estimated += size(scaled(place.estimated) * perUnit)
    }
  return estimated * 4n > size(all)
}

const size = (value: bigint): bigint => (value < 0n ? -value : value)
