import { average, total } from './arithmetic.ts'

export type Figure = number | null
export interface Range {
  readonly low: number
  readonly central: Figure
  readonly high: number
}
interface FuelFactor {
  readonly fuel: string
  readonly region: string
  readonly scope1_kg_per_gj: number
  readonly scope3_kg_per_gj: number
}
interface Facility {
  readonly is_well: boolean
  readonly covered_t: number
  readonly ch4_t: Figure
  readonly n2o_t: Figure
  readonly other_t: Figure
}
export interface EnergyGiven {
  readonly scope1_t: Figure
  readonly scope2_t: Figure
  readonly net_energy_gj: Figure
  readonly division: string | null
  readonly factor_region: string | null
  readonly extracts_gas: boolean
  readonly electricity: readonly {
    readonly region: string
    readonly scope2_kg_per_kwh: number
    readonly scope3_kg_per_kwh: number
  }[]
  readonly fuels: readonly FuelFactor[]
  readonly stations: readonly {
    readonly scope1_t: number
    readonly primary_fuel: string | null
    readonly factor_region: string | null
  }[]
  readonly facilities: readonly Facility[]
}

/** A range; or why there is none: an input is missing, or there is nothing to estimate. */
type Part = Range | 'missing' | 'nothing'

const STATION_FUELS: Readonly<Record<string, readonly string[]>> = {
  'Black Coal': ['black_coal'],
  'Brown Coal': ['brown_coal'],
  Gas: ['natural_gas'],
  'Coal Seam Methane': ['natural_gas'],
  'Gas/Diesel': ['natural_gas', 'diesel'],
  Diesel: ['diesel'],
  'Liquid Fuel': ['diesel', 'fuel_oil'],
  Kerosene: ['kerosene'],
  'Wind/Diesel': ['diesel'],
}
const WITHOUT_UPSTREAM = new Set(
  'Waste Coal Mine Gas,Landfill Gas,Sludge Biogas,Biogas,Biofuel,Bagasse,Wood,Macadamia Nut Shells,Wind,Solar,Hydro,Battery'.split(
    ',',
  ),
)

/** Fuels usual in a division; gas and diesel in those that are not listed. */
const DIVISION_FUELS: Readonly<Record<string, readonly string[]>> = {
  A: ['diesel', 'petrol'],
  C: ['natural_gas', 'black_coal', 'coking_coal'],
  D: ['natural_gas', 'black_coal', 'diesel'],
  E: ['diesel', 'petrol'],
  H: ['natural_gas', 'lpg'],
  I: ['diesel', 'aviation_turbine_fuel', 'fuel_oil'],
  N: ['diesel', 'petrol'],
}
const usualFuels = (division: string | null): readonly string[] =>
  /^[A-S]$/.test(division ?? '') ? (DIVISION_FUELS[division!] ?? ['natural_gas', 'diesel']) : []

/** Gas is listed by state, electricity by grid. */
const STATES: Readonly<Record<string, string>> = { SWIS: 'WA', NWIS: 'WA', DKIS: 'NT' }

/** Factors of the region where the fuel has any there, else of everywhere. */
function factorsOf(
  wanted: readonly string[],
  region: string | null,
  { fuels }: EnergyGiven,
): readonly FuelFactor[] {
  return wanted.flatMap((fuel) => {
    const rows = fuels.filter((row) => row.fuel === fuel && row.scope1_kg_per_gj > 0)
    const local = rows.filter((row) => row.region === (STATES[region ?? ''] ?? region))
    return local.length > 0 ? local : rows
  })
}

const usualFactors = (given: EnergyGiven): readonly FuelFactor[] =>
  factorsOf(usualFuels(given.division), given.factor_region, given)

/** The tonnes at the lowest, the mean and the highest ratio of upstream to burnt, each with a share. */
function atRatios(
  rows: readonly FuelFactor[],
  tonnes: number,
  [low, high]: readonly [number, number] = [1, 1],
): Part {
  const ratios = rows.map((row) => row.scope3_kg_per_gj / row.scope1_kg_per_gj)
  if (ratios.length === 0) return 'missing'
  return {
    low: Math.min(...ratios) * low * tonnes,
    central: average(ratios) * Math.sqrt(low * high) * tonnes,
    high: Math.max(...ratios) * high * tonnes,
  }
}

