import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import { mean, sum } from '../../mathematics/statistics.ts'
import { type Evidenced, evidenceOf } from '../outcome.ts'
import { DIVISION_FUELS, type FuelId, GENERATION_FUELS } from './fuels.ts'
import rates from './rates.json' with { type: 'json' }

/** A fuel's published factors in one edition; several rows where gas is listed by state and zone. */
export interface FuelFactor extends Evidenced {
  readonly fuel: FuelId
  readonly edition: string
  /** As the factors print it; of gas it says whether the zone is a metropolitan one. */
  readonly activity: string
  /** State, or NATIONAL. */
  readonly region: string
  readonly scope1_kg_per_gj: number
  readonly scope3_kg_per_gj: number
}

/** Electricity factors of one region in one edition. */
export interface ElectricityFactor extends Evidenced {
  readonly region: string
  readonly edition: string
  readonly scope2_kg_per_kwh: number
  readonly scope3_kg_per_kwh: number
}

/** A power station's share of scope 1, of the same reporting year as the company's figures. */
export interface Station extends Evidenced {
  readonly facility: string
  readonly scope1_t: number
  readonly primary_fuel: string | null
  readonly factor_region: string | null
}

export interface Range {
  readonly low: number
  /** Null where nothing says which value inside the range is likely. */
  readonly central: number | null
  readonly high: number
}

export interface EnergyPart {
  readonly part: 'electricity' | 'generation_fuel' | 'fuel_of_wells' | 'other_fuel'
  /** `not_applicable` where there is nothing to estimate, `not_assessed` where an input is missing. */
  readonly availability: Availability
  readonly emissions_t: Range | null
  readonly ratio: Range | null
  readonly note: string
  readonly inputs: readonly EvidenceInput[]
}

export interface EnergyInput {
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly net_energy: (Evidenced & { readonly gigajoules: number }) | null
  readonly division: string | null
  readonly factor_region: string | null
  /** Facilities that the region is of; empty where it is the region of the address. */
  readonly region_facilities: readonly Evidenced[]
  /** Edition of the national factors that is meant for the year; its factors are empty where it is not loaded. */
  readonly edition: string
  readonly electricity_factors: readonly ElectricityFactor[]
  readonly fuel_factors: readonly FuelFactor[]
  readonly stations: readonly Station[]
  /** Gases other than CO2 of the company's Safeguard facilities: process and fugitive gas that no fuel is behind. */
  readonly non_combustion: (Evidenced & { readonly tonnes: number }) | null
  /** CO2 of wells and gas plants, which burn what they produce; null where the company has none. */
  readonly wells: (Evidenced & { readonly tonnes: number }) | null
}

/**
 * Upstream of purchased electricity: scope 2 times the ratio of the factors in the company's region. Where it buys is
 * not published, so low and high run over all regions.
 */
export function electricityPart(input: EnergyInput): EnergyPart {
  const { scope2_t } = input
  const ratioOf = (factor: ElectricityFactor): number => factor.scope3_kg_per_kwh / factor.scope2_kg_per_kwh
  const usable = input.electricity_factors.filter((factor) => factor.scope2_kg_per_kwh > 0)
  const own = usable.find((factor) => factor.region === input.factor_region)
  if (scope2_t === null) return missing('electricity', 'Scope 2 is not published.')
  if (usable.length === 0) return missing('electricity', noElectricity(input))
  const ratio = {
    low: Math.min(...usable.map(ratioOf)),
    central: own === undefined ? null : ratioOf(own),
    high: Math.max(...usable.map(ratioOf)),
  }
  return {
    part: 'electricity',
    availability: AVAILABLE,
    ratio,
    emissions_t: scaled(ratio, scope2_t),
    note: `Scope 2 times the ratio of the scope 3 to the scope 2 factor for ${regionWords(input)} in the ${input.edition} edition; low and high come from all its regions.`,
    inputs: evidenceOf([...usable, ...input.region_facilities]),
  }
}

const noElectricity = ({ edition, fuel_factors }: EnergyInput): string =>
  fuel_factors.length === 0
    ? `The ${edition} edition of the national factors is not loaded.`
    : `The ${edition} edition of the national factors has no scope 3 factor for electricity beside its scope 2 factor.`

const regionWords = ({ region_facilities }: EnergyInput): string =>
  region_facilities.length === 0 ? 'the region' : 'the region of its facilities'

