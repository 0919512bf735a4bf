import { rememberedBy, rememberedByBoth } from '../../remembered-by.ts'
import type { Factor } from '../factor.ts'
import { divide, multiply, type Rational, rational, toNumber } from '../rational.ts'
import { convert, findUnit, parseFactorUnit, type Unit } from '../units.ts'

/** A value as a client wrote it. */
export interface WrittenValue {
  readonly value: number
  readonly unit: string
}

/** Mass of emissions above the stroke, activity below it. */
export interface RowUnit {
  readonly mass: Unit
  readonly per: Unit
}

const ROW_UNIT =
  /^(?<mass>g|kg|t|tonnes?)\s*(?:of\s*)?(?:co2(?:[\s-]?e|-equivalent)?)?\s*(?:\/|per)\s*(?<per>[a-z0-9³ ]+)$/i

/** A factor's unit as people write it: kg CO2-e/kWh, tCO2e per MWh, kg/L. Undefined for anything else. */
export function parseRowUnit(text: string): RowUnit | undefined {
  const groups = ROW_UNIT.exec(text.trim().replaceAll('₂', '2'))?.groups
  const mass = findUnit((groups?.['mass'] ?? '').toLowerCase())
  const per = findUnit(groups?.['per'] ?? '')
  return mass === undefined || per === undefined ? undefined : { mass, per }
}

/** What a published value is in a row's unit, through the energy content where needed; undefined where it cannot be. */
export function valueInUnit(factor: Factor, value: number | string, unit: RowUnit): Rational | undefined {
  const own = unitOf(factor)
  if (factor.kind !== 'emission_factor' || own === undefined) return undefined
  const inMass = (): Rational => convert(rational(value), own.mass, unit.mass)
  if (own.per.dimension === unit.per.dimension) return divide(multiply(inMass(), unit.per.size), own.per.size)
  const content = findUnit(factor.energy_content?.unit.split('/')[1] ?? '')
  if (own.per.dimension !== 'energy' || content?.dimension !== unit.per.dimension) return undefined
  const energyOfOne = multiply(rational(factor.energy_content!.value), divide(unit.per.size, content.size))
  return divide(multiply(inMass(), energyOfOne), own.per.size)
}

const unitOf = rememberedBy((factor: Factor) => parseFactorUnit(factor.unit))

/** Beyond this a client rounded away what tells two factors apart: 1 is not 0.78. */
const MOST_ROUNDING = 0.01

/** Whether a published value is what a client wrote, as far as the client's digits go. */
export function sameDigits(written: number, published: number): boolean {
  const off = Math.abs(published - written)
  return off <= Math.abs(published) * MOST_ROUNDING && off <= 0.5 * 10 ** -decimalsOf(written) * (1 + 1e-9)
}

function decimalsOf(written: number): number {
  const text = String(written)
  return /e/i.test(text) ? 12 : (text.split('.')[1]?.length ?? 0)
}

/**
 * A factor's published total in a row's unit; undefined where there is none or it cannot be. Computed once: doing it again
 * for every row and factor took 10 ms a row. A factor fits 39 units at most.
 */
export const publishedIn = (factor: Factor, unit: RowUnit): number | undefined =>
  publishedValue(factor, `${unit.mass.name}/${unit.per.name}`, unit)

const publishedValue = rememberedByBoth((factor: Factor, _unit: string, unit: RowUnit) => {
  if (typeof factor.total?.value !== 'number') return undefined
  const exact = valueInUnit(factor, factor.total.value, unit)
  return exact === undefined ? undefined : toNumber(exact)
})

/** Whether a value is the published total of a factor, as far as its digits go. */
export function isValueOf(factor: Factor, value: number, unit: RowUnit): boolean {
  const published = publishedIn(factor, unit)
  return published !== undefined && sameDigits(value, published)
}

/** Factors of ten and of energy that a slip of units makes. */
export const UNIT_SLIPS: readonly { readonly ratio: number; readonly slip: string }[] = [
  { ratio: 1000, slip: 'a thousand times too large: kg for t, or per kL for per L' },
  { ratio: 0.001, slip: 'a thousand times too small: t for kg, or per L for per kL' },
  { ratio: 1_000_000, slip: 'a million times too large: g for t' },
  { ratio: 1 / 1_000_000, slip: 'a million times too small: t for g' },
  { ratio: 1000 / 3.6, slip: '277.8 times too large: per GJ for per kWh' },
  { ratio: 3.6 / 1000, slip: '277.8 times too small: per kWh for per GJ' },
  { ratio: 3.6, slip: '3.6 times too large: per MWh for per GJ' },
  { ratio: 1 / 3.6, slip: '3.6 times too small: per GJ for per MWh' },
]
