import { average, total } from '../arithmetic.ts'

export type Figure = number | null

export interface Range {
  readonly low: number
  readonly central: Figure
  readonly high: number
}

export interface FuelFactor {
  readonly fuel: string
  readonly region: string
  readonly scope1_kg_per_gj: number
  readonly scope3_kg_per_gj: number
}

export interface EnergyGiven {
  readonly scope1_t: Figure
  readonly scope2_t: Figure
  readonly net_energy_gj: Figure
  readonly division: string | null
  readonly factor_region: string | null
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
  readonly process_gases_t: readonly {
    readonly ch4_t: Figure
    readonly n2o_t: Figure
    readonly other_t: Figure
    /** Since 2.1.0. */
    readonly is_well?: boolean
    readonly covered_t?: number
  }[]
  /** Since 2.1.0: the company is of oil and gas extraction. */
  readonly extracts_gas?: boolean
}

/** A range; or why there is none: an input is missing, or there is nothing to estimate. */
export type Part = Range | 'missing' | 'nothing'

/** Fuels of power stations by the published word; an empty list has no upstream that is counted. */
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
  'Waste Coal Mine Gas': [],
  'Landfill Gas': [],
  'Sludge Biogas': [],
  Biogas: [],
  Biofuel: [],
  Bagasse: [],
  Wood: [],
  'Macadamia Nut Shells': [],
  Wind: [],
  Solar: [],
  Hydro: [],
  Battery: [],
}

/** Versions that added up whatever parts there were, and knew no fuel of coal seams. */
const PARTIAL_SUMS: ReadonlySet<string> = new Set(['1.1.0', '1.2.0'])

/** Fuels usual in each division of the industry classification. */
const DIVISION_FUELS: Readonly<Record<string, string>> = {
  A: 'diesel petrol',
  B: 'diesel natural_gas',
  C: 'natural_gas black_coal coking_coal',
  D: 'natural_gas black_coal diesel',
  E: 'diesel petrol',
  F: 'diesel natural_gas',
  G: 'natural_gas diesel',
  H: 'natural_gas lpg',
  I: 'diesel aviation_turbine_fuel fuel_oil',
  J: 'diesel natural_gas',
  K: 'natural_gas diesel',
  L: 'natural_gas diesel',
  M: 'natural_gas diesel',
  N: 'diesel petrol',
  O: 'natural_gas diesel',
  P: 'natural_gas diesel',
  Q: 'natural_gas diesel',
  R: 'natural_gas diesel',
  S: 'natural_gas diesel',
}

/** Category 3 by the scopes: electricity, power stations and other fuel; a string where there is none. */
export const energyByScopes = (given: EnergyGiven, version: string): Part =>
  whole([electricity(given), stations(given, version), fuelOfWells(given), otherFuel(given)], version)

/** The parts added up; without one that is missing there is no sum. */
function whole(parts: readonly Part[], version: string): Part {
  if (parts.includes('missing') && !PARTIAL_SUMS.has(version)) return 'missing'
  const ranges = parts.filter((part) => typeof part !== 'string')
  return ranges.length === 0 ? 'nothing' : added(ranges)
}

function added(ranges: readonly Range[]): Range {
  const centrals = ranges.flatMap(({ central }) => central ?? [])
  return {
    low: total(ranges.map(({ low }) => low)),
    central: centrals.length === ranges.length ? total(centrals) : null,
    high: total(ranges.map(({ high }) => high)),
  }
}

export const times = ({ low, central, high }: Range, factor: number): Range => ({
  low: low * factor,
  central: central === null ? null : central * factor,
  high: high * factor,
})

function electricity({ scope2_t, electricity: factors, factor_region }: EnergyGiven): Part {
  const ratios = factors
    .filter(({ scope2_kg_per_kwh }) => scope2_kg_per_kwh > 0)
    .map(({ region, scope2_kg_per_kwh, scope3_kg_per_kwh }) => ({
      region,
      ratio: scope3_kg_per_kwh / scope2_kg_per_kwh,
    }))
  if (scope2_t === null || ratios.length === 0) return 'missing'
  const all = ratios.map(({ ratio }) => ratio)
  const own = ratios.find(({ region }) => region === factor_region)
  return times({ low: Math.min(...all), central: own?.ratio ?? null, high: Math.max(...all) }, scope2_t)
}