/** Upstream of what power stations burn, by their published primary fuel. */
export function generationPart(input: EnergyInput): EnergyPart {
  const ranges: Range[] = []
  const inputs: EvidenceInput[] = []
  const unknown: string[] = []
  for (const station of input.stations) {
    const choice = station.primary_fuel === null ? undefined : GENERATION_FUELS.get(station.primary_fuel)
    if (choice === undefined) unknown.push(station.facility)
    if (choice === undefined || choice.fuels.length === 0) continue
    const rows = factorsFor(choice.fuels, station.factor_region, input.fuel_factors)
    const ratio = ratioRange(rows, true)
    if (ratio === null) {
      unknown.push(station.facility)
      continue
    }
    ranges.push(scaled(ratio, station.scope1_t))
    inputs.push(...station.evidence, ...rows.flatMap((row) => row.evidence))
  }
  if (unknown.length > 0 && input.fuel_factors.length === 0)
    return missing('generation_fuel', `The ${input.edition} edition of the national factors is not loaded.`)
  if (unknown.length > 0)
    return missing('generation_fuel', `Fuel or factor not known: ${unknown.toSorted().join(', ')}.`)
  if (ranges.length === 0)
    return nothing(
      'generation_fuel',
      'None of the company’s power stations burns a fuel with upstream emissions.',
    )
  return {
    part: 'generation_fuel',
    availability: AVAILABLE,
    ratio: null,
    emissions_t: addRanges(ranges),
    note: 'Scope 1 of each station times the ratio of the scope 3 to the scope 1 factor of its primary fuel.',
    inputs,
  }
}

/**
 * Upstream of other fuel: scope 1 without stations and without process gas, over the fuels usual in the division. The
 * net energy consumed bounds what can have been burnt, so gas from waste, coal seams or reservoirs counts as no fuel.
 */
export function otherFuelPart(input: EnergyInput): EnergyPart {
  if (input.scope1_t === null) return missing('other_fuel', 'Scope 1 is not published.')
  const stations = sum(input.stations.map((station) => station.scope1_t))
  const left = input.scope1_t - stations - (input.non_combustion?.tonnes ?? 0) - (input.wells?.tonnes ?? 0)
  if (left <= 0) return NOTHING_LEFT
  const choice = input.division === null ? undefined : DIVISION_FUELS[input.division]
  if (choice === undefined)
    return missing('other_fuel', 'The division is not known, so its typical fuels are not known either.')
  const rows = factorsFor(choice.fuels, input.factor_region, input.fuel_factors)
  const ratio = ratioRange(rows, false)
  if (ratio === null)
    return missing('other_fuel', `The ${input.edition} edition of the national factors is not loaded.`)
  const bound = burnableTonnes(input, rows)
  const burnt = Math.min(left, bound)
  if (burnt <= 0) return NOTHING_LEFT
  const bounded =
    bound < left ? ' Capped by the net energy consumed: the rest of scope 1 is not from fuel.' : ''
  return {
    part: 'other_fuel',
    availability: AVAILABLE,
    ratio,
    emissions_t: scaled(ratio, burnt),
    note: `Fuels typical of division ${input.division ?? ''}: ${choice.fuels.join(', ')}. ${choice.reason}${bounded}`,
    inputs: [
      ...rows.flatMap((row) => row.evidence),
      ...(input.non_combustion?.evidence ?? []),
      ...(bound < left ? (input.net_energy?.evidence ?? []) : []),
    ],
  }
}

/**
 * Wells and gas plants burn their own gas, whose upstream is in their own scope 1. Only a small share of their fuel is
 * bought, and that is diesel.
 */
export function wellsPart(input: EnergyInput): EnergyPart {
  if (input.wells === null) return nothing('fuel_of_wells', 'The company has no wells or gas plants.')
  const rows = factorsFor(['diesel'], input.factor_region, input.fuel_factors)
  const diesel = ratioRange(rows, true)
  if (diesel === null)
    return missing('fuel_of_wells', `The ${input.edition} edition of the national factors is not loaded.`)
  const { low, high } = rates.bought_at_wells
  const ratio = {
    low: diesel.low * low,
    central: (diesel.central ?? 0) * Math.sqrt(low * high),
    high: diesel.high * high,
  }
  return {
    part: 'fuel_of_wells',
    availability: AVAILABLE,
    ratio,
    emissions_t: scaled(ratio, input.wells.tonnes),
    note: `CO2 from wells and gas plants, which burn their own gas; ${100 * low} to ${100 * high} % of it is assumed to be purchased diesel.`,
    inputs: evidenceOf([input.wells, ...rows]),
  }
}

