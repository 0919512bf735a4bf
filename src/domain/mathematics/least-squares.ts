import { sum } from './statistics.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A straight line through points by ordinary least squares. */
export interface LineFit {
  readonly n: number
  readonly slope: number
  /** Share of the variation that the line explains; null when the values do not vary. */
  readonly r_squared: number | null
  readonly residual_sum_of_squares: number
}

/** Null with fewer than two different x. Centred on the means, because years squared would cost half of the digits. */
export function fitLine(points: readonly Point[]): LineFit | null {
  const n = points.length
  const mean_x = sum(points.map(({ x }) => x)) / n
  const mean_y = sum(points.map(({ y }) => y)) / n
  const spread_x = sum(points.map(({ x }) => (x - mean_x) ** 2))
  if (n < 2 || spread_x === 0) return null
  const slope = sum(points.map(({ x, y }) => (x - mean_x) * (y - mean_y))) / spread_x
  const residual_sum_of_squares = sum(points.map(({ x, y }) => (y - mean_y - slope * (x - mean_x)) ** 2))
  const total = sum(points.map(({ y }) => (y - mean_y) ** 2))
  return {
    n,
    slope,
    r_squared: total === 0 ? null : Math.max(0, 1 - residual_sum_of_squares / total),
    residual_sum_of_squares,
  }
}
