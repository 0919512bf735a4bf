import { REFERENCE_CONTEXT } from '../../domain/company/reference-context.ts'
import type { ReferenceContext } from '../../operations/company/reference-context.ts'
import { presentMeta, presentMethod, warningsAbout } from './data.ts'
import { presentGridSummary } from './grid.ts'
import { presentProvenance } from './provenance.ts'
import { roundFigures } from './round.ts'

export function presentReferenceContext(found: ReferenceContext, explain: boolean) {
  const { edition, deflator, grid } = found
  return {
    data: {
      abn: found.abn,
      name: found.name,
      period: found.period,
      region: found.region,
      division: found.division,
      factor_edition: edition,
      electricity_factors: found.electricity.map(({ region, scope2_kg_per_kwh, scope3_kg_per_kwh }) => ({
        region,
        scope2_kg_per_kwh,
        scope3_kg_per_kwh,
      })),
      residual_mix: found.residual_mix.map(({ scope, total, table, cells }) => ({
        scope,
        kg_per_kwh: total?.value ?? null,
        table,
        cells,
      })),
      usual_fuels: {
        reason: found.fuels_reason,
        factors: found.fuels.map(({ fuel, activity, region, scope1_kg_per_gj, scope3_kg_per_gj }) => ({
          fuel,
          activity,
          region,
          scope1_kg_per_gj,
          scope3_kg_per_gj,
        })),
      },
      warming_potentials: { registry_and_factors: 'AR5', alternative: 'AR6', gases: found.potentials },
      prices: {
        ...roundFigures(found.prices),
        deflator:
          deflator === null ? null : roundFigures({ ratio: deflator.ratio, base_year: deflator.base_year }),
      },
      grid: grid === null || grid.outcome.result === null ? null : presentGridSummary(grid.outcome.result),
      safeguard_reduction_contribution: found.reduction_contribution,
      framework:
        found.framework === null
          ? null
          : { version: found.framework.version, title: found.framework.title, url: found.framework.url },
      method: presentMethod(REFERENCE_CONTEXT),
      provenance: presentProvenance(found.releases, found.inputs, explain),
      evidence_hash: found.evidence_hash,
    },
    meta: presentMeta(found.snapshot, found.evidence_hash, found.releases, warningsAbout(found.abn)),
  }
}
