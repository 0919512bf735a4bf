/** Fuels whose upstream emissions the national factors publish, by the words that begin the factor's activity. */
export const FUELS = [
  { id: 'black_coal', activity: 'Bituminous coal' },
  { id: 'brown_coal', activity: 'Brown coal (lignite)' },
  { id: 'coking_coal', activity: 'Coking coal' },
  {
    id: 'natural_gas',
    activity: 'Natural gas distributed in a pipeline',
  },
  { id: 'diesel', activity: 'Diesel oil' },
  {
    id: 'petrol',
    activity: 'Automotive gasoline/petrol (other than for use as fuel in an aircraft)',
  },
  {
    id: 'aviation_turbine_fuel',
    activity: 'Aviation turbine fuel/kerosene',
  },
  {
    id: 'kerosene',
    activity: 'Kerosene (other than for use as fuel in an aircraft)',
  },
  { id: 'fuel_oil', activity: 'Fuel oil' },
  {
    id: 'lpg',
    activity: 'Liquefied petroleum gas (LPG)',
  },
] as const
export type FuelId = (typeof FUELS)[number]['id']

export interface FuelChoice {
  readonly fuels: readonly FuelId[]
  readonly reason: string
}

/** Instead of a list of fuels: the gas or the wind of a power station has no upstream to count. */
export const NO_FUEL = 'none'

/** What a power station's published primary fuel burns. */
export const GENERATION_FUELS: Readonly<Record<string, FuelChoice>> = {
  'Black Coal': { fuels: ['black_coal'], reason: 'Bituminous coal in the national factors.' },
  'Brown Coal': { fuels: ['brown_coal'], reason: 'Lignite, mined beside the station.' },
  Gas: { fuels: ['natural_gas'], reason: 'Pipeline gas.' },
  'Coal Seam Methane': {
    fuels: ['natural_gas'],
    reason: 'Sold through the same pipelines; no upstream factor of its own is published.',
  },
  'Gas/Diesel': { fuels: ['natural_gas', 'diesel'], reason: 'Either; the range covers both.' },
  Diesel: { fuels: ['diesel'], reason: 'Diesel oil.' },
  'Liquid Fuel': { fuels: ['diesel', 'fuel_oil'], reason: 'Not named further; the range covers both.' },
  Kerosene: { fuels: ['kerosene'], reason: 'Kerosene outside aircraft.' },
  'Wind/Diesel': { fuels: ['diesel'], reason: 'Only the diesel emits.' },
  'Waste Coal Mine Gas': { fuels: [], reason: 'Waste gas from a mine, counted there.' },
  'Landfill Gas': { fuels: [], reason: 'Waste gas from a landfill, counted there.' },
  'Sludge Biogas': { fuels: [], reason: 'Waste gas from sewage treatment.' },
  Biogas: { fuels: [], reason: 'No upstream factor is published.' },
  Biofuel: { fuels: [], reason: 'No upstream factor is published.' },
  Bagasse: { fuels: [], reason: 'Residue from sugar mills.' },
  Wood: { fuels: [], reason: 'No upstream factor is published.' },
  'Macadamia Nut Shells': { fuels: [], reason: 'Residue from food processing.' },
  Wind: { fuels: [], reason: 'Not a fuel.' },
  Solar: { fuels: [], reason: 'Not a fuel.' },
  Hydro: { fuels: [], reason: 'Not a fuel.' },
  Battery: { fuels: [], reason: 'Not a fuel.' },
}

/** Fuels usual in each ANZSIC division. Low and high run over them; which one a company burns is not published. */
export const DIVISION_FUELS: Readonly<Record<string, FuelChoice>> = {
  A: { fuels: ['diesel', 'petrol'], reason: 'Tractors, pumps, vessels.' },
  B: { fuels: ['diesel', 'natural_gas'], reason: 'Haul trucks; gas turbines and dryers.' },
  C: {
    fuels: ['natural_gas', 'black_coal', 'coking_coal'],
    reason: 'Process heat; coal in metals and lime.',
  },
  D: { fuels: ['natural_gas', 'black_coal', 'diesel'], reason: 'Generation and pumping.' },
  E: { fuels: ['diesel', 'petrol'], reason: 'Earth-moving plant and vehicles.' },
  F: { fuels: ['diesel', 'natural_gas'], reason: 'Delivery fleets and heating.' },
  G: { fuels: ['natural_gas', 'diesel'], reason: 'Heating, baking, back-up power.' },
  H: { fuels: ['natural_gas', 'lpg'], reason: 'Kitchens and hot water.' },
  I: { fuels: ['diesel', 'aviation_turbine_fuel', 'fuel_oil'], reason: 'Road and rail; aircraft; ships.' },
  J: { fuels: ['diesel', 'natural_gas'], reason: 'Back-up power and cooling.' },
  K: { fuels: ['natural_gas', 'diesel'], reason: 'Heating and back-up power.' },
  L: { fuels: ['natural_gas', 'diesel'], reason: 'Building heating and back-up power.' },
  M: { fuels: ['natural_gas', 'diesel'], reason: 'Heating and vehicles.' },
  N: { fuels: ['diesel', 'petrol'], reason: 'Vehicles.' },
  O: { fuels: ['natural_gas', 'diesel'], reason: 'Buildings and vehicles.' },
  P: { fuels: ['natural_gas', 'diesel'], reason: 'Campus heating and back-up power.' },
  Q: { fuels: ['natural_gas', 'diesel'], reason: 'Hospital steam and back-up power.' },
  R: { fuels: ['natural_gas', 'diesel'], reason: 'Venue heating.' },
  S: { fuels: ['natural_gas', 'diesel'], reason: 'Heating and vehicles.' },
}

/** The factors list electricity by grid and gas by state: the state that a region of electricity is in. */
export const STATE_OF_GRID: Readonly<Record<string, string>> = { SWIS: 'WA', NWIS: 'WA', DKIS: 'NT' }