function stations({ stations: all, fuels }: EnergyGiven, version: string): Part {
  const parts = all.map((station): Part => {
    const isUnknown = station.primary_fuel === 'Coal Seam Methane' && PARTIAL_SUMS.has(version)
    const wanted = isUnknown ? undefined : STATION_FUELS[station.primary_fuel ?? '']
    const ratios = factorsOf(wanted ?? [], station.factor_region, fuels).map(ratioOf)
    if (ratios.length === 0) return wanted?.length === 0 ? 'nothing' : 'missing'
    const range = { low: Math.min(...ratios), central: average(ratios), high: Math.max(...ratios) }
    return times(range, station.scope1_t)
  })
  return whole(parts, version)
}

function otherFuel(given: EnergyGiven): Part {
  const { scope1_t, division, stations: all, process_gases_t, factor_region, fuels } = given
  if (scope1_t === null) return 'missing'
  const gases = total(process_gases_t.map(gasesOf))
  const left = scope1_t - total(all.map((station) => station.scope1_t)) - gases - (burntAtWells(given) ?? 0)
  if (left <= 0) return 'nothing'
  const rows = factorsOf((DIVISION_FUELS[division ?? ''] ?? '').split(' '), factor_region, fuels)
  if (rows.length === 0) return 'missing'
  const burnt = Math.min(left, burnable(given))
  if (burnt <= 0) return 'nothing'
  const ratios = rows.map(ratioOf)
  return times({ low: Math.min(...ratios), central: null, high: Math.max(...ratios) }, burnt)
}

const gasesOf = ({ ch4_t, n2o_t, other_t }: EnergyGiven['process_gases_t'][number]): number =>
  total([ch4_t ?? 0, n2o_t ?? 0, other_t ?? 0])

/** CO2 of wells and gas plants, which burn their own gas; null without any. */
export function burntAtWells({ scope1_t, process_gases_t, extracts_gas }: EnergyGiven): Figure {
  const gases = total(process_gases_t.map(gasesOf))
  if (extracts_gas === true) return scope1_t === null ? null : Math.max(0, scope1_t - gases)
  const wells = process_gases_t.filter(({ is_well }) => is_well === true)
  return wells.length === 0 ? null : total(wells.map((one) => (one.covered_t ?? 0) - gasesOf(one)))
}

/** Shares of what wells burn that are bought. */
interface WithShares extends EnergyGiven {
  readonly shared_rates?: { readonly bought_at_wells?: { readonly low: number; readonly high: number } }
}

function fuelOfWells(given: WithShares): Part {
  const tonnes = burntAtWells(given)
  if (tonnes === null) return 'nothing'
  const shares = given.shared_rates?.bought_at_wells
  const ratios = factorsOf(['diesel'], given.factor_region, given.fuels).map(ratioOf)
  if (shares === undefined || ratios.length === 0) return 'missing'
  return times(
    {
      low: Math.min(...ratios) * shares.low,
      central: average(ratios) * Math.sqrt(shares.low * shares.high),
      high: Math.max(...ratios) * shares.high,
    },
    tonnes,
  )
}

/** Tonnes that the net energy can have given at the highest factor of the usual fuels. */
export function burnable({
  net_energy_gj,
  division,
  stations: all,
  factor_region,
  fuels,
}: EnergyGiven): number {
  const rows = factorsOf((DIVISION_FUELS[division ?? ''] ?? '').split(' '), factor_region, fuels)
  if (net_energy_gj === null || all.length > 0 || rows.length === 0) return Infinity
  return (net_energy_gj * Math.max(...rows.map((row) => row.scope1_kg_per_gj))) / 1000
}

/** Gas is listed by state, electricity by grid. */
const STATES: Readonly<Record<string, string>> = { SWIS: 'WA', NWIS: 'WA', DKIS: 'NT' }

/** Factors of the fuels usual in a division. */
export const usualFactors = ({ division, factor_region, fuels }: EnergyGiven): FuelFactor[] =>
  factorsOf((DIVISION_FUELS[division ?? ''] ?? '').split(' '), factor_region, fuels)

/** Factors of the region where the fuel has any there, else of everywhere. */
function factorsOf(
  wanted: readonly string[],
  region: string | null,
  fuels: readonly FuelFactor[],
): FuelFactor[] {
  return wanted.flatMap((fuel) => {
    const rows = fuels.filter((row) => row.fuel === fuel && row.scope1_kg_per_gj > 0)
    const local = rows.filter((row) => row.region === (STATES[region ?? ''] ?? region))
    return local.length > 0 ? local : rows
  })
}

const ratioOf = (row: FuelFactor): number => row.scope3_kg_per_gj / row.scope1_kg_per_gj
