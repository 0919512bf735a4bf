import {
  add,
  divide,
  equal,
  multiply,
  type Rational,
  rational,
  subtract,
  sum,
  toNumber,
} from '../factors/rational.ts'
import { DIVIDED_BY_ZERO, isAbsent, isFraction, NOT_A_NUMBER, type Value } from './absent.ts'

/** A number counts as its shortest decimal text. */
const fraction = (value: Value): Rational => (isFraction(value) ? value : rational(value as number))

const sign = (one: Value, other: Value): number => {
  const { numerator } = subtract(fraction(one), fraction(other))
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0
}

/** Terms that give a fraction, or compare fractions, where a step is exact. */
export const EXACT: Readonly<Record<string, (...values: Value[]) => Value>> = {
  add: (...values) => sum(values.map(fraction)),
  subtract: (from, what) => subtract(fraction(from), fraction(what)),
  product: (...values) => values.map(fraction).reduce(multiply),
  ratio: (above, below) => {
    const divisor = fraction(below)
    return divisor.numerator === 0n ? DIVIDED_BY_ZERO : divide(fraction(above), divisor)
  },
  smallest: (...values) => values.reduce((least, value) => (sign(value, least) < 0 ? value : least)),
  largest: (...values) => values.reduce((most, value) => (sign(value, most) > 0 ? value : most)),
  less: (left, right) => sign(left, right) < 0,
  at_most: (left, right) => sign(left, right) <= 0,
  greater: (left, right) => sign(left, right) > 0,
  at_least: (left, right) => sign(left, right) >= 0,
  equal: (left, right) =>
    isNumber(left) && isNumber(right) ? equal(fraction(left), fraction(right)) : left === right,
}

const isNumber = (value: Value): boolean => typeof value === 'number' || isFraction(value)

/** All that a step that is exact may be made of: fractions, and what does not compute. */
export const EXACT_TERMS: ReadonlySet<string> = new Set([
  ...Object.keys(EXACT),
  'all',
  'any',
  'not',
  'text',
  'absent',
  'when',
  'is_missing',
  'first_known',
  'lookup',
  'sum',
  'count',
  'cell',
])

export const exactSum = (values: readonly Value[]): Value =>
  values.map(fraction).reduce((total, value) => add(total, value), rational(0))

/** What an exact step gives. Beyond what a number can hold it gives nothing, as all terms do. */
export function settled(value: Value): Value {
  if (isAbsent(value)) return value
  const exact = fraction(value)
  return Number.isFinite(toNumber(exact)) ? exact : NOT_A_NUMBER
}
