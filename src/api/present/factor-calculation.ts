import { citationOf } from '../../domain/factors/describe.ts'
import type { CalculatedItem } from '../../operations/factors/factor-calculate.ts'
import type { LoadedFactors } from '../../operations/factors/factor-library.ts'

export function presentCalculated(loaded: LoadedFactors, { found, rate, emissions }: CalculatedItem) {
  const { factor, transform } = found
  const { publisher, title } = loaded.releases.get(factor.release_id)!.provenance
  return {
    factor_id: factor.factor_id,
    row_id: factor.row_id,
    rate_row_id: rate?.row_id ?? null,
    scope: factor.scope,
    method: factor.method,
    gwp_basis: transform.total === null ? factor.gwp_set : 'AR6',
    activity: emissions.activity,
    gases: emissions.gases,
    total: emissions.total,
    steps: emissions.steps,
    formula: emissions.formula,
    citation: citationOf(factor, publisher, title),
  }
}

/** A factor in every edition and issue, as published. */
export const presentEditions = (loaded: LoadedFactors, factorId: string) =>
  (loaded.library.byFactorId.get(factorId) ?? []).map((factor) => ({
    row_id: factor.row_id,
    edition: factor.edition,
    vintage: factor.vintage,
    superseded: factor.superseded,
    value: factor.total?.value ?? null,
    value_text: factor.total?.value_text ?? null,
  }))
