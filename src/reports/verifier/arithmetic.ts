/** Plain arithmetic, written again for the verifier: nothing here is shared with what made the figures. */

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

export const average = (values: readonly number[]): number => total(values) / values.length

export const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** Sum that does not depend on the order in which the values come: the smallest is added first. */
export const sumOf = (values: readonly number[]): number => total(ascending(values))

export const mean = (values: readonly number[]): number => sumOf(values) / values.length

/** Sum of the squared distances from a middle. */
export const squaresFrom = (middle: number, values: readonly number[]): number =>
  sumOf(values.map((value) => (value - middle) ** 2))

/** Standard deviation of a sample (n - 1). */
export const sampleDeviation = (values: readonly number[]): number =>
  Math.sqrt(squaresFrom(mean(values), values) / (values.length - 1))

/** A line by least squares, with the squares of y about its mean and about the line. */
export interface StraightLine {
  readonly n: number
  readonly slope: number
  readonly variation: number
  readonly unexplained: number
}

/** Null with fewer than two different x. */
export function straightLine(points: readonly (readonly [x: number, y: number])[]): StraightLine | null {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [middleX, middleY] = [mean(xs), mean(ys)]
  const spread = squaresFrom(middleX, xs)
  if (points.length < 2 || spread === 0) return null
  const slope = sumOf(points.map(([x, y]) => (x - middleX) * (y - middleY))) / spread
  return {
    n: points.length,
    slope,
    variation: squaresFrom(middleY, ys),
    unexplained: sumOf(points.map(([x, y]) => (y - middleY - slope * (x - middleX)) ** 2)),
  }
}

/** The calendar year in which a reporting year ends: 2030 for 2029-30. */
export const endOf = (reportingYear: string): number => Number(reportingYear.slice(0, 4)) + 1

/** The reporting year that ends in a calendar year. */
export const yearEnding = (year: number): string => `${year - 1}-${String(year % 100).padStart(2, '0')}`

/** Quantile by linear interpolation between order statistics. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

/** Per cent of values below, with half of those equal. */
export const percentile = (value: number, values: readonly number[]): number =>
  (100 * (values.filter((one) => one < value).length + values.filter((one) => one === value).length / 2)) /
  values.length

/** The t below which a share of Student's distribution lies, by halving on the exact finite sum that whole degrees of freedom allow. */
export function studentT(share: number, degrees: number): number {
  if (share === 0.5) return 0
  if (share < 0.5) return -studentT(1 - share, degrees)
  const central = 2 * share - 1
  let [low, high] = [0, 1]
  while (Number.isFinite(high) && centralShare(high, degrees) < central) [low, high] = [high, high * 2]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (centralShare(middle, degrees) < central) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The share of the distribution between -t and t: sums of powers of the cosine, odd or even by the degrees. */
function centralShare(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = degrees % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = degrees === 1 ? 0 : term
  for (let power = isOdd ? 3 : 2; power <= degrees - 2; power += 2) {
    term *= (cosine * cosine * (power - 1)) / power
    sum += term
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
}
