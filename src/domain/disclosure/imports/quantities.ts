import { multiply, type Rational, rational, toNumber } from '../../factors/rational.ts'
import type { Read } from './days.ts'

const PLAIN = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i
const COMMAS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const SPACES = /^-?\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:\.\d+)?$/

/** A number as printed here: commas or spaces are between thousands, a dot before decimals. As decimal text. */
export function readNumber(cell: string | number | boolean): Read<string> {
  if (typeof cell === 'number') return { value: String(cell) }
  const text = String(cell).trim()
  if (PLAIN.test(text)) return { value: text }
  if (COMMAS.test(text) || SPACES.test(text)) return { value: text.replaceAll(/[, \u00A0\u202F]/g, '') }
  if (/^-?[\d.]+,\d+$/.test(text))
    return { problem: 'may use a comma for decimals; use a dot, such as 1234.5' }
  return { problem: 'is not a number; enter digits only, such as 1234.5, and put the unit in the heading' }
}

/** Thirds of kWh come from 1 GJ = 1000 / 3.6 kWh. */
const KWH_IN: Readonly<Record<string, Rational>> = {
  wh: { numerator: 1n, denominator: 1000n },
  kwh: { numerator: 1n, denominator: 1n },
  mwh: { numerator: 1000n, denominator: 1n },
  gwh: { numerator: 1_000_000n, denominator: 1n },
  mj: { numerator: 5n, denominator: 18n },
  gj: { numerator: 2500n, denominator: 9n },
}

const THOUSANDTH: Rational = { numerator: 1n, denominator: 1000n }

export const ENERGY_UNITS = 'kWh, MWh or GJ'

export const isEnergyUnit = (unit: string): boolean => KWH_IN[unit] !== undefined

/** An amount of energy in kWh or MWh, computed without rounding until the end. */
export function energyIn(wanted: 'kwh' | 'mwh', amount: string, unit: string): number {
  const kwh = multiply(rational(amount), KWH_IN[unit]!)
  return toNumber(wanted === 'kwh' ? kwh : multiply(kwh, THOUSANDTH))
}
