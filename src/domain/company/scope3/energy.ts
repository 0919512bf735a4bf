import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { Evaluation } from '../../formula/evaluate.ts'
import { type Evidenced, evidenceOf } from '../outcome.ts'
import { DIVISION_FUELS, type FuelId, NO_FUEL } from './fuels.ts'
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
  /** Safeguard facilities of the company whose gases are printed, or which are wells or gas plants. */
  readonly facilities: readonly GasFacility[]
  /** Oil and gas extraction is the class of the company, so that all it burns is its own. */
  readonly extracts_gas: boolean
}

/** Gases other than CO2 are process and fugitive gas, which no fuel is behind. Wells burn what they produce. */
export interface GasFacility extends Evidenced {
  readonly facility: string
  readonly is_well: boolean
  readonly covered_t: number
  readonly ch4_t: number | null
  readonly n2o_t: number | null
  readonly other_t: number | null
}

/** What was computed of the company's energy, and from what. */
export interface Screened {
  readonly evaluation: Evaluation
  readonly energy: EnergyInput
  readonly company: Evidenced
}

const PARTS = ['electricity', 'generation_fuel', 'fuel_of_wells', 'other_fuel'] as const

/** Upstream emissions of fuel and energy by part; that of wells only where there are any. */
export const energyParts = (screened: Screened): readonly EnergyPart[] => [
  electricityPart(screened),
  generationPart(screened),
  ...(screened.evaluation.number('wells_t') === null ? [] : [wellsPart(screened)]),
  otherFuelPart(screened),
]

/**
 * Upstream of purchased electricity: scope 2 times the ratio of the factors in the company's region. Where it buys is
 * not published, so low and high run over all regions.
 */
function electricityPart({ evaluation, energy }: Screened): EnergyPart {
  const ratio = ratioOf('electricity', evaluation)
  if (energy.scope2_t === null) return missing('electricity', 'Scope 2 is not published.')
  if (ratio === null) return missing('electricity', noElectricity(energy))
  const usable = knownRows(energy.electricity_factors, 'electricity.ratio', evaluation)
  return {
    part: 'electricity',
    availability: AVAILABLE,
    ratio,
    emissions_t: partOf('electricity', evaluation),
    note: `Scope 2 times the ratio of the scope 3 to the scope 2 factor for ${regionWords(energy)} in the ${energy.edition} edition; low and high come from all its regions.`,
    inputs: evidenceOf([...usable, ...energy.region_facilities]),
  }
}

const notLoaded = ({ edition }: EnergyInput): string =>
  `The ${edition} edition of the national factors is not loaded.`

const noElectricity = (energy: EnergyInput): string =>
  energy.fuel_factors.length === 0
    ? notLoaded(energy)
    : `The ${energy.edition} edition of the national factors has no scope 3 factor for electricity beside its scope 2 factor.`

const regionWords = ({ region_facilities }: EnergyInput): string =>
  region_facilities.length === 0 ? 'the region' : 'the region of its facilities'

/** Upstream of what power stations burn, by their published primary fuel. */
function generationPart({ evaluation, energy }: Screened): EnergyPart {
  const [fuels, low] = [evaluation.column('stations.fuels'), evaluation.column('stations.low')]
  const sources = evaluation.sources('station_fuels')
  const burning = energy.stations.flatMap((station, at) => {
    const own = fuels[at]!
    if (own === NO_FUEL) return []
    const rows = sources.slice(...evaluation.span('station_fuels', at))
    const isKnown = typeof low[at] === 'number'
    return [{ ...station, isKnown, rows, fuels: typeof own === 'string' ? own : '' }]
  })
  const unknown = burning.filter(({ isKnown }) => !isKnown).map(({ facility }) => facility)
  if (unknown.length > 0 && energy.fuel_factors.length === 0)
    return missing('generation_fuel', notLoaded(energy))
  if (unknown.length > 0)
    return missing('generation_fuel', `Fuel or factor not known: ${unknown.toSorted().join(', ')}.`)
  if (burning.length === 0)
    return nothing(
      'generation_fuel',
      'None of the company’s power stations burns a fuel with upstream emissions.',
    )
  return {
    part: 'generation_fuel',
    availability: AVAILABLE,
    ratio: null,
    emissions_t: partOf('generation_fuel', evaluation),
    note: 'Scope 1 of each station times the ratio of the scope 3 to the scope 1 factor of its primary fuel.',
    inputs: burning.flatMap((station) => [
      ...station.evidence,
      ...inOrder(
        station.fuels,
        station.rows.map((row) => energy.fuel_factors[row]!),
      ).flatMap(({ evidence }) => evidence),
    ]),
  }
}

