import { divide, equal, multiply, type Rational, rational, toFixed, toText } from '../factors/rational.ts'
import { findUnit, type Unit, unitsOf } from '../factors/units.ts'
import type { FactorUse } from './factor-use.ts'
import { LineRefusal } from './line.ts'
import { isMoney } from './spend-factors.ts'

/** What a quantity in this unit is multiplied with to be in the unit of the factor, rate and year aside. */
export function unitSize(use: FactorUse, unit: string): Rational {
  const [from, per] = [findUnit(unit), findUnit(use.unit)]
  if (sameWord(unit, use.unit)) return rational(1)
  if (from === undefined || per === undefined) throw doesNotFit(use, unit)
  if (from.dimension === per.dimension) return divide(from.size, per.size)
  const content = contentOf(use)
  if (
    content === undefined ||
    content.gives.dimension !== per.dimension ||
    content.per.dimension !== from.dimension
  )
    throw doesNotFit(use, unit)
  return divide(
    multiply(divide(from.size, content.per.size), multiply(content.value, content.gives.size)),
    per.size,
  )
}

/** Own factors may count what no table of units has, such as passenger-km or A$. */
const sameWord = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase() || (isMoney(a) && isMoney(b))

function contentOf({ content }: FactorUse): { value: Rational; gives: Unit; per: Unit } | undefined {
  const [gives, per] = (content?.unit.split('/') ?? []).map(findUnit)
  return content === null || gives === undefined || per === undefined
    ? undefined
    : { value: rational(content.value), gives, per }
}

function doesNotFit(use: FactorUse, unit: string): LineRefusal {
  const per = findUnit(use.unit)
  const content = contentOf(use)
  const allowed =
    per === undefined
      ? [use.unit]
      : [...unitsOf(per.dimension), ...(content === undefined ? [] : unitsOf(content.per.dimension))]
  return new LineRefusal(
    'unit_does_not_fit',
    'unit',
    `${JSON.stringify(unit)} cannot be converted to ${use.unit}, the unit of ${use.parts[0]!.factor_id}. Units that fit: ${allowed.join(', ')}.`,
    allowed,
  )
}

const PER_CENT = rational(100)

/** What a quantity is multiplied with to be the activity. `yearShare` is the share of a year that the line is about. */
export function multiplierOf(use: FactorUse, size: Rational, yearShare: () => Rational): Multiplier {
  const lost = use.rate === null ? size : divide(multiply(size, rational(use.rate.percent)), PER_CENT)
  const exact = isOfTheYear(use) ? multiply(lost, yearShare()) : lost
  const text = toText(exact)
  return { exact, ends: equal(rational(text), exact) ? digitsOf(text) : undefined }
}

/** Whether what is counted is there for the whole year, so that a part of the year counts as a part. */
export const isOfTheYear = ({ rate, is_yearly }: FactorUse): boolean => rate !== null || is_yearly

export interface Multiplier {
  readonly exact: Rational
  /** As digits and decimals, where it ends: a product of two such numbers needs no fraction. */
  readonly ends: Digits | undefined
}

interface Digits {
  readonly digits: bigint
  readonly decimals: number
}

function digitsOf(text: string): Digits {
  const [whole = '0', part = ''] = text.split('.')
  return { digits: BigInt(whole + part), decimals: part.length }
}

/** Decimals that are kept where a fraction does not end, and at most where it does. */
const DECIMALS = 18
const MOST_DECIMALS = 30

/** Activity in the unit of the factor: every digit where it ends, else 18 decimals. */
export function activityOf(quantity: number, { exact, ends }: Multiplier): string {
  const text = String(quantity)
  if (ends === undefined || text.includes('e')) return toFixed(multiply(rational(quantity), exact), DECIMALS)
  if (quantity < 0) return `-${activityOf(-quantity, { exact, ends })}`
  const own = digitsOf(text)
  const decimals = own.decimals + ends.decimals
  if (decimals > MOST_DECIMALS) return toFixed(multiply(rational(quantity), exact), DECIMALS)
  const digits = (own.digits * ends.digits).toString().padStart(decimals + 1, '0')
  const part = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals)
  return part === '' ? whole : `${whole}.${part}`
}
