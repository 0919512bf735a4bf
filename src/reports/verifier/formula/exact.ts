import { type Fraction, type Json, listOf, own, type Value } from './shape.ts'
import type { Place, TermRule } from './term-rule.ts'

const isFraction = (value: Value): value is Fraction => typeof value === 'object' && value !== null

/** What a number's shortest decimal stands for: 0.1 is a tenth. */
function fractionOf(value: Value): Fraction {
  if (isFraction(value)) return value
  if (typeof value !== 'number') throw new Error('an exact term takes numbers')
  const [digits = '', exponent = '0'] = String(value).split('e')
  const [whole = '', decimals = ''] = digits.split('.')
  const power = Number(exponent) - decimals.length
  const number = BigInt(whole + decimals)
  return power < 0 ? lowest(number, 10n ** BigInt(-power)) : lowest(number * 10n ** BigInt(power), 1n)
}

function lowest(above: bigint, below: bigint): Fraction {
  let [divisor, rest] = [above < 0n ? -above : above, below < 0n ? -below : below]
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest]
  const sign = below < 0n ? -1n : 1n
  return divisor === 0n
    ? { above: 0n, below: 1n }
    : { above: (sign * above) / divisor, below: (sign * below) / divisor }
}

const plus = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.above * b.below + b.above * a.below, a.below * b.below)
const minus = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.above * b.below - b.above * a.below, a.below * b.below)
const times = (a: Fraction, b: Fraction): Fraction => lowest(a.above * b.above, a.below * b.below)
const isBelow = (a: Fraction, b: Fraction): boolean => a.above * b.below < b.above * a.below

const MOST_DECIMALS = 30
const SIGNIFICANT = 15

/** All digits where they end within thirty decimals, else fifteen significant ones, rounded half away from zero. */
function numberOf(value: Fraction): number {
  const size = value.above < 0n ? -value.above : value.above
  const isWhole = 10n ** BigInt(MOST_DECIMALS) % value.below === 0n
  const before =
    size >= value.below ? (size / value.below).toString().length : -leadingZeros(size, value.below)
  const decimals = isWhole ? MOST_DECIMALS : Math.max(0, SIGNIFICANT - before)
  const scaled = (2n * size * 10n ** BigInt(decimals) + value.below) / (2n * value.below)
  return Number(`${value.above < 0n ? '-' : ''}${scaled}e-${decimals}`)
}

/** Zeros between the point and the first other digit of a fraction below one. */
const leadingZeros = (size: bigint, below: bigint): number =>
  size === 0n ? 0 : (below / size).toString().length - 1

/** What an exact step gives; nothing beyond what a number can hold. */
export function settledExactly(value: Value): Value {
  if (value === null) return null
  const found = fractionOf(value)
  return Number.isFinite(numberOf(found)) ? found : null
}

/** A value as it leaves a formula. */
export const leaving = (value: Value): number | string | boolean | null =>
  isFraction(value) ? numberOf(value) : value

/** A term that takes fractions, and gives nothing where one of them is not known. */
const exactly = (name: string, give: (values: readonly Fraction[]) => Value): readonly [string, TermRule] => [
  name,
  {
    beside: [],
    value: (node, here) => {
      const values = listOf(node[name], `what ${name} takes`).map((one) => here.value(one))
      const known = values.filter((value) => value !== null)
      if (known.length < values.length) return null
      const fractions = known.map(fractionOf)
      here.work.take(
        fractions.reduce((digits, { above, below }) => digits + sizeOf(above) + sizeOf(below), 0),
      )
      return give(fractions)
    },
  },
]

/** Digits that arithmetic has to go through, in hundreds. */
const sizeOf = (whole: bigint): number => 1 + Math.floor(whole.toString(16).length / 100)

const compared = (name: string, holds: (a: Fraction, b: Fraction) => boolean) =>
  exactly(name, ([a, b]) => holds(a!, b!))

/** Terms that are other ones where a step is exact. */
export const EXACT_TERMS: ReadonlyMap<string, TermRule> = new Map([
  exactly('add', (values) => values.reduce(plus)),
  exactly('subtract', ([from, what]) => minus(from!, what!)),
  exactly('product', (values) => values.reduce(times)),
  exactly('ratio', ([above, below]) =>
    below!.above === 0n ? null : times(above!, lowest(below!.below, below!.above)),
  ),
  exactly('smallest', (values) => values.reduce((least, one) => (isBelow(one, least) ? one : least))),
  exactly('largest', (values) => values.reduce((most, one) => (isBelow(most, one) ? one : most))),
  compared('less', isBelow),
  compared('at_most', (a, b) => !isBelow(b, a)),
  compared('greater', (a, b) => isBelow(b, a)),
  compared('at_least', (a, b) => !isBelow(a, b)),
  ['equal', { beside: [], value: isEqual }],
  ['sum', { beside: ['known', 'where'], value: (node, here) => summed(node, here.cellsOf(node, 'sum')) }],
])

/** Two texts, two truths, or two numbers in whatever form. */
function isEqual(node: Json, here: Place): Value {
  const [a = null, b = null] = listOf(node['equal'], 'what equal takes').map((one) => here.value(one))
  if (a === null || b === null) return null
  if (typeof a === 'string' || typeof a === 'boolean') return a === b
  const { above } = minus(fractionOf(a), fractionOf(b))
  return above === 0n
}

function summed(node: Json, cells: readonly Value[] | null): Value {
  const known = cells?.filter((cell) => cell !== null)
  if (cells === null || known === undefined) return null
  if (known.length < cells.length && own(node, 'known') !== true) return null
  return known.map(fractionOf).reduce(plus, { above: 0n, below: 1n })
}