/** Factors in the order in which a list names their fuels. */
const inOrder = (fuels: string, rows: readonly FuelFactor[]): FuelFactor[] =>
  fuels.split(' ').flatMap((fuel) => rows.filter((row) => row.fuel === fuel))

/** Factors of the fuels usual in the division. */
export const usualFactors = ({ evaluation, energy }: Screened): FuelFactor[] =>
  inOrder(
    evaluation.text('usual_fuels') ?? '',
    knownRows(energy.fuel_factors, 'fuels.usual_ratio', evaluation),
  )

/**
 * Upstream of other fuel: scope 1 without stations and without process gas, over the fuels usual in the division. The
 * net energy consumed bounds what can have been burnt, so gas from waste, coal seams or reservoirs counts as no fuel.
 */
function otherFuelPart(screened: Screened): EnergyPart {
  const { evaluation, energy } = screened
  if (energy.scope1_t === null) return missing('other_fuel', 'Scope 1 is not published.')
  const [burnt, left] = [evaluation.number('other_fuel_t'), evaluation.number('left_t')]
  if (burnt === 0)
    return nothing('other_fuel', 'Nothing is left of scope 1 after power stations, process gas and wells.')
  const choice = energy.division === null ? undefined : DIVISION_FUELS[energy.division]
  if (choice === undefined)
    return missing('other_fuel', 'The division is not known, so its typical fuels are not known either.')
  const ratio = ratioOf('other_fuel', evaluation)
  if (ratio === null) return missing('other_fuel', notLoaded(energy))
  const isCapped = burnt! < left!
  const bounded = isCapped ? ' Capped by the net energy consumed: the rest of scope 1 is not from fuel.' : ''
  return {
    part: 'other_fuel',
    availability: AVAILABLE,
    ratio,
    emissions_t: partOf('other_fuel', evaluation),
    note: `Fuels typical of division ${energy.division ?? ''}: ${choice.fuels.join(', ')}. ${choice.reason}${bounded}`,
    inputs: [
      ...usualFactors(screened).flatMap((row) => row.evidence),
      ...energy.facilities.flatMap(({ evidence }) => evidence),
      ...(isCapped ? (energy.net_energy?.evidence ?? []) : []),
    ],
  }
}

/**
 * Wells and gas plants burn their own gas, whose upstream is in their own scope 1. Only a small share of their fuel is
 * bought, and that is diesel.
 */
function wellsPart({ evaluation, energy, company }: Screened): EnergyPart {
  const ratio = ratioOf('wells', evaluation)
  if (ratio === null) return missing('fuel_of_wells', notLoaded(energy))
  const { low, high } = rates.bought_at_wells
  const wells = energy.extracts_gas ? [company] : energy.facilities.filter(({ is_well }) => is_well)
  return {
    part: 'fuel_of_wells',
    availability: AVAILABLE,
    ratio,
    emissions_t: partOf('fuel_of_wells', evaluation),
    note: `CO2 from wells and gas plants, which burn their own gas; ${100 * low} to ${100 * high} % of it is assumed to be purchased diesel.`,
    inputs: evidenceOf([...wells, ...knownRows(energy.fuel_factors, 'fuels.diesel_ratio', evaluation)]),
  }
}

/** The rows in which a column of their table is known. */
const knownRows = <Row>(rows: readonly Row[], column: string, evaluation: Evaluation): readonly Row[] => {
  const cells = evaluation.column(column)
  return rows.filter((_, at) => typeof cells[at] === 'number')
}

/** Three ends by their names; null where there is none. */
export function rangeOf(end: (name: 'low' | 'central' | 'high') => number | null): Range | null {
  const [low, central, high] = [end('low'), end('central'), end('high')]
  return low === null || high === null ? null : { low, central, high }
}

const ratioOf = (what: string, evaluation: Evaluation): Range | null =>
  rangeOf((end) => evaluation.number(`${what}_ratio_${end}`))

const partOf = (part: EnergyPart['part'], evaluation: Evaluation): Range | null =>
  rangeOf((end) => evaluation.numberAt(`parts.${end}`, PARTS.indexOf(part)))

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
