import type { Documents } from '../documents.ts'
import { heldFiles } from '../held-files.ts'
import { atPointer } from '../json.ts'
import type { Finding } from '../verification.ts'

/** Which percentage each argument of the formula takes, and the column that prints it. */
const ARGUMENTS = {
  percentages: { name: 'renewable_power', field: 'rpp_pct' },
  jurisdictional: { name: 'jurisdictional_act', field: 'jurisdictional_act' },
} as const

interface Entry {
  readonly year: number
  readonly percent: { readonly input?: string; readonly record?: string; readonly pointer?: string }
}

/** A percentage is taken from the column, or from the place in the record, that is about it and its year. */
export function checkStatedPercentages({ provenance, report }: Documents): Finding[] {
  const held = heldFiles(report)
  const fields = new Map(provenance.inputs.map(({ id, field }) => [id, field]))
  const body = provenance.records.find(({ record }) => record === 'market_based_evidence')?.body
  return provenance.calculations
    .filter(({ formula }) => formula === 'market_based_scope2')
    .flatMap(({ id, arguments: given }) =>
      Object.entries(ARGUMENTS).flatMap(([argument, { name, field }]) => {
        const entries = ((given as Record<string, unknown>)[argument] ?? []) as readonly Entry[]
        return entries
          .filter(({ year, percent: { input, pointer } }) => {
            if (input !== undefined) return fields.get(input) !== field
            const stated = atPointer(body, (pointer ?? '').replace(/\/percent$/, ''))
            const { percentage, year: ofYear, document_sha256 } = (stated ?? {}) as Record<string, unknown>
            return percentage !== name || ofYear !== year || !held.has(String(document_sha256))
          })
          .map(({ year, percent }) => ({
            kind: 'input' as const,
            where: `provenance.json calculation ${id}/${argument}`,
            detail: `the ${name} percentage of ${year} is taken from a place that is not about it, or that no held document shows`,
            stated: percent,
          }))
      }),
    )
}
