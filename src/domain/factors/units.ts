import { divide, multiply, type Rational, rational } from './rational.ts'
import dimensions from './units.json' with { type: 'json' }

/** A unit of quantities, with its size in the base unit of its dimension. */
export interface Unit {
  readonly name: string
  readonly dimension: string
  readonly size: Rational
}

const UNITS: readonly Unit[] = Object.entries(dimensions).flatMap(([dimension, units]) =>
  Object.entries(units).map(([name, size]) => ({ name, dimension, size: rational(size) })),
)

const ALIASES: Readonly<Record<string, string>> = {
  litre: 'L',
  litres: 'L',
  l: 'L',
  kilolitre: 'kL',
  kilolitres: 'kL',
  tonne: 't',
  tonnes: 't',
  kilogram: 'kg',
  kilograms: 'kg',
  gigajoule: 'GJ',
  gigajoules: 'GJ',
  'm³': 'm3',
  'cubic metre': 'm3',
  'cubic metres': 'm3',
  hectare: 'ha',
  hectares: 'ha',
  people: 'person',
  persons: 'person',
}

/** Spelled in other case these would be a million or a thousand million times smaller: ml, mt. */
const EXACT_CASE = new Set(['ML', 'Mt', 'm'])

const BY_NAME = new Map(UNITS.map((unit) => [unit.name, unit]))
const BY_ALIAS = new Map(Object.entries(ALIASES).map(([alias, name]) => [alias, BY_NAME.get(name)]))
/** In whatever case; of two units that differ in case alone the first. */
const BY_LOWER = new Map(
  UNITS.filter((unit) => !EXACT_CASE.has(unit.name))
    .toReversed()
    .map((unit) => [unit.name.toLowerCase(), unit]),
)

/** The unit that a text names; undefined for anything else. Case matters only where it changes the size. */
export function findUnit(text: string): Unit | undefined {
  const name = text.trim()
  const lower = name.toLowerCase()
  return BY_NAME.get(name) ?? BY_ALIAS.get(lower) ?? BY_LOWER.get(lower)
}

export const unitsOf = (dimension: string): string[] =>
  UNITS.filter((unit) => unit.dimension === dimension).map((unit) => unit.name)

/** `quantity` of `from` in `to`; both of one dimension. */
export const convert = (quantity: Rational, from: Unit, to: Unit): Rational =>
  divide(multiply(quantity, from.size), to.size)

/** What is above and below the stroke of a factor's unit: kg CO2-e per GJ. */
export interface FactorUnit {
  /** kg or t. */
  readonly mass: Unit
  /** CO2-e, CO2, CH4 or N2O. */
  readonly substance: string
  readonly per: Unit
  /** What the quantity is of, such as "raw coal" or "N"; empty where the unit says it all. */
  readonly of: string
}

const FACTOR_UNIT = /^(?<mass>kg|t) (?<substance>CO2-e|CO2|CH4|N2O)\/(?<per>[a-z0-9]+)(?<of>[ /].*)?$/i

/** Undefined for what is not an emission factor, such as % per year. */
export function parseFactorUnit(text: string): FactorUnit | undefined {
  const groups = FACTOR_UNIT.exec(text)?.groups
  const mass = findUnit(groups?.['mass'] ?? '')
  const per = findUnit(groups?.['per'] ?? '')
  if (groups === undefined || mass === undefined || per === undefined) return undefined
  return { mass, per, substance: groups['substance'] ?? '', of: (groups['of'] ?? '').slice(1).trim() }
}
