import { divide, multiply, type Rational, rational, sum, toFixed } from '../factors/rational.ts'
import type { LedgerScope } from './categories.ts'
import type { LedgerBody } from './record.ts'

/** Percent of the tonnes of a scope that may be estimated where documents are to show its figure. */
export const MOST_ESTIMATED_PERCENT = 25

/** The share of a scope that is estimated, in per cent, where it is more than documents of the rest can show; null where it is not. */
export function tooMuchEstimated(
  { places, factors }: Pick<LedgerBody, 'places' | 'factors'>,
  scope: LedgerScope,
): string | null {
  const rows = places.flatMap((place) =>
    factors[place.factor]!.parts.filter((part) => part.scope === scope).map(({ total }) => {
      const perUnit = multiply(rational(total), rational(place.share_percent))
      return {
        all: multiply(rational(place.activity), perUnit),
        estimated: multiply(rational(place.estimated), perUnit),
      }
    }),
  )
  const all = size(sum(rows.map((row) => row.all)))
  // What is estimated too high here and too low there is estimated twice.
  const estimated = sum(rows.map((row) => size(row.estimated)))
  if (estimated.numerator === 0n) return null
  if (all.numerator === 0n) return '100.0'
  const percent = divide(multiply(estimated, rational(100)), all)
  return percent.numerator > BigInt(MOST_ESTIMATED_PERCENT) * percent.denominator ? toFixed(percent, 1) : null
}

const size = ({ numerator, denominator }: Rational): Rational => ({
  numerator: numerator < 0n ? -numerator : numerator,
  denominator,
})
