import { DEFINITIONS, named } from '../../formula/definitions.ts'
import { type Constant, type ConstantTable, type LookupTable, PLAIN, TEXT } from '../../formula/formula.ts'
import { DIVISION_FUELS, type FuelChoice, GENERATION_FUELS, NO_FUEL, STATE_OF_GRID } from './fuels.ts'
import rates from './rates.json' with { type: 'json' }

const PAGE = 'docs/methods/scope3_screening.md'
export const T_PER_EMPLOYEE = 't CO2-e / employee'
export const AUD_PER_EMPLOYEE = 'A$ / employee'

/** What one employee stands for, by division. */
export const PER_EMPLOYEE = ['travel', 'waste', 'commuting'] as const

const constant = (label: string, value: number, unit: string = PLAIN, source = PAGE): Constant => ({
  ...named(label, unit),
  value,
  source,
})

export const CONSTANTS: Readonly<Record<string, Constant>> = {
  one_tonne: DEFINITIONS.one_tonne,
  kg_per_tonne: constant('Kilograms in a tonne', 1_000, 'kg CO2-e / t CO2-e', 'definition'),
  gj_per_kwh: constant('Gigajoules in a kilowatt hour', 0.0036, 'GJ / kWh', 'definition'),
  fewest_measures: constant('Measures of size that a figure needs', 2),
  apart_at_most: constant(
    'Estimators with a central value are at most so many times apart',
    rates.apart_at_most,
  ),
  range_at_most: constant('The high end is at most so many times the low end', rates.range_at_most),
  spend_factor: constant(
    'How far off each way: emissions for a dollar of purchases',
    rates.spend_factor,
    PLAIN,
    rates.sources.spend_uncertainty.text,
  ),
  bands_factor: constant(
    'How far off each way at most: employees by bands that are all closed at the top',
    rates.bands_factor,
    PLAIN,
    rates.sources.employer_bands.text,
  ),
  least_factor: constant('How far off each way at least: a measure of size', rates.least_factor),
  energy_factor: constant('How far off each way: energy and fuel by factors', rates.energy_factor),
  income_factor: constant('How far off each way: income as output', rates.income.as_output_factor),
  people_factor: constant('How far off each way: income as people', rates.income.to_employees_factor),
  size_factor_at_most: constant(
    'Largest factor each way of a rate that still measures size',
    rates.measure_factor_at_most,
  ),
  bought_at_wells_low: constant(
    'Share of fuel at wells that is purchased, low',
    rates.bought_at_wells.low,
    PLAIN,
    rates.sources.bought_at_wells.text,
  ),
  bought_at_wells_high: constant(
    'Share of fuel at wells that is purchased, high',
    rates.bought_at_wells.high,
    PLAIN,
    rates.sources.bought_at_wells.text,
  ),
}

const table = (
  label: string,
  columns: LookupTable['columns'],
  rows: LookupTable['rows'],
  source = PAGE,
): LookupTable => ({ label, source, columns, rows })

const mapped = <One>(
  rows: Readonly<Record<string, One>>,
  cells: (one: One) => LookupTable['rows'][string],
): LookupTable['rows'] => Object.fromEntries(Object.entries(rows).map(([key, one]) => [key, cells(one)]))

const FUEL_COLUMNS = { fuels: TEXT, reason: TEXT }
const fuelCells = ({ fuels, reason }: FuelChoice) => ({
  fuels: fuels.length === 0 ? NO_FUEL : fuels.join(' '),
  reason,
})

type Rate = { readonly t_per_employee: number; readonly factor: number; readonly source: string }
const rateCells = (what: string, rate: Rate | null) =>
  rate === null
    ? {}
    : { [what]: rate.t_per_employee, [`${what}_factor`]: rate.factor, [`${what}_source`]: rate.source }
const rateColumns = (what: string) => ({
  [what]: T_PER_EMPLOYEE,
  [`${what}_factor`]: PLAIN,
  [`${what}_source`]: TEXT,
})

export const TABLES: Readonly<Record<string, ConstantTable>> = {
  states: table(
    'The state that a grid is in',
    { state: TEXT },
    mapped(STATE_OF_GRID, (state) => ({ state })),
  ),
  division_fuels: table('Fuels usual in a division', FUEL_COLUMNS, mapped(DIVISION_FUELS, fuelCells)),
  generation_fuels: table(
    'Fuels of a power station by its primary fuel',
    FUEL_COLUMNS,
    mapped(GENERATION_FUELS, fuelCells),
  ),
  goods_divisions: table(
    'Divisions that handle goods, whose travel is below their own emissions',
    { handles: TEXT },
    Object.fromEntries(Array.from('ABCDEFGI', (division) => [division, { handles: 'goods' }])),
  ),
  bands: table(
    'Employees of a band with one end, as shares of it',
    { fewest: PLAIN, likely: PLAIN, most: PLAIN },
    mapped(rates.bands, ({ low, central, high }) => ({ fewest: low, likely: central, most: high })),
  ),
  classes: table(
    'Scope 1 and 2 of reporters in a class',
    rateColumns('emissions'),
    mapped(rates.classes, (rate) => rateCells('emissions', rate)),
  ),
  rates: table(
    'Rates by division',
    {
      ...Object.assign({}, ...[...PER_EMPLOYEE, 'emissions'].map(rateColumns)),
      income: AUD_PER_EMPLOYEE,
      income_source: TEXT,
      output_share: PLAIN,
      output_share_source: TEXT,
    },
    mapped(rates.divisions, ({ income, output_share, emissions, ...own }) => ({
      ...Object.assign({}, ...PER_EMPLOYEE.map((what) => rateCells(what, own[what]))),
      ...rateCells('emissions', emissions),
      income: income.aud_per_employee,
      income_source: income.source,
      output_share: output_share.of_income,
      output_share_source: output_share.source,
    })),
  ),
  sources: table(
    'Sources of the rates',
    { label: TEXT, text: TEXT, url: TEXT },
    mapped(rates.sources, ({ label, text, url }) => ({ label, text, ...(url === null ? {} : { url }) })),
  ),
}
