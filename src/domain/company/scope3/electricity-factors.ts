import type { Factor } from '../../factors/factor.ts'
import { isCurrentEstimate } from '../../factors/identity.ts'
import type { FactorLibrary } from '../../factors/library.ts'
import type { GridFactor } from '../grid/intensity.ts'
import type { ElectricityFactor } from './energy.ts'

const PER_KWH = 'kg CO2-e/kWh'
/** The market as a whole has no factor of purchase, only its average. */
const SCOPE2_TABLES = ['purchased_grid_electricity', 'grid_average']
const SCOPE3_TABLE = 'purchased_grid_electricity_upstream_and_losses'

/** Factors of every edition in force: of tables that print several years only the line that is the edition's own. */
const electricityOf = (library: FactorLibrary): readonly Factor[] =>
  library.issues
    .filter((issue) => !issue.superseded)
    .flatMap((issue) => issue.factors)
    .filter(
      (factor) =>
        factor.category === 'electricity' &&
        factor.unit === PER_KWH &&
        (factor.period === null || isCurrentEstimate(factor)),
    )

/** Scope 2 factors of a region by edition; a factor of purchase comes before an average. */
export function scope2Factors(library: FactorLibrary | null, region: string): GridFactor[] {
  if (library === null) return []
  const found = electricityOf(library).filter(
    (factor) => factor.scope === 2 && factor.region === region && SCOPE2_TABLES.includes(factor.subcategory),
  )
  return [...Map.groupBy(found, (factor) => factor.edition).values()].flatMap((edition) => {
    const [best] = edition.toSorted(
      (a, b) => SCOPE2_TABLES.indexOf(a.subcategory) - SCOPE2_TABLES.indexOf(b.subcategory),
    )
    if (best === undefined || best.total === null || best.total.value === null) return []
    return [{ edition: best.edition, region, scope2_kg_per_kwh: best.total.value, evidence: best.inputs }]
  })
}

/** Scope 2 and scope 3 factors of purchased electricity in one edition, every region that has both. */
export function electricityFactors(library: FactorLibrary | null, edition: string): ElectricityFactor[] {
  if (library === null) return []
  const rows = electricityOf(library).filter((factor) => factor.edition === edition)
  return rows
    .filter((factor) => factor.subcategory === 'purchased_grid_electricity')
    .flatMap((scope2) => {
      const scope3 = rows.find(
        (factor) => factor.subcategory === SCOPE3_TABLE && factor.region === scope2.region,
      )
      const [bought, upstream] = [scope2.total?.value ?? null, scope3?.total?.value ?? null]
      if (scope3 === undefined || bought === null || upstream === null) return []
      return [
        {
          region: scope2.region,
          edition,
          scope2_kg_per_kwh: bought,
          scope3_kg_per_kwh: upstream,
          evidence: [...scope2.inputs, ...scope3.inputs],
        },
      ]
    })
}
