import { type CellPlace, notBelowZero } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'

/** A printed factor: a number, or a mark that says why there is none. */
export interface PrintedValue {
  readonly value: number | null
  readonly text: string
  readonly flags: readonly string[]
}

/** An energy content with the unit that the cell or its heading gives. */
export interface EnergyContent {
  readonly value: number
  readonly text: string
  readonly unit: string
}

/** What the publisher prints in place of a number. None of these is zero. */
const MARKS: Readonly<Record<string, string>> = {
  NE: 'not_estimated',
  C: 'confidential',
  NA: 'not_applicable',
  'N/A': 'not_applicable',
  '-': 'nil',
}

const PLAIN = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?$/iu
/** "39.3 × 10-3", "1.12 x10-6". */
const POWER_OF_TEN = /^(\d+(?:\.\d+)?) ?[×x] ?10 ?(-?\d+)$/iu
/** "t × 2.1": tonnes of waste times the factor. */
const TONNES_TIMES = /^t ?[×x] ?/iu
const ENERGY_UNITS: readonly string[] = ['GJ/t', 'GJ/kL', 'GJ/m3']
const ENERGY = /^(.*\d) ?(GJ\/\S+)$/u

/** Text with single spaces, no spaces around it, and one kind of hyphen; long dashes stay. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u2010-\u2013\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()

/** Reads a factor from a cell: `stored` is the cell's number where it holds one, else null. */
export function printedFactor(text: string, stored: number | null, place: CellPlace): PrintedValue {
  if (stored !== null) return { value: notBelowZero(withoutNoise(stored), text, place), text, flags: [] }
  const trimmed = tidy(text)
  const mark = MARKS[trimmed]
  if (mark !== undefined) return { value: null, text, flags: [mark] }
  const footnoted = /\d\*+$/u.test(trimmed)
  const value = decimal(trimmed.replace(/\*+$/u, '').replace(TONNES_TIMES, ''))
  if (value === undefined)
    throw new ReadError({
      ...place,
      value: text,
      problem: trimmed === '' ? 'is empty' : 'is not a factor',
      expected: `a number or one of ${Object.keys(MARKS).join(', ')}`,
    })
  return { value: notBelowZero(value, text, place), text, flags: footnoted ? ['footnoted'] : [] }
}

/** Reads an energy content. A bare number has the unit of its heading, text carries its own: "25.3 GJ/kL". */
export function printedEnergy(
  text: string,
  stored: number | null,
  headingUnit: string,
  place: CellPlace,
): EnergyContent {
  const [, number = tidy(text), unit = headingUnit] = stored === null ? (ENERGY.exec(tidy(text)) ?? []) : []
  const value = stored === null ? decimal(number) : withoutNoise(stored)
  if (value === undefined || value <= 0 || !ENERGY_UNITS.includes(unit))
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not an energy content',
      expected: `a number, alone or with one of ${ENERGY_UNITS.join(', ')}`,
    })
  return { value, text, unit }
}

/** The unit that a heading gives for bare numbers: "(GJ/m3 unless otherwise indicated)". */
export const energyUnitOfHeading = (heading: string): string | undefined =>
  ENERGY_UNITS.find((unit) => ` ${heading} `.includes(` ${unit.toLowerCase()} `))

/** Adds printed decimals without the noise of binary fractions. */
export const sum = (values: readonly number[]): number =>
  withoutNoise(values.reduce((total, value) => total + value, 0))

function decimal(text: string): number | undefined {
  const [, digits, exponent] = POWER_OF_TEN.exec(text) ?? []
  const value =
    digits !== undefined ? `${digits}e${exponent}` : PLAIN.test(text) ? text.replaceAll(',', '') : ''
  return value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value)
}

/** Twelve digits: more than any factor has, fewer than binary noise such as 7.191999999999999 needs. */
const withoutNoise = (value: number): number => Number(value.toPrecision(12))
