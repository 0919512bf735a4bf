import type { Numeral } from './numerals.ts'
import type { PlainText } from './plain-text.ts'
import type { Amount, Place, Unit } from './reading.ts'
import { type Measured, measured } from './units.ts'

/** A numeral with its unit, before anyone asks what it is about. */
export interface Quantity extends Place {
  readonly numeral: Numeral
  readonly unit: Unit | null
  readonly amount: Amount
  readonly substance: string | null
  readonly co2: boolean
  readonly doubts: readonly string[]
}

const ABOUT =
  /(?:about|around|approximately|approx\.?|circa|(?<![a-z])c\.?|(?<![a-z])some|roughly|nearly|almost|just (?:under|over|below|above)|close to|an estimated|estimated at|~|≈|in the order of|of the order of) ?(?:[a-z]{0,3}\$)?[−-]?$/
const AT_LEAST =
  /(?:more than|over|above|at least|exceed(?:s|ed|ing)?|in excess of|no(?:t)? (?:less|fewer) than|greater than|upwards? of|well over|>) ?(?:[a-z]{0,3}\$)?$/
const AT_MOST =
  /(?:less than|under|below|up to|at most|no(?:t)? more than|fewer than|within|<|maximum of|not exceed(?:ing)?|well under|lower than) ?(?:[a-z]{0,3}\$)?$/

/** How much of the words before a number can hedge it. */
const HEDGE = 30

/** The quantities among the numerals of one sentence: with units, shared units and ranges. */
export function quantities({ plain, original }: PlainText, numerals: readonly Numeral[]): Quantity[] {
  const units = numerals.map((numeral) => measured(plain, original, numeral))
  // "2.5 to 2.6 million tonnes", "from 290,114 to 255,300 t": the first has the unit of the second.
  for (let at = numerals.length - 2; at >= 0; at -= 1) {
    const [here, next] = [units[at]!, units[at + 1]!]
    if (here.unit !== null || next.unit === null || next.unit === 'AUD') continue
    const between = plain.slice(here.end === 0 ? numerals[at]!.end : here.end, numerals[at + 1]!.start)
    if (between.length > 40 || !SHARES.test(between)) continue
    const shared =
      !here.scaled && !numerals[at]!.grouped
        ? next.scale
        : numerals[at]!.value < 1000
          ? next.scale
          : here.scale
    units[at] = { ...next, scale: here.scaled ? here.scale : shared, end: numerals[at]!.end }
  }
  const found: Quantity[] = []
  for (let at = 0; at < numerals.length; at += 1) {
    const numeral = numerals[at]!
    const unit = units[at]!
    const second = numerals[at + 1]
    if (
      second !== undefined &&
      isRange(plain, numeral, unit, second) &&
      units[at + 1]!.unit === unit.unit &&
      unit.unit !== null
    ) {
      const [low, high] = [amountOf(numeral, unit, ''), amountOf(second, units[at + 1]!, '')]
      if (low.value < high.value) {
        found.push({
          ...made(plain, second, units[at + 1]!),
          start: numeral.start,
          amount: { ...low, value: (low.value + high.value) / 2, high: high.high, hedge: 'about' },
        })
        at += 1
        continue
      }
    }
    found.push(made(plain, numeral, unit))
  }
  return found
}

const SHARES =
  /^[ \u00A0]?(?:(?:in|for) [a-z0-9/-]{2,9}(?: [a-z0-9-]{2,8})? )?(?:to|and|-|or|,|versus|vs|compared with|against)[ \u00A0]?(?:about |around )?$/

function isRange(plain: string, first: Numeral, unit: Measured, second: Numeral): boolean {
  const between = plain.slice(
    Math.max(first.end, unit.end === 0 ? first.end : Math.min(unit.end, second.start)),
    second.start,
  )
  const before = plain.slice(Math.max(0, first.start - 40), first.start)
  if (/^[ \u00A0]?-[ \u00A0]?$/.test(between)) return true
  if (/^ and $/.test(between)) return /(?<![a-z])between (?:about |around )?$/.test(before)
  return (
    /^ to $/.test(between) &&
    !/(?<![a-z])(?:from|fell|rose|down|up)(?: about)? (?:[a-z]{0,3}\$)?$/.test(before)
  )
}

function made(plain: string, numeral: Numeral, unit: Measured): Quantity {
  const end = Math.max(numeral.end, unit.end)
  const before = plain.slice(Math.max(0, numeral.start - HEDGE), numeral.start)
  const isRate = numeral.fraction && unit.unit === null
  return {
    start: startOf(plain, numeral),
    end,
    numeral,
    unit: isRate ? 'percent' : unit.unit,
    amount: amountOf(numeral, unit, before),
    substance: unit.substance,
    co2: unit.co2,
    doubts: [
      ...(unit.doubt === null ? [] : [unit.doubt]),
      ...(numeral.spaced && /\d[ ]?$/.test(before) ? ['the digits before it may belong to it'] : []),
    ],
  }
}

/** With the sign and the currency. */
const startOf = (plain: string, { start, negative }: Numeral): number => {
  const sign = negative ? start - 1 : start
  const currency = /(?:(?:a|au|us|nz)?\$|aud ?)$/.exec(plain.slice(Math.max(0, sign - 4), sign))?.[0]
  return sign - (currency?.length ?? 0)
}

/** The number in its base unit, with what its printing and the words before it leave open. */
function amountOf(numeral: Numeral, { scale, factor, scaled, unit }: Measured, before: string): Amount {
  const size = scale * factor
  const value = (numeral.negative ? -1 : 1) * numeral.value * size
  const hedge = ABOUT.test(before)
    ? 'about'
    : AT_LEAST.test(before)
      ? 'at_least'
      : AT_MOST.test(before)
        ? 'at_most'
        : 'none'
  const open = openness(numeral, hedge === 'about', scaled || unit === 'percent') * size
  return {
    value,
    low: value - open,
    high: value + open,
    digits: numeral.digits - numeral.trailing_zeros,
    hedge,
  }
}

/**
 * Half of the last printed digit. A whole number that ends in zeros may be rounded to them: to the last digit before the
 * zeros, but by no more than a fortieth, so that 300,000 does not agree with 255,300. `about` doubles both.
 */
function openness(numeral: Numeral, about: boolean, scaled: boolean): number {
  const half = numeral.step / 2
  if (numeral.trailing_zeros === 0 || (scaled && !about && numeral.value < 100))
    return about ? half * 2 : half
  const place = 10 ** numeral.trailing_zeros / 2
  const most = numeral.value / (about ? 20 : 40)
  return Math.max(half, Math.min(about ? place * 2 : place, most))
}

/** A number without a unit, in the unit of its heading or label. */
export const scaledBy = (
  quantity: Quantity,
  { unit, factor }: { readonly unit: Unit; readonly factor: number },
): Quantity => ({
  ...quantity,
  unit,
  amount: {
    ...quantity.amount,
    value: quantity.amount.value * factor,
    low: quantity.amount.low * factor,
    high: quantity.amount.high * factor,
  },
})
