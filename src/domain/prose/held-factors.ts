import type { Factor } from '../factors/factor.ts'
import fuels from '../factors/fuel-types.json' with { type: 'json' }
import type { FactorLibrary } from '../factors/library.ts'
import { namesOfRegion, type RegionCode, regionName } from '../factors/regions.ts'
import { rememberedBy } from '../remembered-by.ts'
import type { HeldFactor } from './held.ts'
import { rateIn } from './rates.ts'

/** Factors that reports quote: of bought electricity, and of fuels that are burnt on site. */
const QUOTED: ReadonlySet<string> = new Set([
  'purchased_grid_electricity',
  'purchased_grid_electricity_upstream_and_losses',
  'solid_fuel',
  'gaseous_fuel',
  'liquid_fuel',
])

/** The factors of every edition and issue that a text may quote; a library never changes. */
export const heldFactors = rememberedBy((library: FactorLibrary): readonly HeldFactor[] =>
  library.issues.flatMap(({ factors }) => factors.filter(isQuoted).flatMap(heldFactor)),
)

const isQuoted = ({ subcategory, category, method }: Factor): boolean =>
  QUOTED.has(subcategory) && category !== 'fuel_upstream' && method !== 'market_based'

function heldFactor(factor: Factor): HeldFactor[] {
  const { total, scope, edition, region, activity, category, factor_id, superseded, inputs } = factor
  const rate = total === null ? null : rateIn(total.unit)
  if (total === null || total.value === null || rate === null || scope === null) return []
  const isElectric = category === 'electricity'
  return [
    {
      factor_id,
      edition,
      superseded,
      scope,
      names: isElectric ? namesOfRegion(region as RegionCode) : namesOfFuel(factor),
      per: rate.per,
      value: (total.value * rate.kilograms) / rate.size,
      printed: { value: total.value, unit: total.unit },
      what: `scope ${scope} factor of ${isElectric ? `electricity in ${regionName(region)}` : activity}`,
      source: `the ${edition} edition of the national factors (${total.table}, ${total.cell})`,
      evidence: inputs,
    },
  ]
}

/** What people call a fuel, beside what the publisher prints. */
const namesOfFuel = ({ factor_id, activity }: Factor): readonly string[] => [
  activity.toLowerCase(),
  ...Object.entries(fuels).flatMap(([name, members]) =>
    members.some((member) => factor_id.split('.').includes(member)) ? [name.replaceAll('-', ' ')] : [],
  ),
]
