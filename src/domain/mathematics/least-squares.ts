import { sum } from './statistics.ts'
import { studentTQuantile } from './student-t.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A straight line through points by ordinary least squares. */
export interface LineFit {
  readonly n: number
  readonly slope: number
  /** The line's value at x = 0. */
  readonly intercept: number
  /** Share of the variation that the line explains; null when the values do not vary. */
  readonly r_squared: number | null
  readonly mean_x: number
  readonly mean_y: number
  /** Sum of squared distances of x from its mean. */
  readonly spread_x: number
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
    intercept: mean_y - slope * mean_x,
    r_squared: total === 0 ? null : Math.max(0, 1 - residual_sum_of_squares / total),
    mean_x,
    mean_y,
    spread_x,
    residual_sum_of_squares,
  }
}

export const valueOnLine = (fit: LineFit, x: number): number => fit.mean_y + fit.slope * (x - fit.mean_x)

/** Half-width of the two-sided prediction interval of one new value at x; null below three points. */
export function predictionHalfWidth(fit: LineFit, x: number, confidence: number): number | null {
  const degreesOfFreedom = fit.n - 2
  if (degreesOfFreedom < 1) return null
  const residual = Math.sqrt(fit.residual_sum_of_squares / degreesOfFreedom)
  const widening = Math.sqrt(1 + 1 / fit.n + (x - fit.mean_x) ** 2 / fit.spread_x)
  return studentTQuantile((1 + confidence) / 2, degreesOfFreedom) * residual * widening
}
