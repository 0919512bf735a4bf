import { roundGrid } from '../../domain/company/grid/round-grid.ts'
import { REFERENCE_CONTEXT } from '../../domain/company/reference-context.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import type { CompanyReferenceContext } from '../../operations/company/reference-context.ts'
import { presentMeta, presentMethod, warningsAbout } from './data.ts'
import { presentProvenance } from './provenance.ts'

export function presentReferenceContext(found: CompanyReferenceContext, explain: boolean) {
  const { context, framework } = found
  const { edition, deflator, grid } = context
  return {
    data: {
      abn: found.abn,
      name: found.name,
      period: context.period,
      region: context.region,
      division: context.division,
      factor_edition: edition,
      electricity_factors: context.electricity.map(({ region, scope2_kg_per_kwh, scope3_kg_per_kwh }) => ({
        region,
        scope2_kg_per_kwh,
        scope3_kg_per_kwh,
      })),
      residual_mix: context.residual_mix.map(({ scope, total, table, cells }) => ({
        scope,
        kg_per_kwh: total?.value ?? null,
        table,
        cells,
      })),
      usual_fuels: {
        reason: context.fuels_reason,
        factors: context.fuels.map(({ fuel, activity, region, scope1_kg_per_gj, scope3_kg_per_gj }) => ({
          fuel,
          activity,
          region,
          scope1_kg_per_gj,
          scope3_kg_per_gj,
        })),
      },
      warming_potentials: {
        registry_and_factors: 'AR5' as const,
        alternative: 'AR6' as const,
        gases: context.potentials,
      },
      prices: {
        ...roundFigures(context.prices),
        deflator:
          deflator === null ? null : roundFigures({ ratio: deflator.ratio, base_year: deflator.base_year }),
      },
      grid: grid === null ? null : roundGrid(grid),
      safeguard_reduction_contribution: context.reduction_contribution,
      framework:
        framework === null
          ? null
          : { version: framework.version, title: framework.title, url: framework.url },
      method: presentMethod(REFERENCE_CONTEXT),
      provenance: presentProvenance(found.releases, context.inputs, explain),
      evidence_hash: found.evidence_hash,
    },
    meta: presentMeta(found.snapshot, found.evidence_hash, found.releases, warningsAbout(found.abn)),
  }
}
