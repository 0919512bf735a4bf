import { gamma } from '../mathematics/gamma.ts'
import { quantile } from '../mathematics/statistics.ts'
import { rememberedUpTo } from '../remembered-by.ts'

/** A generalised extreme value distribution in Hosking's notation: a negative shape has a heavy tail. */
export interface ExtremeValueFit {
  readonly location: number
  readonly scale: number
  readonly shape: number
}

/** Years that a distribution of annual maxima is fitted to at least. */
const FEWEST_MAXIMA = 30
/** Lengths of records whose shares are kept: some 400 KB each. */
const LENGTHS_KEPT = 4
const BOOTSTRAP = { draws: 1000, seed: 20_260_701, lower: 0.05, upper: 0.95 } as const

/** A level that is exceeded once in so many years on average, with its 90 % interval. */
export interface ReturnLevel {
  readonly years: number
  readonly level: number
  readonly low: number
  readonly high: number
  readonly maxima: number
}

/**
 * From annual maxima by unbiased L-moments (Hosking 1990), with the interval of a parametric bootstrap: as many years as were
 * observed are drawn from the fit and fitted again. The seed is fixed, so the answer is always the same. Null below thirty years,
 * and where the maxima hardly vary.
 */
export function returnLevel(maxima: readonly number[], years: number): ReturnLevel | null {
  if (maxima.length < FEWEST_MAXIMA) return null
  const fit = fitExtremeValues(maxima)
  if (fit === null) return null
  const levels: number[] = []
  for (const draw of bootstrapDraws(maxima.length)) {
    const again = fitSorted(draw.map((below) => levelAt(fit, below)))
    if (again !== null) levels.push(levelAt(again, 1 - 1 / years))
  }
  return {
    years,
    level: levelAt(fit, 1 - 1 / years),
    low: quantile(levels, BOOTSTRAP.lower) ?? Number.NaN,
    high: quantile(levels, BOOTSTRAP.upper) ?? Number.NaN,
    maxima: maxima.length,
  }
}

/** The value with a share of the distribution below it. */
export function levelAt({ location, scale, shape }: ExtremeValueFit, below: number): number {
  const reduced = -Math.log(below)
  return Math.abs(shape) < NEARLY_GUMBEL
    ? location - scale * Math.log(reduced)
    : location + (scale / shape) * (1 - reduced ** shape)
}

/** Where the general formula divides zero by zero and the Gumbel distribution stands for it. */
const NEARLY_GUMBEL = 1e-6
const EULER = 0.577_215_664_901_532_9

export const fitExtremeValues = (values: readonly number[]): ExtremeValueFit | null =>
  fitSorted(Float64Array.from(values).sort())

/** From values in ascending order. */
function fitSorted(values: Float64Array): ExtremeValueFit | null {
  const [first, second, third] = sampleMoments(values)
  if (!(second > 0)) return null
  const shape = shapeOf(third / second)
  if (shape === null) return null
  if (Math.abs(shape) < NEARLY_GUMBEL) {
    const scale = second / Math.log(2)
    return { location: first - EULER * scale, scale, shape: 0 }
  }
  if (shape <= -1) return null
  const factor = gamma(1 + shape)
  const scale = (second * shape) / ((1 - 2 ** -shape) * factor)
  return { location: first - (scale * (1 - factor)) / shape, scale, shape }
}

/** Where the rational form holds; real maxima are far above it. */
const LEAST_SKEWNESS = -0.8

/** The shape that has this L-skewness, 2 (1 - 3^-k) / (1 - 2^-k) - 3, in the rational form of Hosking (1996): within 5e-7 of it. */
export function shapeOf(skewness: number): number | null {
  if (skewness < LEAST_SKEWNESS || skewness >= 1) return null
  if (skewness < 0)
    return (
      series(skewness, [0.2837753, -1.21096399, -2.50728214, -1.13455566, -0.07138022]) /
      series(skewness, [1, 2.06189696, 1.31912239, 0.25077104])
    )
  const rest = 1 - skewness
  return series(rest, [-1, 1.59921491, -0.48832213, 0.01573152]) / series(rest, [1, -0.64363929, 0.08985247])
}

const series = (at: number, coefficients: readonly number[]): number =>
  coefficients.reduceRight((sum, coefficient) => sum * at + coefficient, 0)

/** The first three unbiased sample L-moments. */
function sampleMoments(sorted: Float64Array): [number, number, number] {
  const n = sorted.length
  let [b0, b1, b2] = [0, 0, 0]
  for (let at = 0; at < n; at += 1) {
    const value = sorted[at]!
    b0 += value
    b1 += (at / (n - 1)) * value
    b2 += ((at * (at - 1)) / ((n - 1) * (n - 2))) * value
  }
  return [b0 / n, (2 * b1 - b0) / n, (6 * b2 - 6 * b1 + b0) / n]
}

/**
 * Shares to draw by, in ascending order: what is drawn by them is then in order too, and the same shares serve every place with
 * as many years.
 */
const bootstrapDraws = rememberedUpTo(LENGTHS_KEPT, (length: number): readonly Float64Array[] => {
  const random = seeded(BOOTSTRAP.seed)
  return Array.from({ length: BOOTSTRAP.draws }, () => Float64Array.from({ length }, () => random()).sort())
})

/** Numbers above zero and below one from a seed (mulberry32): the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4_294_967_296
  }
}
