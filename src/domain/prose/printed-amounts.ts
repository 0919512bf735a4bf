import { findUnit, type Unit } from '../factors/units.ts'
import { isMoney } from '../ledger/spend-factors.ts'
import { numerals } from './numerals.ts'
import { plainText } from './plain-text.ts'
import type { Amount } from './reading.ts'

/** An amount with its unit, whatever it is of: `1,250.40 L`, `$412.10`. */
export interface PrintedAmount {
  readonly quote: string
  readonly amount: Amount
  readonly dimension: string
}

const UNIT = /^[ \u00A0]?([A-Za-z]{1,9}(?:[23³²])?(?: metres?)?)(?![\p{L}\d])/u

/** Amounts that a text prints with a unit of activity or in dollars, in the base unit of their dimension. */
export function printedAmounts(original: string): PrintedAmount[] {
  const { plain } = plainText(original)
  return numerals(plain, () => undefined).flatMap(({ start, end, value, step, digits }): PrintedAmount[] => {
    const written = UNIT.exec(original.slice(end, end + 24))
    const isDollars = original[start - 1] === '$'
    const unit = isDollars ? DOLLARS : written === null ? undefined : sizedUnit(written[1]!)
    if (unit === undefined) return []
    const from = isDollars ? start - 1 : start
    return [
      {
        quote: original.slice(from, isDollars ? end : end + written![0].length),
        dimension: unit.dimension,
        amount: {
          value: value * unit.size,
          low: (value - step / 2) * unit.size,
          high: (value + step / 2) * unit.size,
          digits,
          hedge: 'none',
        },
      },
    ]
  })
}

interface SizedUnit {
  readonly dimension: string
  /** In the base unit of the dimension. */
  readonly size: number
}

const DOLLARS: SizedUnit = { dimension: 'money', size: 1 }

/** A unit of quantities, or dollars; undefined for anything else. */
export function sizedUnit(name: string): SizedUnit | undefined {
  if (isMoney(name)) return DOLLARS
  const unit = findUnit(name)
  return unit === undefined ? undefined : { dimension: unit.dimension, size: sizeOf(unit) }
}

const sizeOf = ({ size }: Unit): number => Number(size.numerator) / Number(size.denominator)
