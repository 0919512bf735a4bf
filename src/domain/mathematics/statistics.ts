/** The arithmetic that the company methods share. Nothing here rounds. */

/**
 * Sum with the terms in ascending order, so that the order of a query cannot move the last digit. An array of doubles is
 * sorted by the engine itself, without calling back for each pair.
 */
export function sum(values: readonly number[]): number {
  const sorted = values.length > FEW ? manyAscending(values) : fewAscending(values)
  let total = 0
  for (let at = 0; at < sorted.length; at += 1) total += sorted[at]!
  return total
}

/** Up to this many values are in order sooner than an array of doubles is made. */
const FEW = 24

/** Cells that are all zero, or in order already, are not sorted: most of the time goes into that. */
function manyAscending(values: readonly number[]): Float64Array {
  const sorted = new Float64Array(values.length)
  let isAscending = true
  for (let at = 0; at < sorted.length; at += 1) {
    const value = values[at]!
    if (at > 0 && !(value >= values[at - 1]!)) isAscending = false
    sorted[at] = value
  }
  return isAscending ? sorted : sorted.sort()
}

function fewAscending(values: readonly number[]): readonly number[] {
  const sorted: number[] = []
  for (const value of values) {
    let at = sorted.length
    for (; at > 0 && sorted[at - 1]! > value; at -= 1) sorted[at] = sorted[at - 1]!
    sorted[at] = value
  }
  return sorted
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length

/** Standard deviation of a sample (n - 1); null below two values. */
export function sampleStandardDeviation(values: readonly number[]): number | null {
  const centre = mean(values)
  if (centre === null || values.length < 2) return null
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1))
}

/** 100 x (below + half of equal) / n, the value itself being one of the population; null for an empty one. */
export const percentileRank = (value: number, population: readonly number[]): number | null =>
  percentileRankInSorted(
    value,
    population.toSorted((a, b) => a - b),
  )

/** The same for a population in ascending order, which may be large: two halvings instead of a pass. */
export function percentileRankInSorted(value: number, sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null
  const { below, equal } = countInSorted(value, sorted)
  return (100 * (below + equal / 2)) / sorted.length
}

export function countInSorted(
  value: number,
  sorted: readonly number[],
): { readonly below: number; readonly equal: number } {
  const below = firstIndex(sorted, (other) => other >= value)
  return { below, equal: firstIndex(sorted, (other) => other > value) - below }
}

/** Index of the first member that passes, in an order in which all later ones pass too. */
function firstIndex(sorted: readonly number[], passes: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (passes(sorted[middle] ?? Number.POSITIVE_INFINITY)) high = middle
    else low = middle + 1
  }
  return low
}

/** Quantile by linear interpolation between order statistics (type 7 of R); null for no values. */
export const quantile = (values: readonly number[], probability: number): number | null =>
  quantileOfSorted(
    values.toSorted((a, b) => a - b),
    probability,
  )

/** The same for values in ascending order. */
function quantileOfSorted(sorted: readonly number[], probability: number): number | null {
  const position = (sorted.length - 1) * probability
  const lower = sorted[Math.floor(position)]
  const upper = sorted[Math.ceil(position)]
  if (lower === undefined || upper === undefined) return null
  // At equal neighbours the interpolation would cost a digit, and the quantiles could come out of order. Plus zero,
  // because sorting leaves -0 and 0 in the order in which they came.
  if (lower === upper) return lower + 0
  return Math.min(upper, lower + (position - Math.floor(position)) * (upper - lower))
}
