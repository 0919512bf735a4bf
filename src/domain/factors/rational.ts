/**
 * Exact fractions. Published factors are short decimals; sums, unit conversions and GWP ratios of them are computed
 * without rounding and rounded once, when shown: 0.1 + 0.2 is 0.3 here, and 0.1 × 29.8 / 28 keeps every digit until then.
 */
export interface Rational {
  readonly numerator: bigint
  /** Always positive. */
  readonly denominator: bigint
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i

/** The fraction that a decimal text or a finite number stands for; a number counts as its shortest decimal text. */
export function rational(value: string | number): Rational {
  const match = DECIMAL.exec(typeof value === 'number' ? String(value) : value.trim())
  if (match === null) throw new RangeError(`not a decimal number: ${value}`)
  const [, sign = '', whole = '', part = '', power = '0'] = match
  const exponent = Number(power) - part.length
  const digits = BigInt(`${sign}${whole}${part}`)
  return exponent >= 0
    ? { numerator: digits * 10n ** BigInt(exponent), denominator: 1n }
    : reduced(digits, 10n ** BigInt(-exponent))
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n }

export const add = (a: Rational, b: Rational): Rational =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const subtract = (a: Rational, b: Rational): Rational =>
  add(a, { numerator: -b.numerator, denominator: b.denominator })

export const multiply = (a: Rational, b: Rational): Rational =>
  reduced(a.numerator * b.numerator, a.denominator * b.denominator)

export function divide(a: Rational, b: Rational): Rational {
  if (b.numerator === 0n) throw new RangeError('division by zero')
  const sign = b.numerator < 0n ? -1n : 1n
  return reduced(sign * a.numerator * b.denominator, sign * a.denominator * b.numerator)
}

export const sum = (terms: readonly Rational[]): Rational => terms.reduce(add, ZERO)

export const equal = (a: Rational, b: Rational): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator

/** Significant digits of a result that has no end in decimals, such as a seventh. */
const SIGNIFICANT = 15

/** Decimal text: every digit where the fraction ends within 30 decimals, else rounded half up to 15 significant digits. */
export function toText(value: Rational): string {
  const exact = decimals(value.denominator)
  if (exact !== undefined) return toFixed(value, exact)
  const size = magnitude(value)
  return trimZeros(toFixed(value, Math.max(0, SIGNIFICANT - size)))
}

export const toNumber = (value: Rational): number => Number(toText(value))

/** Rounded half up (away from zero) to `places` decimals, as publishers print. */
export function toFixed(value: Rational, places: number): string {
  const negative = value.numerator < 0n
  const scaled = (negative ? -value.numerator : value.numerator) * 10n ** BigInt(places)
  const rounded = (scaled * 2n + value.denominator) / (value.denominator * 2n)
  const digits = rounded.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`
  return negative && rounded !== 0n ? `-${text}` : text
}

/** Digits before the decimal point; zero or negative for fractions below one. */
function magnitude(value: Rational): number {
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  if (size >= value.denominator) return (size / value.denominator).toString().length
  return 1 - (value.denominator / (size === 0n ? 1n : size)).toString().length
}

const MOST_DECIMALS = 30

/** Decimals that a reduced fraction needs; undefined where it never ends or ends too late. */
function decimals(denominator: bigint): number | undefined {
  let twos = 0
  let fives = 0
  let rest = denominator
  for (; rest % 2n === 0n; rest /= 2n) twos += 1
  for (; rest % 5n === 0n; rest /= 5n) fives += 1
  const needed = Math.max(twos, fives)
  return rest === 1n && needed <= MOST_DECIMALS ? needed : undefined
}

const trimZeros = (text: string): string =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text

function reduced(numerator: bigint, denominator: bigint): Rational {
  const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / common, denominator: denominator / common }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger === 0n ? 1n : larger
}
