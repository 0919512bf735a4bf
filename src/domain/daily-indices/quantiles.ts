/**
 * Quantile of values in ascending order by the median-unbiased plotting position (type 8 of Hyndman and Fan), which the ETCCDI
 * software uses. NaN for no values.
 */
export function quantileType8(sorted: ArrayLike<number>, probability: number): number {
  return quantileAt(sorted.length, probability, (at) => sorted[at]!)
}

/** The same where the value at a rank is computed when it is asked for. */
export function quantileAt(count: number, probability: number, valueAt: (rank: number) => number): number {
  if (count === 0) return Number.NaN
  const position = THIRD + probability * (count + 1 - THIRD - THIRD) - 1
  const whole = Math.floor(position + FUZZ)
  const part = Math.abs(position - whole) <= FUZZ ? 0 : position - whole
  const lower = valueAt(within(whole, count))
  const upper = valueAt(within(whole + 1, count))
  if (part === 0 || lower === upper) return lower
  return (1 - part) * lower + part * upper
}

const THIRD = 1 / 3
/** So that a position that is whole but for its last digit counts as whole. */
const FUZZ = 4 * Number.EPSILON

const within = (rank: number, count: number): number => Math.min(Math.max(rank, 0), count - 1)