function electricity({ scope2_t, electricity: factors, factor_region }: EnergyGiven): Part {
  const usable = factors.filter(({ scope2_kg_per_kwh }) => scope2_kg_per_kwh > 0)
  if (scope2_t === null || usable.length === 0) return 'missing'
  const tonnes = usable.map((one) => (scope2_t * one.scope3_kg_per_kwh) / one.scope2_kg_per_kwh)
  return {
    low: Math.min(...tonnes),
    central: tonnes[usable.findIndex(({ region }) => region === factor_region)] ?? null,
    high: Math.max(...tonnes),
  }
}

const stations = (given: EnergyGiven): Part =>
  added(
    given.stations.map(({ scope1_t, primary_fuel, factor_region }) =>
      WITHOUT_UPSTREAM.has(primary_fuel ?? '')
        ? 'nothing'
        : atRatios(factorsOf(STATION_FUELS[primary_fuel ?? ''] ?? [], factor_region, given), scope1_t),
    ),
  )

const gasesOf = ({ ch4_t, n2o_t, other_t }: Facility): number => total([ch4_t ?? 0, n2o_t ?? 0, other_t ?? 0])

/** CO2 of wells and gas plants, which burn their own gas; null without any. */
function burntAtWells({ scope1_t, facilities, extracts_gas }: EnergyGiven): Figure {
  if (extracts_gas) return scope1_t === null ? null : Math.max(0, scope1_t - total(facilities.map(gasesOf)))
  const wells = facilities.filter(({ is_well }) => is_well)
  return wells.length === 0 ? null : total(wells.map((one) => one.covered_t - gasesOf(one)))
}

function fuelOfWells(given: EnergyGiven): Part {
  const tonnes = burntAtWells(given)
  return tonnes === null
    ? 'nothing'
    : atRatios(factorsOf(['diesel'], given.factor_region, given), tonnes, [0.01, 0.1])
}

function otherFuel(given: EnergyGiven): Part {
  const { scope1_t, net_energy_gj, facilities } = given
  if (scope1_t === null) return 'missing'
  const elsewhere = given.stations.map((station) => station.scope1_t)
  const left = scope1_t - total(elsewhere) - total(facilities.map(gasesOf)) - (burntAtWells(given) ?? 0)
  if (left <= 0) return 'nothing'
  const rows = usualFactors(given)
  if (rows.length === 0) return 'missing'
  const highest = Math.max(...rows.map((row) => row.scope1_kg_per_gj))
  const isBounded = net_energy_gj !== null && elsewhere.length === 0
  const burnt = isBounded ? Math.min(left, (net_energy_gj * highest) / 1000) : left
  if (burnt <= 0) return 'nothing'
  return { ...(atRatios(rows, burnt) as Range), central: null }
}

/** The parts added up; without one that is missing there is no sum. */
function added(parts: readonly Part[]): Part {
  if (parts.includes('missing')) return 'missing'
  const ranges = parts.filter((part) => typeof part !== 'string')
  const centrals = ranges.flatMap(({ central }) => central ?? [])
  return {
    low: total(ranges.map(({ low }) => low)),
    central: centrals.length === ranges.length ? total(centrals) : null,
    high: total(ranges.map(({ high }) => high)),
  }
}

/** Category 3 by the scopes; null where a part is missing. */
export function byScopes(given: EnergyGiven): Range | null {
  const sum = added([electricity(given), stations(given), fuelOfWells(given), otherFuel(given)])
  return typeof sum === 'string' ? null : sum
}

/** Gigajoules and what is upstream of one; null where net energy does not measure what was purchased. */
export function byEnergy(
  given: EnergyGiven,
): { readonly gigajoules: number; readonly least: number; readonly most: number } | null {
  const { net_energy_gj: gigajoules, electricity: bought } = given
  const rows = usualFactors(given)
  if (gigajoules === null || gigajoules <= 0 || given.stations.length > 0) return null
  if (burntAtWells(given) !== null || rows.length === 0 || bought.length === 0) return null
  const kilograms = [
    ...rows.map((row) => row.scope3_kg_per_gj),
    ...bought.map((row) => row.scope3_kg_per_kwh / 0.0036),
  ].filter((kg) => kg > 0)
  return { gigajoules, least: Math.min(...kilograms), most: Math.max(...kilograms) }
}
