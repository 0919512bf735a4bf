import type { Factor } from '../../factors/factor.ts'
import { type FactorLibrary, findIssue } from '../../factors/library.ts'
import type { FuelFactor } from './energy.ts'
import { FUELS, type FuelId, STATE_OF_GRID } from './fuels.ts'

const PER_GJ = 'kg CO2-e/GJ'
/** Vehicles repeat the fuels of stationary burning with other methane; upstream they are the same. */
const FUEL_TABLES: ReadonlySet<string> = new Set(['solid_fuel', 'liquid_fuel', 'gaseous_fuel'])

/** Upstream (scope 3) and direct (scope 1) factors of the fuels that screening knows; gas by state and zone. */
export function fuelFactors(library: FactorLibrary | null, edition: string): FuelFactor[] {
  const issue = library === null ? undefined : findIssue(library, edition)
  const rows = (issue?.factors ?? []).filter(
    (factor) => factor.unit === PER_GJ && FUEL_TABLES.has(factor.subcategory),
  )
  const of = (category: string, activity: string): Factor[] =>
    rows.filter((factor) => factor.category === category && factor.activity.startsWith(activity))
  return FUELS.flatMap(({ id, activity }) => {
    const [direct] = of('stationary_combustion', activity)
    const burnt = direct?.total?.value ?? null
    if (direct === undefined || burnt === null) return []
    return of('fuel_upstream', activity).flatMap((upstream): FuelFactor[] => {
      const behind = upstream.total?.value ?? null
      if (behind === null) return []
      return [
        {
          fuel: id,
          edition,
          activity: upstream.activity,
          region: upstream.region,
          scope1_kg_per_gj: burnt,
          scope3_kg_per_gj: behind,
          evidence: [...totalInput(direct), ...totalInput(upstream)],
        },
      ]
    })
  })
}

/** The total is what the ratio uses; the gases beside it are not inputs. */
const totalInput = (factor: Factor): Factor['inputs'] => {
  const total = factor.inputs.filter((input) => input.field.endsWith(' total'))
  return total.length > 0 ? total : factor.inputs
}

/** Rows of the region, or of the state that its grid is in, where the fuel has any there; else all its rows. */
export function factorsFor(
  fuels: readonly FuelId[],
  region: string | null,
  factors: readonly FuelFactor[],
): readonly FuelFactor[] {
  const state = STATE_OF_GRID[region ?? ''] ?? region
  return fuels.flatMap((fuel) => {
    const rows = factors.filter((factor) => factor.fuel === fuel && factor.scope1_kg_per_gj > 0)
    const local = rows.filter((factor) => factor.region === state)
    return local.length > 0 ? local : rows
  })
}
