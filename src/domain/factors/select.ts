import { rememberedBy } from '../remembered-by.ts'
import type { Factor } from './factor.ts'
import fuels from './fuel-types.json' with { type: 'json' }
import { slug } from './identity.ts'
import type { FactorLibrary } from './library.ts'
import { partsOf, type RegionCode, regionName, regionsCovering } from './regions.ts'

/** Filters of a list; a factor must fit all that are given. */
export interface FactorFilter {
  readonly scope?: 1 | 2 | 3 | undefined
  readonly category?: string | undefined
  readonly subcategory?: string | undefined
  readonly fuel_type?: string | undefined
  readonly region?: RegionCode | undefined
  /** `national`: where nothing is published for the region, the national factor is taken instead, and says so. */
  readonly region_fallback?: 'national' | undefined
  readonly gas?: string | undefined
  readonly unit?: string | undefined
  readonly method?: string | undefined
}

/** Factors that fit, in the order of the publisher's tables. */
export function selectFactors(factors: readonly Factor[], filter: FactorFilter): Factor[] {
  const anywhere = factors.filter(fitting(filter))
  if (filter.region === undefined) return anywhere
  const here = anywhere.filter((factor) => coversRegion(factor, filter.region!))
  return here.length === 0 && filter.region_fallback === 'national'
    ? anywhere.filter((factor) => factor.region === 'NATIONAL')
    : here
}

const coversRegion = (factor: Factor, region: RegionCode): boolean =>
  regionsCovering(region).includes(factor.region)

/** Why a region has no factor although the filters are right. */
export interface RegionAbsence {
  readonly reason_code:
    | 'published_by_part'
    | 'published_nationally'
    | 'not_published_in_edition'
    | 'not_published_for_region'
  readonly detail: string
  /** Regions that have such a factor in this edition. */
  readonly published_regions: readonly string[]
}

/** Explains an empty answer; undefined where the region is not what made it empty. */
export function explainRegion(
  factors: readonly Factor[],
  allEditions: readonly Factor[],
  filter: FactorFilter,
  edition: string,
): RegionAbsence | undefined {
  const { region } = filter
  if (region === undefined) return undefined
  const fits = fitting(filter)
  const elsewhere = factors.filter(fits)
  if (elsewhere.length === 0) return undefined
  const regions = [...new Set(elsewhere.map((factor) => factor.region))]
  const answer = (reason_code: RegionAbsence['reason_code'], detail: string): RegionAbsence => ({
    reason_code,
    detail: `The ${edition} edition publishes no such factor for ${region}. ${detail} Nothing was substituted.`,
    published_regions: regions,
  })
  const parts = partsOf(region).filter((part) => regions.includes(part))
  if (parts.length > 0)
    return answer(
      'published_by_part',
      `It is published for parts of it: ${parts.map((part) => `${regionName(part)}, request ${part}`).join('; ')}. A place outside them needs its supplier’s own factor.`,
    )
  if (regions.join() === 'NATIONAL')
    return answer(
      'published_nationally',
      'The table does not distinguish regions: use region=NATIONAL, or region_fallback=national.',
    )
  const editions = [
    ...new Set(
      allEditions
        .filter((factor) => fits(factor) && coversRegion(factor, region))
        .map((factor) => factor.edition),
    ),
  ]
  if (editions.length > 0)
    return answer('not_published_in_edition', `Other editions do: ${editions.join(', ')}.`)
  return answer('not_published_for_region', `It is published for ${regions.join(', ')}.`)
}

/** Everything but the region. What the filter says is read once, not for each factor. */
function fitting(filter: FactorFilter): (factor: Factor) => boolean {
  const subcategory = filter.subcategory === undefined ? undefined : slug(filter.subcategory)
  const fuel = filter.fuel_type === undefined ? undefined : namesOfFuel(filter.fuel_type)
  return (factor) =>
    (filter.scope === undefined || scopeOf(factor) === filter.scope) &&
    (filter.category === undefined || factor.category === filter.category) &&
    (subcategory === undefined || spellings(factor).subcategory === subcategory) &&
    (fuel === undefined || fuel.some((name) => spellings(factor).parts.includes(name))) &&
    (filter.gas === undefined || hasGas(factor, filter.gas)) &&
    (filter.unit === undefined || hasUnit(factor, filter.unit)) &&
    (filter.method === undefined || factor.method === filter.method)
}

/** How a factor is spelt where it is compared: made once, as 200 look-ups in 9 editions took more than a second. */
const spellings = rememberedBy((factor: Factor) => ({
  subcategory: slug(factor.subcategory),
  parts: factor.factor_id.split('.'),
}))

/** A full fuel cycle (scopes 2 and 3 together) is in the list of scope 3: added to a scope 2 figure it would count twice. */
const scopeOf = (factor: Factor): number => factor.scope ?? 3

const hasGas = (factor: Factor, gas: string): boolean =>
  gas === 'total' ? factor.total !== null : factor.gases.some((item) => item.gas === gas)

/** The whole unit, or what is after the stroke: `kWh` finds kg CO2-e/kWh. */
function hasUnit(factor: Factor, unit: string): boolean {
  const wanted = unit.toLowerCase()
  const own = factor.unit.toLowerCase()
  return own === wanted || own.split('/').slice(1).join('/') === wanted
}

/** Names of fuels that people use, and what their factors are called here. */
export const FUEL_TYPES = Object.keys(fuels)

const namesOfFuel = (fuelType: string): readonly string[] => {
  const wanted = slug(fuelType)
  return Object.hasOwn(fuels, wanted)
    ? (fuels as Readonly<Record<string, readonly string[]>>)[wanted]!
    : [wanted]
}

const partsOfIds = rememberedBy(
  (library: FactorLibrary) => new Set([...library.byFactorId.keys()].flatMap((id) => id.split('.'))),
)

/** Whether any edition publishes a factor for a fuel. */
export const isKnownFuel = (library: FactorLibrary, fuelType: string): boolean =>
  namesOfFuel(fuelType).some((name) => partsOfIds(library).has(name))
