import { type CellPlace, notBelowZero } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'
import energyUnits from './energy-units.json' with { type: 'json' }
import { words } from './words.ts'

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
  'N.A.': 'not_applicable',
  NO: 'not_occurring',
  IE: 'included_elsewhere',
  NP: 'not_published',
  '-': 'nil',
  '—': 'nil',
}

const PLAIN = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?$/iu
/** "39.3 × 10-3", "1.12 x10^-6", "9.74 * 10-4". */
const POWER_OF_TEN = /^(\d+(?:\.\d+)?) ?[×x*] ?10 ?\^? ?(-?\d+)$/iu
/** Figures raised to the line's top are a power after a 10, else the mark of a footnote. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const RAISED_POWER = /(?<=[×x*] ?10)([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/iu
/** After a number: asterisks, or a letter or number of a footnote: "0.04(a)", "0.04 a", "0.04[2]", "0.04²", "0.04†". */
const ASTERISKS = /(?<=\d) ?\*+$/u
const FOOTNOTE_MARK = /(?<=\d) ?(?:[†‡#^]+|[([][a-z\d]{1,2}[)\]]| ?[a-d]|[⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉ]+)$/iu
/** "t × 2.1": tonnes of waste times the factor. */
const TONNES_TIMES = /^t ?[×x] ?/iu
const ENERGY = /^(.*\d\S{0,3}) ?\(?([GMTP]J ?(?:\/|per) ?[^()]+?)\)?$/iu

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
  const mark = MARKS[trimmed.toUpperCase()]
  if (mark !== undefined) return { value: null, text, flags: [mark] }
  const value = decimal(withoutMarks(trimmed).replace(TONNES_TIMES, ''))
  if (value === undefined)
    throw new ReadError({
      ...place,
      value: text,
      problem: trimmed === '' ? 'is empty' : 'is not a factor',
      expected: `a number or one of ${Object.keys(MARKS).join(', ')}`,
    })
  return { value: notBelowZero(value, text, place), text, flags: marksOf(trimmed) }
}

/** An asterisk is explained by the table's definition; other marks are only told of. */
const marksOf = (text: string): string[] =>
  ASTERISKS.test(text) ? ['footnoted'] : withoutMarks(text) === plainPower(text) ? [] : ['footnote_mark']

const withoutMarks = (text: string): string =>
  plainPower(text).replace(ASTERISKS, '').replace(FOOTNOTE_MARK, '').trim()

const plainPower = (text: string): string =>
  text.replace(RAISED_POWER, (raised) =>
    raised.replaceAll(/./gu, (digit) => (digit === '⁻' ? '-' : String(RAISED.indexOf(digit)))),
  )

/** True for what can be in the body of a table in place of a factor or an energy content. */
export function isFigure(text: string): boolean {
  const trimmed = tidy(text)
  const number = ENERGY.exec(trimmed)?.[1] ?? trimmed
  return (
    MARKS[trimmed.toUpperCase()] !== undefined ||
    decimal(withoutMarks(number).replace(TONNES_TIMES, '')) !== undefined
  )
}

/** Reads an energy content. A bare number has the unit of its heading, text carries its own: "25.3 GJ/kL". */
export function printedEnergy(
  text: string,
  stored: number | null,
  headingUnit: string,
  place: CellPlace,
): EnergyContent {
  const [, number = tidy(text), stated = headingUnit] = stored === null ? (ENERGY.exec(tidy(text)) ?? []) : []
  const value = stored === null ? decimal(withoutMarks(number)) : withoutNoise(stored)
  const unit = energyUnitIn(words(stated))
  if (value === undefined || value <= 0 || unit === undefined)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not an energy content',
      expected: `a number, alone or with one of ${energyUnits.map(({ unit: known }) => known).join(', ')}`,
    })
  if (value < unit.min || value > unit.max)
    throw new ReadError({
      ...place,
      value: text,
      problem: `cannot be an energy content in ${unit.unit}`,
      expected: `${unit.min} to ${unit.max}`,
    })
  return { value, text, unit: unit.unit }
}

/** The unit that a heading gives for bare numbers: "(GJ/m3 unless otherwise indicated)". */
export const energyUnitOfHeading = (heading: string): string | undefined => energyUnitIn(heading)?.unit

const energyUnitIn = (text: string): (typeof energyUnits)[number] | undefined =>
  energyUnits.find(({ names }) => names.some((name) => ` ${text} `.includes(` ${name} `)))

/** Adds printed decimals without the noise of binary fractions. */
export const sum = (values: readonly number[]): number =>
  withoutNoise(values.reduce((total, value) => total + value, 0))

/** A number as printed; spaces may part thousands. */
function decimal(printed: string): number | undefined {
  const text = printed.replace(/(?<=\d) (?=\d{3}(?!\d))/gu, '')
  const [, digits, exponent] = POWER_OF_TEN.exec(text) ?? []
  const value =
    digits !== undefined ? `${digits}e${exponent}` : PLAIN.test(text) ? text.replaceAll(',', '') : ''
  return value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value)
}

/** Twelve digits: more than any factor has, fewer than binary noise such as 7.191999999999999 needs. */
const withoutNoise = (value: number): number => Number(value.toPrecision(12))
