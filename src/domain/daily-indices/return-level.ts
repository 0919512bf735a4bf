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
  // Hosking, Wallis and Wood (1985): the shape within 0.0009 of the exact solution.
  const c = 2 / (3 + third / second) - Math.log(2) / Math.log(3)
  const shape = 7.859 * c + 2.9554 * c * c
  if (Math.abs(shape) < NEARLY_GUMBEL) {
    const scale = second / Math.log(2)
    return { location: first - EULER * scale, scale, shape: 0 }
  }
  if (shape <= -1) return null
  const factor = gamma(1 + shape)
  const scale = (second * shape) / ((1 - 2 ** -shape) * factor)
  return { location: first - (scale * (1 - factor)) / shape, scale, shape }
}

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