/** Kilograms upstream of a gigajoule: lowest and highest over the fuels usual in the division and over electricity. */
export function upstreamOfEnergy(
  input: EnergyInput,
): (Evidenced & { readonly low: number; readonly high: number; readonly gigajoules: number }) | null {
  const { net_energy, stations, electricity_factors, wells } = input
  const fuels = DIVISION_FUELS[input.division ?? '']?.fuels ?? []
  const rows = factorsFor(fuels, input.factor_region, input.fuel_factors)
  // A station sells energy, which is netted off, and wells burn their own gas: net energy is no measure of what was bought.
  if (net_energy === null || net_energy.gigajoules <= 0 || stations.length > 0 || wells !== null) return null
  if (rows.length === 0 || electricity_factors.length === 0) return null
  const all = [
    ...rows.map((row) => row.scope3_kg_per_gj),
    ...electricity_factors.map((row) => row.scope3_kg_per_kwh / GJ_PER_KWH),
  ].filter((kg) => kg > 0)
  return {
    low: Math.min(...all),
    high: Math.max(...all),
    gigajoules: net_energy.gigajoules,
    evidence: evidenceOf([net_energy, ...rows, ...electricity_factors]),
  }
}

export const GJ_PER_KWH = 0.0036

/** Net energy at the highest factor. Stations sell energy, which is netted off, so theirs bounds nothing. */
function burnableTonnes({ net_energy, stations }: EnergyInput, rows: readonly FuelFactor[]): number {
  if (net_energy === null || stations.length > 0) return Infinity
  return (net_energy.gigajoules * Math.max(...rows.map((row) => row.scope1_kg_per_gj))) / 1_000
}

/** Sum of ranges; the central value only when every part has one. */
export function addRanges(ranges: readonly Range[]): Range {
  const centrals = ranges.map((range) => range.central).filter((central) => central !== null)
  return {
    low: sum(ranges.map((range) => range.low)),
    central: centrals.length === ranges.length ? sum(centrals) : null,
    high: sum(ranges.map((range) => range.high)),
  }
}

const empty = (part: EnergyPart['part'], availability: Availability): EnergyPart => ({
  part,
  availability,
  emissions_t: null,
  ratio: null,
  note: availability.detail ?? '',
  inputs: [],
})

const missing = (part: EnergyPart['part'], detail: string): EnergyPart =>
  empty(part, unavailable('not_assessed', 'screening_inputs_missing', detail))

const nothing = (part: EnergyPart['part'], detail: string): EnergyPart =>
  empty(part, unavailable('not_applicable', 'nothing_to_screen', detail))

const NOTHING_LEFT = nothing(
  'other_fuel',
  'Nothing is left of scope 1 after power stations, process gas and wells.',
)

const scaled = (range: Range, amount: number): Range => ({
  low: range.low * amount,
  central: range.central === null ? null : range.central * amount,
  high: range.high * amount,
})

const STATE_OF_GRID: Readonly<Record<string, string>> = { SWIS: 'WA', NWIS: 'WA', DKIS: 'NT' }

/** The factors list electricity by grid and gas by state: the state that a region of electricity is in. */
export const stateOfGrid = (region: string | null): string | null =>
  region === null ? null : (STATE_OF_GRID[region] ?? region)

/** Rows of the region, or of the state that its grid is in, where the fuel has any there; else all its rows. */
export function factorsFor(
  fuels: readonly FuelId[],
  region: string | null,
  factors: readonly FuelFactor[],
): readonly FuelFactor[] {
  const state = stateOfGrid(region)
  return fuels.flatMap((fuel) => {
    const rows = factors.filter((factor) => factor.fuel === fuel && factor.scope1_kg_per_gj > 0)
    const local = rows.filter((factor) => factor.region === state)
    return local.length > 0 ? local : rows
  })
}

function ratioRange(rows: readonly FuelFactor[], withCentral: boolean): Range | null {
  const ratios = rows.map((row) => row.scope3_kg_per_gj / row.scope1_kg_per_gj)
  if (ratios.length === 0) return null
  return {
    low: Math.min(...ratios),
    central: withCentral ? mean(ratios) : null,
    high: Math.max(...ratios),
  }
}
